import Foundation
import Testing

/// Plain Swift files for recipes that say more than a Swift file can.
@Suite struct SwiftFileCommandTests {
    /// `Documents.box` in the store, and its code in `red-box.swift` with a box `width` wide.
    private func bench(width: Int) throws -> Workbench {
        let bench = try Workbench()
        try bench.addBox()
        let code = try bench.run("export", "red-box", "--format", "swift").output
        try bench.write(code.replacing("width: 40", with: "width: \(width)"), to: "red-box.swift")
        return bench
    }

    @Test func unchangedCodeIsEqual() throws {
        let run = try bench(width: 40).run("add", "--update", "red-box.swift")
        #expect((run.output, run.errors) == ("red-box is there already and equal\n", ""))
    }

    /// The change that the expected frames are there to find is found.
    @Test(arguments: [["add", "--update", "red-box.swift"], ["import", ".", "--on-conflict", "theirs"]])
    func anUpdateKeepsWhatIsExpected(arguments: [String]) throws {
        let bench = try bench(width: 60)
        try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("box.md"))
        let before = try bench.run("export", "red-box", "--format", "md").output
        let run = try bench.run(arguments)
        #expect(run.status == 0)
        if arguments[0] == "add" {
            #expect(run.output == "updated red-box, revision 2\n")
            let kept = "description, tags, authors, dates, 1 scenario, 1 expected frame and the prose around the code"
            #expect(run.errors == "recipes: red-box keeps \(kept), which a Swift file cannot say\n")
        }
        let now = try bench.run("export", "red-box", "--format", "md").output
        #expect(now == before.replacing("width: 40", with: "width: 60"))
        let check = try bench.run("validate")
        #expect(check.status == 1)
        #expect(check.output.contains("box.width: expected 40, got 60, +20"))
    }

    /// A name that is gone is for `validate` and `review` to tell; the file could not put it right.
    @Test func aNodeThatIsGoneIsAWarning() throws {
        let bench = try bench(width: 40)
        let code = try bench.read("red-box.swift").replacing("\"box\"", with: "\"crate\"")
        try bench.write(code, to: "red-box.swift")
        let dry = try bench.run("add", "--update", "--dry-run", "red-box.swift")
        #expect(dry.errors.contains("warning: scenario small: no node is called box [unknown-node]"))
        #expect(try bench.run("validate").status == 0)
        #expect(try bench.run("add", "--update", "red-box.swift").status == 0)
        let check = try bench.run("validate")
        #expect(check.status == 2 && check.output.contains("no node is called box"))
    }

    @Test func aNewFileKeepsNothing() throws {
        let bench = try Workbench()
        try bench.write("struct Crate: View { var body: some View { Color.red } }\n", to: "Crate.swift")
        let first = try bench.run("add", "Crate.swift")
        #expect((first.output, first.errors) == ("added crate\n", ""))
        try bench.write("struct Crate: View { var body: some View { Color.blue } }\n", to: "Crate.swift")
        let second = try bench.run("add", "--update", "Crate.swift")
        #expect((second.output, second.errors) == ("updated crate, revision 2\n", ""))
    }
}
