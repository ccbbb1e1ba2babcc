import SwiftUI

@propertyWrapper struct Percent { private var v = 0.0; var wrappedValue: Double { get { v } set { v = min(max(newValue, 0), 100) } }; var projectedValue: String { "\(Int(v)) %" }; init(wrappedValue: Double) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Stored<T>: DynamicProperty { @State private var value: T; let key: String; init(wrappedValue: T, _ key: String) { _value = State(initialValue: wrappedValue); self.key = key }
    var wrappedValue: T { get { value } nonmutating set { value = newValue } }
    var projectedValue: Binding<T> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) } }
@propertyWrapper @dynamicMemberLookup final class Ref<V> { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue }; var projectedValue: Ref<V> { self }
    subscript<T>(dynamicMember path: WritableKeyPath<V, T>) -> T { get { wrappedValue[keyPath: path] } set { wrappedValue[keyPath: path] = newValue } } }
struct WrapperZoo: View {
    @Percent var load = 140
    @Stored("name") var name = "Ada"
    @Ref var point = CGPoint(x: 3, y: 4)
    var body: some View {
        VStack {
            Text($load)
            TextField("Name", text: $name)
            Text("x: \($point.x, specifier: "%.1f")")
            Rectangle().frame(width: load, height: point.y * 2)
        }
    }
}
