import Testing

@testable import RecipesCLI

/// Which pager is used, and when output is long enough for one.
@Suite struct PagerTests {
    @Test(
        arguments: [
            ([:], "less -FIRX"), (["PAGER": "more"], "more"),
            (["PAGER": "more", "RECIPES_PAGER": "most -s"], "most -s"),
            (["PAGER": ""], nil), (["PAGER": "cat"], nil), (["RECIPES_PAGER": "", "PAGER": "more"], nil),
            (["PAGER": "gone"], nil), (["TERM": "dumb"], nil), (["TERM": ""], nil)
        ] as [([String: String], String?)])
    func command(_ variables: [String: String], _ expected: String?) {
        let all = ["TERM": "xterm"].merging(variables) { $1 }
        #expect(Pager.command(variable: { all[$0] }, isThere: { $0 != "gone" }) == expected)
    }

    /// Lines that are longer than the width take several rows; colours take no room.
    @Test(arguments: [
        ("", 0), ("a\n", 1), ("a\n\nb\n", 3), ("1234567890\n", 1), ("12345678901\n", 2),
        ("\u{1B}[1;33m1234567890\u{1B}[0m\n", 1),
        ("abc", 1)
    ]) func rows(_ text: String, _ expected: Int) {
        #expect(Pager.rows(of: text, width: 10) == expected)
    }

    @Test func everyCommandIsCalledAsItIsListed() {
        #expect(CommandList.all.count == CommandList.names.count)
        for name in CommandList.names { #expect(CommandList.command(name)?._commandName == name) }
        #expect(Set(CommandList.names).count == CommandList.names.count)
    }

    /// What is read without the parser, and what is left to it.
    @Test(arguments: [
        (["recipes", "search"], true), (["recipes", "search", "a", "b"], true), (["recipes", "show", "a"], true),
        (["recipes", "show"], false), (["recipes", "show", "a", "b"], false),
        (["recipes", "search", "a", "-n", "1"], false),
        (["recipes", "search", "-x"], false), (["recipes", "search", "--", "a"], false), (["recipes", "list"], false),
        (["recipes"], false), (["recipes", "--json", "search"], false), (["recipes", "render", "a.swift"], true),
        (["recipes", "render", "-"], true), (["recipes", "render"], false), (["recipes", "render", "a", "b"], false),
        (["recipes", "render", "--size", "1x1", "a", "--rtl", "--format=svg", "-o", "x"], true),
        (["recipes", "render", "a", "--state", "a=1", "--tap", "b", "--state=c=2"], true),
        (["recipes", "render", "a", "--state", "b"], false), (["recipes", "render", "a", "--scale", "x"], false),
        (["recipes", "render", "a", "--scale"], false), (["recipes", "render", "a", "--size", "--rtl"], false),
        (["recipes", "render", "a", "--size", "1x1", "--size", "2x2"], false),
        (["recipes", "render", "a", "--format", "pdf"], false), (["recipes", "render", "a", "--help"], false),
        (["recipes", "render", "--explain-unsupported", "a"], false)
    ]) func plainCommands(_ arguments: [String], _ isPlain: Bool) {
        #expect((PlainCommand(arguments) != nil) == isPlain)
    }
}
