import SwiftUI

struct StepIndicator: View {
    let titles: [String]
    @Binding var current: Int
    private func state(of index: Int) -> (fill: Color, symbol: String?) {
        switch index {
        case ..<current: return (.green, "checkmark")
        case current: return (.blue, nil)
        default: return (.gray.opacity(0.3), nil)
        }
    }
    var body: some View {
        HStack(alignment: .circleCenter, spacing: 0) {
            ForEach(titles.indices, id: \.self) { i in
                if i != titles.startIndex {
                    Rectangle().fill(state(of: i - 1).fill).frame(height: 2)
                        .alignmentGuide(.circleCenter) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 6) {
                    ZStack {
                        Circle().fill(state(of: i).fill)
                        if let symbol = state(of: i).symbol { Image(systemName: symbol).foregroundStyle(.white) } else { Text("\(i + 1)").foregroundStyle(.white) }
                    }
                    .font(.footnote.bold())
                    .frame(width: 28, height: 28)
                    .alignmentGuide(.circleCenter) { d in d[VerticalAlignment.center] }
                    Text(titles[i]).font(.caption2).fixedSize()
                }
                .onTapGesture { current = i }
                .zIndex(1)
            }
        }
    }
}
extension VerticalAlignment {
    struct CircleCenter: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
    static let circleCenter = Self(CircleCenter.self)
}
struct StepperPath: View {
    @State private var step = 1
    var body: some View { StepIndicator(titles: ["Cart", "Address", "Payment", "Done"], current: $step).padding(24) }
}
