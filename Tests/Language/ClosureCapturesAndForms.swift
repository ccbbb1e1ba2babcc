final class Model { var name = "m"; var onChange: ((String) -> Void)?; lazy var greet: () -> String = { [unowned self] in "hi \(self.name)" }; func set(_ n: String) { name = n; onChange?(n) }; func later() -> () -> Int { var c = 0; return { [weak self] in guard let self else { return -1 }; c += self.name.count; return c } } }
let m = Model(); var seen: [String] = []; m.onChange = { seen.append($0) }; m.set("abc"); m.set("z"); print(seen, m.greet()); let l = m.later(); print(l(), l())
func makeCounter(step: Int = 1) -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += step; return n }, { n = 0 }) }
let c = makeCounter(step: 2); _ = c.inc(); print(c.inc()); c.reset(); print(c.inc())
var x = 1; let byRef = { x }; let byVal = { [x] in x }; let named = { [y = x * 10] in y + x }; x = 5; print(byRef(), byVal(), named())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let h = compose({ (s: String) in s.count }, { $0 * $0 }); print(h("abcd"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(3)(4), [1, 2, 3].map(curry(*)(10)))
func retry<T>(_ times: Int, _ op: (Int) throws -> T) rethrows -> T { for i in 0..<times - 1 { do { return try op(i) } catch { print("retry", error) } }; return try op(times - 1) }
struct Oops: Error { var n: Int }
do { print(try retry(3) { if $0 < 2 { throw Oops(n: $0) }; return "ok\($0)" }) } catch { print("fail") }
func perform(_ a: Int, onSuccess: (Int) -> Void, onFailure: ((String) -> Void)? = nil) { a > 0 ? onSuccess(a) : onFailure?("bad") }
perform(3) { print("s", $0) } onFailure: { print($0) }; perform(-1) { _ in } onFailure: { print("f", $0) }; perform(-1, onSuccess: { _ in })
let fs: [(Int) -> Int] = (1...3).map { k in { $0 * k } }; print(fs.map { $0(10) })
var handlers: [String: [() -> Void]] = [:]; for n in ["a", "b", "a"] { handlers[n, default: []].append { print("run", n) } }; handlers.sorted { $0.key < $1.key }.forEach { $0.value.forEach { $0() } }
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R { var cache: [A: R] = [:]; func g(_ a: A) -> R { if let r = cache[a] { return r }; let r = f(g, a); cache[a] = r; return r }; return g }
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(50))
let sortBy: (KeyPath<Model, String>) -> (Model, Model) -> Bool = { kp in { $0[keyPath: kp] < $1[keyPath: kp] } }; print(sortBy(\.name)(m, m))
func auto(_ c: @autoclosure () -> Bool, _ msg: @autoclosure () -> String = "default") { if !c() { print(msg()) } }; auto(1 > 2); auto(1 > 2, "m\(x)"); auto(true, "no")


struct Form { var validators: [(String) -> String?] = []; mutating func rule(_ m: String, _ ok: @escaping (String) -> Bool) { validators.append { ok($0) ? nil : m } }; func check(_ s: String) -> [String] { validators.compactMap { $0(s) } } }
var f = Form(); f.rule("empty") { !$0.isEmpty }; f.rule("short") { $0.count >= 3 }; print(f.check(""), f.check("ab"), f.check("abc"))
