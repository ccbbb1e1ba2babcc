import Foundation
import Testing

/// What must not pass, or pass without a word, as a user meets it.
@Suite struct HonestCheckTests {
    /// `Documents.box` asked for in two shards.
    @Test func aMissingShardIsNotAPass() throws {
        let bench = try Workbench()
        try bench.addBox()
        for part in 1...2 {
            _ = try bench.run(
                "validate", "--shard", "\(part)/2", "--allow-empty", "--report", "json=part-\(part).json")
        }
        #expect(try bench.run("report", "merge", "part-1.json", "part-2.json").status == 0)
        let missing = try bench.run("report", "merge", "part-1.json")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("shard 2 of 2 is missing"))
        _ = try bench.run("validate", "--shard", "3/3", "--allow-empty", "--report", "json=other.json")
        let other = try bench.run("report", "merge", "part-1.json", "part-2.json", "other.json")
        #expect(other.status == 2)
        #expect(other.errors.contains("other.json is shard 3 of 3, others are shards of 2"))
    }

    @Test func aFolderWithoutRecipesIsNotAPassBesideOthers() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "box.md")
        try FileManager.default.createDirectory(
            at: bench.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
        #expect(try bench.run("validate", "./box.md").status == 0)
        let run = try bench.run("validate", "./box.md", "none/")
        #expect(run.status == 1)
        #expect(run.errors.contains("none/ holds no recipe"))
        #expect(try bench.run("validate", "./box.md", "none/", "--allow-empty").status == 0)
    }

    @Test(arguments: [
        ("```frames", "```frame", "unknown-block"),
        ("origin=\"derived\"", "origin=\"derived\" tolerance=\"9\" reason=\" \"", "missing-reason")
    ])
    func whatWouldNotBeCheckedIsRefused(old: String, new: String, id: String) throws {
        let bench = try Workbench()
        #expect(Documents.box.contains(old))
        try bench.write(Documents.box.replacing(old, with: new), to: "box.md")
        let run = try bench.run("validate", "./box.md")
        #expect(run.status == 2)
        #expect(run.errors.contains("[\(id)]"))
    }

    /// The box is 50 wide and 40 are expected.
    @Test func theBadgeSaysWhetherItIsMet() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("show", "red-box").output.contains("✓ derived by hand\n"))
        try bench.write(Documents.box.replacing("width: 40", with: "width: 50"), to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
        #expect(try bench.run("show", "red-box").output.contains("✗ derived by hand: differs\n"))
    }

    @Test func whatAnUpdateNoLongerExpectsIsTold() throws {
        let bench = try Workbench()
        try bench.addBox()
        try bench.write(Documents.box.components(separatedBy: "```frames")[0], to: "box.md")
        let run = try bench.run("add", "--update", "box.md")
        #expect(run.status == 0)
        #expect(run.errors.contains("red-box no longer expects frames that it expected (1 derived)"))
        #expect(run.errors.contains("recipes restore red-box@1"))
        #expect(try bench.run("restore", "red-box@1").status == 0)
        #expect(try bench.run("validate").status == 0)
    }

    @Test func rejectingKeepsTheReasonOfATolerance() throws {
        let bench = try Workbench()
        let document = Documents.box.replacing("width: 40", with: "width: 50")
            .replacing("origin=\"derived\"", with: "origin=\"derived\" tolerance=\"2\" reason=\"of a photo\"")
        try bench.write(document, to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        #expect(try bench.run("reject", "red-box", "--reason", "the photo is right").status == 0)
        let text = try bench.run("export", "red-box", "--format", "md").output
        #expect(text.contains("reason=\"of a photo; rejected: the photo is right\""))
        #expect(try bench.run("log", "red-box").output.contains("rejected: the photo is right"))
    }

    @Test func acceptingNothingMakesNoBackup() throws {
        let bench = try Workbench()
        for index in 0..<10 {
            try bench.write(Documents.box.replacing("slug: red-box", with: "slug: box-\(index)"), to: "\(index).md")
            _ = try bench.run("add", "\(index).md", "--allow-duplicate")
        }
        #expect(try bench.run("list", "--json").output.contains("box-9"))
        #expect(try bench.run("accept", "--all", "--reason", "none").status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path)
        #expect(names.allSatisfy { !$0.contains("before-change") })
    }

    /// Recorded frames of thirds are thirds, and edges that meet are one pixel: 27.8333 + 20.3333 + 4 + 20 = 72.1667 ends on
    /// pixel 217 of 3 a point (216.5, halves up) for the column and for its last view.
    @Test func recordedFramesCarryNoNoise() throws {
        let bench = try Workbench()
        let document = """
            ---
            title: Thirds
            scenarios:
              - name: small
                size: 100x100
            ---

            A column.

            ```swift
            struct V: View { var body: some View { VStack(spacing: 4) { Text("Hi").accessibilityIdentifier("a"); \
            Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("b") } } }
            ```

            """
        try bench.write(document, to: "t.md")
        #expect(try bench.run("add", "t.md").status == 0)
        #expect(try bench.run("record", "thirds").status == 0)
        let text = try bench.run("export", "thirds", "--format", "md").output
        #expect(text.contains("b           35  52.3333  30x20\n"))
        #expect(!text.contains("99999"))
        #expect(text.contains("V           35       28  30x44.3333\n"))
    }

    /// Foundation's own function for the folder of a path traps for these.
    @Test func filesMayHaveNamesOfOneCharacter() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("validate", "--report", "json=r").status == 0)
        #expect(try bench.read("r").hasPrefix("{"))
        #expect(try bench.run("validate", "--report", "tap=-").output.hasPrefix("TAP version"))
        #expect(try bench.run("render", "red-box", "--format", "svg", "-o", "x").status == 0)
        #expect(try bench.run("report", "merge", "r", "--report", "json=m").status == 0)
        #expect(try bench.run("export", "red-box", "--format", "md", "-o", "y").status == 0)
    }

    @Test func nothingToExplainIsNoSuccess() throws {
        let bench = try Workbench(makesStore: false)
        try FileManager.default.createDirectory(
            at: bench.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
        let run = try bench.run("render", "--explain-unsupported", "none")
        #expect((run.output, run.status) == ("there is no Swift file, so nothing was looked at\n", 1))
    }

    /// Copying a document is how the next one begins; the frames of both count.
    @Test func twoDocumentsOfOneSlugAreRefused() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "a.md")
        try bench.write(Documents.box.replacing("width: 40", with: "width: 50"), to: "b.md")
        let run = try bench.run("validate", "./a.md", "./b.md")
        #expect(run.status == 2)
        #expect(run.errors.contains("./a.md and ./b.md are both called red-box [slug-twice]"))
        #expect(try bench.run("add", "a.md", "b.md").status == 2)
        // One file that is named twice is one recipe.
        #expect(try bench.run("validate", "./a.md", "./a.md").output.hasPrefix("1 recipe, 1 scenario: 1 pass"))
    }

    /// The cookbook in its place would say nothing about the recipes that are meant.
    @Test func aStoreThatIsNotThereIsNotMadeForACheck() throws {
        let bench = try Workbench(makesStore: false)
        for arguments in [["validate"], ["validate", "red-box"], ["validate", "--store", "typo.sqlite"]] {
            let run = try bench.run(arguments)
            #expect(run.status == 2)
            #expect(run.errors.contains("there is no store at"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).isEmpty)
    }

    /// Frames that were never expected are not recorded by accepting, and what a person left out stays out.
    @Test func acceptingChangesWhatDiffersAlone() throws {
        let bench = try Workbench()
        let bare = Documents.box.components(separatedBy: "```frames")[0]
        try bench.write(bare, to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        #expect(try bench.run("accept", "red-box", "--reason", "new").output == "")
        #expect(try bench.run("validate").status == 1)
        let edited =
            bare.replacing("width: 40", with: "width: 50")
            + "```frames scenario=\"small\" origin=\"engine\" version=\"0.1\"\n# only the width\nbox 30 - 40x20\n```\n"
        try bench.write(edited, to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
        #expect(try bench.run("accept", "red-box", "--reason", "wider").status == 0)
        let text = try bench.run("export", "red-box", "--format", "md").output
        // 100 - 50 is 50, half of it 25 on each side.
        #expect(text.contains("# only the width\nbox  25  -  50x20\n"))
        #expect(try bench.run("validate").status == 0)
    }
}
