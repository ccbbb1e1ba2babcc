import Testing

@testable import SwiftUIFrontEnd

/// Literals and implicit members take their type from where they stand; the expected text is Swift's own.
@Suite struct ContextualTypeTests {
    static let cases: [(source: String, expected: String)] = [
        ("let x: CGFloat = 10 / 4\nprint(x)", "2.5"),
        ("let n = 10 / 4\nprint(n)", "2"),
        ("let width = 90.0\nprint(width * (1 / 3))", "30.0"),
        ("let width = 90.0\nlet f = { (w: Double) in w * 2 / 3 }\nprint(f(width))", "60.0"),
        ("func f(_ x: CGFloat) -> CGFloat { x / 4 }\nprint(f(10))", "2.5"),
        ("func f(_ x: CGFloat = 1) -> CGFloat { x / 4 }\nprint(f())", "0.25"),
        ("let a: [CGFloat] = [1, 2]\nprint(a[0] / 2)", "0.5"),
        ("struct S { var w: CGFloat = 3 }\nprint(S().w / 2, S(w: 5).w)", "1.5 5.0"),
        ("let c = true\nlet x: Double = c ? 1 : 2\nprint(x)", "1.0"),
        ("let o: Double? = 3\nprint(o ?? 0)", "3.0"),
        ("let a = [1, 2].map(CGFloat.init)\nprint(a[0] / 4)", "0.25"),
        ("print([1.5, 2])", "[1.5, 2.0]"),
        ("print(min(1, 2.5))", "1.0"),
        ("print([1.5, 2.5].reduce(0, +))", "4.0"),
        ("let angle = Double(1) * 2 * .pi - .pi / 2\nprint(angle > 4.7 && angle < 4.8)", "true"),
        ("enum E { case a, b }\nlet e = E.b\nprint(e == .b, [E.a, .b].count)", "true 2"),
        (
            "struct P { static let one = P(x: 1)\nvar x: Int }\nfunc f(_ p: P) -> Int { p.x }\nprint(f(.one), f(.init(x: 4)))",
            "1 4"
        )
    ]

    @Test(arguments: cases)
    func takesItsTypeFromThePlace(source: String, expected: String) {
        let outcome = ProgramRunner.run(source)
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.printed == expected + "\n")
    }
}
