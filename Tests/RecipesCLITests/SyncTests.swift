import Foundation
import Testing

/// A store and a folder that take each other's changes.
@Suite struct SyncTests {
    /// What a sync says, a line a recipe.
    private func sync(_ bench: Workbench, _ options: String..., status: Int32 = 0) throws -> String {
        let run = try bench.run(["sync", "--dir", "docs"] + options)
        #expect(run.status == status, "\(run.errors)")
        return run.output
    }

    private func change(_ old: String, _ new: String, in bench: Workbench) throws {
        try bench.write(try bench.read("docs/red-box.md").replacing(old, with: new), to: "docs/red-box.md")
    }

    private func update(_ old: String, _ new: String, in bench: Workbench) throws {
        try bench.write(Documents.box.replacing(old, with: new), to: "box.md")
        #expect(try bench.run("add", "--update", "box.md").status == 0)
    }

    @Test func eachSideTakesWhatTheOtherChanged() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try sync(bench, "--dry-run") == "folder  added  red-box\n")
        #expect(!FileManager.default.fileExists(atPath: bench.folder.appendingPathComponent("docs").path))
        #expect(try sync(bench) == "folder  added  red-box\n")
        #expect(try sync(bench).isEmpty)
        try change("[frame, box]", "[frame]", in: bench)
        try change("- frame\n", "- frames\n", in: bench)
        let document = try bench.read("docs/red-box.md")
        #expect(try sync(bench) == "store  updated  red-box\n")
        #expect(try bench.run("export", "red-box").output == document)
        try update("title: \"Red box", "title: \"A red box", in: bench)
        #expect(try sync(bench) == "folder  updated  red-box\n")
        #expect(try bench.read("docs/red-box.md").contains("A red box"))
        // A new document, and a note that is no recipe.
        try bench.write(Documents.box.replacing("red-box", with: "new-box"), to: "docs/deeper.md")
        try bench.write("# About\n\nNot a recipe.\n", to: "docs/README.md")
        #expect(try sync(bench) == "store  added  new-box\n")
        try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("docs/deeper.md"))
        #expect(try sync(bench) == "store  removed  new-box\n")
        _ = try bench.run("remove", "red-box")
        #expect(try sync(bench) == "folder  removed  red-box\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/docs") == ["README.md"])
    }

    @Test func linksThatLeadBackAreNotFollowed() throws {
        let bench = try Workbench()
        try bench.addBox()
        _ = try sync(bench)
        let docs = bench.folder.path + "/docs"
        try FileManager.default.createDirectory(atPath: docs + "/deep", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: bench.folder.path + "/other", withIntermediateDirectories: true)
        for (link, target) in [("self", "."), ("deep/up", ".."), ("out", "../.."), ("other", "../other")] {
            try FileManager.default.createSymbolicLink(atPath: docs + "/" + link, withDestinationPath: target)
        }
        try bench.write(Documents.box.replacing("red-box", with: "new-box"), to: "other/new.md")
        let run = try bench.run("sync", "--dir", "docs")
        #expect(run.status == 0)
        // What lies elsewhere is taken, once.
        #expect(run.output == "store  added  new-box\n")
        let skipped = ["deep/up", "out", "self"].map {
            "recipes: \($0) leads back to a folder that it lies in, so it is not followed\n"
        }
        #expect(run.errors == skipped.joined())
        let imported = try bench.run("import", "docs")
        #expect(imported.status == 0 && imported.errors == skipped.joined())
    }

    @Test func anEmptiedFolderRemovesNothingByItself() throws {
        let bench = try Workbench()
        try bench.addBox()
        _ = try sync(bench)
        try bench.write(Documents.box.replacing("red-box", with: "new-box"), to: "docs/new-box.md")
        _ = try sync(bench)
        for name in ["red-box", "new-box"] {
            try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("docs/\(name).md"))
        }
        let refused = try bench.run("sync", "--dir", "docs")
        #expect(refused.status == 2 && refused.errors.contains("folder-empty"), "\(refused.errors)")
        #expect(try bench.run("list", "--plain").output.split(separator: "\n").count == 2)
        let removed = try sync(bench, "--on-conflict", "theirs")
        #expect(removed == "store  removed  new-box\nstore  removed  red-box\n")
        #expect(try bench.run("sync", "--dir", "").status == 64)
    }

    @Test(arguments: [("ours", "Store"), ("theirs", "Folder")]) func conflicts(policy: String, winner: String) throws {
        let bench = try Workbench()
        try bench.addBox()
        _ = try sync(bench)
        try change("Red box in the middle", "Folder", in: bench)
        try update("Red box in the middle", "Store", in: bench)
        let before = try bench.read("docs/red-box.md")
        #expect(try sync(bench, status: 1) == "conflict  red-box: changed on both sides\n")
        #expect(try bench.read("docs/red-box.md") == before)
        #expect(try bench.run("list").output.contains("Store"))
        _ = try sync(bench, "--on-conflict", policy)
        #expect(try bench.read("docs/red-box.md").contains(winner))
        #expect(try bench.run("list").output == "red-box  \(winner)\n")
        #expect(try sync(bench).isEmpty)
    }

    /// A document that the store had before is older, also where nothing is remembered.
    @Test func historyTellsWhoIsNewer() throws {
        let bench = try Workbench()
        try bench.addBox()
        _ = try sync(bench)
        try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("store.sqlite.sync.json"))
        try update("Red box in the middle", "Store", in: bench)
        #expect(try sync(bench) == "folder  updated  red-box\n")
    }

    @Test func aFolderThatIsGoneRemovesNothing() throws {
        let bench = try Workbench()
        try bench.addBox()
        _ = try sync(bench)
        try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("docs"))
        _ = try sync(bench, status: 2)
        #expect(try bench.run("list").status == 0)
    }

    @Test func whatCannotBeReadStopsEverything() throws {
        let bench = try Workbench()
        try bench.addBox()
        _ = try sync(bench)
        try bench.write(Documents.box, to: "docs/twin.md")
        let run = try bench.run("sync", "--dir", "docs")
        #expect(run.status == 2)
        #expect(run.errors.contains("have the slug red-box [same-slug]"))
    }
}
