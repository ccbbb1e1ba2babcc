import SwiftUI

struct Pizza {
    struct Topping: OptionSet, Hashable {
        let rawValue: Int
        static let cheese = Topping(rawValue: 1 << 0)
        static let olives = Topping(rawValue: 1 << 1)
        static let basil = Topping(rawValue: 1 << 2)
        static let all: [(Topping, String)] = [(.cheese, "Cheese"), (.olives, "Olives"), (.basil, "Basil")]
    }

    var size = 28
    var toppings: Topping = [.cheese, .basil]
    var quantity = 1

    var price: Double {
        let base = Double(size) * 0.3
        let extras = Topping.all.filter { toppings.contains($0.0) }.count
        return (base + Double(extras) * 1.2) * Double(quantity)
    }

    subscript(topping: Topping) -> Bool {
        get { toppings.contains(topping) }
        set { if newValue { toppings.insert(topping) } else { toppings.remove(topping) } }
    }
}

struct LongExpressionForm: View {
    @State private var pizza = Pizza()

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                Circle().fill(.orange)
                Circle().inset(by: 8).fill(pizza[.cheese] ? .yellow : .red)
                if pizza[.olives] {
                    ForEach(0..<6) { i in
                        Circle()
                            .frame(width: 10, height: 10)
                            .offset(x: 40)
                            .rotationEffect(.degrees(Double(i) * 60))
                    }
                }
            }
            .frame(width: CGFloat(pizza.size) * 5, height: CGFloat(pizza.size) * 5)
            Picker("Size", selection: $pizza.size) {
                ForEach([24, 28, 32], id: \.self) { Text("\($0) cm") }
            }
            .pickerStyle(.segmented)
            ForEach(Pizza.Topping.all, id: \.0) { topping, name in
                Toggle(name, isOn: $pizza[topping])
            }
            Text(pizza.price.formatted(.currency(code: "EUR")))
        }
        .padding()
    }
}

#Preview {
    LongExpressionForm()
}
