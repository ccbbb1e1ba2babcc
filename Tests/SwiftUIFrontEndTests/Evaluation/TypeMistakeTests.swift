import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// Values that are surely of another type than the place where they stand, and variables that are read too early: each
/// mistake is told where `swiftc` tells it, and nothing is said of programs that it takes.
@Suite struct TypeMistakeTests {
    static let mistakes: [MarkedSource] = [
        // Before the first value.
        MarkedSource(
            id: "uninitialized", marked: "func f() {\n  let x: Int\n  print(1️⃣x)\n}",
            hint: "give it a value on every way to here"),
        MarkedSource(
            id: "uninitialized", marked: "func f(_ c: Bool) {\n  let x: Int\n  if c { x = 1 }\n  print(1️⃣x)\n}"),
        MarkedSource(
            id: "uninitialized",
            marked: "func f(_ n: Int) -> Int {\n  var total: Int\n  for i in 0..<n { 1️⃣total += i }\n  return n\n}"),
        MarkedSource(
            id: "uninitialized",
            marked: "func f(_ n: Int) {\n  let x: String\n  switch n { case 0: x = \"a\"\n  case 1: break\n"
                + "  default: x = \"b\" }\n  print(1️⃣x)\n}"),
        MarkedSource(
            id: "uninitialized",
            marked: "func f() {\n  let x: Int\n  let show = { print(1️⃣x) }\n  x = 1\n  show()\n}"),
        MarkedSource(
            id: "uninitialized",
            marked:
                "func g() throws -> Int { 1 }\nfunc f() {\n  let x: Int\n  do { x = try g() } catch { print(error) }\n"
                + "  print(1️⃣x)\n}"),
        MarkedSource(
            id: "uninitialized",
            marked: "func f(_ a: [Int]) {\n  let x: Int\n  while true { if a.isEmpty { break }; x = 1; break }\n"
                + "  print(1️⃣x)\n}"),
        MarkedSource(
            id: "immutable", marked: "func f() {\n  let x: Int\n  x = 1\n  1️⃣x = 2\n  print(x)\n}",
            hint: "declare it with `var`"),
        // Local functions and closures.
        MarkedSource(id: "wrong-type", marked: "func g() {\n  func f() -> Int { 1️⃣\"a\" }\n  print(f())\n}"),
        MarkedSource(
            id: "wrong-type", marked: "func g() {\n  func f(_ n: Int) -> String { 1️⃣n }\n  print(f(1))\n}",
            hint: "write `\"\\(n)\"`"),
        MarkedSource(
            id: "wrong-type", marked: "func g() {\n  func f(_ n: Int) -> Int { n }\n  let s = \"a\"\n  print(f(1️⃣s))\n}",
            hint: "write `Int(s) ?? 0`"),
        MarkedSource(
            id: "wrong-type", marked: "func g() {\n  let c: (Int) -> String = { n in 1️⃣n }\n  print(c(1))\n}"),
        MarkedSource(id: "wrong-type", marked: "let c: (Int) -> String = { 1️⃣$0 }", hint: "write `\"\\($0)\"`"),
        MarkedSource(id: "wrong-type", marked: "func g() { let c = { (n: Int) -> String in 1️⃣n }; print(c(1)) }"),
        MarkedSource(
            id: "wrong-type", marked: "func run(_ f: (Int) -> String) { print(f(1)) }\nfunc g() { run { return 1️⃣$0 } }"),
        MarkedSource(id: "wrong-type", marked: "func g() { let c: (Int) -> Int = { $0 }; print(c(1️⃣\"a\")) }"),
        // Local types.
        MarkedSource(
            id: "wrong-type", marked: "func g() { class P { var x = 1; func go() -> String { 1️⃣x } }; print(P().go()) }"),
        MarkedSource(
            id: "unknown-member", marked: "func g() { struct P { var x = 1 }\n  let p = P()\n  print(1️⃣p.y)\n}"),
        MarkedSource(
            id: "wrong-arguments", marked: "func g() { struct P { var x: Int }\n  print(1️⃣P(y: 1))\n}",
            hint: "it takes (x:)"),
        // Elements, keys and values.
        MarkedSource(id: "wrong-type", marked: "func g() { var a: [Int] = []; a.append(1️⃣\"x\"); print(a) }"),
        MarkedSource(id: "wrong-type", marked: "func g() { var a = [1, 2]; a.insert(1️⃣\"x\", at: 0); print(a) }"),
        MarkedSource(id: "wrong-type", marked: "func g() { var a = [1, 2]; a += [1️⃣\"x\"]; print(a) }"),
        MarkedSource(id: "wrong-type", marked: "func g() { let a = [\"x\"]; print(a.contains(1️⃣1)) }"),
        MarkedSource(id: "wrong-type", marked: "func g() { let a: Set<String> = []; print(a.contains(1️⃣1)) }"),
        MarkedSource(
            id: "wrong-type",
            marked: "struct M { var names: [String]\n  mutating func add(_ n: Int) { names.append(1️⃣n) }\n}",
            hint: "write `\"\\(n)\"`"),
        MarkedSource(id: "wrong-type", marked: "func g() { var d: [String: Int] = [:]; d[\"a\"] = 1️⃣\"b\"; print(d) }"),
        MarkedSource(id: "wrong-type", marked: "func g() { var d: [String: Int] = [:]; d[1️⃣1] = 2; print(d) }"),
        MarkedSource(
            id: "not-equatable",
            marked: "struct P { var f: () -> Void }\nfunc g(_ a: [P], _ p: P) -> Bool { a.contains(1️⃣p) }"),
        MarkedSource(
            id: "unmet-constraint", marked: "struct P { var x = 1 }\nfunc g() { var d: [1️⃣P: Int] = [:]; print(d) }",
            hint: "declare `P: Hashable`"),
        MarkedSource(
            id: "unmet-constraint", marked: "struct P { var x = 1 }\nstruct M { var chosen: Set<1️⃣P> = [] }",
            hint: "declare `P: Hashable`"),
        // Standard methods.
        MarkedSource(id: "wrong-type", marked: "func f(_ xs: [Int]) -> Int { 1️⃣xs.map { $0 * 2 } }"),
        MarkedSource(id: "wrong-type", marked: "func f(_ xs: [Int]) -> [String] { 1️⃣xs.filter { $0 > 1 } }"),
        MarkedSource(
            id: "wrong-type", marked: "struct I {}\nfunc f(_ xs: [I]) -> String { xs.1️⃣joined(separator: \",\") }"),
        MarkedSource(
            id: "wrong-type",
            marked: "struct I { var name = \"\" }\nfunc f(_ xs: [I]) -> [I] { xs.sorted(by: 1️⃣\\.name) }",
            hint: "write `{ $0.… < $1.… }`"),
        MarkedSource(
            id: "unknown-member", marked: "struct I { var name = \"\" }\nfunc f(_ xs: [I]) { print(xs.map(1️⃣\\.nme)) }",
            hint: "did you mean `name`?"),
        MarkedSource(id: "unknown-member", marked: "func f(_ n: Int) -> String { n.1️⃣uppercased() }"),
        MarkedSource(
            id: "optional-value", marked: "func f(_ d: [String: Int]) -> Int { 1️⃣d[\"a\"] }",
            hint: "write `d[\"a\"] ?? …`, or unwrap it with `if let`"),
        MarkedSource(id: "optional-value", marked: "func f(_ d: [String: Int]) -> Int { 1️⃣d[\"a\"] + 1 }"),
        MarkedSource(
            id: "optional-value", marked: "enum R: String { case a }\nfunc f(_ s: String) -> R { 1️⃣R(rawValue: s) }"),
        MarkedSource(
            id: "optional-value", marked: "func f(_ n: Int?) { if 1️⃣n { print(1) } }",
            hint: "write `n != nil`, or `if let`"),
        MarkedSource(
            id: "unmet-constraint", marked: "func f<T>(_ a: T, _ b: T) -> Bool { 1️⃣a == b }",
            hint: "write `<T: Equatable>`"),
        MarkedSource(id: "not-a-sequence", marked: "func f() { for i in 1️⃣5 { print(i) } }", hint: "write `0..<5`"),
        // Closures, patterns and ends of functions.
        MarkedSource(
            id: "ignored-parameters", marked: "let f: (Int, Int) -> Int = 1️⃣{ $0 }",
            hint: "name the parameters, as in `{ a, _ in`"),
        MarkedSource(id: "wrong-type", marked: "func f(_ make: () -> Int) -> String { 1️⃣make() }"),
        MarkedSource(
            id: "wrong-pattern", marked: "func f() { let (1️⃣a, b) = (1, 2, 3); print(a, b) }",
            hint: "write `_` for what is not needed"),
        MarkedSource(
            id: "wrong-pattern",
            marked: "enum E { case a(Int), b }\nfunc f(_ e: E) { switch e { case 1️⃣.a(let n, let m): print(n, m)\n"
                + "case .b: break } }"),
        MarkedSource(
            id: "wrong-type", marked: "func f(_ s: String) { switch s { case 1️⃣2: print(1); default: break } }"),
        MarkedSource(id: "missing-return", marked: "func f() -> Int { print(1)\n1️⃣return\n}"),
        // Declarations.
        MarkedSource(
            id: "uninitialized", marked: "struct P { let x: Int; 1️⃣init() {} }", hint: "set `self.x`"),
        MarkedSource(
            id: "uninitialized",
            marked: "struct P { let x: Int; var y: Int?\n1️⃣init(_ c: Bool) { if c { x = 1 } } }"),
        MarkedSource(
            id: "missing-initializer",
            marked: "class A { let n: Int; init(n: Int) { self.n = n } }\nclass B: A { 1️⃣init() { print(1) } }",
            hint: "end it with `super.init(…)`"),
        MarkedSource(
            id: "missing-member", marked: "struct 1️⃣C: Identifiable { var name = \"\" }", hint: "declare it in `C`"),
        MarkedSource(id: "missing-member", marked: "struct 1️⃣C: Comparable { var n = 1 }"),
        MarkedSource(id: "duplicate-name", marked: "enum R: Int { case a = 1, b = 1️⃣1 }"),
        MarkedSource(id: "recursive-value", marked: "struct A { var 1️⃣b: A? }"),
        MarkedSource(
            id: "wrong-type",
            marked: "protocol S { func load() -> Int }\nstruct A: S { func 1️⃣load() -> String { \"a\" } }"),
        MarkedSource(
            id: "wrong-type",
            marked: "protocol S { var name: String { get } }\nstruct A: S { var 1️⃣name: Int { 1 } }"),
        // Other values.
        MarkedSource(id: "wrong-type", marked: "func f() {}\nfunc g() { let n: Int = 1️⃣f(); print(n) }"),
        MarkedSource(id: "wrong-type", marked: "func f() {}\nfunc g() -> Int { 1️⃣f() }"),
        MarkedSource(id: "wrong-type", marked: "func g() { let r: ClosedRange<Int> = 1...1️⃣2.5; print(r) }"),
        MarkedSource(
            id: "wrong-type", marked: "func g() { for i in 1️⃣1...2.5 { print(i) } }",
            hint: "write `stride(from:through:by:)`"),
        MarkedSource(id: "wrong-type", marked: "func g() { let t: (Int, String) = (1, 1️⃣2); print(t) }"),
        MarkedSource(id: "wrong-type", marked: "struct P { var x: Int }\nfunc g(_ p: P) { if 1️⃣p { print(1) } }"),
        MarkedSource(id: "wrong-type", marked: "func g() { let n = 3; if 1️⃣n { print(1) } }"),
        MarkedSource(
            id: "wrong-type", marked: "struct P {}\nstruct Q {}\nfunc f(_ p: P) {}\nfunc g() { f(1️⃣Q()) }"),
        MarkedSource(id: "wrong-type", marked: "struct P {}\nstruct Q {}\nfunc f() -> P { 1️⃣Q() }"),
        MarkedSource(id: "wrong-type", marked: "enum E { case a }\nfunc f(_ e: E) {}\nfunc g() { f(1️⃣1) }"),
        MarkedSource(
            id: "optional-value",
            marked: "struct P {}\nfunc g(_ list: [P]?) { let all: [P] = 1️⃣list; print(all) }",
            hint: "write `list ?? …`, or unwrap it with `if let`")
    ]

    @Test(arguments: mistakes)
    func standsAtTheMarker(_ item: MarkedSource) throws {
        let found = ProgramRunner.check(item.text).filter { $0.severity == .error }
        #expect(found.count == 1)
        item.expect(try #require(found.first))
    }

    /// Programs that `swiftc` takes.
    static let right: [String] = [
        "func f(_ c: Bool) { let x: Int; if c { x = 1 } else { x = 2 }; print(x) }",
        "func f(_ c: Bool) { let x: Int; if c { x = 1 } else { return }; print(x) }",
        "func f(_ c: Bool) { let x: Int; guard c else { fatalError() }; x = 1; print(x) }",
        "func f() { let x: Int; while true { x = 1; break }; print(x) }",
        "func f(_ n: Int) { let x: Int; switch n { case 0: x = 1; default: x = 2 }; print(x) }",
        "func f(_ n: Int) { let x: Int; switch n { case 0: fallthrough; default: x = 2 }; print(x) }",
        "func g() throws -> Int { 1 }\nfunc f() { let x: Int; do { x = try g() } catch { x = 0 }; print(x) }",
        "func g() throws {}\nfunc f() { let x: Int; do { x = 1; try g() } catch { print(x) } }",
        "func f() { var x: Int?; print(x as Any); x = 1 }",
        "func f() { let x: Int; repeat { x = 1 } while false; print(x) }",
        "func f() { let x: Int; do { let x = 2; print(x) }; x = 1; print(x) }",
        "func f() { let x: Int; let y = { (x: Int) in x + 1 }; x = y(1); print(x) }",
        "func f(_ c: Bool) { let x: Int, y: Int; (x, y) = c ? (1, 2) : (3, 4); print(x, y) }",
        "func stop() -> Never { fatalError() }\nfunc f(_ c: Bool) { let x: Int; if c { x = 1 } else { stop() }; print(x) }",
        "func f() { let x: String; x = if Bool.random() { \"a\" } else { \"b\" }; print(x) }",
        "func f(_ n: Int) { let x: Int; outer: for i in 0..<n { if i > 2 { break outer } }; x = n; print(x) }",
        "func g() { func f() -> Double { 1 }; print(f()) }",
        "func g() { let c: (Int) -> Void = { $0 + 1 }; c(1) }",
        "func g() { let c: (Int) -> Int? = { $0 }; print(c(1) as Any) }",
        "func g() { let c: (Int) -> Any = { $0 }; print(c(1)) }",
        "protocol P {}\nstruct A: P {}\nfunc g() { func f() -> any P { A() }; let c: () -> any P = { A() }; print(f(), c()) }",
        "class A {}\nclass B: A {}\nfunc g() -> A { B() }\nfunc h() -> [A] { [B()] }\nlet c: () -> A = { B() }",
        "func g() { var a: [Double] = []; a.append(1); a += [2, 3.5]; print(a.contains(3)) }",
        "func g() { var a: [Any] = []; a.append(1); a.append(\"x\"); print(a) }",
        "func g() { var a: [Int?] = []; a.append(nil); a.append(1); print(a) }",
        "func g() { var d: [String: Any] = [:]; d[\"a\"] = 1; d[\"b\"] = \"x\"; d[\"a\"] = nil; print(d) }",
        "func g() { var d: [Int: [String]] = [:]; d[1, default: []].append(\"x\"); print(d) }",
        "extension Array { mutating func append(_ s: String) {} }\nfunc g() { var a = [1]; a.append(\"x\") }",
        "extension Array { subscript(s: String) -> Int { 1 } }\nfunc g() -> Int { [1, 2][\"x\"] }",
        "struct P: ExpressibleByStringLiteral { init(stringLiteral s: String) {} }\nfunc f(_ p: P) {}\nfunc g() { f(\"a\") }",
        "struct P: ExpressibleByIntegerLiteral { init(integerLiteral n: Int) {} }\nfunc g() { var a: [P] = []; a.append(3) }",
        "enum K { case a }\nfunc g() { var d: [K: Int] = [:]; d[.a] = 1; print(d) }",
        "func run(_ f: (Int) -> String) {}\nfunc run(_ f: (Int) -> Int) {}\nfunc g() { run { $0 + 1 } }",
        "func run<T>(_ f: (Int) -> T) -> T { f(1) }\nfunc g() { let s: String = run { \"\\($0)\" }; print(s) }",
        "func f() {}\nfunc g() { let n: Void = f(); let m: () = f(); print(n, m) }",
        "func g() { for x in stride(from: 0.0, to: 1.0, by: 0.5) { print(x) } }",
        "func g(_ i: Int) -> Double { let h: Double = [80, 120][i]; return h + ([1, 2].contains(2.5) ? 1 : 2) }",
        "func g() { let r: ClosedRange<Double> = 1...2.5; print(r) }",
        "struct G<T> { var t: T }\nfunc f(_ g: G<Int>) {}\nfunc h() { f(G(t: 1)) }",
        "func g() { struct P { var x: Int; func go() -> Int { x } }; struct Q { var p: P }; print(Q(p: P(x: 1)).p.go()) }",
        "protocol A { var a: Int { get } }\nprotocol B { var b: Int { get } }\nextension A where Self: B { var c: Int { a + b } }\n"
            + "struct S: A { var a = 1 }",
        "struct P { let x: Int; init(_ c: Bool) { if c { x = 1 } else { x = 2 } } }",
        "struct P { let x: Int; init(_ c: Bool) { guard c else { fatalError() }; self.x = 1 } }",
        "struct P { let x: Int; init?(_ s: String) { guard let n = Int(s) else { return nil }; x = n } }",
        "struct P { let x, y: Int; init(x: Int) { (self.x, y) = (x, 2) }; init() { self.init(x: 1) } }",
        "struct P { var x: Int; var n: Int?; init(x: Int) { self.x = x } }\nextension P { init(_ s: String) { self.init(x: 1) } }",
        "struct P { var x: Int; init(x: Int) { self = P.made(x) }; static func made(_ x: Int) -> P { fatalError() } }",
        "enum E { case a; init() { self = .a } }\nclass A { let n: Int; init(n: Int = 1) { self.n = n } }\n"
            + "class B: A { let m: Int; init(m: Int) { self.m = m } }",
        "struct C: Identifiable { let id = 1 }\nclass D: Identifiable {}\nprotocol H: Identifiable { var id: Int { get } }",
        "struct N { var kids: [N] = []; var by: [String: N] = [:] }\nindirect enum T { case n(T) }",
        "enum E { case a(Int, String), b }\nfunc f(_ e: E) { switch e { case .a(let both): print(both); case .b: break } }",
        "enum E { case a(x: Int, y: Int) }\nfunc f(_ e: E) { if case .a(let x, _) = e { print(x) }; if case .a = e {} }",
        "func f(_ x: Double) { switch x { case 1: print(1); case ...0: print(2); default: break } }",
        "func f(_ x: Int?) { switch x { case 1: print(1); case nil: print(2); default: break } }",
        "func f(_ xs: [Int]) -> some Collection<Int> { xs.map { $0 } }",
        "func f(_ xs: [Int]) -> Set<Int> { let s = Set(xs.map { $0 }); return s }\nfunc g(_ x: [Int]) -> [Any] { x.filter { $0 > 1 } }",
        "func f(_ d: [String: Int]) -> Int? { d[\"a\"] }\nfunc g(_ d: [String: Int]) -> Int { d[\"a\", default: 1] + d[\"b\"]! }",
        "func f<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }\nfunc g<T>(_ a: T, _ b: T) -> Bool where T: Comparable { a < b }",
        "func f(_ xs: [[String]]) -> [String] { Array(xs.joined()) }\nfunc g(_ xs: [String]) -> String { xs.joined(separator: \",\") }",
        "protocol S { associatedtype T; var v: T { get } }\nstruct A: S { var v: Int { 1 } }",
        "protocol S { var n: Int { get } }\nextension S { var n: Int { 1 } }\nstruct A: S { var n = 2 }",
        "func f() -> Void { return }\nfunc g() -> () { return }",
        "let f: (Int, Int) -> Int = { $0 + $1 }\nlet g: ((Int, Int)) -> Int = { $0.0 }\nlet h: (Int, Int) -> Int = { a, _ in a }",
        "struct S { func callAsFunction(_ n: Int) -> Int { n }; func all(_ n: [Int]) -> [Int] { n.map { self($0) } } }"
    ]

    @Test(arguments: right)
    func saysNothing(of source: String) {
        #expect(ProgramRunner.check(source).map(\.message) == [])
    }
}
