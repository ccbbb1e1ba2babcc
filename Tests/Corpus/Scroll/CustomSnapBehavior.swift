import SwiftUI

struct RulerSnap: ScrollTargetBehavior {
    let tick: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let x = target.rect.minX
        target.rect.origin.x = (x / tick).rounded() * tick
    }
}

struct RulerPicker: View {
    @State private var offset: CGFloat = 0
    private let tick: CGFloat = 10

    var body: some View {
        VStack(spacing: 12) {
            Text("\(Int((offset / tick).rounded()) + 40) kg")
                .font(.largeTitle.monospacedDigit())
            ScrollView(.horizontal) {
                HStack(alignment: .bottom, spacing: 0) {
                    ForEach(40...120, id: \.self) { value in
                        let isMajor = value % 10 == 0
                        Rectangle()
                            .fill(isMajor ? .primary : .secondary)
                            .frame(width: 1.5, height: isMajor ? 40 : value % 5 == 0 ? 28 : 18)
                            .frame(width: tick)
                            .overlay(alignment: .bottom) {
                                if isMajor {
                                    Text("\(value)")
                                        .font(.caption2)
                                        .fixedSize()
                                        .offset(y: 18)
                                }
                            }
                    }
                }
                .frame(height: 80, alignment: .top)
            }
            .scrollIndicators(.hidden)
            .scrollTargetBehavior(RulerSnap(tick: tick))
            .safeAreaPadding(.horizontal, 150)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.x + $0.contentInsets.leading
            } action: { _, newValue in
                offset = newValue
            }
            Triangle()
                .fill(.red)
                .frame(width: 14, height: 10)
        }
    }

    struct Triangle: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            }
        }
    }
}

#Preview {
    RulerPicker()
}
