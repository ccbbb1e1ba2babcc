typealias Completion<T> = (Result<T, NetErr>) -> Void
enum NetErr: Error, Equatable { case offline, status(Int) }
func load(_ ok: Bool, done: @escaping Completion<String>) { done(ok ? .success("data") : .failure(.status(404))) }
load(true) { r in switch r { case .success(let s): print(s); case .failure(let e): print(e) } }
load(false) { r in if case .failure(.status(let c)) = r { print("code", c) } }
load(false) { print((try? $0.get()) ?? "nothing", $0.map(\.count), $0.mapError { _ in NetErr.offline }) }
class Emitter<E> { private var subs: [Int: (E) -> Void] = [:]; private var next = 0; func on(_ f: @escaping (E) -> Void) -> () -> Void { let id = next; next += 1; subs[id] = f; return { [weak self] in self?.subs[id] = nil } }; func emit(_ e: E) { for k in subs.keys.sorted() { subs[k]?(e) } } }
let em = Emitter<Int>(); let off = em.on { print("A\($0)") }; _ = em.on { print("B\($0)") }; em.emit(1); off(); em.emit(2)
func debounce(_ f: @escaping (String) -> Void) -> (String) -> Void { var last = ""; return { if $0 != last { last = $0; f($0) } } }
let d = debounce { print("search", $0) }; ["a", "a", "b"].forEach(d)
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; mutating func update(where p: (Element) -> Bool, _ f: (inout Element) -> Void) { for i in indices where p(self[i]) { f(&self[i]) } } }
var xs = [1, 2, 3, 4, 5]; xs.update(where: { $0 % 2 == 0 }) { $0 *= 10 }; print(xs, xs.chunked(2))
func apply<T>(_ v: T, _ fs: ((T) -> T)...) -> T { fs.reduce(v) { $1($0) } }; print(apply(2, { $0 + 1 }, { $0 * 5 }))
let lazyValue: Int = { print("computed"); return 42 }(); print(lazyValue, lazyValue)
func outer() -> [() -> Int] { var fns: [() -> Int] = []; var total = 0; for i in 1...3 { fns.append { total += i; return total } }; return fns }; print(outer().map { $0() })
extension Result { var value: Success? { try? get() } }; let rs: [Result<Int, NetErr>] = [.success(1), .failure(.offline)]; print(rs.compactMap(\.value), rs[1] == .failure(.offline))
struct Builder { var parts: [String] = []; func with(_ f: (inout Builder) -> Void) -> Builder { var c = self; f(&c); return c } }; print(Builder().with { $0.parts.append("x"); $0.parts += ["y"] }.parts)
infix operator |>: AdditionPrecedence; func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }; print([3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined(separator: "-") })
let ops: [(name: String, run: (Double, Double) -> Double)] = [("add", +), ("sub", -), ("max", max), ("pow", { a, b in (0..<Int(b)).reduce(1.0) { r, _ in r * a } })]; for o in ops { print(o.name, o.run(2, 3)) }
defer { print("end") }; do { defer { print("inner defer") }; print("body") }
func throwing(_ n: Int) throws -> Int { defer { print("cleanup \(n)") }; guard n > 0 else { throw NetErr.status(n) }; return n * 2 }
print((try? throwing(1)) as Any, (try? throwing(0)) as Any); do { try [1, 0].forEach { _ = try throwing($0) } } catch NetErr.status(let s) { print("status", s) } catch { print(error) }
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, [(1, "x")].map { n, s in s + "\(n)" }, ["k": 1].map { k, v in "\(k)=\(v)" }, [1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.count)
