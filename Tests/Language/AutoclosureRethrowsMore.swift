func unless(_ c: Bool, _ body: @autoclosure () throws -> Int) rethrows -> Int { c ? 0 : try body() }
enum E: Error { case a(Int), b }
func fail() throws -> Int { throw E.a(7) }
print(unless(true, 1 / zero), unless(false, 5))
var zero: Int { 0 }
do { print(try unless(true, try fail())); print(try unless(false, try fail())) } catch E.a(let n) { print("a", n) }
func lazyOr<T>(_ value: T?, _ other: @autoclosure @escaping () -> T) -> () -> T { { value ?? other() } }
var log: [String] = []
func noted(_ s: String) -> String { log.append(s); return s }
let f = lazyOr(nil, noted("x")), g = lazyOr("y", noted("z"))
print(log, f(), f(), g(), log)
func each<T>(_ a: [T], _ body: (T) throws -> Void) rethrows { for x in a { try body(x) } }
each([1, 2]) { print($0, terminator: " ") }
do { try each([1, 2, 3]) { if $0 == 2 { throw E.b }; print($0) } } catch { print("stopped", error) }
func typed(_ n: Int) throws(E) -> Int { if n < 0 { throw .a(n) }; if n == 0 { throw .b }; return n }
for n in [1, 0, -3] { do { print(try typed(n)) } catch .a(let x) { print("neg", x) } catch .b { print("zero") } }
func mapped<T, Err: Error>(_ a: [T], _ f: (T) throws(Err) -> T) throws(Err) -> [T] { var out: [T] = []; for x in a { out.append(try f(x)) }; return out }
print(mapped([1, 2]) { $0 + 1 }, (try? mapped([1, 0], typed)) as Any)
func assertLike(_ ok: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "failed") { if !ok() { print(text()) } }
assertLike(2 > 1, noted("never"))
assertLike(1 > 2)
assertLike(1 > 2, "because \(log.count)")
