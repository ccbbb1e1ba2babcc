import Foundation
import Testing

/// What is written for others: a site, manual pages, pictures, remarks about recipes.
@Suite struct PublishingTests {
    @Test func theSiteIsCompleteAndStaysTheSame() throws {
        let bench = try Workbench()
        try bench.addBox()
        let run = try bench.run("export", "--all", "--format", "site", "-o", "site")
        #expect(run.status == 0, "\(run.errors)")
        let index = try bench.read("site/index.html")
        let page = try bench.read("site/red-box.html")
        #expect(index.contains("<a href=\"red-box.html\">Red box in the middle</a>"))
        #expect(page.contains("<svg") && page.contains("<code class=\"language-swift\">"))
        #expect(!page.contains("<script"))
        for text in [index, page] {
            let rest = text.replacing("http://www.w3.org/2000/svg", with: "")
            #expect(!rest.contains("src=") && !rest.contains("<link"))
            #expect(text.contains("default-src 'none'"))
        }
        // The policy lets the one script run that is there.
        let script = try #require(
            index.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
        try bench.write(script, to: "script.js")
        #expect(index.contains("'sha256-\(try digest(of: "script.js", in: bench.folder))'"))
        // A second time only by force, with the same bytes; never over something else.
        #expect(try bench.run("export", "--all", "--format", "site", "-o", "site").status == 2)
        #expect(try bench.run("export", "--all", "--format", "site", "-o", "site/", "--force").status == 0)
        #expect(try bench.read("site/index.html") == index && bench.read("site/red-box.html") == page)
        try FileManager.default.createDirectory(
            at: bench.folder.appendingPathComponent("mine"), withIntermediateDirectories: true)
        #expect(try bench.run("export", "--all", "--format", "site", "-o", "mine", "--force").status == 2)
        #expect(try bench.run("export", "--all", "--format", "site").status == 64)
    }

    /// The SHA-256 of a file in base 64, by the system's own tool.
    private func digest(of name: String, in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["sha256sum", name]
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let digits = Array(text.prefix(64))
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }

    @Test func aFolderForDocC() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("export", "--all", "--format", "docc", "-o", "R.docc").status == 0)
        let root = try bench.read("R.docc/Recipes.md")
        #expect(root.contains("@TechnologyRoot") && root.contains("### frame\n\n- <doc:red-box>\n"))
        let article = try bench.read("R.docc/red-box.md")
        #expect(article.hasPrefix("# Red box in the middle\n\nA frame of a fixed size"))
        #expect(article.contains("![The frames of the layout](red-box-layout.svg)") && article.contains("```swift\n"))
        #expect(!article.contains("```frames"))
        #expect(try bench.read("R.docc/Resources/red-box-layout.svg").hasPrefix("<svg"))
        #expect(try bench.run("export", "--all", "--format", "docc", "-o", "R.docc").status == 2)
        #expect(try bench.run("export", "--all", "--format", "docc", "-o", "R.docc", "--force").status == 0)
        #expect(try bench.read("R.docc/Recipes.md") == root)
        try bench.write("mine", to: "R.docc/Recipes.md")
        #expect(try bench.run("export", "--all", "--format", "docc", "-o", "R.docc", "--force").status == 2)
        #expect(try bench.run("export", "--all", "--format", "docc").status == 64)
    }

    @Test func aSnippetForXcode() throws {
        let bench = try Workbench()
        try bench.write(Documents.box.replacing("Color.red", with: "Color.red.opacity(1 < 2 ? 1 : 0)"), to: "box.md")
        _ = try bench.run("add", "box.md")
        let text = try bench.run("export", "red-box", "--format", "codesnippet").output
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
        #expect(list?["IDECodeSnippetTitle"] as? String == "Red box in the middle")
        let snippet = try bench.run("show", "red-box", "--only", "snippet").output
        #expect(list?["IDECodeSnippetContents"] as? String == snippet)
        #expect((list?["IDECodeSnippetIdentifier"] as? String).flatMap(UUID.init) != nil)
        #expect(try bench.run("export", "--all", "--format", "codesnippet", "-o", "snippets/").status == 0)
        #expect(try bench.read("snippets/red-box.codesnippet") == text)
        // Of several a name without an ending is a folder, with one a file, which cannot hold them.
        try bench.write(Documents.box.replacing("red-box", with: "b-box").replacing(".red", with: ".blue"), to: "b.md")
        _ = try bench.run("add", "b.md")
        #expect(try bench.run("export", "--all", "--format", "codesnippet", "-o", "two").status == 0)
        #expect(try bench.read("two/red-box.codesnippet") == text)
        let refused = try bench.run("export", "--all", "--format", "md", "-o", "all.md")
        #expect(refused.status == 2 && refused.errors.contains("-o FOLDER writes a file each"), "\(refused.errors)")
        #expect(try bench.run("export", "--all", "--format", "md", "-o", "-").status == 2)
    }

    /// What is no file is written to, not replaced; a file that cannot be written stays as it was.
    @Test func onlyFilesAreReplaced() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try bench.run("export", "red-box", "-o", "/dev/null").status == 0)
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
        try bench.write("old", to: "out.md")
        #expect(chmod(bench.folder.path + "/out.md", 0o640) == 0)
        #expect(try bench.run("export", "red-box", "-o", "out.md").status == 0)
        var info = stat()
        #expect(stat(bench.folder.path + "/out.md", &info) == 0 && info.st_mode & 0o777 == 0o640)
        #expect(try bench.run("export", "red-box", "-o", "none/out.md").status == 2)
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path)
        #expect(!names.contains { $0.hasSuffix(".new") })
    }

    @Test func everyCommandHasAManualPage() throws {
        let bench = try Workbench(makesStore: false)
        #expect(try bench.run("manual", "-o", "man1").status == 0)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: bench.folder.appendingPathComponent("man1").path)
        #expect(names.count > 40 && names.contains("recipes.1") && names.contains("recipes-search.1"))
        for name in names {
            let page = try bench.read("man1/" + name)
            #expect(page.hasPrefix(".TH RECIPES") && page.contains(".SH NAME\n"))
        }
        #expect(try bench.run("manual", "search").output == bench.read("man1/recipes-search.1"))
        #expect(try bench.run("manual", "serach").status == 64)
    }

    @Test func overlaysArePicturesOfWhatDiffers() throws {
        let bench = try Workbench(makesStore: false)
        try bench.write(Documents.box.replacing("40x20", with: "44x20"), to: "box.md")
        #expect(try bench.run("validate", "box.md", "--overlays", "pictures").status == 1)
        let picture = try bench.read("pictures/red-box-1.svg")
        #expect(picture.hasPrefix("<svg") && picture.contains("class=\"expected\"") && picture.contains("<style>"))
    }

    @Test(arguments: [
        ("license: MIT", "license: Mine!", "unknown-license"), ("tags: [frame, box]", "tags: [box, Box]", "tag-twice"),
        ("title: \"Red box in the middle\"", "title: \"How to centre a box\"", "title-of-a-tutorial"),
        ("title: \"Red box in the middle\"", "title: \"Red box.\"", "title-full-stop"),
        ("description: \"A frame of a fixed size stands in the middle of its root.\"\n", "", "no-description"),
        ("license: MIT", "source: \"http://example.com/a\"", "insecure-link")
    ])
    func lintNamesWhatAReaderMisses(old: String, new: String, id: String) throws {
        let bench = try Workbench(makesStore: false)
        let good = Documents.box.replacing("slug: red-box", with: "slug: red-box\nlicense: MIT")
        #expect(good.contains(old))
        try bench.write(good, to: "good.md")
        #expect(try bench.run("lint", "good.md").status == 0)
        try bench.write(good.replacing(old, with: new), to: "bad.md")
        let run = try bench.run("lint", "bad.md", "--json")
        #expect(run.status == 1)
        let findings = try run.json()["findings"] as? [[String: Any]]
        #expect(findings?.compactMap { $0["id"] as? String } == [id])
    }

    @Test func browsingNeedsATerminal() throws {
        let run = try Workbench(makesStore: false).run("browse")
        #expect(run.status == 2)
        #expect(run.errors.contains("terminal"))
    }
}
