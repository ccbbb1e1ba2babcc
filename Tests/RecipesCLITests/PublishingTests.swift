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
