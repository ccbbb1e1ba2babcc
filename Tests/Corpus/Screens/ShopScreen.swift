import SwiftUI

struct Product_: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Double
    let category: Category
    let rating: Double

    enum Category: String, CaseIterable, Codable, CustomStringConvertible {
        case all, shoes, bags, watches
        var description: String { rawValue.capitalized }
    }
}

final class Cart: ObservableObject {
    @Published private(set) var items: [Product_: Int] = [:]

    var total: Double { items.reduce(into: 0) { $0 += $1.key.price * Double($1.value) } }
    var count: Int { items.values.reduce(0, +) }

    func add(_ product: Product_) { items[product, default: 0] += 1 }

    func remove(_ product: Product_) {
        guard let n = items[product] else { return }
        items[product] = n > 1 ? n - 1 : nil
    }

    subscript(product: Product_) -> Int { items[product] ?? 0 }
}

struct CurrencyText: View {
    var amount: Double
    private static let formatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .currency
        f.locale = Locale(identifier: "en_US")
        return f
    }()
    var body: some View { Text(Self.formatter.string(from: amount as NSNumber) ?? "–") }
}

struct ProductCard: View {
    let product: Product_
    @EnvironmentObject private var cart: Cart
    @State private var isFavourite = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ZStack(alignment: .topTrailing) {
                RoundedRectangle(cornerRadius: 16)
                    .fill(Color(UIColor.tertiarySystemFill))
                    .frame(height: 140)
                    .overlay(Image(systemName: "bag").font(.system(size: 44)).foregroundColor(.secondary))
                Button(action: { isFavourite.toggle() }, label: {
                    Image(systemName: isFavourite ? "heart.fill" : "heart").padding(8).background(Circle().fill(Color(.systemBackground)))
                })
                .padding(8)
            }
            Text(product.name).font(.subheadline).fontWeight(.semibold).lineLimit(2, reservesSpace: true)
            HStack(spacing: 2) {
                ForEach(1..<6) { star in
                    Image(systemName: Double(star) <= product.rating ? "star.fill" : (Double(star) - 0.5 <= product.rating ? "star.leadinghalf.filled" : "star"))
                }
                .foregroundColor(.yellow)
                .font(.caption2)
                Text("(\(String(format: "%.1f", product.rating)))").font(.caption2).foregroundColor(.gray)
            }
            HStack {
                CurrencyText(amount: product.price).bold()
                Spacer()
                if cart[product] > 0 {
                    Text("×\(cart[product])").font(.caption)
                }
                Button { cart.add(product) } label: { Image(systemName: "plus.circle.fill").font(.title3) }
            }
        }
        .padding(10)
        .background(RoundedRectangle(cornerRadius: 20, style: .continuous).stroke(Color.gray.opacity(0.2)))
    }
}

struct ShopScreen: View {
    @StateObject private var cart = Cart()
    @State private var category: Product_.Category = .all
    @State private var query = ""
    @State private var sortAscending = true

    private let products: [Product_] = [
        Product_(id: 1, name: "Running shoes with a long name", price: 89.9, category: .shoes, rating: 4.5),
        Product_(id: 2, name: "Leather bag", price: 149, category: .bags, rating: 3.8),
        Product_(id: 3, name: "Diver", price: 1299.5, category: .watches, rating: 5),
    ]

    private var filtered: [Product_] {
        products
            .filter { category == .all || $0.category == category }
            .filter { query.isEmpty || $0.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
            .sorted(using: KeyPathComparator(\.price, order: sortAscending ? .forward : .reverse))
    }

    var body: some View {
        NavigationView {
            ScrollView(.vertical, showsIndicators: false) {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(Product_.Category.allCases, id: \.rawValue) { item in
                            Text(item.description)
                                .padding(.horizontal, 16)
                                .padding(.vertical, 8)
                                .foregroundColor(category == item ? .white : .primary)
                                .background(category == item ? Color.black : Color(.systemGray6))
                                .clipShape(Capsule())
                                .onTapGesture { withAnimation { self.category = item } }
                        }
                    }
                    .padding(.horizontal)
                }
                LazyVGrid(columns: [.init(.flexible(), spacing: 12), .init(.flexible())], spacing: 12) {
                    ForEach(filtered) { product in
                        NavigationLink(destination: Text(product.name)) { ProductCard(product: product) }
                            .buttonStyle(PlainButtonStyle())
                    }
                }
                .padding()
            }
            .navigationTitle(Text("Discover"))
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search products") {
                ForEach(products.map(\.name), id: \.self) { Text($0).searchCompletion($0) }
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    ZStack(alignment: .topTrailing) {
                        Image(systemName: "cart")
                        if cart.count > 0 { Text("\(cart.count)").font(.caption2).foregroundColor(.white).padding(4).background(Color.red).clipShape(Circle()).offset(x: 8, y: -8) }
                    }
                }
                ToolbarItem(placement: .bottomBar) { Toggle("Ascending", isOn: $sortAscending).toggleStyle(.button) }
            }
        }
        .environmentObject(cart)
        .onAppear { cart.add(products[0]) }
        .safeAreaInset(edge: .bottom) {
            HStack { Text("Total"); Spacer(); CurrencyText(amount: cart.total) }.padding().background(.ultraThinMaterial)
        }
    }
}

struct ShopScreen_Previews: PreviewProvider {
    static var previews: some View { ShopScreen() }
}
