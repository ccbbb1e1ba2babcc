import Diagnostics
import Foundation
import Testing

@testable import SwiftUIFrontEnd

/// Mistakes are found where they stand: the markers 1️⃣ and 2️⃣ say where each begins.
@Suite struct DiagnosticTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let marked: String
        var hint: String?
        var testDescription: String { id + ": " + marked.prefix(60) }
    }

    static let cases: [Case] = [
        Case(id: "unknown-name", marked: "let count = 1\nprint(1️⃣cuont)", hint: "did you mean `count`?"),
        Case(
            id: "unknown-view", marked: "struct V: View { var body: some View { 1️⃣VStak { Text(\"a\") } } }",
            hint: "did you mean `VStack`?"),
        Case(
            id: "unknown-modifier", marked: "struct V: View { var body: some View { Text(\"a\").1️⃣paddin(8) } }",
            hint: "did you mean `padding`?"),
        Case(
            id: "wrong-type",
            marked: "struct V: View { @State var on = false\nvar body: some View { Toggle(\"x\", isOn: 1️⃣on) } }",
            hint: "write `$on`"),
        Case(
            id: "unknown-modifier", marked: "func f() { var on = true\non.1️⃣toogle() }", hint: "did you mean `toggle`?"),
        Case(
            id: "unknown-member",
            marked: "struct V: View { var body: some View { VStack(alignment: 1️⃣.left) { Text(\"a\") } } }"),
        Case(
            id: "unknown-member", marked: "struct P { var width = 1 }\nfunc f(_ p: P) -> Int { 1️⃣p.widht }",
            hint: "did you mean `width`?"),
        Case(
            id: "unknown-member", marked: "enum E { case leading }\nfunc f() -> E { 1️⃣.leeding }",
            hint: "did you mean `.leading`?"),
        Case(
            id: "wrong-arguments", marked: "struct P { var x: Int }\nfunc f() -> P { 1️⃣P(y: 1) }", hint: "it takes (x:)"),
        Case(id: "immutable", marked: "func f() {\n  let a = 1\n  1️⃣a = 2\n}", hint: "declare it with `var`"),
        Case(id: "unsupported-macro", marked: "func f() -> Int { 1️⃣#stringify(g) }"),
        Case(
            id: "ambiguous-member", marked: "func f() { let x = 1️⃣.nowhere }", hint: "write the type in front of the dot"
        ),
        Case(id: "duplicate-type", marked: "struct A {}\nstruct 1️⃣A {}", hint: "rename one of them"),
        Case(
            id: "unsupported-tuple-property", marked: "struct A { let (1️⃣a, b) = (1, 2) }",
            hint: "declare each property by itself"),
        Case(
            id: "missing-return", marked: "func f(_ n: Int) -> Int {\n  let m = n\n  1️⃣m + 1\n}",
            hint: "write `return` in front of it"),
        Case(
            id: "switch-not-exhaustive",
            marked: "enum E { case a, b }\nfunc f(_ e: E) -> Int {\n  1️⃣switch e { case .a: return 1 }\n}",
            hint: "add `case .b:` or `default:`"),
        Case(
            id: "switch-not-exhaustive", marked: "func f(_ n: Int) {\n  1️⃣switch n { case 1: print(n) }\n}",
            hint: "add `default:`"),
        Case(
            id: "duplicate-name", marked: "func f() { let a = 1; let 1️⃣a = 2; print(a) }", hint: "rename one of them"),
        Case(id: "duplicate-name", marked: "struct A { var a = 1\nvar 1️⃣a = 2 }", hint: "rename one of them"),
        Case(
            id: "optional-value",
            marked: "struct P { var name: String? }\nfunc f(_ p: P) -> Int { 1️⃣p.name.count }",
            hint: "write `p.name?.count`, or unwrap it with `if let`"),
        Case(
            id: "not-optional",
            marked: "struct P { var name: String }\nfunc f(_ p: P) { if let n = 1️⃣p.name { print(n) } }",
            hint: "use it as it is"),
        Case(
            id: "unknown-type", marked: "struct Item {}\nstruct P { var a: 1️⃣Itme }", hint: "did you mean `Item`?"),
        Case(
            id: "missing-member", marked: "protocol Q { func go() }\nstruct 1️⃣S: Q {}", hint: "declare it in `S`"),
        Case(id: "circular-inheritance", marked: "class A: B {}\nclass 1️⃣B: A {}"),
        Case(
            id: "loop-in-builder",
            marked: "struct V: View { var body: some View { 1️⃣for i in 0..<2 { Text(\"\\(i)\") } } }"),
        Case(
            id: "not-identifiable",
            marked: "struct V: View { let a = [\"x\"]\nvar body: some View { ForEach(1️⃣a) { Text($0) } } }",
            hint: "add `id: \\.self`"),
        Case(id: "unknown-initializer", marked: "typealias F = () -> Int\nfunc f() { _ = 1️⃣F() }"),
        Case(id: "type-mismatch", marked: "func f() { var a = 1\nif 1️⃣a = 2 { print(a) } }", hint: "write `==`"),
        Case(
            id: "immutable",
            marked: "struct V: View { var n = 1\nvar body: some View { Button(\"a\") { 1️⃣n += 1 } } }",
            hint: "mark it with `@State`"),
        Case(
            id: "immutable", marked: "struct S { let a = [1]\nfunc f() { 1️⃣a.append(2) } }",
            hint: "declare it with `var`"),
        Case(
            id: "immutable", marked: "struct S { var n = 1\nfunc f() { 1️⃣n = 2 } }",
            hint: "mark the function with `mutating`"),
        Case(id: "wrong-type", marked: "struct S { var n: Int = 1️⃣nil }", hint: "write the type as `Int?`"),
        Case(
            id: "unknown-member", marked: "struct K { static let w = 1 }\nfunc f(_ k: K) -> Int { 1️⃣k.w }",
            hint: "write `K.w`"),
        Case(
            id: "wrong-arguments", marked: "struct P { var x: Int; var y: Int }\nfunc f() -> P { 1️⃣P(y: 1, x: 2) }",
            hint: "write them in the order (x:y:)"),
        Case(
            id: "unknown-operator", marked: "func f(_ n: Int) -> String { 1️⃣\"n: \" + n }",
            hint: "put it into the string: `\\(n)`"),
        Case(
            id: "syntax", marked: "struct V {\n  func f() 1️⃣{\n    print(1)\n\n}\n", hint: "insert '}' above line 5"),
        Case(
            id: "syntax", marked: "func f() { print(1 1️⃣separator: 2) }", hint: "a ',' may be missing in front of it")
    ]

    /// Mistakes that show when the code runs.
    static let running: [Case] = [
        Case(id: "not-callable", marked: "let n = 3\n1️⃣n()"),
        Case(
            id: "uninitialized", marked: "class A { var n: Int\ninit() { print(1️⃣n); n = 1 } }\n_ = A()"),
        Case(id: "wrong-arguments", marked: "print([1, 2].map 1️⃣{ a, b in a })"),
        Case(id: "unexpected-nil", marked: "let a: Int? = nil\nprint(1️⃣a!)"),
        Case(id: "index-out-of-range", marked: "let a = [1]\nprint(1️⃣a[3])"),
        Case(id: "index-out-of-range", marked: "let a = [1, 2, 3, 4][1...2]\nprint(1️⃣a[0])"),
        Case(id: "integer-overflow", marked: "let a = Int.max\nprint(1️⃣a + 1)"),
        Case(id: "integer-overflow", marked: "let a: UInt8 = 255\nprint(1️⃣a + 1)"),
        Case(id: "integer-overflow", marked: "let n = 300\nprint(1️⃣Int8(n))"),
        Case(id: "division-by-zero", marked: "let n = 0\nprint(1️⃣1 / n)"),
        Case(id: "unexpected-error", marked: "struct E: Error {}\nfunc f() throws { throw E() }\n1️⃣try! f()"),
        Case(id: "uncaught-error", marked: "struct E: Error {}\n1️⃣throw E()"),
        Case(id: "cast-failed", marked: "let a: Any = 1\nprint(1️⃣a as! String)"),
        Case(id: "fatal-error", marked: "1️⃣fatalError(\"no\")"),
        Case(id: "fatal-error", marked: "let n = 1\n1️⃣precondition(n > 1, \"small\")"),
        Case(id: "invalid-range", marked: "let n = 3\nprint(1️⃣n...1)"),
        Case(id: "invalid-stride", marked: "let n = 0\nfor i in 1️⃣stride(from: 0, to: 3, by: n) { _ = i }"),
        Case(id: "invalid-count", marked: "let n = -1\nprint(1️⃣String(repeating: \"a\", count: n))"),
        Case(id: "duplicate-key", marked: "print([\"a\": 1, 1️⃣\"a\": 2])"),
        Case(id: "invalid-character", marked: "let t = \"ab\"\nprint(1️⃣Character(t))"),
        Case(id: "not-a-sequence", marked: "let n: Any = 3\nprint(1️⃣Array(n as! Int))"),
        Case(id: "circular-initial-value", marked: "enum A { static let x = y\nstatic let y = 1️⃣x }\nprint(A.x)"),
        Case(id: "unknown-operator", marked: "let a: Any = 1\nlet b: Any = \"x\"\nprint(1️⃣a as! Int + (b as! String))")
    ]

    /// Mistakes in the arguments of modifiers, which are read when the view is laid out.
    static let laidOut: [Case] = [
        Case(
            id: "wrong-type", marked: "struct V: View { var body: some View { Text(\"a\").frame(width: 1️⃣\"10\") } }"),
        Case(
            id: "unknown-member",
            marked: "struct V: View { var body: some View { Color.red.frame(maxWidth: 1️⃣.infinty) } }",
            hint: "did you mean `.infinity`?"),
        Case(
            id: "unseen-type",
            marked: "struct V: View { @StateObject var box = 1️⃣Parcel(); var body: some View { Text(box.label) } }",
            hint: "declare a stand-in for `Parcel`, or name its file with --with"),
        Case(
            id: "unseen-module", marked: "import Kingfisher\nstruct V: View { var body: some View { 1️⃣KFImage() } }",
            hint: "declare a stand-in for `KFImage` to lay it out as it is"),
        Case(
            id: "assumed-number",
            marked: "import AVFoundation\nstruct V: View {\nlet p = AVPlayer()\nvar body: some View { "
                + "Color.red.frame(width: 1️⃣40 + p.currentTime().seconds) } }")
    ]

    @Test(arguments: laidOut)
    func stopsTheLayoutAtTheMarker(_ item: Case) throws {
        let parts = item.marked.components(separatedBy: "1️⃣")
        let outcome = Snippet(SourceText(name: "V.swift", text: parts.joined())).layOut(LayoutOptions())
        let found = try #require(outcome.diagnostics.first { $0.severity == .error })
        #expect(outcome.frames == nil)
        #expect(found.id == item.id)
        #expect(found.range?.lowerBound == parts[0].utf8.count)
        if let hint = item.hint { #expect(found.hints == [hint]) }
    }

    @Test(arguments: running)
    func stopsAtTheMarker(_ item: Case) throws {
        let parts = item.marked.components(separatedBy: "1️⃣")
        let found = ProgramRunner.run(parts.joined()).diagnostics
        #expect(found.map(\.id) == [item.id])
        #expect(found.first?.range?.lowerBound == parts[0].utf8.count)
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
    func standsAtTheMarker(_ item: Case) throws {
        let parts = item.marked.components(separatedBy: "1️⃣")
        let offset = parts[0].utf8.count
        let found = ProgramRunner.check(parts.joined())
        let diagnostic = try #require(found.first { $0.id == item.id })
        #expect(diagnostic.range?.lowerBound == offset)
        if let hint = item.hint { #expect(diagnostic.hints == [hint]) }
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
