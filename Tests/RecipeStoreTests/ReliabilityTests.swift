import Foundation
import GRDB
import Migrations
import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct ReliabilityTests {
    static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Data")

    // MARK: Identity

    struct Foreign: Sendable {
        var name: String
        var kind: StoreError.Kind
        /// SQL that makes the file, or `nil` for the bytes.
        var sql: String?
        var bytes: String = ""
    }

    @Test(arguments: [
        Foreign(
            name: "text", kind: .notADatabase,
            bytes: "This is not a database, whatever its name says. " + String(repeating: "x", count: 200)),
        Foreign(name: "short", kind: .notADatabase, bytes: "hi"),
        Foreign(name: "foreign id", kind: .foreign, sql: "PRAGMA application_id = 7; CREATE TABLE a (b)"),
        Foreign(name: "no id", kind: .foreign, sql: "CREATE TABLE recipe (b)"),
        Foreign(name: "newer", kind: .newer, sql: "PRAGMA application_id = 0x72637073; PRAGMA user_version = 9999")
    ])
    func filesThatAreNotOursAreLeftAlone(_ test: Foreign) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        if let statement = test.sql {
            try sql(statement, on: path)
        } else {
            try Data(test.bytes.utf8).write(to: URL(fileURLWithPath: path))
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        for access in [RecipeStore.Access.read, .write, .create] {
            let error = #expect(throws: StoreError.self) { try RecipeStore.open(path, access: access) }
            #expect(error?.kind == test.kind)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func missingFilesAndFolders() throws {
        let folder = try TemporaryFolder()
        for access in [RecipeStore.Access.read, .write] {
            let error = #expect(throws: StoreError.self) { try folder.store("none.sqlite", access: access) }
            #expect(error?.kind == .missing)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.file("none.sqlite")))
        let error = #expect(throws: StoreError.self) { try RecipeStore.open(folder.path, access: .create) }
        #expect(error?.kind == .notADatabase)
        _ = try folder.store("deep/er/a.sqlite")
        #expect(FileManager.default.fileExists(atPath: folder.file("deep/er/a.sqlite")))
    }

    @Test func pragmas() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.queue.inDatabase { db in
            for (pragma, value) in [
                ("journal_mode", "wal"), ("foreign_keys", "1"), ("synchronous", "1"), ("trusted_schema", "0"),
                ("cell_size_check", "1"), ("application_id", "\(0x7263_7073)"),
                ("user_version", "\(Migrator.embedded.count)")
            ] { #expect(try String.fetchOne(db, sql: "PRAGMA \(pragma)") == value) }
            let loose = try String.fetchAll(
                db,
                sql:
                    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'"
            )
            #expect(loose == [])
        }
    }

    @Test func theDatabaseKeepsItsPromises() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A", expectations: [derived]))], onConflict: .fail)
        for statement in [
            "UPDATE recipe SET slug = 'No Slug'", "UPDATE recipe SET title = ''",
            "UPDATE recipe SET created = 'yesterday'",
            "UPDATE recipe SET platform = 'tvOS'", "UPDATE expectation SET origin = 'apple'",
            "UPDATE expectation SET tolerance = -1", "UPDATE expected_frame SET x = 9e999",
            "UPDATE expected_frame SET width = 'wide'", "INSERT INTO snippet VALUES (99, '', '')"
        ] { #expect(throws: DatabaseError.self, "\(statement)") { try sql(statement, on: store.path) } }
    }

    // MARK: Migrations

    @Test func migrationsAreNumberedWithoutGaps() {
        #expect(Migrator.embedded.map(\.number) == Array(1...Migrator.embedded.count))
    }

    @Test func everyEarlierVersionMigrates() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: ReliabilityTests.data.path)
            .filter { $0.hasPrefix("version-") && $0.hasSuffix(".sql") }.sorted()
        // One file for each version that was ever shipped, the newest included.
        #expect(files == (1...Migrator.embedded.count).map { "version-\($0).sql" })
        for (index, file) in files.enumerated() {
            let folder = try TemporaryFolder()
            let path = folder.file("a.sqlite")
            try sql(String(contentsOf: ReliabilityTests.data.appendingPathComponent(file), encoding: .utf8), on: path)
            let store = try folder.store("a.sqlite", access: .read)
            #expect(try store.read(Migrator.version) == Migrator.embedded.count)
            #expect(try store.recipe("kept").recipe.title == "Kept")
            #expect(try store.search(SearchRequest(query: "prose")).hits.map(\.slug) == ["kept"])
            #expect(try store.doctor().filter { $0.state == .failed } == [])
            let isOld = index + 1 < files.count
            #expect((store.migrationBackup != nil) == isOld)
            if let backup = store.migrationBackup {
                #expect(try sql("PRAGMA user_version", on: backup).map { $0[0] as Int } == [index + 1])
            }
            let fresh = try folder.store("fresh.sqlite")
            let schema = "SELECT name, sql FROM sqlite_schema ORDER BY name"
            #expect(
                try store.read { try Row.fetchAll($0, sql: schema) } == fresh.read { try Row.fetchAll($0, sql: schema) }
            )
        }
    }

    @Test func changesOfEarlierVersionsAreUndoneByTheirMoment() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let old = ReliabilityTests.data.appendingPathComponent("version-2.sql")
        try sql(String(contentsOf: old, encoding: .utf8), on: path)
        for (number, moment) in [(2, "12:00:01"), (3, "12:00:02"), (4, "12:00:02")] {
            let document =
                #"{"body":"\#(number)","format":"recipes.recipe","platform":"iOS","slug":"kept","title":"Kept","version":1}"#
            try sql(
                """
                UPDATE recipe SET revision = \(number);
                INSERT INTO revision (recipe_id, number, slug, change, at, document)
                VALUES (1, \(number), 'kept', 'update', '2026-11-21T\(moment)Z', '\(document)')
                """, on: path)
        }
        let store = try folder.store("a.sqlite", access: .write)
        // The rows of version 2 and later, by moment: the first, the second, and the last two together.
        let commands = try store.read {
            try Int64.fetchAll($0, sql: "SELECT command FROM revision ORDER BY number")
        }
        #expect(commands == [1, 2, 3, 3])
        let steps = try store.undoSteps()
        #expect(steps.map(\.revision) == [4])
        guard case .restore(let recipe) = steps.first?.action else {
            Issue.record("not restored: \(steps)")
            return
        }
        // The newline that ends every body is added.
        #expect(recipe.body == "2\n")
    }

    @Test func aFailedMigrationChangesNothing() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        _ = try folder.store("a.sqlite")
        let queue = try DatabaseQueue(path: path)
        let next = Migrator.embedded.count + 1
        let bad = Migrator(
            path: path,
            migrations: Migrator.embedded + [
                .init(number: next, name: "bad", sql: "CREATE TABLE extra (a) STRICT; INSERT INTO nothing VALUES (1);")
            ])
        #expect(throws: DatabaseError.self) { try bad.migrate(queue) }
        #expect(try queue.read(Migrator.version) == next - 1)
        let dangling = Migrator(
            path: path,
            migrations: Migrator.embedded + [
                .init(
                    number: next, name: "bad",
                    sql: "PRAGMA defer_foreign_keys = ON; INSERT INTO snippet VALUES (99, '', '');")
            ])
        #expect(throws: DatabaseError.self) { try dangling.migrate(queue) }
        #expect(try sql("SELECT * FROM snippet", on: path).isEmpty)
    }

    // MARK: Crashes

    /// What a process that is killed leaves behind is what lies in the files at that moment: they are copied in the
    /// middle of a transaction and after a commit without a checkpoint.
    @Test func aKilledWriterLosesNothingCommitted() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let entries = try (0..<30).map { try StoreEntry(recipe: recipe("Item \($0)", prose: "text \($0)")) }
        func copy(_ name: String) throws {
            for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: store.path + ending) {
                try FileManager.default.copyItem(atPath: store.path + ending, toPath: folder.file(name) + ending)
            }
        }
        var committed: [String: Int] = [:]
        try store.add(entries, onConflict: .fail, batchSize: 10) { done in
            do {
                try copy("after-\(done).sqlite")
                committed["after-\(done).sqlite"] = done
            } catch { Issue.record(error) }
        }
        try store.queue.inDatabase { db in
            // A cache of few pages makes SQLite write before the commit.
            try db.execute(sql: "PRAGMA cache_size = 2")
            try db.execute(sql: "BEGIN; DELETE FROM revision; UPDATE search_text SET body = hex(zeroblob(20000))")
            try copy("middle.sqlite")
            try db.execute(sql: "ROLLBACK")
        }
        committed["middle.sqlite"] = 30
        #expect(committed.count == 4)
        for (name, count) in committed {
            let left = try folder.store(name, access: .write)
            #expect(try left.recipes().count == count)
            #expect(try left.search(SearchRequest(query: "text", limit: nil)).total == count)
            #expect(try left.doctor().filter { $0.state == .failed } == [])
        }
    }

    @Test func aKilledMigrationIsDoneAgain() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let queue = try DatabaseQueue(path: path)
        // Killed between the first migration and the next.
        _ = try Migrator(path: path, migrations: [Migrator.embedded[0]]).migrate(queue)
        try queue.close()
        let store = try folder.store("a.sqlite")
        #expect(try store.read(Migrator.version) == Migrator.embedded.count)
    }

    // MARK: Readers and writers

    @Test func aBusyStoreSaysSoAndReadersGoOn() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A"))], onConflict: .fail)
        let other = try folder.store(access: .write)
        var refusal: StoreError?
        var slugs: [String] = []
        try store.queue.inDatabase { db in
            try db.inTransaction(.immediate) {
                do {
                    try other.add([StoreEntry(recipe: recipe("B"))], onConflict: .fail)
                } catch let error as StoreError { refusal = error }
                slugs = try other.slugs()
                return .rollback
            }
        }
        #expect(refusal?.kind == .busy)
        #expect(slugs == ["a"])
        try other.add([StoreEntry(recipe: recipe("B"))], onConflict: .fail)
        #expect(try store.slugs() == ["a", "b"])
    }

    @Test func aReadOnlyStoreReadsAndRefuses() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A"))], onConflict: .fail)
        try store.close()
        let reader = try folder.store(access: .read)
        #expect(try reader.search(SearchRequest(query: "A")).hits.map(\.slug) == ["a"])
        #expect(try reader.doctor().filter { $0.state == .failed } == [])
        let error = #expect(throws: StoreError.self) { try reader.remove("a") }
        #expect(error?.kind == .readOnly)
    }

    @Test func anImmutableAddressReads() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store("a b?.sqlite")
        try store.add([StoreEntry(recipe: recipe("A"))], onConflict: .fail)
        try store.close()
        // As on read-only media, where the log cannot be set up; also as root, whom permissions do not stop.
        let escaped = folder.file("a b?.sqlite").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        let queue = try DatabaseQueue(path: "file:\(escaped)?immutable=1")
        #expect(try queue.read { try String.fetchAll($0, sql: "SELECT slug FROM recipe") } == ["a"])
    }

    @Test(arguments: [
        ("/home/me/a", "ext4"), ("/net/share/a", "nfs4"), ("/net/shared", "ext4"), ("/mnt/my disk", "cifs")
    ]) func networkFileSystems(_ folder: String, _ kind: String) {
        let mounts = "a / ext4 rw 0 0\nb /net/share nfs4 rw 0 0\nc /mnt/my\\040disk cifs rw 0 0\n"
        #expect(StoreFile.mountKind(of: folder, in: mounts) == kind)
    }

    // MARK: Doctor and backup

    @Test func doctorFindsAndRepairs() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(
            [StoreEntry(recipe: recipe("Alpha", tags: ["x"]), symbols: ["VStack"]), StoreEntry(recipe: recipe("Beta"))],
            onConflict: .fail)
        #expect(try store.doctor().allSatisfy { $0.state == .ok })
        try sql(
            "UPDATE search_text SET title = 'Omega' WHERE title = 'Alpha'; INSERT INTO tag (name, key) VALUES ('z', 'z'); DELETE FROM search_text WHERE title = 'Beta'",
            on: store.path)
        #expect(
            Set(try store.doctor().filter { $0.state != .ok }.map(\.name)) == ["unused tags", "missing texts", "index"])
        let (checks, backup) = try store.repair()
        #expect(checks.filter { $0.state == .failed || $0.state == .warning } == [])
        #expect(checks.filter { $0.state == .repaired }.count == 3)
        #expect(FileManager.default.fileExists(atPath: backup))
        #expect(try store.search(SearchRequest(query: "alpha")).hits.map(\.slug) == ["alpha"])
        #expect(try store.search(SearchRequest(query: "omega")).hits.isEmpty)
    }

    @Test func damagedFilesAreErrorsNotCrashes() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(
            (0..<40).map { try StoreEntry(recipe: recipe("Item \($0)", prose: String(repeating: "word ", count: 50))) },
            onConflict: .fail)
        try store.close()
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: store.path)))
        for seed in 0..<60 {
            var random = Randomness(seed: UInt64(seed))
            var damaged = bytes
            for _ in 0..<20 {
                damaged[Int.random(in: 100..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
            }
            let path = folder.file("damaged-\(seed).sqlite")
            try Data(damaged).write(to: URL(fileURLWithPath: path))
            do {
                let store = try RecipeStore.open(path, access: .write)
                _ = try store.recipes()
                _ = try store.search(SearchRequest(query: "word"))
                _ = try store.doctor()
            } catch {
                #expect(error is StoreError, "seed \(seed): \(error)")
            }
        }
    }

    @Test func backupsAreWholeAndNeverOverwrite() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A", expectations: [derived]))], onConflict: .fail)
        let first = try store.backup()
        let second = try store.backup()
        #expect(first != second)
        let copy = try RecipeStore.open(first, access: .read)
        #expect(try copy.recipes() == store.recipes())
        #expect(try copy.log("a") == store.log("a"))
        let error = #expect(throws: StoreError.self) { try store.backup(to: first) }
        #expect(error?.kind == .backup)
    }

    // MARK: Embedding

    /// The build tool embeds what lies in the folder; this notices a list that went stale.
    @Test func embeddedMigrationsAreTheFilesOfTheFolder() throws {
        let root = ReliabilityTests.data.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("migrations")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".sql") }
            .sorted()
        #expect(Migrations.embeddedFiles.map(\.name) == names)
        for file in Migrations.embeddedFiles {
            #expect(try file.text == String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8))
        }
    }
}
