import Testing

@testable import SwiftUIFrontEnd

/// Programs that would run, recurse or grow without end stop with a diagnostic that names the limit.
@Suite struct SandboxTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        let id: String
        var testDescription: String { name }
    }

    /// A value of 20,000 levels.
    private static let chain =
        "indirect enum E: Hashable { case leaf; case node(E) }\nvar e = E.leaf\n"
        + "for _ in 0..<20_000 { e = .node(e) }\n"

    static let cases: [Case] = [
        Case(name: "infinite loop", source: "while true {}", id: "step-limit"),
        Case(name: "endless sequence", source: "for i in 0... { _ = i }", id: "step-limit"),
        Case(name: "recursion", source: "func f() { f() }\nf()", id: "depth-limit"),
        Case(name: "getter of itself", source: "struct A { var x: Int { x } }\nprint(A().x)", id: "depth-limit"),
        Case(
            name: "mutating recursion", source: "struct A { mutating func f() { f() } }\nvar a = A()\na.f()",
            id: "depth-limit"),
        Case(
            name: "repeated string", source: "print(String(repeating: \"ab\", count: 2_000_000_000))",
            id: "memory-limit"),
        Case(name: "doubling string", source: "var s = \"ab\"\nwhile true { s += s }", id: "memory-limit"),
        Case(
            name: "doubling array", source: "var a = Array(repeating: 1, count: 1000)\nwhile true { a += a }",
            id: "step-limit"),
        Case(name: "huge array", source: "print(Array(repeating: 0, count: Int.max).count)", id: "memory-limit"),
        Case(name: "huge range", source: "print((0..<Int.max).map { $0 }.count)", id: "step-limit"),
        Case(name: "nested braces", source: "let x = " + String(repeating: "{", count: 20_000), id: "nesting-limit"),
        Case(name: "nested brackets", source: "let x = " + String(repeating: "[", count: 200), id: "nesting-limit"),
        Case(name: "nested conditions", source: String(repeating: "#if DEBUG\n", count: 5_000), id: "nesting-limit"),
        Case(
            name: "chained modifiers", source: "let x = Text(\"a\")" + String(repeating: ".bold()", count: 5_000),
            id: "nesting-limit"),
        Case(
            name: "a subject that feeds itself",
            source: "import Combine\nlet a = PassthroughSubject<Int, Never>()\nlet c = a.subscribe(a)\na.send(1)",
            id: "depth-limit"),
        Case(
            name: "a negative count of replacements",
            source: "print(\"abc\".replacing(\"b\", with: \"c\", maxReplacements: -1))", id: "index-out-of-range"),
        Case(name: "deep text", source: chain + "print(\"\\(e)\")", id: "depth-limit"),
        Case(name: "deep equality", source: chain + "print(e == e)", id: "depth-limit"),
        Case(
            name: "deep arrays", source: "var e: [Any] = []\nfor _ in 0..<20_000 { e = [e] }\nprint(e)",
            id: "depth-limit"),
        Case(
            name: "an object that holds itself is encoded",
            source: "import Foundation\nfinal class N: Codable { var n: N? }\nlet a = N()\na.n = a\n"
                + "print(try! JSONEncoder().encode(a).count)", id: "depth-limit"),
        Case(
            name: "doubling attributed string",
            source: "import Foundation\nvar k = AttributedString(\"ab\")\nwhile true { k += k }", id: "step-limit"),
        Case(
            name: "doubling text", source: "import SwiftUI\nvar t = Text(\"a\")\nwhile true { t = (t + t).bold() }",
            id: "memory-limit"),
        Case(
            name: "text of texts",
            source: "import SwiftUI\nvar t = Text(\"a\")\nwhile true { t = Text(\"\\(t)\\(t)\") }",
            id: "memory-limit"),
        Case(
            name: "search for what nearly stands everywhere",
            source: "import Foundation\nlet s = String(repeating: \"a\", count: 100_000)\n"
                + "while true { _ = s.range(of: String(repeating: \"a\", count: 50_000) + \"b\") }", id: "step-limit"),
        Case(
            name: "a format of many places",
            source: "import Foundation\nlet s = String(repeating: \"%d\", count: 100_000)\n"
                + "while true { _ = String(format: s, 1) }", id: "step-limit"),
        Case(
            name: "doubling path",
            source: "import SwiftUI\nvar p = Path()\np.addRect(.zero)\nwhile true { p.addPath(p) }", id: "step-limit"),
        Case(
            name: "growing address",
            source: "import Foundation\nvar k = URL(string: \"https://a.b/\")!\n"
                + "while true { k.appendPathComponent(String(repeating: \"x\", count: 10_000)) }", id: "step-limit"),
        Case(
            name: "nested conditional operators",
            source: "print(" + String(repeating: "true ? ", count: 300) + "1" + String(repeating: " : 2", count: 300)
                + ")",
            id: "nesting-limit"),
        Case(name: "overflow", source: "print(Int.max + 1 - 1)", id: "integer-overflow"),
        Case(name: "division by zero", source: "let n = 0\nprint(1 / n)", id: "division-by-zero"),
        Case(name: "index", source: "let a = [1]\nprint(a[3])", id: "index-out-of-range"),
        Case(name: "nil", source: "let a: Int? = nil\nprint(a!)", id: "unexpected-nil"),
        Case(name: "fatalError", source: "fatalError(\"no\")", id: "fatal-error"),
        Case(
            name: "static cycle", source: "struct A { static let x = A.y; static let y = A.x }\nprint(A.x)",
            id: "circular-initial-value")
    ]

    @Test(arguments: cases)
    func stopsWithDiagnostic(_ item: Case) {
        var limits = InterpreterLimits()
        limits.steps = 200_000
        limits.bytes = 8 << 20
        let outcome = ProgramRunner.run(item.source, limits: limits)
        #expect(outcome.diagnostics.map(\.id) == [item.id])
    }

    /// A long chain of conditions beside one another is no nesting, nor are marks in texts.
    @Test(arguments: [
        "print(" + (0..<120).map { "false ? \($0) : " }.joined() + "7)",
        "print(\"" + String(repeating: "quoi ? ", count: 300) + "\".count, 7)",
        "typealias Int = Swift.Int\nlet n: Int = 7\nprint(n)"
    ])
    func goesOn(_ source: String) {
        let outcome = ProgramRunner.run(source)
        #expect(outcome.diagnostics.map(\.id) == [])
    }

    /// A match that would need more of the stack than there is.
    @Test(arguments: [
        #"let s = String(repeating: "ab ", count: 60_000); print(s.wholeMatch(of: /(\w+\s?)*/) == nil)"#,
        #"let r = try! Regex("(?:a?){1000000}b"); print("aaab".firstMatch(of: r) == nil)"#
    ])
    func stopsDeepMatches(_ source: String) {
        #expect(ProgramRunner.run(source).diagnostics.map(\.id) == ["depth-limit"])
    }

    /// A chain of a million links is freed without a chain of a million calls.
    @Test func freesLongChains() {
        let source =
            "class N { var next: N?\ninit(_ n: N?) { next = n } }\nvar head: N? = nil\nfor _ in 0..<20_000 { head = N(head) }\nprint(\"done\")"
        #expect(ProgramRunner.run(source).printed == "done\n")
    }

    @Test func appendingIsLinear() {
        let source =
            "var a: [Int] = []\nfor i in 0..<20_000 { a.append(i) }\nfor i in a.indices { a[i] += 1 }\nprint(a.count, a[19_999])"
        #expect(ProgramRunner.run(source).printed == "20000 20000\n")
    }
}
