import Foundation
import GRDB
import Testing

/// What people try first, and what they are told where it does nothing.
@Suite struct FirstUseTests {
    @Test func restoringWhatIsThereSaysSo() throws {
        let bench = try Workbench()
        try bench.addBox()
        let same = try bench.run("restore", "red-box@1")
        #expect(same.output == "red-box is as it was at red-box@1: nothing to restore\n")
        #expect(same.status == 0)
        #expect(try bench.run("log", "red-box").output.split(separator: "\n").count == 1)
        let json = try bench.run("restore", "red-box@1", "--json").json()
        #expect(json["changed"] as? Bool == false)
        // Under a new name the revision of the old one comes back as the recipe that it is now.
        #expect(try bench.run("rename", "red-box", "rot").status == 0)
        #expect(try bench.run("restore", "rot@1").output == "rot is as it was at rot@1: nothing to restore\n")
        try bench.write(Documents.box.replacing("slug: red-box", with: "slug: rot\nlicense: MIT"), to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
        let back = try bench.run("restore", "rot@1")
        #expect((back.output, back.errors) == ("restored rot@1 as rot@4\n", ""))
        #expect(!(try bench.run("show", "rot", "--only", "meta").output.contains("MIT")))
    }

    @Test(arguments: [["search", "--frames"], ["render"], ["explain"]])
    func aMissingFileIsNoRecipe(_ command: [String]) throws {
        let run = try Workbench().run(command + ["target.json"])
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no file target.json"), "\(run.errors)")
    }

    @Test func framesOfStandardInput() throws {
        let bench = try Workbench()
        try bench.addBox()
        let frames = try bench.run("render", "box.md", "--format", "json").output
        let found = try bench.run(["search", "--frames", "-", "--plain"], input: frames)
        #expect(found.output.hasPrefix("red-box\t"))
        let none = try bench.run(["search", "--frames", "-"], input: Documents.box)
        #expect(none.status == 2 && none.errors.contains("standard input holds no frames as JSON"))
    }

    @Test func aSearchShowsTheAnswer() throws {
        let bench = try Workbench()
        try bench.addBox()
        // The word is in the title: what the recipe is about is shown all the same, and its tags.
        let titled = try bench.run("search", "middle").output
        #expect(
            titled == """
                Red box in the middle  red-box
                  A frame of a fixed size stands in the «middle» of its root.
                  tags: frame, box

                """)
        // Found in the code alone, so the place is shown.
        let coded = try bench.run("search", "isTall").output
        #expect(coded.contains("  A frame of a fixed size stands in the middle of its root.\n  tags: frame, box\n"))
        #expect(coded.contains("  code: @State var «isTall» = false\n"))
    }

    @Test func operatorsThatLeaveNothingAreNamed() throws {
        let bench = try Workbench()
        try bench.addBox()
        func errors(_ query: String...) throws -> String { try bench.run(["search"] + query).errors }
        #expect(try errors("box tag:grid").contains("  without tag:grid there are 1\n"))
        #expect(try errors("box", "-red").contains("  without -red there are 1\n"))
        #expect(try errors("box tag:grid author:Bob").contains("  without tag:grid, author:Bob there are 1\n"))
        #expect(try errors("box tag:grid OR tag:list").contains("  without tag:grid OR tag:list there are 1\n"))
        #expect(!(try errors("zebra tag:grid").contains("without")))
    }

    @Test func everythingGoesToStandardOutput() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("export", "--format", "jsonl", "-").output == bench.contents())
    }

    @Test func aPageOfAReportGoesIntoItsFolder() throws {
        let bench = try Workbench()
        try bench.addBox()
        let run = try bench.run("validate", "--report", "html=report/", "--report", "junit=out/ci/x.xml")
        #expect((run.status, run.errors) == (0, ""))
        #expect(try bench.read("report/index.html").hasPrefix("<!doctype html>"))
        #expect(try bench.read("out/ci/x.xml").contains("red-box"))
        // A folder that is there needs no slash.
        #expect(try bench.run("validate", "--report", "html=report").status == 0)
    }

    @Test func manyThatAreAsRecordedAreCounted() throws {
        let bench = try Workbench()
        for number in 0..<11 {
            let text = Documents.box.replacing("slug: red-box", with: "slug: box-\(number)")
            try bench.write(text.components(separatedBy: "```frames")[0], to: "box-\(number).md")
            #expect(try bench.run("add", "box-\(number).md", "--allow-duplicate").status == 0)
        }
        #expect(try bench.run("record", "--missing").status == 0)
        #expect(try bench.run("accept", "--all", "--reason", "r").output == "11 scenarios are as recorded\n")
        let json = try bench.run("accept", "--all", "--reason", "r", "--json").json()
        #expect((json["scenarios"] as? [Any])?.count == 11)
    }

    @Test func problemsOfAFolderSayWhere() throws {
        let bench = try Workbench()
        try FileManager.default.createDirectory(
            at: bench.folder.appendingPathComponent("all"), withIntermediateDirectories: true)
        // The line of the frame, counted from 1.
        let line = Documents.box.components(separatedBy: "box 30 20")[0].split(
            separator: "\n", omittingEmptySubsequences: false
        ).count
        try bench.write(Documents.box.replacing("box 30 20 40x20", with: "box 30 20 wide"), to: "all/box.md")
        let run = try bench.run("validate", "all/")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: all/box.md:\(line):"), "\(run.errors)")
    }

    @Test func aReportNamedTwiceIsSaidOnce() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("validate", "--report", "json=a.json").status == 0)
        let run = try bench.run("report", "merge", "a.json", "a.json")
        #expect((run.status, run.errors) == (2, "error: a.json is named twice [report-twice]\n"))
    }

    @Test func aPathMayBeginWithASlash() throws {
        let bench = try Workbench()
        try bench.addBox()
        let path = "/RedBox/.frame/Color.x"
        let run = try bench.run("why", "red-box", path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try run.output == bench.run("why", "red-box", String(path.dropFirst())).output)
    }

    /// Numbers that were made to fit by hand do not pass where that matters.
    @Test func numbersChangedByHandAreTold() throws {
        let bench = try Workbench()
        try bench.write(Documents.box.replacing("box 30 20", with: "box 31 20"), to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        #expect(try bench.run("validate").status == 1)
        let queue = try DatabaseQueue(path: bench.folder.appendingPathComponent("store.sqlite").path)
        try queue.write { try $0.execute(sql: "UPDATE expected_frame SET x = 30") }
        try queue.close()
        #expect(try bench.run("validate").status == 0)
        let strict = try bench.run("validate", "--strict")
        #expect(strict.status == 1)
        #expect(strict.output.contains("changed without the program: expectation of small (derived) [edited-by-hand]"))
        #expect(strict.output.contains("recipes restore red-box@1 brings back what it wrote"))
        #expect(try bench.run("validate", "red-box", "--strict").status == 1)
        #expect(try bench.run("doctor").status == 0)
        #expect(try bench.run("doctor", "--strict").status == 1)
        #expect(try bench.run("restore", "red-box@1").output == "restored red-box@1 as red-box@2\n")
        #expect(try bench.run("doctor", "--strict").status == 0)
    }
}
