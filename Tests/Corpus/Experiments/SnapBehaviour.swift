import SwiftUI

struct SnapBehaviour: ScrollTargetBehavior {
    var step: CGFloat
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard context.axes.contains(.horizontal) else { return }
        let x = target.rect.minX
        let snapped = (x / step).rounded(context.velocity.dx > 0 ? .up : .toNearestOrAwayFromZero) * step
        target.rect.origin.x = min(snapped, context.contentSize.width - context.containerSize.width)
        target.anchor = .leading
    }
}
extension ScrollTargetBehavior where Self == SnapBehaviour { static func snap(_ step: CGFloat) -> Self { .init(step: step) } }
struct RulerScroll: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack(alignment: .bottom, spacing: 9) {
                    ForEach(0...100, id: \.self) { n in
                        Rectangle().fill(n % 10 == 0 ? .primary : .secondary).frame(width: 1, height: n % 10 == 0 ? 36 : n % 5 == 0 ? 24 : 14)
                            .overlay(alignment: .bottom) { if n % 10 == 0 { Text("\(n)").font(.caption2).fixedSize().offset(y: 18) } }
                            .id(n)
                    }
                }
                .padding(.bottom, 24)
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .center)
            .scrollTargetBehavior(.snap(10))
            .contentMargins(.horizontal, 150, for: .scrollContent)
            .scrollIndicators(.never)
            .overlay(alignment: .top) { Image(systemName: "arrowtriangle.down.fill").foregroundStyle(.red) }
            Text(position.viewID(type: Int.self).map { "\($0) kg" } ?? "–").font(.largeTitle.bold())
            Button("Half") { position.scrollTo(id: 50, anchor: .center) }
        }
    }
}
