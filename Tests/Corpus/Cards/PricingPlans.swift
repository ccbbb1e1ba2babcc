import SwiftUI

enum Plan: String, CaseIterable, Identifiable {
    case free = "Free"
    case pro = "Pro"
    case team = "Team"

    var id: Self { self }

    var price: Int {
        switch self {
        case .free: 0
        case .pro: 9
        case .team: 29
        }
    }

    var features: [String] {
        var list = ["3 projects", "Community support"]
        if self != .free { list += ["Unlimited history", "Export"] }
        if case .team = self { list.append("Shared workspaces") }
        return list
    }
}

struct PlanCard: View {
    let plan: Plan
    let isSelected: Bool

    var body: some View {
        VStack(spacing: 12) {
            Text(plan.rawValue)
                .font(.headline)
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text("$\(plan.price)")
                    .font(.system(size: 40, weight: .heavy))
                Text("/mo")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Divider()
            VStack(alignment: .leading, spacing: 8) {
                ForEach(plan.features, id: \.self) { feature in
                    Label(feature, systemImage: "checkmark")
                        .font(.subheadline)
                }
            }
            Spacer(minLength: 0)
        }
        .padding()
        .frame(width: 200)
        .frame(maxHeight: .infinity)
        .background(RoundedRectangle(cornerRadius: 18).fill(Color(.secondarySystemBackground)))
        .overlay {
            if isSelected {
                RoundedRectangle(cornerRadius: 18)
                    .strokeBorder(.tint, lineWidth: 3)
            }
        }
    }
}

struct PricingPlans: View {
    @State private var selected: Plan = .pro

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(Plan.allCases) { plan in
                    PlanCard(plan: plan, isSelected: plan == selected)
                        .onTapGesture {
                            withAnimation(.snappy) { selected = plan }
                        }
                }
            }
            .fixedSize(horizontal: false, vertical: true)
            .padding()
        }
    }
}

#Preview {
    PricingPlans()
}
