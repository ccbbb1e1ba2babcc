import Diagnostics
import Foundation
import Testing

@testable import SwiftUIFrontEnd

/// Mistakes are found where they stand: the marker says where each begins.
@Suite struct DiagnosticTests {
    static let cases: [MarkedSource] = [
        MarkedSource(id: "unknown-name", marked: "let count = 1\nprint(1️⃣cuont)", hint: "did you mean `count`?"),
        MarkedSource(
            id: "unknown-view", marked: "struct V: View { var body: some View { 1️⃣VStak { Text(\"a\") } } }",
            hint: "did you mean `VStack`?"),
        MarkedSource(
            id: "unknown-modifier", marked: "struct V: View { var body: some View { Text(\"a\").1️⃣paddin(8) } }",
            hint: "did you mean `padding`?"),
        MarkedSource(
            id: "wrong-type",
            marked: "struct V: View { @State var on = false\nvar body: some View { Toggle(\"x\", isOn: 1️⃣on) } }",
            hint: "write `$on`"),
        MarkedSource(
            id: "unknown-modifier", marked: "func f() { var on = true\non.1️⃣toogle() }", hint: "did you mean `toggle`?"),
        MarkedSource(
            id: "unknown-member",
            marked: "struct V: View { var body: some View { VStack(alignment: 1️⃣.left) { Text(\"a\") } } }"),
        MarkedSource(
            id: "unknown-member", marked: "struct P { var width = 1 }\nfunc f(_ p: P) -> Int { 1️⃣p.widht }",
            hint: "did you mean `width`?"),
        MarkedSource(
            id: "unknown-member", marked: "enum E { case leading }\nfunc f() -> E { 1️⃣.leeding }",
            hint: "did you mean `.leading`?"),
        MarkedSource(
            id: "wrong-arguments", marked: "struct P { var x: Int }\nfunc f() -> P { 1️⃣P(y: 1) }", hint: "it takes (x:)"),
        MarkedSource(id: "immutable", marked: "func f() {\n  let a = 1\n  1️⃣a = 2\n}", hint: "declare it with `var`"),
        MarkedSource(
            id: "untyped-literal", marked: "func f() { let a = 1️⃣nil }", hint: "write the type, as in `: String?`"),
        MarkedSource(
            id: "untyped-literal", marked: "func f() { let a = 1️⃣[] }", hint: "write the type, as in `: [String]`"),
        MarkedSource(
            id: "wrong-type", marked: "func f() { let a = [1, 1️⃣\"x\"] }", hint: "write the type, as in `: [Any]`"),
        MarkedSource(id: "wrong-type", marked: "func f(_ on: Bool) { let a = on ? 1 : 1️⃣\"x\" }"),
        MarkedSource(id: "wrong-type", marked: "func f() { let a = 1️⃣1 as String }"),
        MarkedSource(
            id: "unmet-constraint",
            marked: "protocol P {}\nstruct A {}\nfunc g<T: P>(_ t: T) {}\nfunc f() { g(1️⃣A()) }",
            hint: "declare `A: P`"),
        MarkedSource(
            id: "unmet-constraint", marked: "struct G<T: Hashable> { var t: T }\nstruct A {}\nlet g = G(t: 1️⃣A())",
            hint: "declare `A: Hashable`"),
        MarkedSource(
            id: "immutable", marked: "func add(_ n: inout Int) {}\nfunc f() {\n  let a = 1\n  add(&1️⃣a)\n}",
            hint: "declare it with `var`"),
        MarkedSource(
            id: "not-optional", marked: "func f() {\n  let a = 5\n  if let b = 1️⃣a { print(b) }\n}",
            hint: "use it as it is"),
        MarkedSource(id: "optional-value", marked: "func f() { print(1️⃣Int(\"5\") + 1) }"),
        MarkedSource(
            id: "unknown-member",
            marked: "func f() { if let m = \"k=v\".firstMatch(of: /(.)=(.)/) { print(1️⃣m.3) } }",
            hint: "the last group is `.2`"),
        MarkedSource(id: "unsupported-macro", marked: "func f() -> Int { 1️⃣#stringify(g) }"),
        MarkedSource(
            id: "ambiguous-member", marked: "func f() { let x = 1️⃣.nowhere }", hint: "write the type in front of the dot"
        ),
        MarkedSource(id: "duplicate-type", marked: "struct A {}\nstruct 1️⃣A {}", hint: "rename one of them"),
        MarkedSource(
            id: "unsupported-tuple-property", marked: "struct A { let (1️⃣a, b) = (1, 2) }",
            hint: "declare each property by itself, or make them variables"),
        MarkedSource(
            id: "missing-try", marked: "func load() throws -> Int { 1 }\nfunc f() throws -> Int { 1️⃣load() + 1 }",
            hint: "write `try` in front of it"),
        MarkedSource(
            id: "missing-try",
            marked: "struct S { init(_ n: Int) throws {} }\nfunc f() throws { try g { 1️⃣S(2) } }\n"
                + "func g(_ make: () throws -> S) throws {}",
            hint: "write `try` in front of it"),
        MarkedSource(
            id: "missing-await",
            marked: "final class Model { func load() async {} }\nfunc f(_ m: Model) async { m.1️⃣load() }",
            hint: "write `await` in front of it"),
        MarkedSource(
            id: "missing-override", marked: "class A { func go() {} }\nclass B: A { func 1️⃣go() {} }",
            hint: "write `override` in front of it"),
        MarkedSource(
            id: "overrides-nothing", marked: "class A { func go() {} }\nclass B: A { override func 1️⃣run() {} }",
            hint: "take `override` away"),
        MarkedSource(
            id: "ignored-parameters",
            marked: "struct V: View { var body: some View { ForEach([1, 2], id: \\.self) 1️⃣{ Text(\"a\") } } }",
            hint: "write `{ _ in`"),
        MarkedSource(
            id: "ignored-parameters", marked: "func each(_ f: (Int, Int) -> Void) {}\nfunc g() { each 1️⃣{ print(1) } }",
            hint: "write `{ _, _ in`"),
        MarkedSource(
            id: "unknown-operator",
            marked: "func f(_ width: CGFloat, _ columns: Int) -> CGFloat { 1️⃣width / columns }",
            hint: "make a number of the same type: `CGFloat(…)`"),
        MarkedSource(
            id: "missing-return", marked: "func f(_ n: Int) -> Int {\n  let m = n\n  1️⃣m + 1\n}",
            hint: "write `return` in front of it"),
        MarkedSource(
            id: "switch-not-exhaustive",
            marked: "enum E { case a, b }\nfunc f(_ e: E) -> Int {\n  1️⃣switch e { case .a: return 1 }\n}",
            hint: "add `case .b:` or `default:`"),
        MarkedSource(
            id: "switch-not-exhaustive", marked: "func f(_ n: Int) {\n  1️⃣switch n { case 1: print(n) }\n}",
            hint: "add `default:`"),
        MarkedSource(
            id: "duplicate-name", marked: "func f() { let a = 1; let 1️⃣a = 2; print(a) }", hint: "rename one of them"),
        MarkedSource(id: "duplicate-name", marked: "struct A { var a = 1\nvar 1️⃣a = 2 }", hint: "rename one of them"),
        MarkedSource(
            id: "optional-value",
            marked: "struct P { var name: String? }\nfunc f(_ p: P) -> Int { 1️⃣p.name.count }",
            hint: "write `p.name?.count`, or unwrap it with `if let`"),
        MarkedSource(
            id: "not-optional",
            marked: "struct P { var name: String }\nfunc f(_ p: P) { if let n = 1️⃣p.name { print(n) } }",
            hint: "use it as it is"),
        MarkedSource(
            id: "unknown-type", marked: "struct A { var width: 1️⃣CGFlaot }", hint: "did you mean `CGFloat`?"),
        MarkedSource(
            id: "unknown-type", marked: "struct A { var back: 1️⃣Colr }", hint: "did you mean `Color`?"),
        MarkedSource(
            id: "unknown-type", marked: "struct Item {}\nstruct P { var a: 1️⃣Itme }", hint: "did you mean `Item`?"),
        MarkedSource(
            id: "unknown-type", marked: "func f() { let a: 1️⃣Strng = \"a\"; print(a) }", hint: "did you mean `String`?"),
        MarkedSource(
            id: "unknown-type", marked: "func f(_ a: Any) -> Bool { a is 1️⃣Stringg }", hint: "did you mean `String`?"),
        MarkedSource(
            id: "unknown-type", marked: "func f(_ a: Any) { if let b = a as? [1️⃣Itn] { print(b) } }",
            hint: "did you mean `Int`?"),
        MarkedSource(
            id: "unknown-type",
            marked: "func f(_ a: Any) { switch a { case let b as 1️⃣Doubl: print(b); default: break } }",
            hint: "did you mean `Double`?"),
        MarkedSource(id: "unknown-type", marked: "enum E { case a(1️⃣Colro) }", hint: "did you mean `Color`?"),
        MarkedSource(id: "unknown-type", marked: "typealias Width = 1️⃣CGFlost", hint: "did you mean `CGFloat`?"),
        MarkedSource(
            id: "unknown-type", marked: "struct A<T: 1️⃣Hashible> { var a: T }", hint: "did you mean `Hashable`?"),
        MarkedSource(
            id: "unknown-type", marked: "func f<T>(_ a: T) where T: 1️⃣Equatble {}", hint: "did you mean `Equatable`?"),
        MarkedSource(
            id: "unknown-type", marked: "struct V: 1️⃣Veiw { var body: some View { Text(\"a\") } }",
            hint: "did you mean `View`?"),
        MarkedSource(
            id: "unknown-type", marked: "protocol Q { associatedtype T: 1️⃣Comparabl }",
            hint: "did you mean `Comparable`?"),
        MarkedSource(
            id: "unknown-type", marked: "struct A { static let a: 1️⃣Boool = true }", hint: "did you mean `Bool`?"),
        MarkedSource(
            id: "unknown-type", marked: "extension 1️⃣Chracter { var a: Int { 1 } }", hint: "did you mean `Character`?"),
        MarkedSource(
            id: "unknown-type", marked: "struct A { var back: 1️⃣UIColr }", hint: "did you mean `UIColor`?"),
        MarkedSource(
            id: "unknown-type", marked: "import Kingfisher\nfunc f() -> 1️⃣Strign { \"a\" }",
            hint: "did you mean `String`?"),
        MarkedSource(id: "wrong-type", marked: "func f() { let a: String = 1️⃣3; print(a) }"),
        MarkedSource(id: "wrong-type", marked: "struct A { var on: Bool = 1️⃣\"x\" }"),
        MarkedSource(id: "wrong-type", marked: "struct A { static let n: Int? = 1️⃣2.5 }"),
        MarkedSource(
            id: "wrong-type",
            marked: "struct V: View { @State var n: Int = 1️⃣-1.5\nvar body: some View { Text(\"\\(n)\") } }"),
        MarkedSource(id: "wrong-type", marked: "func f(_ n: Int = 1️⃣true) {}"),
        MarkedSource(id: "wrong-type", marked: "func f() -> String { 1️⃣4 }"),
        MarkedSource(id: "wrong-type", marked: "func f(_ a: Bool) -> Int {\n  if a { return 1️⃣\"x\" }\n  return 1\n}"),
        MarkedSource(id: "wrong-type", marked: "let a: [String: Int] = [\"a\": 1, \"b\": 1️⃣\"c\"]"),
        MarkedSource(id: "wrong-type", marked: "func f(_ a: Bool) { let n: Int = a ? 1 : 1️⃣2.5; print(n) }"),
        MarkedSource(id: "wrong-type", marked: "func f() { var n = 3; n = 1️⃣\"a\"; print(n) }"),
        MarkedSource(
            id: "wrong-type", marked: "func f() { let i = 7; let d: Double = 1️⃣i / 2; print(d) }",
            hint: "write `Double(i)`"),
        MarkedSource(
            id: "wrong-type", marked: "func f(_ a: [CGFloat]) -> CGFloat { a.reduce(0, +) / 1️⃣a.count }",
            hint: "write `CGFloat(a.count)`"),
        MarkedSource(
            id: "wrong-type", marked: "func half(_ a: CGFloat) {}\nfunc f() { let n = 3; half(1️⃣n) }",
            hint: "write `CGFloat(n)`"),
        MarkedSource(
            id: "wrong-type", marked: "struct P { var name: Int }\nfunc f(_ p: P) -> String { 1️⃣p.name }",
            hint: "write `\"\\(p.name)\"`"),
        MarkedSource(
            id: "unknown-operator", marked: "func f(_ a: [Int]) { var n = 1.5; 1️⃣n += a.count }",
            hint: "make a number of the same type: `Double(…)`"),
        MarkedSource(
            id: "optional-value", marked: "func f() { let a: String? = \"a\"; let b: String = 1️⃣a; print(b) }",
            hint: "write `a ?? …`, or unwrap it with `if let`"),
        MarkedSource(
            id: "async-call", marked: "func load() async {}\nfunc f() { await 1️⃣load() }",
            hint: "declare `f` with `async`, or call it in a `Task`"),
        MarkedSource(
            id: "unhandled-error", marked: "func load() throws {}\nfunc f() { try 1️⃣load() }",
            hint: "declare `f` with `throws`, or catch the error"),
        MarkedSource(
            id: "unhandled-error", marked: "struct E: Error {}\nfunc f(_ n: Int) { if n > 1 { 1️⃣throw E() } }",
            hint: "declare `f` with `throws`, or catch the error"),
        MarkedSource(
            id: "guard-falls-through", marked: "func f(_ n: Int?) { 1️⃣guard let n else { print(0) }\nprint(n) }",
            hint: "end it with `return`"),
        MarkedSource(id: "misplaced-jump", marked: "func f(_ n: Int) { if n > 1 { 1️⃣break } }"),
        MarkedSource(id: "misplaced-jump", marked: "func f(_ n: Int) { switch n { default: 1️⃣continue } }"),
        MarkedSource(
            id: "misplaced-jump", marked: "func f(_ list: [Int]) { for _ in list { list.forEach { _ in 1️⃣continue } } }",
            hint: "write `return` to leave the closure"),
        MarkedSource(
            id: "missing-payload", marked: "enum E { case a(Int, b: Bool), c }\nfunc f() -> E { 1️⃣.a }",
            hint: "it takes (_:b:)"),
        MarkedSource(
            id: "missing-initializer", marked: "class 1️⃣A { var n: Int\nvar m = 2\nvar o: Int? }",
            hint: "declare an `init`, or give `n` a value"),
        MarkedSource(
            id: "private-member", marked: "struct A { private var n = 1 }\nfunc f(_ a: A) -> Int { 1️⃣a.n }",
            hint: "take `private` away, or use it inside of `A`"),
        MarkedSource(
            id: "private-member", marked: "struct A { private let n: Int }\nfunc f() -> A { 1️⃣A(n: 2) }",
            hint: "declare an `init` in `A`, or take `private` away"),
        MarkedSource(
            id: "unexpected-result", marked: "func f() {\n  return 1️⃣3\n}", hint: "declare its result, as in `-> Int`"),
        MarkedSource(
            id: "missing-override",
            marked: "class A { init(n: Int) {} }\nclass B: A { 1️⃣init(n: Int) { super.init(n: n) } }",
            hint: "write `override` in front of it"),
        MarkedSource(
            id: "overrides-nothing", marked: "struct A { override func 1️⃣run() {} }", hint: "take `override` away"),
        MarkedSource(
            id: "wrong-arguments", marked: "func add(_ n: inout Int) {}\nfunc f() { var n = 1; add(1️⃣n); n += 1 }",
            hint: "write `&n`"),
        MarkedSource(
            id: "wrong-type", marked: "enum E: String { case a = 1️⃣1 }"),
        MarkedSource(
            id: "not-a-view", marked: "struct V: View { var body: some View { VStack { 1️⃣\"a\" } } }",
            hint: "write `Text(\"a\")`"),
        MarkedSource(
            id: "unknown-attribute",
            marked: "import Kingfisher\nstruct V: View { @1️⃣Statee var n = 1\nvar body: some View { Text(\"a\") } }",
            hint: "did you mean `@State`?"),
        MarkedSource(
            id: "wrong-type",
            marked: "struct Row: View { @Binding var n: Int\nvar body: some View { Text(\"\\(n)\") } }\n"
                + "struct V: View { @State var k = 1\nvar body: some View { Row(n: 1️⃣k) } }", hint: "write `$k`"),
        MarkedSource(
            id: "not-equatable", marked: "struct A { var n = 1 }\nfunc f(_ a: A, _ b: A) -> Bool { 1️⃣a == b }",
            hint: "declare `A: Equatable`"),
        MarkedSource(
            id: "not-equatable", marked: "struct B { var n = 1 }\nstruct 1️⃣A: Hashable { var b: [B] }",
            hint: "declare `==` in `A`"),
        MarkedSource(
            id: "not-equatable", marked: "struct 1️⃣A: Equatable { var f: () -> Void }", hint: "declare `==` in `A`"),
        MarkedSource(
            id: "wrong-type",
            marked: "struct Row: View { @Binding var n: Int\nvar body: some View { Text(\"\\(n)\") } }\n"
                + "struct V: View { @State var k = \"\"\nvar body: some View { Row(n: 1️⃣$k) } }"),
        MarkedSource(
            id: "missing-member", marked: "protocol Q { func go() }\nstruct 1️⃣S: Q {}", hint: "declare it in `S`"),
        MarkedSource(id: "circular-inheritance", marked: "class A: B {}\nclass 1️⃣B: A {}"),
        MarkedSource(
            id: "not-a-view",
            marked: "struct V: View { var body: some View { VStack { 1️⃣print(\"x\"); Text(\"a\") } } }",
            hint: "write `let _ = …` to do something while views are made"),
        MarkedSource(
            id: "not-a-view",
            marked: "struct V: View { var body: some View { VStack { var x = 1; 1️⃣x += 1; Text(\"\\(x)\") } } }"),
        MarkedSource(
            id: "duplicate-name",
            marked: "struct V: View { var body: some View { let a = 1; let 1️⃣a = 2; Text(\"\\(a)\") } }"),
        MarkedSource(
            id: "unknown-member",
            marked: "struct V: View { var body: some View { Text(\"a\").font(1️⃣.titel) } }",
            hint: "did you mean `.title`?"),
        MarkedSource(
            id: "unknown-member",
            marked: "struct V: View { var body: some View { Text(\"a\").padding(1️⃣.leadin) } }",
            hint: "did you mean `.leading`?"),
        MarkedSource(id: "source-error", marked: "1️⃣#error(\"no\")\nlet x = 1"),
        MarkedSource(id: "circular-alias", marked: "typealias A = B\ntypealias 1️⃣B = [A]\nlet x: A? = nil"),
        MarkedSource(
            id: "loop-in-builder",
            marked: "struct V: View { var body: some View { 1️⃣for i in 0..<2 { Text(\"\\(i)\") } } }"),
        MarkedSource(
            id: "not-identifiable",
            marked: "struct V: View { let a = [\"x\"]\nvar body: some View { ForEach(1️⃣a) { Text($0) } } }",
            hint: "add `id: \\.self`"),
        MarkedSource(id: "unknown-initializer", marked: "typealias F = () -> Int\nfunc f() { _ = 1️⃣F() }"),
        MarkedSource(id: "type-mismatch", marked: "func f() { var a = 1\nif 1️⃣a = 2 { print(a) } }", hint: "write `==`"),
        MarkedSource(
            id: "immutable",
            marked: "struct V: View { var n = 1\nvar body: some View { Button(\"a\") { 1️⃣n += 1 } } }",
            hint: "mark it with `@State`"),
        MarkedSource(
            id: "immutable", marked: "struct S { let a = [1]\nfunc f() { 1️⃣a.append(2) } }",
            hint: "declare it with `var`"),
        MarkedSource(
            id: "immutable", marked: "struct S { var n = 1\nfunc f() { 1️⃣n = 2 } }",
            hint: "mark the function with `mutating`"),
        MarkedSource(id: "wrong-type", marked: "struct S { var n: Int = 1️⃣nil }", hint: "write the type as `Int?`"),
        MarkedSource(
            id: "unknown-member", marked: "struct K { static let w = 1 }\nfunc f(_ k: K) -> Int { 1️⃣k.w }",
            hint: "write `K.w`"),
        MarkedSource(
            id: "wrong-arguments", marked: "struct P { var x: Int; var y: Int }\nfunc f() -> P { 1️⃣P(y: 1, x: 2) }",
            hint: "write them in the order (x:y:)"),
        MarkedSource(
            id: "unknown-operator", marked: "func f(_ n: Int) -> String { 1️⃣\"n: \" + n }",
            hint: "put it into the string: `\\(n)`"),
        MarkedSource(
            id: "unknown-attribute", marked: "struct V: View { @1️⃣Sate var n = 1\nvar body: some View { Text(\"a\") } }",
            hint: "did you mean `@State`?"),
        MarkedSource(
            id: "missing-member", marked: "struct 1️⃣V: View { var content: some View { Text(\"a\") } }",
            hint: "declare `var body: some View { … }` in it"),
        MarkedSource(
            id: "not-identifiable",
            marked: "struct V: View { var body: some View { ForEach(1️⃣0...3) { Text(\"\\($0)\") } } }",
            hint: "write `..<`, or add `id: \\.self`"),
        MarkedSource(
            id: "wrong-type",
            marked:
                "struct Row: View { let n: Int\nvar body: some View { Text(\"\\(n)\") } }\nfunc f() -> Row { Row(n: 1️⃣\"2\") }"
        ),
        MarkedSource(
            id: "wrong-type",
            marked: "struct Row: View { @Binding var on: Bool\nvar body: some View { Toggle(\"a\", isOn: $on) } }\n"
                + "func f() -> Row { Row(on: 1️⃣true) }",
            hint: "write `.constant(…)`, or `$` and a property with `@State`"),
        MarkedSource(
            id: "wrong-type", marked: "struct V: View { let n = 3\nvar body: some View { Text(1️⃣n) } }",
            hint: "write `Text(\"\\(n)\")`"),
        MarkedSource(
            id: "optional-value", marked: "struct V: View { let n: String?\nvar body: some View { Text(1️⃣n) } }",
            hint: "write `n ?? …`, or unwrap it with `if let`"),
        MarkedSource(
            id: "unknown-name", marked: "struct V: View { var body: some View { 1️⃣text(\"a\") } }",
            hint: "did you mean `Text`?"),
        MarkedSource(
            id: "unknown-member", marked: "enum Mode { case big, small }\nfunc f() -> Mode { 1️⃣Mode.medium }",
            hint: "there are: .big, .small"),
        MarkedSource(id: "wrong-arguments", marked: "struct V: View { var body: some View { 1️⃣Button(\"a\") } }"),
        MarkedSource(
            id: "syntax", marked: "struct V {\n  func f() 1️⃣{\n    print(1)\n\n}\n", hint: "insert '}' above line 5"),
        MarkedSource(
            id: "syntax", marked: "func f() { print(1 1️⃣separator: 2) }", hint: "a ',' may be missing in front of it")
    ]

    /// Mistakes that show when the code runs.
    static let running: [MarkedSource] = [
        MarkedSource(
            id: "unsupported-publisher", marked: "let n: Any = 3\n1️⃣Just(1).merge(with: n).sink { print($0) }"),
        MarkedSource(id: "type-mismatch", marked: "let n: Any = 3\nif 1️⃣n as! Int { print(n) }"),
        MarkedSource(id: "not-callable", marked: "let n = 3\n1️⃣n()"),
        MarkedSource(
            id: "unsupported-coding",
            marked: "struct S: Decodable { var r: Range<Int> }\n"
                + "_ = try! 1️⃣JSONDecoder().decode(S.self, from: Data(\"{\\\"r\\\":[1,2]}\".utf8))"),
        MarkedSource(
            id: "uninitialized", marked: "class A { var n: Int\ninit() { print(1️⃣n); n = 1 } }\n_ = A()"),
        MarkedSource(id: "wrong-arguments", marked: "print([1, 2].map 1️⃣{ a, b in a })"),
        MarkedSource(id: "unexpected-nil", marked: "let a: Int? = nil\nprint(1️⃣a!)"),
        MarkedSource(id: "index-out-of-range", marked: "let a = [1]\nprint(1️⃣a[3])"),
        MarkedSource(id: "index-out-of-range", marked: "let a = [1, 2, 3, 4][1...2]\nprint(1️⃣a[0])"),
        MarkedSource(id: "integer-overflow", marked: "let a = Int.max\nprint(1️⃣a + 1)"),
        MarkedSource(id: "integer-overflow", marked: "let a: UInt8 = 255\nprint(1️⃣a + 1)"),
        MarkedSource(id: "integer-overflow", marked: "let n = 300\nprint(1️⃣Int8(n))"),
        MarkedSource(id: "division-by-zero", marked: "let n = 0\nprint(1️⃣1 / n)"),
        MarkedSource(id: "unexpected-error", marked: "struct E: Error {}\nfunc f() throws { throw E() }\n1️⃣try! f()"),
        MarkedSource(id: "uncaught-error", marked: "struct E: Error {}\n1️⃣throw E()"),
        MarkedSource(id: "cast-failed", marked: "let a: Any = 1\nprint(1️⃣a as! String)"),
        MarkedSource(id: "fatal-error", marked: "1️⃣fatalError(\"no\")"),
        MarkedSource(id: "fatal-error", marked: "let n = 1\n1️⃣precondition(n > 1, \"small\")"),
        MarkedSource(id: "invalid-range", marked: "let n = 3\nprint(1️⃣n...1)"),
        MarkedSource(id: "invalid-stride", marked: "let n = 0\nfor i in 1️⃣stride(from: 0, to: 3, by: n) { _ = i }"),
        MarkedSource(id: "invalid-count", marked: "let n = -1\nprint(1️⃣String(repeating: \"a\", count: n))"),
        MarkedSource(id: "duplicate-key", marked: "print([\"a\": 1, 1️⃣\"a\": 2])"),
        MarkedSource(id: "invalid-character", marked: "let t = \"ab\"\nprint(1️⃣Character(t))"),
        MarkedSource(id: "not-a-sequence", marked: "let n: Any = 3\nprint(1️⃣Array(n as! Int))"),
        MarkedSource(
            id: "circular-initial-value", marked: "enum A { static let x = y\nstatic let y = 1️⃣x }\nprint(A.x)"),
        MarkedSource(
            id: "unknown-operator", marked: "let a: Any = 1\nlet b: Any = \"x\"\nprint(1️⃣a as! Int + (b as! String))")
    ]

    /// Mistakes in the arguments of modifiers, which are read when the view is laid out.
    static let laidOut: [MarkedSource] = [
        MarkedSource(
            id: "wrong-type",
            marked: "struct V: View { let n = 40\nvar body: some View { Color.red.frame(width: 1️⃣n) } }",
            hint: "write `CGFloat(n)`"),
        MarkedSource(
            id: "unknown-operator",
            marked: "struct V: View { let n = 3\nvar body: some View { GeometryReader { g in Text(\"a\").frame(width: "
                + "1️⃣g.size.width / n) } } }", hint: "make a number of the same type: `CGFloat(…)`"),
        MarkedSource(
            id: "wrong-type", marked: "struct V: View { var body: some View { Text(\"a\").frame(width: 1️⃣\"10\") } }"),
        MarkedSource(
            id: "unknown-member",
            marked: "struct V: View { var body: some View { Color.red.frame(maxWidth: 1️⃣.infinty) } }",
            hint: "did you mean `.infinity`?"),
        MarkedSource(
            id: "unknown-member", marked: "struct V: View { var body: some View { 1️⃣Text(\"a\").padding } }",
            hint: "write `.padding(…)`"),
        MarkedSource(
            id: "unseen-type",
            marked: "struct V: View { @StateObject var box = 1️⃣Parcel(); var body: some View { Text(box.label) } }",
            hint: "declare a stand-in for `Parcel`, or name its file with --with"),
        MarkedSource(
            id: "unseen-module", marked: "import Kingfisher\nstruct V: View { var body: some View { 1️⃣KFImage() } }",
            hint: "declare a stand-in for `KFImage` to lay it out as it is"),
        MarkedSource(
            id: "assumed-number",
            marked: "import AVFoundation\nstruct V: View {\nlet p = AVPlayer()\nvar body: some View { "
                + "Color.red.frame(width: 1️⃣40 + p.currentTime().seconds) } }")
    ]

    @Test(arguments: laidOut)
    func stopsTheLayoutAtTheMarker(_ item: MarkedSource) throws {
        let outcome = item.snippet.layOut(LayoutOptions())
        #expect(outcome.frames == nil)
        item.expect(try #require(outcome.diagnostics.first { $0.severity == .error }))
    }

    @Test(arguments: running)
    func stopsAtTheMarker(_ item: MarkedSource) throws {
        let found = ProgramRunner.run(item.text).diagnostics
        #expect(found.count == 1)
        item.expect(try #require(found.first))
    }

    /// At most 20 are shown, the rest are counted: 25 unknown names leave 5.
    @Test func countsWhatIsNotShown() {
        let source = (0..<25).map { "func f\($0)() { print(missing\($0)) }" }.joined(separator: "\n")
        let found = ProgramRunner.check(source)
        #expect(found.count == 25)
        let text = DiagnosticPrinter().print(found, in: SourceText(name: "a.swift", text: source))
        #expect(text.components(separatedBy: "error:").count == 21)
        #expect(text.hasSuffix("… and 5 more\n"))
    }

    /// 300 classes, each above the next: the first that has more than 256 above it is told, once.
    @Test func boundsChainsOfInheritance() {
        let source = (0..<300).map { "class C\($0): C\($0 + 1) {}" }.joined(separator: "\n") + "\nclass C300 {}"
        #expect(ProgramRunner.check(source).map(\.id) == ["nesting-limit"])
    }

    /// What the parser would fix is the hint.
    @Test func hintsAtTheFixOfTheParser() throws {
        let found = try #require(ProgramRunner.check("func f() { let x 3 }").first)
        #expect(found.id == "syntax")
        #expect(!found.hints.isEmpty)
    }

    @Test(arguments: cases)
    func standsAtTheMarker(_ item: MarkedSource) throws {
        item.expect(try #require(ProgramRunner.check(item.text).first { $0.id == item.id }))
    }

    @Test func reportsEverythingAtOnce() {
        let source =
            "struct V: View { var body: some View { VStak { Text(\"a\").paddin(8) } } }\nfunc f() { print(nothing) }"
        #expect(ProgramRunner.check(source).map(\.id).sorted() == ["unknown-modifier", "unknown-name", "unknown-view"])
    }

    @Test func tellsSyntaxErrorsOfTheParser() {
        let found = ProgramRunner.check("struct V { var a: Int = }\nfunc ( { }")
        #expect(found.count >= 2)
        #expect(found.allSatisfy { $0.id == "syntax" })
    }
}
