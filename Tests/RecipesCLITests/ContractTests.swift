import Foundation
import Testing

/// What holds for every command: JSON, help, usage errors, pipes, colours.
@Suite struct ContractTests {
    static let machineReadable: [[String]] = [
        ["search", "box"], ["list"], ["show", "red-box"], ["show", "red-box", "--only", "tree"],
        ["show", "red-box", "--only", "frames"], ["render", "red-box"], ["render", "box.md"], ["add", "box.md"],
        ["add", "box.md", "--dry-run"], ["log", "red-box"], ["copy", "red-box", "Box.swift"], ["validate"],
        ["record", "red-box"], ["compare", "red-box", "red-box"], ["export", "red-box"], ["related", "red-box"],
        ["tags"], ["authors"], ["stats"], ["support"], ["doctor"], ["backup", "copy.sqlite"], ["config"],
        ["completion", "bash"], ["manual"], ["init", "--store", "new.sqlite", "--empty"], ["remove", "red-box"],
        ["show", "red-box", "--only", "snippet"], ["show", "red-box", "--only", "meta"], ["show", "red-box@1"],
        ["explain", "red-box"], ["why", "red-box", "box"], ["check", "box.md"], ["rename", "red-box", "blue-box"],
        ["restore", "red-box@1"], ["outdated", "."], ["update", ".", "--diff"], ["review"], ["validate", "--self-test"],
        ["accept", "red-box", "--reason", "why"], ["reject", "red-box", "--reason", "why"], ["record", "--missing"],
        ["import", "box.md"], ["support", "--markdown"], ["help", "exit-codes"],
        ["export", "--all"], ["doctor", "--repair"], ["uses"], ["uses", "Color"], ["diff", "red-box", "red-box@1"],
        ["sql", "SELECT slug FROM v_recipes"], ["search", "box", "--exact"], ["search", "[bB]ox", "--regex"],
        ["undo", "--dry-run"], ["sync", "--dir", "docs"], ["doctor", "--strict"], ["search", "--frames", "red-box"],
        ["list", "--status", "failing"], ["export", "--all", "--format", "docc", "-o", "a.docc"]
    ]

    @Test(arguments: machineReadable) func jsonIsVersioned(command: [String]) throws {
        let bench = try Workbench()
        try bench.addBox()
        let run = try bench.run(command + ["--json"])
        #expect([0, 1].contains(run.status), "\(run.errors)")
        let document = try run.json()
        #expect((document["format"] as? String)?.hasPrefix("recipes.") == true)
        #expect(document["version"] as? Int == 1)
    }

    @Test(arguments: [["schema"], ["schema", "report"]]) func schemasAreJSON(command: [String]) throws {
        let run = try Workbench(makesStore: false).run(command + ["--json"])
        #expect(run.status == 0)
        #expect(try (run.json()["$schema"] as? String)?.hasPrefix("https://json-schema.org/") == true)
    }

    @Test func everyCommandHasHelpWithExamples() throws {
        let bench = try Workbench(makesStore: false)
        let help = try bench.run("--help")
        #expect(help.status == 0)
        let lists = help.output.components(separatedBy: "SUBCOMMANDS:\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n\n").first }
        let names = lists.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.count > 30)
        for name in names {
            let run = try bench.run("help", name)
            #expect(run.status == 0)
            #expect(run.output.contains("Example") || run.output.contains("SUBCOMMANDS"), "\(name)")
        }
        #expect(try bench.run("help", "exit-codes").output.contains("64"))
    }

    @Test(arguments: [
        ["serach"], ["help", "nothing"], ["show"], ["render"], ["search", "--bogus"], ["search", "-n", "0"],
        ["list", "--color", "maybe"], ["record"], ["export"],
        ["list", "--plain", "--jsonl"], ["list", "--json", "--plain"], ["search", "a", "--exact", "--regex"],
        ["list", "--json-fields", ""]
    ])
    func wrongUsageIs64(arguments: [String]) throws {
        let run = try Workbench(makesStore: false).run(arguments)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(!run.errors.isEmpty)
    }

    /// What rows are in the other forms: a recipe `red-box` titled Red box.
    @Test(arguments: [
        (["list", "--format", "{{slug}}\\t{{ title }}!"], "red-box\tRed box in the middle!\n"),
        (["search", "box", "--format", "{{slug}}"], "red-box\n"),
        (["uses", "Color", "--format", "{{slug}}"], "red-box\n"),
        (["sql", "SELECT slug, 1 AS n FROM v_recipes", "--as", "csv"], "slug,n\r\nred-box,1\r\n"),
        (["sql", "SELECT '=1+1' AS a, 'x,\"y' AS b", "--as", "csv"], "a,b\r\n'=1+1,\"x,\"\"y\"\r\n"),
        (["sql", "SELECT slug FROM v_recipes", "--as", "jsonl"], "{\"slug\":\"red-box\"}\n"),
        (["sql", "SELECT slug, 12 AS n FROM v_recipes"], "slug      n\n───────  ──\nred-box  12\n"),
        (["list", "--jsonl", "--json-fields", "slug"], "{\"slug\":\"red-box\"}\n")
    ])
    func rowsForPrograms(arguments: [String], expected: String) throws {
        let bench = try Workbench()
        try bench.addBox()
        let run = try bench.run(arguments)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == expected)
    }

    @Test(arguments: [["list"], ["search", "box"], ["tags"], ["authors"], ["uses"], ["stats"], ["log", "red-box"]])
    func rowsAreTheSameInEveryForm(command: [String]) throws {
        let bench = try Workbench()
        try bench.addBox()
        let document = try bench.run(command + ["--json"]).json()
        let lists = document.values.compactMap { $0 as? [[String: Any]] }.filter { !$0.isEmpty }
        let lines = try bench.run(command + ["--jsonl"]).output.split(separator: "\n")
        let plain = try bench.run(command + ["--plain"]).output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(plain.count == lines.count + 1)
        if command != ["stats"] { #expect(lists.contains { $0.count == lines.count } || lines.isEmpty) }
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test func optionsStandAnywhere() throws {
        let bench = try Workbench()
        try bench.addBox()
        let orders = [
            ["render", "--size", "100x60", "red-box", "--json"], ["render", "red-box", "--json", "--size=100x60"],
            ["render", "--json", "--store", "store.sqlite", "--size", "100x60", "red-box"]
        ]
        let outputs = try orders.map { try bench.run($0).output }
        #expect(Set(outputs).count == 1)
        #expect(outputs[0].contains("\"nodes\""))
    }

    @Test func coloursOnlyWhereAskedFor() throws {
        let bench = try Workbench()
        try bench.addBox()
        #expect(!(try bench.run("search", "box").output.contains("\u{1B}")))
        #expect(try bench.run("search", "box", "--color", "always").output.contains("\u{1B}["))
        #expect(!(try bench.run("show", "red-box", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}")))
    }

    /// Text of a recipe cannot move the cursor or turn the direction.
    @Test func controlCharactersAreShown() throws {
        let bench = try Workbench()
        let title = #"title: "Red \e[31mbox \u202e in the middle""#
        try bench.write(Documents.box.replacing("title: \"Red box in the middle\"", with: title), to: "box.md")
        #expect(try bench.run("add", "box.md").status == 0)
        for arguments in [["list"], ["search", "box"], ["show", "red-box"]] {
            let run = try bench.run(arguments)
            #expect(run.status == 0)
            #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
    }

    #if os(Linux)
        /// A stream that takes nothing is an error with a message, not a crash.
        @Test func fullAndClosedStreams() throws {
            let bench = try Workbench()
            try bench.addBox()
            let binary = try CommandRun.binary().path
            for (redirection, status) in [(">/dev/full", "2"), (">&-", "2"), ("2>&- >/dev/null", "0")] {
                let shell = Process()
                let pipe = Pipe()
                shell.executableURL = URL(fileURLWithPath: "/bin/sh")
                shell.arguments = ["-c", "'\(binary)' list --store store.sqlite \(redirection); echo $? >status"]
                shell.currentDirectoryURL = bench.folder
                shell.standardError = pipe
                try shell.run()
                let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                shell.waitUntilExit()
                #expect(try bench.read("status") == status + "\n", "\(redirection)")
                if status == "2" { #expect(errors.hasPrefix("error: cannot write to standard output: ")) }
            }
        }

        @Test func inputWithoutEnd() throws {
            let run = try Workbench(makesStore: false).run("render", "/dev/zero", "--size", "10x10")
            #expect(run.status == 2)
            #expect(run.errors.contains("[document-too-large]"))
        }
    #endif

    @Test func importTakesADocumentFromStandardInput() throws {
        let bench = try Workbench()
        #expect(try bench.run("import", "-", input: Documents.box).status == 0)
        #expect(try bench.run("list").output.hasPrefix("red-box"))
    }

    @Test func aNewStoreIsFilledAndSaysSoOnce() throws {
        let bench = try Workbench(makesStore: false)
        let first = try bench.run("search", "alignment", "-n", "1")
        #expect(first.status == 0)
        #expect(first.errors.contains("recipes: made store.sqlite"))
        #expect(!(try bench.run("search", "alignment", "-n", "1").errors.contains("made")))
    }
}
