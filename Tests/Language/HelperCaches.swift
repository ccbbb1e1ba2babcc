import Foundation
@dynamicMemberLookup struct Settings {
    private var values: [String: Any] = [:]
    subscript<T>(dynamicMember key: String) -> T? {
        get { values[key] as? T }
        set { values[key] = newValue }
    }
    subscript<T>(key: String, default fallback: T) -> T { values[key] as? T ?? fallback }
}
var s = Settings()
s.volume = 4
s.name = "x"
let v: Int? = s.volume
let n: String? = s.name
print(v ?? 0, n ?? "-", s["volume", default: 9], s["other", default: 2.5])
struct Lazy<T> {
    private var state: State; private enum State { case pending(() -> T), ready(T) }
    init(_ make: @escaping () -> T) { state = .pending(make) }
    var value: T {
        mutating get {
            switch state {
            case .ready(let v): return v;
            case .pending(let make): let v = make(); state = .ready(v); return v
            }
        }
    }
}
var count = 0
var lazy = Lazy {
    count += 1; return [1, 2, 3].map { $0 * 2 }
}
print(lazy.value, lazy.value.count, count)
struct Memo<A: Hashable, R> {
    private final class Box { var values: [A: R] = [:] }; private let box = Box(); let f: (A) -> R
    func callAsFunction(_ a: A) -> R {
        if let r = box.values[a] { return r }; let r = f(a); box.values[a] = r; return r
    }
}
func memoize<A: Hashable, R>(_ body: @escaping ((A) -> R, A) -> R) -> (A) -> R {
    var memo: [A: R] = [:];
    func go(_ a: A) -> R { if let r = memo[a] { return r }; let r = body(go, a); memo[a] = r; return r }; return go
}
var calls = 0
let square = Memo<Int, Int> {
    calls += 1; return $0 * $0
}
print(
    square(4), square(4), calls, memoize { (self: (Int) -> Int, n: Int) in n < 2 ? n : self(n - 1) + self(n - 2) }(40))
final class Pool<T: AnyObject> {
    private var free: [T] = []; private let make: () -> T; private(set) var made = 0;
    init(make: @escaping () -> T) { self.make = make }
    func with<R>(_ body: (T) throws -> R) rethrows -> R {
        let t =
            free.popLast()
            ?? {
                made += 1; return make()
            }();
        defer { free.append(t) }; return try body(t)
    }
}
final class Buffer { var text = "" }
let pool = Pool(make: Buffer.init)
pool.with { $0.text += "a" };
pool.with {
    $0.text += "b"; pool.with { $0.text += "c" }
}
print(pool.made, pool.with(\.text))
