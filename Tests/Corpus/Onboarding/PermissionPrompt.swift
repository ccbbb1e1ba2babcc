import SwiftUI

struct PermissionPrompt: View {
    enum Step: Int, CaseIterable, Comparable {
        case location, notifications, health

        static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }

        var next: Step? { Step(rawValue: rawValue + 1) }
        var symbol: String {
            switch self {
            case .location: return "location.circle.fill"
            case .notifications: return "bell.badge.fill"
            case .health: return "heart.circle.fill"
            }
        }
    }

    @State private var step: Step? = .notifications

    var body: some View {
        VStack(spacing: 32) {
            HStack(spacing: 0) {
                ForEach(Step.allCases, id: \.self) { item in
                    Circle()
                        .fill(fill(for: item))
                        .frame(width: 28, height: 28)
                        .overlay(Text("\(item.rawValue + 1)").font(.caption).foregroundColor(.white))
                    if item != Step.allCases.last {
                        Rectangle()
                            .fill(fill(for: item))
                            .frame(height: 3)
                    }
                }
            }
            if let step = step {
                Image(systemName: step.symbol)
                    .resizable()
                    .scaledToFit()
                    .frame(maxHeight: 140)
                Text("Allow \(String(describing: step))?")
                    .font(.title)
                Button("Allow") { self.step = step.next }
                Button("Not now") { self.step = step.next }
                    .font(.footnote)
                    .foregroundColor(.secondary)
            } else {
                Text("All set 🎉")
                    .font(.title)
            }
        }
        .padding(40)
    }

    private func fill(for item: Step) -> Color {
        guard let step else { return .green }
        if item < step { return .green }
        return item == step ? .blue : .gray
    }
}

#Preview {
    PermissionPrompt()
}
