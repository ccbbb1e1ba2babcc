import Foundation
import Testing

/// `validate` and `report merge` as a user runs them.
@Suite struct ValidateCommandTests {
    /// A store with recipes `box-0` to `box-19`; every third, from `box-1` on, has a wrong number.
    private func bench() throws -> Workbench {
        let bench = try Workbench()
        try FileManager.default.createDirectory(
            at: bench.folder.appendingPathComponent("boxes"), withIntermediateDirectories: true)
        for number in 0..<20 {
            var text = Documents.box.replacing("slug: red-box", with: "slug: box-\(number)")
            text = text.replacing("title: \"Red box", with: "title: \"Red box \(number)")
            if number % 3 == 1 { text = text.replacing("box 30 20 40x20", with: "box 30 20 40x21") }
            try bench.write(text, to: "boxes/box-\(number).md")
        }
        #expect(try bench.run("import", "boxes").status == 0)
        return bench
    }

    @Test("the report is the same for any -j", arguments: ["1", "2", "7", "64"])
    func threads(count: String) throws {
        let bench = try bench()
        let one = try bench.run("validate", "--json", "-j", "1")
        let many = try bench.run("validate", "--json", "-j", count)
        #expect(many.output == one.output)
        #expect((one.status, many.status) == (1, 1))
        let summary = try #require(try one.json()["summary"] as? [String: Any])
        let states = try #require(summary["states"] as? [String: Int])
        // Of 0 to 19 these are 1, 4, 7, 10, 13, 16, 19.
        #expect((states["pass"], states["fail"]) == (13, 7))
    }

    @Test("shards put together are the whole", arguments: [1, 3, 5, 40])
    func shards(count: Int) throws {
        let bench = try bench()
        var names: [String] = []
        for part in 1...count {
            let name = "part-\(part).json"
            let run = try bench.run(
                "validate", "--shard", "\(part)/\(count)", "--report", "json=\(name)", "--allow-empty")
            #expect([0, 1].contains(run.status))
            names.append(name)
        }
        let whole = try bench.run("validate", "--json")
        let merged = try bench.run(["report", "merge", "--json"] + names)
        #expect(merged.output == whole.output)
        #expect(merged.status == 1)
        #expect(try bench.run("validate", "--shard", "4/3").status == 64)
    }

    @Test func theWaysToLayOutAgree() throws {
        let bench = try bench()
        var reports: [String] = []
        for basis in ["both", "trees", "source"] {
            let run = try bench.run("validate", "--from", basis)
            #expect(run.status == 1)
            reports.append(run.output.components(separatedBy: "; 80 numbers")[0])
        }
        #expect(Set(reports).count == 1)
        #expect(try bench.run("validate", "--from", "wishes").status == 64)
    }

    @Test func onlyWhatHasChangedIsChecked() throws {
        let bench = try bench()
        #expect(try bench.run("export", "--all", "--format", "jsonl", "-o", "before.jsonl").status == 0)
        let nothing = try bench.run("validate", "boxes/", "--changed-since", "before.jsonl")
        #expect(nothing.status == 1)
        #expect(nothing.errors.contains("none of the selected recipes is in this shard or has changed"))
        try bench.write(
            bench.read("boxes/box-2.md").replacing("Say how large", with: "Say exactly how large"), to: "boxes/box-2.md"
        )
        let one = try bench.run("validate", "boxes/", "--changed-since", "before.jsonl")
        #expect(one.output.hasPrefix("1 recipe, 1 scenario: 1 pass;"))
        #expect(one.status == 0)
        #expect(try bench.run("validate", "boxes/", "--changed-since", "nowhere").status == 2)
    }

    /// The program gets the expected frames first; what it prints is no data. The box stands at (100 − 40) / 2 = 30.
    @Test func aProgramOfOnesOwnShowsWhatDiffers() throws {
        let bench = try Workbench()
        try bench.write(Documents.box.replacing(" 30 20 ", with: " 33 20 "), to: "box.md")
        let run = try bench.run("validate", "box.md", environment: ["RECIPES_DIFF_TOOL": "diff"])
        #expect(run.status == 1)
        let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("<") || $0.hasPrefix(">") }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("  33 20  40x20") == true && lines.last?.contains("  30 20  40x20") == true)
        #expect(!run.output.contains("<"))
        let missing = try bench.run("validate", "box.md", environment: ["RECIPES_DIFF_TOOL": "no-such-program"])
        #expect(missing.status == 1)
        let warning = "warning: RECIPES_DIFF_TOOL names no-such-program, and there is no such program"
        #expect(missing.errors.hasPrefix(warning))
        #expect(!missing.errors.contains("not found"))
        let failing = try bench.run("validate", "box.md", environment: ["RECIPES_DIFF_TOOL": "sh -c 'exit 3'"])
        #expect(failing.status == 1 && failing.errors.contains("does not run or failed"))
        let onServer = try bench.run("validate", "box.md", environment: ["RECIPES_DIFF_TOOL": "diff", "CI": "1"])
        #expect(onServer.errors == "")
    }

    /// What the program itself writes into a folder, and a page about it, is no recipe; both are told.
    @Test func aFolderMayHoldOtherThings() throws {
        let bench = try Workbench()
        let folder = bench.folder.appendingPathComponent("boxes")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bench.write(Documents.box, to: "boxes/box.md")
        try bench.write("# Boxes\n\nRead me.\n", to: "boxes/README.md")
        let first = try bench.run("validate", "boxes/", "--report", "json=boxes/report.json")
        let second = try bench.run("validate", "boxes/", "--report", "json=boxes/report.json")
        #expect((first.output, first.status) == (second.output, 0))
        #expect(second.status == 0)
        #expect(second.errors.contains("boxes/README.md is text without front matter and code, so it is passed over"))
        #expect(second.errors.contains("boxes/report.json is a document of the format recipes.validation"))
        try bench.write("{\"name\": \"x\"}", to: "boxes/package.json")
        #expect(try bench.run("validate", "boxes/").status == 2)
    }

    @Test func nothingIsAPassOnlyWhenAskedFor() throws {
        let bench = try Workbench()
        #expect(try bench.run("validate").status == 1)
        #expect(try bench.run("validate", "--allow-empty").status == 0)
    }

    @Test func theSelfTestTurnsEveryRecipeRed() throws {
        let bench = try Workbench()
        try bench.addBox()
        for basis in ["both", "trees", "source"] {
            let run = try bench.run("validate", "--self-test", "--from", basis)
            #expect(run.output == "self-test: changed numbers were noticed in 1 recipe\n")
            #expect(run.status == 0)
        }
    }

    /// A body that never settles is stopped by the interpreter; a small limit of time is an error, too.
    @Test func aRecipeThatTakesTooLongIsAnError() throws {
        let bench = try Workbench()
        let endless = "Text({ () -> String in var n = 0; while n >= 0 { n += 1 }; return \"\\(n)\" }())"
        try bench.write(Documents.view(endless), to: "endless.md")
        try bench.write(Documents.box, to: "box.md")
        let run = try bench.run("validate", "endless.md", "box.md", "--time-limit", "3", "-j", "1")
        #expect(run.status == 2)
        #expect(run.output.contains("time-limit") || run.output.contains("step-limit"))
        // The other one is checked all the same.
        #expect(run.output.contains("2 recipes") && run.output.contains("1 pass"))
    }

    @Test func watchingChecksAgain() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "box.md")
        let process = Process()
        process.executableURL = try CommandRun.binary()
        process.arguments = ["validate", "box.md", "--watch"]
        process.currentDirectoryURL = bench.folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": bench.folder.path]
        let log = bench.folder.appendingPathComponent("log.txt")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A signal that a parent's thread holds back does not reach its child; this one does.
        defer { kill(process.processIdentifier, SIGKILL) }
        /// Whether a text is printed within half a minute.
        func prints(_ text: String) throws -> Bool {
            for _ in 0..<300 {
                if try bench.read("log.txt").contains(text) { return true }
                Thread.sleep(forTimeInterval: 0.1)
            }
            return false
        }
        // One report, then a change, then another.
        #expect(try prints("1 pass"))
        try bench.write(Documents.box.replacing("40x20", with: "41x20"), to: "box.md")
        #expect(try prints("fail  red-box"))
    }
}
