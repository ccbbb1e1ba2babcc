import SwiftUI

struct StepIndicator: View {
    enum Status { case done, active, upcoming }
    let steps: [String]
    let current: Int
    func status(_ i: Int) -> Status { i < current ? .done : (i == current ? .active : .upcoming) }
    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(Array(steps.enumerated()), id: \.offset) { pair in
                VStack(spacing: 6) {
                    ZStack {
                        HStack(spacing: 0) {
                            Rectangle().fill(pair.offset == 0 ? .clear : color(for: pair.offset - 1)).frame(height: 2)
                            Rectangle().fill(pair.offset == steps.count - 1 ? .clear : color(for: pair.offset)).frame(height: 2)
                        }
                        switch status(pair.offset) {
                        case .done:
                            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).background(.background, in: .circle)
                        case .active:
                            Circle().strokeBorder(.tint, lineWidth: 3).background(Circle().fill(.background)).frame(width: 22, height: 22)
                        case .upcoming:
                            Circle().fill(Color(white: 0.85)).frame(width: 14, height: 14)
                        }
                    }
                    .frame(height: 26)
                    Text(pair.element).font(.caption).multilineTextAlignment(.center).fixedSize(horizontal: false, vertical: true)
                }
                .frame(maxWidth: .infinity)
            }
        }
    }
    private func color(for index: Int) -> Color { index < current ? .green : Color(white: 0.85) }
}
#Preview { StepIndicator(steps: ["Cart", "Delivery address", "Payment", "Done"], current: 2).padding() }
