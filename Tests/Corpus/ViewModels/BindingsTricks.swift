import SwiftUI

extension Binding {
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { newValue in self.wrappedValue = newValue; handler(newValue) })
    }
    static func ?? (lhs: Binding<Optional<Value>>, rhs: Value) -> Binding<Value> {
        Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
    }
}
extension Binding where Value == Bool { var negated: Binding<Bool> { Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }
struct BindingsTricks: View {
    struct Settings { var volume: Double = 0.3; var name: String? = nil; var flags: [String: Bool] = ["a": true] }
    @State private var settings = Settings()
    @State private var muted = false
    var body: some View {
        VStack(spacing: 12) {
            Slider(value: $settings.volume.onChange { _ in }, in: 0...1)
            TextField("Name", text: $settings.name ?? "").textFieldStyle(.roundedBorder)
            Toggle("Sound", isOn: $muted.negated)
            Toggle("Flag", isOn: Binding(get: { settings.flags["a"] ?? false }, set: { settings.flags["a"] = $0 }))
            Text(verbatim: "\(settings.volume)")
        }
        .padding()
    }
}
