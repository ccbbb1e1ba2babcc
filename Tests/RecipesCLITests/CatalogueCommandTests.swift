import Foundation
import Testing

@testable import RecipesCLI

/// What a catalogue is asked for and what changes it, as a user types it.
@Suite struct CatalogueCommandTests {
    /// Words as they are typed, and in the order in which they are read.
    @Test(arguments: [
        ("search foo", "search foo"), ("--store X search foo", "search --store X foo"),
        ("--store=X -q --json list", "list --store=X -q --json"), ("--color never", "--color never"),
        ("--store X", "--store X"), ("--help search", "--help search"), ("--json help pager", "help pager --json"),
        ("search a -grid", "search a -- -grid"), ("search -grid a -n 2", "search a -n 2 -- -grid"),
        ("search -q -n 2 -v a", "search -q -n 2 -v a"), ("search --tag -x a", "search --tag -x a"),
        ("search -a -- -b", "search -- -a -b"), ("search -1 a", "search a -- -1"), ("search - a", "search - a"),
        ("list -grid", "list -grid"), ("", "")
    ])
    func wordsAreOrdered(_ typed: String, _ read: String) {
        func words(_ text: String) -> [String] { ["recipes"] + text.split(separator: " ").map(String.init) }
        #expect(CommandWords.ordered(words(typed)) == words(read))
    }

    @Test(arguments: [
        ("--store", "Missing value for '--store'"), ("--json --color", "Missing value for '--color'"),
        ("--store x", "Missing a command behind 'x'"), ("--json -v", "Missing a command behind '-v'")
    ])
    func optionsAloneSayWhatIsMissing(_ typed: String, _ message: String) throws {
        let run = try Workbench(makesStore: false).run(typed.split(separator: " ").map(String.init))
        #expect(run.status == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    /// An option with a value that `CommandWords` does not know would lose its value to the words of the search.
    @Test func everyOptionOfASearchIsKnown() throws {
        let help = try Workbench(makesStore: false).run("help", "search").output
        let withValue = help.matches(of: /(?m)^  (?:-n, )?(--[a-z-]+) </).map { String($0.1) }
        #expect(withValue.count > 10)
        for option in withValue { #expect(Search.valueOptions.contains(option), "\(option)") }
    }

    @Test func optionsStandBeforeTheCommandToo() throws {
        let bench = try Workbench()
        try bench.addBox()
        let run = try bench.run(
            "--store", "store.sqlite", "-v", "search", "box", "-grid", "--plain", environment: ["RECIPES_STORE": ""])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("red-box\t"))
        #expect(run.errors.contains("recipes: the store store.sqlite, chosen by --store\n"))
        #expect(run.errors.contains("NOT (\"grid\")"))
        #expect(try bench.run("search", "box", "-red").status == 1)
    }

    @Test func filtersByStateAndPart() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("list", "--status", "passing", "--plain").output.hasPrefix("red-box"))
        let none = try bench.run("list", "--status", "failing")
        #expect((none.status, none.output) == (1, ""))
        #expect(none.errors == "no recipe passes the filters\n  without status failing there are 1\n")
        // 31 is expected where 30 is given.
        try bench.write(Documents.box.replacing("box 30 20", with: "box 31 20"), to: "box.md")
        _ = try bench.run("add", "--update", "box.md")
        #expect(try bench.run("search", "box", "--status", "failing", "--plain").output.hasPrefix("red-box"))
        #expect(try bench.run("search", "box", "--status", "passing").status == 1)
        #expect(try bench.run("list", "--has", "expectations", "--has", "authors").status == 0)
        let lacking = try bench.run("list", "--has", "license")
        #expect(lacking.errors.hasSuffix("  without has license there are 1\n"))
        #expect(try bench.run("list", "--has", "nothing").status == 64)
        #expect(try bench.run("list", "--sort", "updated", "-n", "1").status == 0)
    }

    @Test func aNumberShowsARecipe() throws {
        let bench = try Workbench()
        try bench.addBox()
        let id = try #require(
            (try bench.run("list", "--json").json()["recipes"] as? [[String: Any]])?.first?["id"] as? String)
        _ = try bench.run("rename", "red-box", "scarlet-box")
        let shown = try bench.run("show", id, "--only", "meta")
        #expect(shown.output.hasSuffix("scarlet-box, \(id), revision 2, formerly red-box\n"))
        #expect(try bench.run("render", id, "--size", "10x10").status == 0)
        #expect(try bench.run("show", "\(id)@1", "--json").json()["slug"] as? String == "red-box")
    }

    @Test func changesAreUndone() throws {
        let bench = try Workbench()
        #expect(try bench.run("undo").status == 1)
        try bench.addBox()
        let before = try bench.contents()
        _ = try bench.run("remove", "red-box")
        #expect(try bench.run("undo", "--dry-run").output == "would undo remove red-box@2: the recipe is as before\n")
        #expect(try bench.contents().isEmpty)
        #expect(try bench.run("undo").output == "undid remove red-box@2: the recipe is as before\n")
        #expect(try bench.contents() == before)
        _ = try bench.run("rename", "red-box", "blue-box")
        #expect(try bench.run("undo", "blue-box").status == 0)
        #expect(try bench.contents() == before)
        #expect(try bench.run("undo", "nothing").status == 2)
    }

    @Test func undoOfSeveralHasToBeMeant() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "a.md")
        try bench.write(Documents.box.replacing("red-box", with: "b-box").replacing(".red", with: ".blue"), to: "b.md")
        _ = try bench.run("add", "a.md", "b.md")
        let refused = try bench.run("undo")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("the last change is one of 2 recipes: red-box, b-box"))
        #expect(try bench.run("undo", "--all").status == 0)
        #expect(try bench.run("list").status == 1)
    }

    @Test func undoCountsWhatIsTooMuchToList() throws {
        let bench = try Workbench()
        let names = (1...13).map { "box-\($0)" }
        for (index, name) in names.enumerated() {
            let text = Documents.box.replacing("red-box", with: name).replacing("Red box", with: "Box \(index)")
            try bench.write(text, to: "\(name).md")
        }
        _ = try bench.run(["add"] + names.map { $0 + ".md" })
        let told = try bench.run("undo", "--dry-run").output
        #expect(told == "would undo add of 13 recipes (box-1, box-2, box-3, box-4, box-5, …): they are removed\n")
        let all = try bench.run("undo", "--dry-run", "--verbose").output.split(separator: "\n")
        #expect(all == names.map { "would undo add \($0)@1: the recipe is removed" })
        // The next command is one of its own, however soon it comes.
        _ = try bench.run("remove", "box-1")
        #expect(try bench.run("undo", "--dry-run").output == "would undo remove box-1@2: the recipe is as before\n")
    }

    @Test func theStrictDoctorLooksAtRecipes() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("doctor", "--strict").status == 0)
        let linked = Documents.box.replacing("Say how large it is.", with: "See [the other](gone-box.md).")
        try bench.write(linked, to: "box.md")
        _ = try bench.run("add", "--update", "box.md")
        #expect(try bench.run("doctor").status == 0)
        let strict = try bench.run("doctor", "--strict")
        #expect(strict.status == 1)
        #expect(strict.output.contains("✗ links") && strict.output.contains("red-box names gone-box"))
    }

    @Test func recipesAreAddedFromJSON() throws {
        let bench = try Workbench()
        try bench.addBox()
        let json = try bench.run("export", "red-box", "--format", "json").output
        #expect(json.contains("\"$schema\": \"urn:recipes:schema:recipe:1\""))
        let lines = try bench.contents()
        _ = try bench.run("remove", "red-box")
        #expect(try bench.run("add", "-", input: json).output == "added red-box\n")
        _ = try bench.run("remove", "red-box")
        try bench.write(lines, to: "all.jsonl")
        #expect(try bench.run("add", "all.jsonl").output == "added red-box\n")
        try bench.write(json, to: "one.json")
        #expect(try bench.run("render", "one.json", "--size", "100x60").status == 0)
        let wrong = try bench.run("add", "-", input: json.replacing("\"tags\"", with: "\"tgas\""))
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("tgas: unknown key") && wrong.errors.contains("did you mean tags?"))
    }

    @Test func duplicatesAreTold() throws {
        let bench = try Workbench()
        try bench.addBox()
        try bench.write(Documents.box.replacing("red-box", with: "same-box"), to: "same.md")
        let dry = try bench.run("add", "same.md", "--dry-run")
        #expect(dry.errors.contains("same-box has the snippet of red-box [duplicate-snippet]"))
        let quiet = try bench.run("add", "same.md", "--allow-duplicate")
        #expect((quiet.output, quiet.errors, quiet.status) == ("added same-box\n", "", 0))
    }

    @Test func recipesThatLayOutAlike() throws {
        let bench = try Workbench()
        try bench.addBox()
        let frames = try bench.run("show", "red-box", "--only", "frames", "--json").output
        try bench.write(frames, to: "target.json")
        let found = try bench.run("search", "--frames", "target.json", "--plain")
        #expect(found.output == "red-box\tRed box in the middle\tsmall\t1\n")
        let alike = try bench.run("search", "--frames", "red-box")
        #expect(alike.output == "Red box in the middle  red-box  100 % in small\n")
        // Twice as large in each direction lies nowhere near.
        try bench.write(frames.replacing("\"width\": 40", with: "\"width\": 80"), to: "target.json")
        #expect(try bench.run("search", "--frames", "target.json").status == 1)
        try bench.write("{}", to: "target.json")
        #expect(try bench.run("search", "--frames", "target.json").status == 2)
    }
}
