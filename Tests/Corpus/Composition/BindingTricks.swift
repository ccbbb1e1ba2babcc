import SwiftUI

extension Binding {
    func map<T>(get: @escaping (Value) -> T, set: @escaping (T) -> Value) -> Binding<T> {
        Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
    }

    func onSet(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { newValue in
            self.wrappedValue = newValue
            handler(newValue)
        })
    }
}

extension Binding where Value == String? {
    var orEmpty: Binding<String> {
        map(get: { $0 ?? "" }, set: { $0.isEmpty ? nil : $0 })
    }
}

func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
    Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

struct BindingTricks: View {
    @State private var nickname: String?
    @State private var volume: Double? = nil
    @State private var celsius = 20.0
    @State private var log: [String] = []

    private var fahrenheit: Binding<Double> {
        $celsius.map(get: { $0 * 9 / 5 + 32 }, set: { ($0 - 32) * 5 / 9 })
    }

    var body: some View {
        Form {
            TextField("Nickname", text: $nickname.orEmpty)
            Slider(value: $volume ?? 0.5)
            Slider(value: $celsius, in: 0...40)
            Slider(value: fahrenheit, in: 32...104) { Text("°F") }
            Toggle("Logged", isOn: .constant(true).onSet { log.append("set \($0)") })
            Text("\(celsius, specifier: "%.1f") °C = \(fahrenheit.wrappedValue, specifier: "%.1f") °F")
            ForEach(log, id: \.self, content: Text.init)
        }
    }
}

#Preview {
    BindingTricks()
}
