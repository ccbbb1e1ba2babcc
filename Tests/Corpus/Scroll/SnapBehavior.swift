import SwiftUI

struct TileSnap: ScrollTargetBehavior {
    var step: CGFloat
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let x = target.rect.minX
        let closest = (x / step).rounded(context.velocity.dx > 0 ? .up : .down) * step
        target.rect.origin.x = min(max(closest, 0), context.contentSize.width - context.containerSize.width)
    }
}
extension ScrollTargetBehavior where Self == TileSnap { static func tile(_ step: CGFloat) -> TileSnap { .init(step: step) } }
struct SnapBehavior: View {
    let width: CGFloat = 260
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) {
                ForEach(Array("ABCDEF"), id: \.self) { letter in
                    ZStack {
                        RoundedRectangle(cornerRadius: 18).fill(.blue.opacity(0.2))
                        Text(String(letter)).font(.system(size: 72, weight: .heavy, design: .rounded))
                    }
                    .frame(width: width, height: 160)
                }
            }
            .padding(.horizontal, 20)
        }
        .scrollTargetBehavior(.tile(width + 12))
    }
}
