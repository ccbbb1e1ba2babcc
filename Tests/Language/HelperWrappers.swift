import Foundation
@propertyWrapper struct Clamped<V: Comparable> {
    private var value: V; let range: ClosedRange<V>
    init(wrappedValue: V, _ range: ClosedRange<V>) {
        self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: V {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<V> { range }
}
@propertyWrapper struct Trimmed {
    private(set) var value = "";
    var wrappedValue: String {
        get { value }
        set { value = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Logged<T> {
    private var value: T; private(set) var history: [T] = []
    init(wrappedValue: T) { value = wrappedValue }
    var wrappedValue: T {
        get { value }
        set { history.append(value); value = newValue }
    }
    var projectedValue: Logged<T> { self }
}
@propertyWrapper struct Stored<T> {
    let key: String; let fallback: T;
    static var memory: [String: Any] {
        get { StoredMemory.all }
        set { StoredMemory.all = newValue }
    }
    init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue }
    var wrappedValue: T {
        get { Self.memory[key] as? T ?? fallback }
        nonmutating set { Self.memory[key] = newValue }
    }
}
enum StoredMemory { nonisolated(unsafe) static var all: [String: Any] = [:] }
@propertyWrapper struct Lazily<T> {
    private var make: () -> T; private var made: T?
    init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
    var wrappedValue: T {
        mutating get { if let made { return made }; let m = make(); made = m; return m }
        set { made = newValue }
    }
}
struct Settings {
    @Clamped(0...10) var volume = 12; @Clamped(0.0...1) var opacity = 0.5; @Trimmed var name = "  Ada ";
    @Logged var theme = "light"; @Stored("lang") var language = "en";
    @Lazily var token = String(repeating: "x", count: 3)
}
var s = Settings()
s.volume -= 3; s.opacity = 7; s.name += "  "; s.theme = "dark"; s.theme = "auto"
print(s.volume, s.$volume, s.opacity, "[\(s.name)]", s.theme, s.$theme.history, s.language, s.token)
s.language = "de"
print(Settings().language, Settings(volume: 4).volume, s.$opacity.upperBound)
