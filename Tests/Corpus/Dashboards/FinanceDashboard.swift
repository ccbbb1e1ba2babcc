import SwiftUI

struct Transaction: Identifiable {
    let id: Int
    let title: String
    let amount: Double
    let category: Category

    enum Category: String, CaseIterable {
        case food, rent, fun

        var icon: String {
            switch self {
            case .food: "cart"
            case .rent: "house"
            case .fun: "gamecontroller"
            }
        }
    }
}

struct DashboardCard<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.footnote)
                .foregroundStyle(.secondary)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: .rect(cornerRadius: 16))
    }
}

struct FinanceDashboard: View {
    let transactions = [
        Transaction(id: 0, title: "Rent", amount: -1180, category: .rent),
        Transaction(id: 1, title: "Market", amount: -36.4, category: .food),
        Transaction(id: 2, title: "Arcade", amount: -12, category: .fun)
    ]

    private var byCategory: [(Transaction.Category, Double)] {
        Dictionary(grouping: transactions, by: \.category)
            .mapValues { $0.reduce(0) { $0 + $1.amount } }
            .sorted { $0.value < $1.value }
            .map { ($0.key, -$0.value) }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                DashboardCard(title: "Balance") {
                    Text(2_431.07, format: .currency(code: "USD"))
                        .font(.largeTitle.bold())
                }
                HStack(spacing: 12) {
                    DashboardCard(title: "In") {
                        Text("$3,200").foregroundStyle(.green)
                    }
                    DashboardCard(title: "Out") {
                        Text("$1,228").foregroundStyle(.red)
                    }
                }
                DashboardCard(title: "By category") {
                    ForEach(byCategory, id: \.0) { category, amount in
                        HStack {
                            Image(systemName: category.icon).frame(width: 24)
                            Text(category.rawValue.capitalized)
                            Spacer()
                            Text(amount, format: .number.precision(.fractionLength(2)))
                        }
                    }
                }
            }
            .padding()
        }
        .background(Color(.systemGroupedBackground))
    }
}

#Preview {
    FinanceDashboard()
}
