import SwiftUI

struct CartLine: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Decimal
    var quantity: Int

    var total: Decimal { price * Decimal(quantity) }
}

struct ShoppingCart: View {
    @State private var lines: [CartLine] = [
        CartLine(id: 1, name: "Linen shirt", price: 59, quantity: 1),
        CartLine(id: 2, name: "Wool socks, three pairs", price: 24.5, quantity: 2)
    ]
    @State private var promo = ""

    private var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
    private var shipping: Decimal { subtotal > 100 ? 0 : 7.9 }

    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach($lines) { $line in
                    HStack(spacing: 12) {
                        RoundedRectangle(cornerRadius: 8)
                            .fill(.gray.opacity(0.2))
                            .frame(width: 60, height: 60)
                        VStack(alignment: .leading) {
                            Text(line.name).lineLimit(1)
                            Text(line.price, format: .currency(code: "EUR"))
                                .foregroundStyle(.secondary)
                        }
                        Spacer()
                        Stepper("\(line.quantity)", value: $line.quantity, in: 1...10)
                            .fixedSize()
                    }
                }
                .onDelete { lines.remove(atOffsets: $0) }
                TextField("Promo code", text: $promo)
                    .textInputAutocapitalization(.characters)
            }
            .listStyle(.plain)
            VStack(spacing: 8) {
                summaryRow("Subtotal", subtotal)
                summaryRow("Shipping", shipping)
                Divider()
                summaryRow("Total", subtotal + shipping).font(.headline)
                Button(action: {}) {
                    Text("Check out").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
            .padding()
            .background(.ultraThickMaterial)
        }
    }

    private func summaryRow(_ title: String, _ amount: Decimal) -> some View {
        HStack {
            Text(title)
            Spacer()
            Text(amount, format: .currency(code: "EUR"))
        }
    }
}

#Preview {
    ShoppingCart()
}
