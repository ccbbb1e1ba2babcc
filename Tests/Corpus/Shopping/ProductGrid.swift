import SwiftUI

struct Product: Identifiable {
    let id: Int
    let name: String
    let price: Double
    var discount: Double?

    var finalPrice: Double { price * (1 - (discount ?? 0)) }
}

struct ProductGrid: View {
    let products = [
        Product(id: 1, name: "Desk lamp", price: 49),
        Product(id: 2, name: "Chair", price: 120, discount: 0.25),
        Product(id: 3, name: "Rug", price: 89.99),
        Product(id: 4, name: "Shelf with four boards", price: 75, discount: 0.1)
    ]
    @State private var liked: Set<Int> = [3]

    let columns = [
        GridItem(.flexible(minimum: 120, maximum: 240), spacing: 16),
        GridItem(.flexible(minimum: 120, maximum: 240))
    ]

    var body: some View {
        ScrollView(.vertical, showsIndicators: true) {
            LazyVGrid(columns: columns, alignment: .center, spacing: 16) {
                ForEach(products) { product in
                    VStack(alignment: .leading, spacing: 8) {
                        Image("product-\(product.id)")
                            .resizable()
                            .aspectRatio(contentMode: .fill)
                            .frame(height: 120)
                            .frame(maxWidth: .infinity)
                            .background(Color(.systemGray6))
                            .clipped()
                            .overlay(alignment: .topLeading) {
                                if let discount = product.discount {
                                    Text("-\(Int(discount * 100))%")
                                        .font(.caption.bold())
                                        .padding(4)
                                        .background(.red)
                                        .foregroundStyle(.white)
                                }
                            }
                        Text(product.name).font(.subheadline)
                        HStack {
                            Text("\(product.finalPrice, specifier: "%.2f") €").bold()
                            if product.discount != nil {
                                Text("\(product.price, specifier: "%.2f")")
                                    .strikethrough()
                                    .font(.caption)
                                    .foregroundColor(.secondary)
                            }
                            Spacer()
                            Image(systemName: liked.contains(product.id) ? "heart.fill" : "heart")
                                .foregroundColor(.red)
                        }
                    }
                }
            }
            .padding(16)
        }
    }
}

struct ProductGrid_Previews: PreviewProvider {
    static var previews: some View { ProductGrid() }
}
