import SwiftUI

final class CartStore: ObservableObject {
    @Published var lines: [String: Int] = ["Espresso beans": 2, "Filters": 1]

    var total: Int { lines.values.reduce(0, +) }

    func add(_ name: String) {
        lines[name, default: 0] += 1
    }
}

struct CartBadge: View {
    @EnvironmentObject private var cart: CartStore

    var body: some View {
        Image(systemName: "cart")
            .font(.title2)
            .overlay(alignment: .topTrailing) {
                Text("\(cart.total)")
                    .font(.caption2)
                    .padding(4)
                    .background(Circle().fill(.red))
                    .foregroundColor(.white)
                    .offset(x: 10, y: -10)
            }
    }
}

struct EnvironmentStore: View {
    @EnvironmentObject var cart: CartStore

    var body: some View {
        VStack {
            HStack {
                Text("Shop").font(.largeTitle.bold())
                Spacer()
                CartBadge()
            }
            ForEach(cart.lines.keys.sorted(), id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                    Text("× \(cart.lines[name] ?? 0)")
                    Button("+") { cart.add(name) }
                }
                .padding(.vertical, 4)
            }
            Spacer()
        }
        .padding(24)
    }
}

struct EnvironmentStore_Previews: PreviewProvider {
    static var previews: some View {
        EnvironmentStore()
            .environmentObject(CartStore())
    }
}
