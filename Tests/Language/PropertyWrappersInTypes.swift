@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>; var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: Bool { value == range.upperBound }; init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Shared<T> { self } }
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
struct Settings { @Clamped(0...10) var volume = 50; @Clamped(1.0...2.0) var zoom: Double = 0; @Upper var code = "ab"; @Shared var count = 0; var plain = 1 }
var s = Settings(); print(s.volume, s.zoom, s.code, s.$volume)
s.volume -= 3; s.zoom += 0.25; s.code += "cd"; var t = s; t.count = 9; t.volume = -5
print(s.volume, s.$volume, s.zoom, s.code, s.count, t.volume, t.plain)
s.$count.wrappedValue = 3; print(t.count)
struct Box { @Clamped var n: Int; init(_ n: Int) { _n = Clamped(wrappedValue: n, 0...5) } }
print(Box(9).n, Box(2).n)
