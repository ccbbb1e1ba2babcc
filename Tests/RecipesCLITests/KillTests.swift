import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Commands that are killed or interrupted in the middle of writing: what was committed is there and sound, the rest is
/// not.
@Suite(.serialized) struct KillTests {
    /// Starts a command and kills it a moment after it has begun to write.
    ///
    /// - Parameters:
    ///   - signal: what it is killed by, for example what Ctrl-C sends.
    ///   - hasBegun: whether there is a trace of the first write.
    /// - Returns: whether it was killed rather than quicker.
    private func kill(
        _ arguments: [String], in bench: Workbench, by signal: Int32 = SIGKILL, after delay: Double,
        hasBegun: () -> Bool
    ) throws -> Bool {
        let process = Process()
        process.executableURL = try CommandRun.binary()
        process.arguments = arguments
        process.currentDirectoryURL = bench.folder
        process.environment = ["HOME": bench.folder.path, "RECIPES_STORE": "store.sqlite", "PATH": "/usr/bin:/bin"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        while process.isRunning, !hasBegun() { usleep(200) }
        usleep(UInt32(delay * 1e6))
        _ = Self.send(signal, to: process.processIdentifier)
        process.waitUntilExit()
        // A shell calls the end by an interrupt 130, as by any signal 128 and its number.
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == signal
    }

    private static func send(_ signal: Int32, to process: pid_t) -> Int32 {
        #if canImport(Glibc)
            Glibc.kill(process, signal)
        #else
            Darwin.kill(process, signal)
        #endif
    }

    private func size(_ name: String, in bench: Workbench) -> Int {
        let path = bench.folder.appendingPathComponent(name).path
        return (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    }

    /// Every recipe of the store is one that was to be written, can be found and read, and the doctor finds nothing.
    private func checkRemains(_ bench: Workbench, of names: Int) throws -> Int {
        let doctor = try bench.run("doctor")
        #expect(doctor.status == 0, "\(doctor.output)\(doctor.errors)")
        let rows = try bench.run("list", "--json").json()["recipes"] as? [[String: Any]]
        let slugs = try #require(rows).compactMap { $0["slug"] as? String }
        let known = Set((0..<names).map { "item-\($0)" })
        #expect(slugs.allSatisfy { known.contains($0) })
        // Beyond that a search does not count to the end.
        if (1...10_000).contains(slugs.count) {
            let found = try bench.run("search", "numbered", "-n", "1", "--json").json()["total"] as? Int
            #expect(found == slugs.count)
        }
        return slugs.count
    }

    /// Recipes are written 500 in a transaction; each delay kills in another place.
    @Test(arguments: [0, 0.03], [SIGKILL, SIGINT]) func importIsKilled(delay: Double, signal: Int32) throws {
        let bench = try Workbench()
        let count = 510
        let lines = (0..<count).map { number in
            #"{"format":"recipes.recipe","version":1,"title":"Item \#(number)","body":"numbered \#(number)\n\n```swift\nColor.red.padding(\#(number))\n```\n"}"#
        }
        try bench.write(lines.joined(separator: "\n") + "\n", to: "many.jsonl")
        let before = size("store.sqlite-wal", in: bench)
        let wasKilled = try kill(["import", "many.jsonl"], in: bench, by: signal, after: delay) {
            size("store.sqlite-wal", in: bench) > before
        }
        let left = try checkRemains(bench, of: count)
        if wasKilled {
            #expect([0, 500, count].contains(left))
        } else {
            #expect(left == count)
        }
        // The same command then finishes the work.
        #expect(try bench.run("import", "many.jsonl").status == 0)
        #expect(try checkRemains(bench, of: count) == count)
    }

    @Test func addIsKilled() throws {
        let bench = try Workbench()
        for number in 0..<40 {
            let text = "---\ntitle: Item \(number)\n---\nnumbered\n\n```swift\nColor.red.padding(\(number))\n```\n"
            try bench.write(text, to: "item-\(number).md")
        }
        let files = (0..<40).map { "item-\($0).md" }
        let before = size("store.sqlite-wal", in: bench)
        let wasKilled = try kill(["add"] + files, in: bench, after: 0) { size("store.sqlite-wal", in: bench) > before }
        let left = try checkRemains(bench, of: 40)
        // One transaction: all of it or nothing.
        #expect(left == 40 || (wasKilled && left == 0))
        #expect(try bench.run(["add"] + files).status == 0)
        #expect(try checkRemains(bench, of: 40) == 40)
    }

    /// Who stops the first command while it fills the store finds the whole cookbook later on, never an empty store.
    @Test func theFirstRunIsInterrupted() throws {
        let bench = try Workbench(makesStore: false)
        _ = try kill(["list"], in: bench, by: SIGINT, after: 0.3) { true }
        let seed = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("seed")
        let documents = try FileManager.default.contentsOfDirectory(atPath: seed.path).filter { $0.hasSuffix(".md") }
        let rows = try bench.run("list", "--plain").output.split(separator: "\n")
        #expect(rows.count == documents.count)
    }

    #if os(Linux)
        /// A store of version 1 with so many recipes that the index of version 2 takes a while to make.
        @Test(arguments: [0, 0.05, 0.2]) func migrationIsKilled(delay: Double) throws {
            let bench = try Workbench(makesStore: false)
            let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("RecipeStoreTests/Data/version-1.sql")
            let old = try String(contentsOf: data, encoding: .utf8)
            let filling = """

                PRAGMA foreign_keys = ON;
                WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)
                INSERT INTO recipe (slug, title, title_key, platform, body, revision)
                SELECT 'item-' || i, 'Item ' || i, 'item ' || i, 'iOS', 'numbered ' || hex(randomblob(200)), 1 FROM n;
                INSERT INTO revision (recipe_id, number, slug, change, at, document)
                SELECT id, 1, slug, 'add', '2026-01-01T00:00:00Z', '{}' FROM recipe WHERE slug LIKE 'item-%';
                DELETE FROM recipe WHERE slug = 'kept';

                """
            try bench.write(old + filling, to: "old.sql")
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", "command -v sqlite3 >/dev/null || exit 3; sqlite3 -bail store.sqlite <old.sql"]
            shell.currentDirectoryURL = bench.folder
            try shell.run()
            shell.waitUntilExit()
            // The shell comes with SQLite, but not everywhere.
            guard shell.terminationStatus != 3 else { return }
            #expect(shell.terminationStatus == 0)
            let wasKilled = try kill(["list"], in: bench, after: delay) {
                size("store.before-3.sqlite", in: bench) > 0 && size("store.sqlite-journal", in: bench) > 0
            }
            // What opens the store next rolls back and migrates.
            #expect(try checkRemains(bench, of: 20_000) == 20_000)
            if wasKilled { #expect(size("store.before-3.sqlite", in: bench) > 0) }
        }
    #endif
}
