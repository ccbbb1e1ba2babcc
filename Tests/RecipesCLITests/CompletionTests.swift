import Foundation
import Testing

/// What shells are offered, asked for as their scripts ask and by a real bash.
@Suite struct CompletionTests {
    /// Asks as the script of a shell does: the argument's name, the words with the typed one last.
    private func offers(
        _ argument: String, _ words: [String], in bench: Workbench, shell: String = "fish"
    ) throws -> [String] {
        let last = words.count - 1
        let run = try bench.run(
            ["---completion", words[1], "--", argument, "\(last)", "\(words[last].count)"] + words,
            environment: ["SAP_SHELL": shell])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func namesComeFromTheStore() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(try offers("positional@0", ["recipes", "show", "re"], in: bench) == ["red-box"])
        #expect(try offers("positional@0", ["recipes", "show", "x"], in: bench).isEmpty)
        #expect(try offers("positional@0", ["recipes", "restore", "red-box@"], in: bench) == ["red-box@1"])
        #expect(try offers("positional@0", ["recipes", "render", "re"], in: bench) == ["red-box"])
        #expect(try offers("positional@0", ["recipes", "render", "bo"], in: bench) == ["box.md"])
        #expect(try offers("positional@1", ["recipes", "why", "red-box", ""], in: bench) == ["box"])
        #expect(try offers("--tag", ["recipes", "search", "--tag", ""], in: bench).sorted() == ["box", "frame"])
        #expect(try offers("--author", ["recipes", "list", "--author", "A"], in: bench) == ["Ada"])
        #expect(try offers("--uses", ["recipes", "list", "--uses", "onT"], in: bench) == ["onTapGesture"])
        #expect(
            try offers("--scenario", ["recipes", "show", "red-box", "--scenario", ""], in: bench) == ["small"])
    }

    /// Completing makes no store; where there is none, the cookbook that it would hold is offered.
    @Test func nothingIsMade() throws {
        let bench = try Workbench(makesStore: false)
        let offered = try offers("positional@0", ["recipes", "show", "sticky"], in: bench)
        #expect(offered == ["sticky-footer"])
        #expect(try offers("--tag", ["recipes", "search", "--tag", ""], in: bench).isEmpty)
        try bench.write("no store", to: "text.sqlite")
        let words = ["recipes", "show", "--store", "text.sqlite", "s"]
        #expect(try offers("positional@0", words, in: bench).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path) == ["text.sqlite"])
    }

    /// The cookbook's files are named after the slugs.
    @Test func theCookbookIsOfferedByItsSlugs() throws {
        let bench = try Workbench(makesStore: false)
        let offered = try offers("positional@0", ["recipes", "show", ""], in: bench)
        let listed = try bench.run("list", "--json").json()["recipes"] as? [[String: Any]]
        #expect(offered == listed?.compactMap { $0["slug"] as? String })
    }

    /// Names are other people's text: a real bash runs nothing of it and gets it back whole.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
    func bashRunsNothing() throws {
        let bench = try Workbench()
        let tags = ["two words", "a $(touch ran) b", "`touch ran`", "quote ' d", "back\\slash"]
        let list = tags.map { "\"" + $0.replacing("\\", with: "\\\\") + "\"" }.joined(separator: ", ")
        try bench.write(Documents.box.replacing("[frame, box]", with: "[\(list)]"), to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        try bench.write(try bench.run("completion", "bash").output, to: "completion.bash")
        let binary = try CommandRun.binary()
        try bench.write(
            """
            recipes() { '\(binary.path)' "$@"; }
            source completion.bash
            COMP_WORDS=(recipes search --tag ''); COMP_CWORD=3; COMP_LINE='recipes search --tag '
            COMP_POINT=${#COMP_LINE}
            _recipes recipes '' --tag
            printf '%s\\n' "${COMPREPLY[@]}"

            """, to: "try.bash")
        let shell = Process()
        let pipe = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = ["--norc", "try.bash"]
        shell.currentDirectoryURL = bench.folder
        shell.environment = ["PATH": "/usr/bin:/bin", "RECIPES_STORE": "store.sqlite", "HOME": bench.folder.path]
        shell.standardOutput = pipe
        try shell.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(output.split(separator: "\n").map(String.init).sorted() == tags.sorted())
        #expect(!FileManager.default.fileExists(atPath: bench.folder.appendingPathComponent("ran").path))
    }
}
