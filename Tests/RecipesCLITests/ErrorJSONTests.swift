import Foundation
import Testing

/// With `--json`, every line of standard error is a JSON object too, and exit codes stay the same.
@Suite struct ErrorJSONTests {
    @Test(arguments: [
        (["show", "nobody"], 2, "store-notFound"), (["search", "--bogus"], 64, "usage"),
        (["serach"], 64, "unknown-command"),
        (["add", "none.md"], 2, "no-such-file"), (["add", "view.md"], 2, "unknown-view"),
        (["render", "none.md"], 2, "failure"),
        (["list", "--store", "."], 2, "store-notADatabase"), (["export"], 64, "usage"),
        (["search", "--like", "("], 2, "failure")
    ]) func errors(_ command: [String], _ status: Int32, _ id: String) throws {
        let bench = try Workbench()
        try bench.write(Documents.view("Foo()"), to: "view.md")
        let plain = try bench.run(command)
        let run = try bench.run(command + ["--json"])
        #expect(run.status == status)
        #expect(plain.status == status)
        #expect(run.output.isEmpty)
        var ids: [String] = []
        for line in run.errors.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["version"] as? Int == 1)
            #expect(["recipes.diagnostics", "recipes.note"].contains(object?["format"] as? String))
            ids += (object?["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        }
        #expect(ids.contains(id))
    }

    @Test func notesAreObjectsToo() throws {
        let run = try Workbench().run("search", "nothinglikethis", "--json")
        #expect(run.status == 1)
        #expect(try run.json()["total"] as? Int == 0)
        #expect(run.errors.isEmpty)
        let first = try Workbench(makesStore: false).run("search", "alignment", "--json")
        #expect(first.errors.hasPrefix(#"{"format":"recipes.note","message":"recipes: made store.sqlite"#))
    }
}
