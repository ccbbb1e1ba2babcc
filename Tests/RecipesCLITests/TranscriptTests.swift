import Foundation
import Testing

/// Every command as a user runs it: standard output, standard error and exit code.
@Suite struct TranscriptTests {
    @Test func addTwiceThenUpdate() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "box.md")
        let first = try bench.run("add", "box.md")
        #expect((first.output, first.errors, first.status) == ("added red-box\n", "", 0))
        let second = try bench.run("add", "box.md")
        #expect((second.output, second.status) == ("red-box is there already and equal\n", 0))
        try bench.write(Documents.box.replacing("[frame, box]", with: "[frame]"), to: "box.md")
        let kept = try bench.run("add", "box.md")
        #expect(kept.output == "red-box is there already and differs; --update replaces it\n")
        #expect(kept.status == 0)
        let updated = try bench.run("add", "--update", "box.md")
        #expect((updated.output, updated.status) == ("updated red-box, revision 2\n", 0))
    }

    @Test func dryRunWritesNothing() throws {
        let bench = try Workbench()
        let run = try bench.run("add", "-", "--dry-run", input: Documents.box)
        #expect((run.output, run.status) == ("would add red-box\n", 0))
        let list = try bench.run("list")
        #expect((list.output, list.errors, list.status) == ("", "no recipe in the catalogue\n", 1))
    }

    /// What stops a set of files is counted by kind: `Tile` twice, once a file; `.glow` once.
    @Test func explainsWhatIsUnsupported() throws {
        let bench = try Workbench()
        let start = "import SwiftUI\nstruct V: View { var body: some View { "
        try bench.write(start + "Tile() } }\n", to: "a.swift")
        try bench.write(start + "VStack { Tile(); Text(\"a\").glow(3) } } }\n", to: "b.swift")
        try bench.write(start + "Text(\"a\") } }\n", to: "c.swift")
        let run = try bench.run("render", "--explain-unsupported", "a.swift", "b.swift", "c.swift")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("unknown-view  2 files\n  2×  there is no view or type `Tile`\n"))
        #expect(run.output.contains("      a.swift:2:40, b.swift:2:49\n"))
        #expect(run.output.contains("unknown-modifier  1 file\n  1×  there is no modifier or method `glow`\n"))
        #expect(run.output.hasSuffix("3 files, 2 stopped\n"))
        let json = try bench.run("render", "--explain-unsupported", "--json", ".")
        #expect(json.status == 1)
        let document = try json.json()
        #expect(document["format"] as? String == "recipes.unsupported")
        #expect(document["stopped"] as? Int == 2)
        #expect((document["kinds"] as? [[String: Any]])?.first?["count"] as? Int == 2)
        let clean = try bench.run("render", "--explain-unsupported", "c.swift")
        #expect((clean.output, clean.status) == ("1 file, nothing unsupported\n", 0))
        let several = try bench.run("render", "a.swift", "b.swift")
        #expect(several.status == 64)
    }

    @Test func listAndSearch() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("list").output == "red-box  Red box in the middle\n")
        let found = try bench.run("search", "middle", "-n", "1")
        #expect(found.status == 0)
        #expect(found.output.hasPrefix("Red box in the middle  red-box\n"))
        let none = try bench.run("search", "nothinglikethis")
        #expect((none.output, none.status) == ("", 1))
        #expect(none.errors.hasPrefix("no recipe matches\n"))
        // The title (21), two blanks and the slug (7) need 30 columns.
        let narrow = try bench.run("search", "middle", environment: ["COLUMNS": "29"])
        #expect(narrow.output.hasPrefix("Red box in the middle\n  red-box\n"))
    }

    /// Whatever is typed is a query: no message of SQLite, and 0 or 1.
    @Test(arguments: [
        ".frame(height: 200)", "@State", "don't", "C++", "", "maxWidth:", "foo:bar", "NEAR(", "NEAR(a b)", "^", "*",
        "\"", "\"\"", "\"a", "a\"b", "AND", "a OR", "NOT", "-", "- -", "()", "title:", "title:\"", "tag:*", "$0", "\\",
        "%",
        "'; drop table recipe; --", "\u{202E}", "a\u{1}b", "{title}:x", "multi-agent"
    ])
    func anyQueryIsTaken(query: String) throws {
        let bench = try Workbench()
        try bench.addBox()
        for extra in [[], ["--json"]] {
            let run = try bench.run(["search"] + extra + ["--", query])
            #expect([0, 1].contains(run.status), "\(run.errors)")
            for word in ["sqlite", "fts5", "syntax", "no such column"] {
                #expect(!(run.output + run.errors).lowercased().contains(word))
            }
            if !extra.isEmpty { #expect(try run.json()["format"] as? String == "recipes.search") }
        }
    }

    @Test func aLongQueryNamesItsLimit() throws {
        let run = try Workbench().run("search", String(repeating: "a", count: 9_000))
        #expect(run.status == 2)
        #expect(run.errors.contains("9000 bytes, at most 8192"))
    }

    @Test func show() throws {
        let bench = try Workbench()
        try bench.addBox()
        let page = try bench.run("show", "red-box")
        #expect(page.status == 0)
        #expect(page.output.hasPrefix("Red box in the middle  ✓ derived by hand\nframe, box · by Ada · 2025-01-02\n"))
        #expect(page.output.contains("struct RedBox: View"))
        #expect(!page.output.contains("\u{1B}["))
        let snippet = try bench.run("show", "red-box", "--only", "snippet")
        #expect(snippet.output.hasPrefix("import SwiftUI\n"))
        let near = try bench.run("show", "redbox")
        #expect(near.status == 2)
        #expect(near.errors.contains("did you mean red-box?"))
        for columns in [60, 200] {
            let wide = try bench.run("show", "red-box", environment: ["COLUMNS": "\(columns)"])
            #expect(wide.output.split(separator: "\n").allSatisfy { $0.count <= columns })
        }
    }

    /// What repeats the frame and the offer of what it holds is for `--only frames`; boxes have the names of their views.
    @Test func thePageLeavesOutRepeats() throws {
        let bench = try Workbench()
        let line =
            "Color.red.frame(width: 40, height: 20).accessibilityIdentifier(\"knob\").alignmentGuide(.top) { $0[.top] }"
        try bench.write(Documents.view(line), to: "one.md")
        _ = try bench.run("add", "one.md")
        let page = try bench.run("show", "one-view").output
        let table = try #require(page.components(separatedBy: "\nframes, ").last)
        #expect(!table.contains(".alignmentGuide"))
        #expect(table.contains("\nOne/.frame #knob") && table.contains("\n  Color.red"))
        #expect(page.contains("knob") && !page.components(separatedBy: "import SwiftUI")[0].contains("Color.red"))
        #expect(try bench.run("show", "one-view", "--only", "frames").output.contains(".alignmentGuide"))
    }

    /// (100 - 40) / 2 = 30 and (60 - 20) / 2 = 20; 30 tall after a tap it stands at (60 - 30) / 2 = 15.
    @Test func renderFollowsTheOrderOfItsSteps() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "box.md")
        func box(_ arguments: String...) throws -> [String: Double]? {
            let run = try bench.run(["render", "box.md", "--size", "100x60", "--format", "json"] + arguments)
            #expect(run.status == 0, "\(run.errors)")
            let nodes = try run.json()["nodes"] as? [[String: Any]]
            return nodes?.first { $0["id"] as? String == "box" }?["frame"] as? [String: Double]
        }
        #expect(try box() == ["x": 30, "y": 20, "width": 40, "height": 20])
        #expect(try box("--state", "isTall=true") == ["x": 30, "y": 15, "width": 40, "height": 30])
        #expect(try box("--state=isTall=true", "--state", "isTall=false")?["height"] == 20)
    }

    @Test func renderReadsStandardInputAndWritesFiles() throws {
        let bench = try Workbench()
        let source =
            "import SwiftUI\nstruct A: View { var body: some View { Color.red.frame(width: 10, height: 10) } }\n"
        let text = try bench.run("render", "--size", "20x20", "-", input: source)
        #expect(text.status == 0)
        #expect(text.output.hasPrefix("view"))
        let written = try bench.run("render", "-", "--format", "svg", "-o", "a.svg", "--size", "20x20", input: source)
        #expect((written.output, written.status) == ("", 0))
        #expect(try bench.read("a.svg").contains("<svg"))
    }

    @Test func validateRecordAndMismatch() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("validate").status == 0)
        // 31 was asked for, 30 is given: the delta is -1.
        try bench.write(Documents.box.replacing("box 30 20", with: "box 31 20"), to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
        let failed = try bench.run("validate")
        #expect(failed.status == 1)
        for word in ["box", "x", "31", "30", "-1"] { #expect(failed.output.contains(word), "\(failed.output)") }
        let unchecked = Documents.box.components(separatedBy: "```frames")[0].replacing("red-box", with: "loose-box")
        try bench.write(unchecked, to: "loose.md")
        #expect(try bench.run("add", "loose.md").status == 0)
        let loose = try bench.run("validate", "loose-box")
        #expect(loose.status == 1)
        #expect(loose.output.contains("unchecked"))
        #expect(try bench.run("record", "loose-box").status == 0)
        #expect(try bench.run("validate", "loose-box").status == 0)
        let locked = try bench.run("record", "loose-box", environment: ["CI": "1"])
        #expect(locked.status == 2)
    }

    @Test func exportAndAddGiveEqualRecords() throws {
        let one = try Workbench()
        let other = try Workbench()
        try one.addBox()
        for (format, command) in [("md", ["add", "-"]), ("json", ["import", "-"]), ("jsonl", ["import", "-"])] {
            let exported = try one.run("export", "red-box", "--format", format)
            #expect(exported.status == 0)
            let taken = try other.run(command, input: exported.output)
            #expect(taken.status == 0, "\(taken.errors)")
            #expect(try other.contents() == one.contents())
            #expect(try other.run("remove", "red-box").status == 0)
        }
    }

    @Test func historyAndRestore() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("remove", "red-box").status == 0)
        #expect(try bench.run("show", "red-box").status == 2)
        #expect(try bench.run("log", "red-box").output.contains("red-box@1"))
        #expect(try bench.run("restore", "red-box@1").status == 0)
        #expect(try bench.run("show", "red-box").status == 0)
    }

    @Test func compareAndCheck() throws {
        let bench = try Workbench()
        try bench.addBox()
        let same = try bench.run("compare", "red-box", "box.md")
        #expect((same.output, same.status) == ("the same frames\n", 0))
        try bench.write(Documents.box.replacing("width: 40", with: "width: 50"), to: "wide.md")
        #expect(try bench.run("compare", "red-box", "wide.md").status == 1)
        let snippet = try bench.run("show", "red-box", "--only", "snippet").output
        try bench.write(snippet, to: "RedBox.swift")
        let check = try bench.run("check", "RedBox.swift")
        #expect(check.status == 0)
        #expect(check.output.contains("RedBox"))
    }
}
