import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// Backups that are made without being asked, which of them are kept, and how one takes the place of a store.
@Suite struct BackupTests {
    private func names(_ folder: TemporaryFolder, _ part: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(part) }.sorted()
    }

    private func entries(_ count: Int, _ description: String) throws -> [StoreEntry] {
        try (0..<count).map { try StoreEntry(recipe: recipe("Item \($0)", description: description)) }
    }

    /// Five of the automatic ones are kept, the newest; those that were asked for are never touched.
    @Test func theFiveNewestAreKept() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let asked = try store.backup()
        var made: [String] = []
        for number in 0..<8 {
            let path = try store.backup(before: "change")
            made.append(path)
            let day = Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 1_000)
            try FileManager.default.setAttributes([.modificationDate: day], ofItemAtPath: path)
        }
        let left = try names(folder, ".before-").map { folder.file($0) }
        // The newest has not had its date set when the last pruning looked, and names are given again once they are free.
        #expect(left.count == 5)
        #expect(left.contains(made[7]))
        #expect(FileManager.default.fileExists(atPath: asked))
    }

    /// Ten is the number from which a change is large.
    @Test(arguments: [(9, ConflictPolicy.theirs, 0), (10, .theirs, 1), (12, .ours, 0)])
    func manyReplacedRecipesAreBackedUp(_ count: Int, _ policy: ConflictPolicy, _ backups: Int) throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        var told: [String] = []
        try store.add(entries(count, "old"), onConflict: .fail) { _ in
        } backup: {
            told.append($0)
        }
        #expect(told.isEmpty)
        try store.add(entries(count, "new"), onConflict: policy) { _ in
        } backup: {
            told.append($0)
        }
        #expect(told.count == backups)
        // Adding the same again replaces nothing.
        try store.add(try store.recipes().map { StoreEntry(recipe: $0.recipe) }, onConflict: policy) { _ in
        } backup: {
            told.append($0)
        }
        #expect(told.count == backups)
        for path in told {
            let copy = try RecipeStore.open(path, access: .look)
            #expect(try copy.recipes().allSatisfy { $0.recipe.description == "old" })
        }
    }

    @Test func aBackupTakesThePlaceOfAStore() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(entries(3, "one"), onConflict: .fail)
        let backup = try store.backup()
        try store.remove("item-0")
        // Another process has the store open and sees what was restored.
        let reader = try folder.store(access: .read)
        #expect(try reader.count() == 2)
        let (restored, kept) = try RecipeStore.restore(store.path, from: backup)
        #expect(try restored.count() == 3)
        #expect(try reader.count() == 3)
        #expect(try restored.doctor().filter { $0.state == .failed } == [])
        #expect(try RecipeStore.open(#require(kept), access: .look).count() == 2)
        #expect(try restored.log("item-0").count == 1)
    }

    /// What is damaged is put aside and not lost; an older backup is migrated.
    @Test func aDamagedStoreIsPutAside() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        try Data("SQLite format 3\0 and then nothing of the kind".utf8).write(to: URL(fileURLWithPath: path))
        let old = folder.file("old.sqlite")
        let data = ReliabilityTests.data.appendingPathComponent("version-1.sql")
        try sql(String(contentsOf: data, encoding: .utf8), on: old)
        let (restored, kept) = try RecipeStore.restore(path, from: old)
        #expect(try restored.recipe("kept").recipe.title == "Kept")
        #expect(kept == folder.file("a.damaged.sqlite"))
        #expect(try restored.read(Migrator.version) == Migrator.embedded.count)
    }

    @Test func whatIsNoBackupIsRefused() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(entries(1, "one"), onConflict: .fail)
        try Data("text".utf8).write(to: URL(fileURLWithPath: folder.file("text.sqlite")))
        try sql("CREATE TABLE a (b)", on: folder.file("foreign.sqlite"))
        for (name, kind) in [
            ("text.sqlite", StoreError.Kind.notADatabase), ("foreign.sqlite", .foreign), ("none.sqlite", .missing),
            ("catalogue.sqlite", .backup)
        ] {
            let error = #expect(throws: StoreError.self) {
                try RecipeStore.restore(store.path, from: folder.file(name))
            }
            #expect(error?.kind == kind, "\(name)")
        }
        #expect(try store.count() == 1)
        #expect(try names(folder, "before").isEmpty)
    }

    /// A file that came from elsewhere cannot be turned against the program that reads it.
    @Test(arguments: ["UPDATE search_data SET block = x''", "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"])
    func storesAreOpenedDefensively(statement: String) throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let before = try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }
        #expect(throws: DatabaseError.self) { try store.queue.inDatabase { try $0.execute(sql: statement) } }
        #expect(try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") } == before)
    }

    /// A doctor that finds the store damaged says where instead of giving up.
    @Test func theDoctorLooksAtDamage() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(entries(60, String(repeating: "word ", count: 80)), onConflict: .fail)
        try store.close()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: store.path))
        // The last quarter holds rows and index; the schema stands before it.
        for index in stride(from: bytes.count * 3 / 4, to: bytes.count - 8, by: 97) { bytes[index] ^= 0x5A }
        try bytes.write(to: URL(fileURLWithPath: store.path))
        let checks = try folder.store(access: .write).doctor()
        #expect(checks.first { $0.name == "integrity" }?.state == .failed)
        #expect(checks.count > 10)
    }

    /// Structures that an earlier program wrote are noticed and made anew.
    @Test func oldStructuresAreRepaired() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let tree =
            #"{"root":{"call":"Color","modifiers":[{"arguments":{"c":{"views":[{"call":"Text"}]}},"call":"overlay"}]}}"#
        try store.add([StoreEntry(recipe: recipe("A"), trees: ["default": tree])], onConflict: .fail)
        try sql("UPDATE layout_tree SET shape = 'Color'", on: store.path)
        let filters = SearchFilters(like: try LayoutPattern("Color[Text]"))
        #expect(try store.search(SearchRequest(filters: filters)).total == 0)
        #expect(try store.doctor().first { $0.name == "structures" }?.state == .warning)
        #expect(try store.repair().checks.first { $0.name == "structures" }?.state == .repaired)
        #expect(try store.search(SearchRequest(filters: filters)).total == 1)
    }

    /// The index is never called sound without having been looked at.
    @Test func aReadOnlyStoreSaysThatTheIndexWasNotChecked() throws {
        let folder = try TemporaryFolder()
        try folder.store().close()
        let check = try folder.store(access: .read).doctor().first { $0.name == "index" }
        #expect(check?.state == .warning)
    }
}
