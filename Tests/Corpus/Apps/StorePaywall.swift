import SwiftUI
import StoreKit

typealias Purchase = StoreKit.Transaction

@MainActor
final class StoreManager: ObservableObject {
    @Published private(set) var products: [Product] = []
    @Published private(set) var purchased: Set<String> = []
    @Published var status: Status = .idle
    enum Status: Equatable { case idle, buying(String), restored, error(String) }
    private var updates: Task<Void, Never>?

    init() {
        updates = Task.detached(priority: .background) { [weak self] in
            for await result in Purchase.updates {
                await self?.handle(result)
            }
        }
    }
    deinit { updates?.cancel() }

    func load() async {
        do { products = try await Product.products(for: Plan.allCases.map(\.rawValue)).sorted { $0.price < $1.price } }
        catch { status = .error(error.localizedDescription) }
    }
    func buy(_ plan: Plan) async {
        status = .buying(plan.rawValue)
        guard let product = products.first(where: { $0.id == plan.rawValue }) else { status = .idle; return }
        do {
            switch try await product.purchase() {
            case .success(let verification): handle(verification)
            case .userCancelled, .pending: status = .idle
            @unknown default: break
            }
        } catch { status = .error("\(error)") }
    }
    private func handle(_ result: VerificationResult<Purchase>) {
        guard case .verified(let transaction) = result else { return }
        purchased.insert(transaction.productID)
        Task { await transaction.finish() }
    }
}

enum Plan: String, CaseIterable, Identifiable {
    case monthly = "pro.monthly", yearly = "pro.yearly", lifetime = "pro.lifetime"
    var id: Self { self }
    var title: LocalizedStringResource {
        switch self {
        case .monthly: LocalizedStringResource("plan.monthly", defaultValue: "Monthly")
        case .yearly: .init("plan.yearly", defaultValue: "Yearly")
        case .lifetime: "Lifetime"
        }
    }
    var price: Decimal { switch self { case .monthly: 4.99; case .yearly: 39.99; case .lifetime: 99 } }
    var savings: Double? {
        guard self == .yearly else { return nil }
        return 1 - NSDecimalNumber(decimal: price).doubleValue / (4.99 * 12)
    }
}

struct PaywallScreen: View {
    @StateObject private var store = StoreManager()
    @State private var plan: Plan = .yearly
    @State private var showsTerms = false
    @State private var glow = false
    @Environment(\.requestReview) private var requestReview
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @Namespace private var selection

    private let features: KeyValuePairs<String, LocalizedStringKey> = [
        "wand.and.stars": "Unlimited **smart** edits",
        "icloud.fill": "Sync across devices",
        "lock.shield": "Private by design"
    ]

    var body: some View {
        VStack(spacing: 20) {
            ZStack(alignment: .topTrailing) {
                hero
                Button { dismiss() } label: { Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.palette).foregroundStyle(.white, .black.opacity(0.3)) }
                    .padding()
                    .accessibilityLabel("Close")
            }
            VStack(alignment: .leading, spacing: 14) {
                ForEach(features, id: \.key) { item in
                    Label { Text(item.value) } icon: { Image(systemName: item.key).foregroundStyle(.tint).frame(width: 28) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 28)
            Spacer(minLength: 0)
            VStack(spacing: 10) { ForEach(Plan.allCases) { PlanCard(plan: $0, isSelected: plan == $0, namespace: selection) { choose($0) } } }
                .padding(.horizontal)
            subscribeButton
            footer
        }
        .ignoresSafeArea(edges: .top)
        .task { await store.load() }
        .onChange(of: store.status) { _, new in if case .restored = new { requestReview() } }
        .alert("Purchase failed", isPresented: Binding(get: { if case .error = store.status { true } else { false } }, set: { _ in store.status = .idle }), presenting: store.status) { _ in
            Button("OK", role: .cancel) { }
        } message: { status in
            if case .error(let text) = status { Text(text) }
        }
        .manageSubscriptionsSheet(isPresented: .constant(false))
    }

    private var hero: some View {
        Canvas { context, size in
            for index in 0..<40 {
                let x = size.width * CGFloat(index % 8) / 7, y = size.height * CGFloat(index / 8) / 5
                context.opacity = Double(index) / 40
                context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: 6, height: 6)), with: .color(.white))
            }
        }
        .frame(height: 260)
        .background(MeshOrLinear())
        .overlay { Image(systemName: "sparkles").font(.system(size: 72, weight: .ultraLight)).foregroundStyle(.white).scaleEffect(glow ? 1.1 : 1) }
        .onAppear { withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { glow = true } }
    }

    private var subscribeButton: some View {
        Button {
            Task { await store.buy(plan) }
        } label: {
            Group {
                if case .buying = store.status { ProgressView().tint(.white) } else { Text("Continue — \(plan.price, format: .currency(code: "USD"))") }
            }
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 52)
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.roundedRectangle(radius: 16))
        .padding(.horizontal)
        .disabled(store.status == .buying(plan.rawValue))
    }

    private var footer: some View {
        HStack(spacing: 16) {
            Button("Restore") { Task { try? await AppStore.sync() } }
            Link("Privacy", destination: URL(string: "https://example.com/privacy")!)
            Button("Terms") { showsTerms.toggle() }.popover(isPresented: $showsTerms, arrowEdge: .bottom) { Text("…").presentationCompactAdaptation(.popover) }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.bottom, 8)
    }
    private func choose(_ plan: Plan) { withAnimation(.spring(duration: 0.35, bounce: 0.3)) { self.plan = plan } }
}

struct MeshOrLinear: View {
    var body: some View {
        if #available(iOS 18, *) {
            MeshGradient(width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]], colors: [.purple, .indigo, .blue, .pink, .orange, .mint])
        } else {
            LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom)
        }
    }
}

struct PlanCard: View {
    let plan: Plan
    let isSelected: Bool
    let namespace: Namespace.ID
    let action: (Plan) -> Void
    init(plan: Plan, isSelected: Bool, namespace: Namespace.ID, action: @escaping (Plan) -> Void) {
        (self.plan, self.isSelected, self.namespace, self.action) = (plan, isSelected, namespace, action)
    }
    var body: some View {
        Button { action(plan) } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    HStack {
                        Text(plan.title).font(.headline)
                        if let savings = plan.savings {
                            Text("SAVE \(savings.formatted(.percent.precision(.fractionLength(0))))")
                                .font(.caption2.bold()).padding(.horizontal, 6).padding(.vertical, 3).background(.orange, in: .capsule).foregroundStyle(.white)
                        }
                    }
                    Text(plan.price / (plan == .yearly ? 12 : 1), format: .currency(code: "USD").rounded(rule: .down, increment: 0.01)).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: isSelected ? "largecircle.fill.circle" : "circle").imageScale(.large).contentTransition(.symbolEffect(.replace))
            }
            .padding()
            .background {
                RoundedRectangle(cornerRadius: 14).fill(.background.secondary)
                if isSelected { RoundedRectangle(cornerRadius: 14).strokeBorder(.tint, lineWidth: 2).matchedGeometryEffect(id: "selection", in: namespace) }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? [.isSelected, .isButton] : .isButton)
    }
}
#Preview { PaywallScreen() }
#Preview(traits: .landscapeLeft) { PaywallScreen() }
