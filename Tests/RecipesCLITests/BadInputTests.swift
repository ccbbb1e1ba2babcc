import Foundation
import Testing

/// A file that cannot be added: one clear diagnostic with its place, exit code 2, and nothing changed.
@Suite struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var text: String
        /// The id in brackets that ends the first line.
        var id: String
        /// `line:column`, both counted from 1 in the document by hand; `nil` where it is about the whole.
        var place: String?
        /// Words that the message or a hint must hold.
        var says: String
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "missing-title.md",
            text: Documents.view("Text(\"a\")").replacing("title: \"One view\"", with: "slug: x"),
            id: "missing-title", place: "1:1", says: "title"),
        Case(name: "broken.md", text: "---\ntitle: x\ntags: [a, b\n---\n", id: "bad-yaml", place: "3:7", says: "YAML"),
        Case(
            name: "open-quote.md", text: "---\ntitle: \"x\ntags: a\n---\n", id: "bad-yaml", place: "2:8", says: "quoted"
        ),
        Case(name: "slug.md", text: "---\ntitle: x\nslug: MyCard\n---\n", id: "bad-slug", place: "3:7", says: "mycard"),
        Case(name: "view.md", text: Documents.view("Foo()"), id: "unknown-view", place: "8:1", says: "struct Foo"),
        Case(
            name: "modifier.md", text: Documents.view("Text(\"a\").paddding()"), id: "unknown-modifier", place: "8:11",
            says: "did you mean `padding`?"),
        Case(
            name: "syntax.md", text: Documents.view("VStack { Text(\"a\" }"), id: "syntax", place: "8:18", says: "')'"),
        Case(
            name: "frames.md",
            text: Documents.view("Text(\"a\")", after: "```frames origin=\"derived\"\nNobody 0 0 10x10\n```\n"),
            id: "unknown-node", place: "13:1", says: "Nobody"),
        Case(
            name: "two.md",
            text: Documents.view(
                "HStack { Text(\"a\"); Text(\"a\") }",
                after: "```frames origin=\"derived\"\nText(\"a\") 0 0 1x1\n```\n"),
            id: "ambiguous-node", place: "13:1", says: "Text(\"a\")[0]"),
        Case(
            name: "frame-number.md",
            text: Documents.view("Text(\"a\")", after: "```frames origin=\"derived\"\nText(\"a\") nan 0 1x1\n```\n"),
            id: "bad-frame", place: "13:1", says: "nan"),
        Case(
            name: "nested.md",
            text: Documents.view(
                String(repeating: "VStack {", count: 300) + "Text(\"a\")" + String(repeating: "}", count: 300)),
            id: "nesting-limit", place: nil, says: "256"),
        Case(
            name: "quotes.md", text: "---\ntitle: x\n---\n" + String(repeating: ">", count: 300) + " a\n",
            id: "too-deep", place: "4:1", says: "256"),
        Case(
            name: "braces.swift", text: String(repeating: "{", count: 20_000), id: "nesting-limit", place: nil,
            says: "256"),
        Case(name: "empty.md", text: "", id: "empty-document", place: nil, says: "empty"),
        Case(name: "nul.md", text: "---\ntitle: x\n---\na\0b\n", id: "nul-character", place: "4:2", says: "U+0000")
    ]

    @Test(arguments: cases) func addSaysWhatIsWrong(_ wrong: Case) throws {
        let bench = try Workbench()
        try bench.addBox()
        let before = try bench.contents()
        try bench.write(wrong.text, to: wrong.name)
        let run = try bench.run("add", wrong.name)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        let head = run.errors.split(separator: "\n").first { $0.contains("error:") } ?? ""
        #expect(head.hasSuffix("[\(wrong.id)]"), "\(run.errors)")
        if let place = wrong.place { #expect(head.hasPrefix("\(wrong.name):\(place): error:"), "\(run.errors)") }
        #expect(head.hasPrefix(wrong.name))
        #expect(run.errors.contains(wrong.says), "\(run.errors)")
        if wrong.place != nil { #expect(run.errors.contains(" | ") && run.errors.contains("^")) }
        #expect(run.errors.split(separator: "\n").allSatisfy { $0.count < 200 })
        #expect(try bench.contents() == before)
    }

    @Test func notUTF8() throws {
        let bench = try Workbench()
        // The byte after `Text("` in the sixth line, at its seventh column.
        let bytes = Data("---\ntitle: X\n---\n\n```swift\nText(\"".utf8) + Data([0xFF]) + Data("\")\n```\n".utf8)
        try bench.write(bytes, to: "latin.md")
        let run = try bench.run("add", "latin.md")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("latin.md:6:7: error:"))
        #expect(run.errors.contains("[not-utf8]"))
    }

    /// JSON that is no recipe is named as what it is, rather than read as Swift.
    @Test(arguments: [
        ("null", "the JSON value null"), (" 12.50\n", "the JSON value 12.5"), ("true", "the JSON value true"),
        ("[]", "a JSON list"), ("[{\"title\": \"x\"}]", "a JSON list"), ("\"Text\"", "a JSON string")
    ])
    func otherJSON(text: String, found: String) throws {
        let bench = try Workbench()
        for command in ["add", "import", "render"] {
            let run = try bench.run(command, "-", input: text)
            #expect(run.status == 2)
            let head = "error: standard input holds \(found), not a recipe [no-recipe]"
            #expect(run.errors.hasPrefix(head), "\(run.errors)")
        }
        try bench.write(text, to: "a.json")
        #expect(try bench.run("add", "a.json").errors.hasPrefix("error: a.json holds \(found), not a recipe"))
        #expect(try bench.run("list").status == 1)
    }

    @Test func aFolderAndAMissingFile() throws {
        let bench = try Workbench()
        let folder = try bench.run("add", ".")
        #expect(folder.status == 2)
        #expect(folder.errors.contains("is a folder"))
        let missing = try bench.run("add", "none.md")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("there is no file none.md"))
    }

    @Test func nothingIsWrittenWhenOneOfSeveralIsWrong() throws {
        let bench = try Workbench()
        try bench.write(Documents.box, to: "good.md")
        try bench.write(Documents.view("Foo()"), to: "bad.md")
        #expect(try bench.run("add", "good.md", "bad.md").status == 2)
        #expect(try bench.run("list").status == 1)
    }

    @Test func aNewStoreThatTheEnvironmentHidesIsTold() throws {
        let bench = try Workbench()
        let run = try bench.run("init", "--empty")
        #expect(run.output.hasPrefix("made ") && run.status == 0)
        #expect(run.errors == "RECIPES_STORE is set, so commands use store.sqlite and not this store\n")
        #expect(try bench.run("init", "--empty", "--store", "other.sqlite").errors.isEmpty)
    }

    /// Stores that are none; the file must stay as it was.
    @Test(arguments: [("text", "is not an SQLite file"), ("newer", "of version 999"), ("folder", "is a folder")])
    func strangeStores(kind: String, says: String) throws {
        let bench = try Workbench(makesStore: false)
        let path = bench.folder.appendingPathComponent("store.sqlite")
        switch kind {
        case "text": try bench.write(String(repeating: "this is text. ", count: 100), to: "store.sqlite")
        case "folder": try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        default:
            _ = try bench.run("init", "--empty", "--store", "store.sqlite")
            // `user_version` stands at byte 60 of the file, four bytes, the highest first.
            var bytes = try Data(contentsOf: path)
            bytes.replaceSubrange(60..<64, with: [0, 0, 3, 0xE7])
            try bytes.write(to: path)
        }
        let before = try? Data(contentsOf: path)
        try bench.write(Documents.box, to: "box.md")
        for arguments in [["search", "box"], ["add", "box.md"], ["validate"]] {
            let run = try bench.run(arguments)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(says), "\(run.errors)")
        }
        #expect((try? Data(contentsOf: path)) == before)
    }

    /// A slug that no recipe has: every command that takes one says so and names the near one.
    @Test(
        arguments: [
            "show SLUG", "render SLUG", "explain SLUG", "why SLUG root", "validate SLUG", "record SLUG", "export SLUG",
            "copy SLUG Box.swift", "related SLUG", "log SLUG", "remove SLUG", "rename SLUG box-two",
            "compare SLUG red-box", "compare red-box SLUG", "restore SLUG@1",
            "accept SLUG --reason moved", "reject SLUG --reason kept", "review SLUG"
        ])
    func unknownSlug(command: String) throws {
        let bench = try Workbench()
        try bench.addBox()
        let run = try bench.run(
            command.replacing("SLUG", with: "red-bax").split(separator: " ").map(String.init))
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("no recipe is called red-bax"), "\(run.errors)")
        #expect(run.errors.contains("did you mean red-box?"), "\(run.errors)")
    }
}
