import Testing

/// Programs that would never end or take all memory: a diagnostic, exit code 2, no frames.
@Suite struct SandboxTests {
    @Test(arguments: [
        ("Text(\"\\(f())\")", "func f() -> Int { var i = 0; while true { i += 1 } }", "step-limit"),
        ("Text(\"\\(f(1))\")", "func f(_ x: Int) -> Int { f(x + 1) + 1 }", "depth-limit"),
        ("Text(\"\\(g)\")", "var g: Int { g + 1 }", "depth-limit"),
        ("Text(String(repeating: \"a\", count: 2_000_000_000))", "", "memory-limit"),
        ("Text(s)", "var s: String { var x = \"a\"; for _ in 0..<64 { x += x }; return x }", "memory-limit"),
        (
            "Text(Array(repeating: String(repeating: \"a\", count: 8_000), count: 1_000_000).joined())", "",
            "memory-limit"
        ),
        ("A()", "", "view-nesting"),
        ("Text(\"a\")" + String(repeating: ".padding(1)", count: 5_000), "", "nesting-limit"),
        ("Text(\"\\(" + String(repeating: "[", count: 5_000) + ")\")", "", "nesting-limit")
    ])
    func endsWithADiagnostic(content: String, member: String, id: String) throws {
        let source = "import SwiftUI\nstruct A: View {\n    var body: some View { \(content) }\n    \(member)\n}\n"
        let run = try Workbench(makesStore: false).run("render", "--size", "100x100", "-", input: source)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("[\(id)]"), "\(run.errors.prefix(300))")
    }
}
