import SwiftUI

struct DeliveryStep: Identifiable {
    enum State { case done, current, upcoming }
    let id: Int
    let title: String
    let subtitle: String
    let state: State
}

struct DeliveryTimeline: View {
    let steps: [DeliveryStep] = [
        .init(id: 0, title: "Order placed", subtitle: "Mon 09:12", state: .done),
        .init(id: 1, title: "Packed", subtitle: "Mon 16:40", state: .done),
        .init(id: 2, title: "On its way", subtitle: "Left the hub in Leipzig and should reach you before noon", state: .current),
        .init(id: 3, title: "Delivered", subtitle: "", state: .upcoming)
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(steps) { step in
                HStack(alignment: .top, spacing: 14) {
                    VStack(spacing: 0) {
                        marker(for: step.state)
                        if step.id != steps.last?.id {
                            Rectangle()
                                .fill(step.state == .done ? Color.green : Color.gray.opacity(0.3))
                                .frame(width: 2)
                        }
                    }
                    VStack(alignment: .leading, spacing: 2) {
                        Text(step.title)
                            .font(.headline)
                            .foregroundStyle(step.state == .upcoming ? .secondary : .primary)
                        if !step.subtitle.isEmpty {
                            Text(step.subtitle)
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                    }
                    .padding(.bottom, 24)
                    Spacer(minLength: 0)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        .padding()
    }

    @ViewBuilder
    private func marker(for state: DeliveryStep.State) -> some View {
        switch state {
        case .done:
            Image(systemName: "checkmark.circle.fill")
                .foregroundStyle(.green)
                .frame(width: 24, height: 24)
        case .current:
            Circle()
                .strokeBorder(.green, lineWidth: 4)
                .frame(width: 24, height: 24)
        case .upcoming:
            Circle()
                .fill(.gray.opacity(0.3))
                .frame(width: 12, height: 12)
                .frame(width: 24, height: 24)
        }
    }
}

#Preview {
    DeliveryTimeline()
}
