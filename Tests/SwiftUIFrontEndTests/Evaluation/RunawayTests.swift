import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Whatever runs, grows or nests without end stops inside its limits, with a diagnostic at the place that does it.
///
/// The limits are small here; that they hold is what bounds time and memory, so neither is measured.
@Suite struct RunawayTests {
    static var limits: InterpreterLimits {
        var limits = InterpreterLimits.session
        limits.steps = 100_000
        limits.bytes = 4 << 20
        return limits
    }

    static let programs: [MarkedSource] = [
        MarkedSource(name: "loop", id: "step-limit", marked: "var n = 0\n1️⃣while true { n &+= 1 }"),
        MarkedSource(name: "repeat", id: "step-limit", marked: "var n = 0\n1️⃣repeat { n &+= 1 } while true"),
        MarkedSource(
            name: "dictionary", id: "memory-limit",
            marked: "var d: [String: Int] = [:]\nvar i = 0\nwhile true { 1️⃣d[\"k\\(i)\"] = i; i += 1 }"),
        MarkedSource(
            name: "set", id: "step-limit",
            marked: "var s: Set = [1]\nwhile true { 1️⃣s.formUnion(s.map { $0 + s.count }) }"),
        MarkedSource(
            name: "map over a huge range", id: "step-limit", marked: "_ = 1️⃣(0..<2_000_000_000).map { $0 * 2 }"),
        MarkedSource(
            name: "doubling string", id: "memory-limit", marked: "var s = \"ab\"\nwhile true { 1️⃣s += s }"),
        MarkedSource(
            name: "growing string", id: "step-limit", marked: "var s = \"\"\n1️⃣while true { s += \"abcdefgh\" }"),
        MarkedSource(name: "array", id: "memory-limit", marked: "var a = [1, 2]\nwhile true { 1️⃣a += a }"),
        MarkedSource(
            name: "number of a parameter", id: "unknown-name", marked: "print([1].map { 1️⃣$9999999999 + $0 })"),
        MarkedSource(
            name: "split", id: "step-limit",
            marked: "let t = String(repeating: \"a,\", count: 1_000_000)\nprint(1️⃣t.split(separator: \",\").count)"),
        MarkedSource(
            name: "repeated string", id: "memory-limit",
            marked: "print(1️⃣String(repeating: \"ab\", count: 2_000_000_000))"),
        MarkedSource(
            name: "repeated array", id: "memory-limit",
            marked: "print(1️⃣Array(repeating: 0, count: 2_000_000_000).count)"),
        MarkedSource(
            name: "copied array", id: "memory-limit",
            marked:
                "let a = Array(repeating: 1, count: 10_000)\nvar all: [[Int]] = []\nwhile true { var b = a; 1️⃣b[0] = 2; all.append(b) }"
        ),
        MarkedSource(
            name: "searched array", id: "step-limit",
            marked: "let a = Array(repeating: 1, count: 10_000)\nwhile true { _ = 1️⃣a.contains(2) }"),
        MarkedSource(
            name: "shared tree", id: "step-limit",
            marked:
                "indirect enum T: Equatable { case l, n(T, T) }\nvar a = T.l\nfor _ in 0..<60 { a = .n(a, a) }\nprint(1️⃣a == a)"
        ),
        MarkedSource(
            name: "tuples in tuples", id: "memory-limit",
            marked: "var a: Any = 1\nwhile true { a = 1️⃣(a, a) }"),
        MarkedSource(
            name: "angle brackets", id: "nesting-limit",
            marked: "let a: " + String(repeating: "Array<", count: 64) + "Array1️⃣<"
                + String(repeating: "Array<", count: 300)
                + "Int" + String(repeating: ">", count: 365) + " = []"),
        MarkedSource(
            name: "stride", id: "step-limit", marked: "for i in 1️⃣stride(from: 0, to: Int.max, by: 1) { _ = i }"),
        MarkedSource(name: "sequence", id: "step-limit", marked: "print(Array(1️⃣sequence(first: 1) { $0 &+ 1 }).count)"),
        MarkedSource(name: "lazy", id: "step-limit", marked: "print(1️⃣(1...).lazy.filter { $0 < 0 }.first ?? 0)"),
        MarkedSource(name: "function", id: "depth-limit", marked: "func f(_ n: Int) -> Int { 1️⃣f(n + 1) }\nprint(f(0))"),
        MarkedSource(
            name: "closure", id: "depth-limit",
            marked: "var f: (Int) -> Int = { $0 }\nf = { n in 1️⃣f(n + 1) }\nprint(f(0))"),
        MarkedSource(
            name: "initialiser", id: "depth-limit",
            marked: "struct A { init(n: Int) { 1️⃣self.init(n: n + 1) } }\n_ = A(n: 1)"),
        MarkedSource(
            name: "subscript", id: "depth-limit",
            marked: "struct A { 1️⃣subscript(i: Int) -> Int { self[i + 1] } }\nprint(A()[0])"),
        MarkedSource(
            name: "operator", id: "depth-limit",
            marked: "struct A { 1️⃣static func + (a: A, b: A) -> A { a + b } }\n_ = A() + A()"),
        MarkedSource(
            name: "getter", id: "depth-limit", marked: "struct A { var 1️⃣x: Int { x + 1 } }\nprint(A().x)"),
        MarkedSource(
            name: "else if", id: "nesting-limit",
            marked: "let n = 1\nif n == -1 {}" + (0..<255).map { " else if n == \($0) {}" }.joined()
                + " else 1️⃣if n == 255 {}"
                + String(repeating: " else if n == 9 {}", count: 2_000))
    ]

    static let views: [MarkedSource] = [
        MarkedSource(name: "onAppear", id: "step-limit", marked: view("Text(\"a\").onAppear { 1️⃣while true {} }")),
        MarkedSource(
            name: "alignment guide", id: "step-limit",
            marked: view("VStack { Text(\"a\").alignmentGuide(.leading) { d in 1️⃣while true {}; return d.width } }")),
        MarkedSource(
            name: "layout", id: "step-limit",
            marked: """
                struct L: Layout {
                    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                        1️⃣while true {}
                        return .zero
                    }
                    func placeSubviews(
                        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
                }
                \(view("L { Text(\"a\") }"))
                """),
        MarkedSource(name: "view of itself", id: "view-nesting", marked: view("VStack { 1️⃣V() }")),
        MarkedSource(name: "view that is itself", id: "view-nesting", marked: view("1️⃣V()")),
        MarkedSource(
            name: "views in a circle", id: "view-nesting",
            marked: """
                struct A: View { var body: some View { B() } }
                struct B: View { var body: some View { HStack { 1️⃣A() } } }
                \(view("A()"))
                """),
        MarkedSource(
            name: "layout that asks itself", id: "depth-limit",
            marked: """
                struct L: Layout {
                    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                        1️⃣sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
                    }
                    func placeSubviews(
                        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
                }
                \(view("L { Text(\"a\") }"))
                """),
        MarkedSource(
            name: "list", id: "memory-limit",
            marked: view("1️⃣ForEach(0..<100_000_000, id: \\.self) { i in Text(\"\\(i)\") }")),
        MarkedSource(
            name: "body", id: "step-limit",
            marked: view("Text(\"\\(1️⃣(0..<2_000_000_000).map { $0 }.count)\")")),
        MarkedSource(
            name: "state", id: "update-limit",
            marked: """
                struct V: View {
                    @State var 1️⃣width: CGFloat = 1
                    var body: some View {
                        Color.red.frame(width: width)
                            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
                    }
                }
                """)
    ]

    private static func view(_ body: String) -> String { "struct V: View { var body: some View { \(body) } }" }

    private func expect(_ diagnostics: [Diagnostic], _ item: MarkedSource) {
        let errors = diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        if let error = errors.first { item.expect(error) }
    }

    @Test(arguments: programs)
    func programStops(_ item: MarkedSource) {
        let outcome = ProgramRunner.run(item.text, limits: Self.limits)
        expect(outcome.diagnostics, item)
    }

    @Test(arguments: views)
    func viewStops(_ item: MarkedSource) {
        let outcome = item.snippet.layOut(LayoutOptions(), limits: Self.limits)
        #expect(outcome.frames == nil)
        expect(outcome.diagnostics, item)
    }

    /// 63 + 1, 64 + 1: each round writes one more than the width that it finds, from 1 on.
    @Test func tellsTheStateThatKeepsChanging() throws {
        let item = try #require(Self.views.first { $0.id == "update-limit" })
        let message = item.snippet.layOut(LayoutOptions()).diagnostics.first?.message
        #expect(message == "`width` (last 63.0, 64.0, 65.0) keeps changing: not settled after 64 rounds of layout")
    }
}
