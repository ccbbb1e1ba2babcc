import SwiftUI
import StoreKit

enum Plan: String, CaseIterable, Identifiable {
    case monthly, yearly, lifetime
    var id: Self { self }

    var price: Decimal {
        switch self {
        case .monthly: 4.99
        case .yearly: 29.99
        case .lifetime: 79
        }
    }

    var perMonth: String? {
        guard self == .yearly else { return nil }
        return (price / 12).formatted(.currency(code: "USD")) + "/mo"
    }
}

@Observable
final class PurchaseManager {
    private(set) var purchasedIDs: Set<String> = []
    var products: [Product] = []
    private var updates: Task<Void, Never>? = nil

    init() { updates = observe() }
    deinit { updates?.cancel() }

    private func observe() -> Task<Void, Never> {
        Task(priority: .background) { [unowned self] in
            for await result in Transaction.updates {
                guard case .verified(let transaction) = result else { continue }
                self.purchasedIDs.insert(transaction.productID)
                await transaction.finish()
            }
        }
    }

    func purchase(_ product: Product) async throws {
        let result = try await product.purchase()
        switch result {
        case let .success(.verified(transaction)): await transaction.finish()
        case .success(.unverified(_, let error)): throw error
        case .pending, .userCancelled: break
        @unknown default: break
        }
    }
}

struct Paywall: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(PurchaseManager.self) private var store
    @State private var plan: Plan = .yearly
    @State private var showsError = false

    let features: [(icon: String, text: String)] = [
        ("sparkles", "Unlimited projects"), ("icloud", "Sync across devices"), ("lock.shield", "Private by design"),
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Image(systemName: "crown.fill").font(.system(size: 60)).foregroundStyle(.yellow.gradient).padding(.top, 40)
                Text("Go **Pro**").font(.largeTitle)
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(features, id: \.text) { feature in
                        Label { Text(feature.text) } icon: { Image(systemName: feature.icon).foregroundStyle(.tint).frame(width: 28) }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                ForEach(Plan.allCases) { option in
                    PlanRow(plan: option, isSelected: plan == option)
                        .onTapGesture { plan = option }
                }
                Button("Continue – \(plan.price.formatted(.currency(code: "USD")))") {
                    Task {
                        do {
                            guard let product = store.products.first else { return showsError = true }
                            try await store.purchase(product)
                        } catch { showsError = true }
                    }
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                HStack {
                    Button("Restore") { Task { try? await AppStore.sync() } }
                    Text("·")
                    Link("Terms", destination: URL(string: "https://example.com")!)
                }
                .font(.footnote)
            }
            .padding(.horizontal)
        }
        .overlay(alignment: .topTrailing) {
            Button { dismiss() } label: { Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical) }.padding().tint(.secondary)
        }
        .alert("Purchase failed", isPresented: $showsError) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Please try again later.")
        }
    }
}

private struct PlanRow: View {
    let plan: Plan
    let isSelected: Bool

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(plan.rawValue.localizedCapitalized).font(.headline)
                if let perMonth = plan.perMonth { Text(perMonth).font(.caption).foregroundStyle(.secondary) }
            }
            Spacer()
            if plan == .yearly {
                Text("SAVE 50%").font(.caption2.bold()).padding(.horizontal, 8).padding(.vertical, 4).background(.green, in: Capsule()).foregroundStyle(.white)
            }
            Text(plan.price, format: .currency(code: "USD"))
            Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 14).strokeBorder(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), lineWidth: isSelected ? 2 : 1))
        .contentShape(.rect)
    }
}

#Preview { Paywall().environment(PurchaseManager()) }
