import GRDB
import Migrations

/// Brings a store to the newest version by the numbered SQL files, each in a transaction of its own.
struct Migrator {
    /// A migration: its number and its SQL.
    struct Migration {
        var number: Int
        var name: String
        var sql: String
    }

    let path: String
    let migrations: [Migration]

    init(path: String, migrations: [Migration] = Migrator.embedded) {
        self.path = path
        self.migrations = migrations
    }

    /// The files of the folder `migrations`, by number.
    static let embedded: [Migration] = embeddedFiles.compactMap { file in
        guard file.name.hasSuffix(".sql"), let number = Int(file.name.prefix(4)) else { return nil }
        return Migration(number: number, name: file.name, sql: file.text)
    }.sorted { $0.number < $1.number }

    /// The version of a store after all migrations.
    var newest: Int { migrations.last?.number ?? 0 }

    static func foreign(_ path: String) -> StoreError {
        StoreError(
            .foreign, "\(path) is the database of another program, not a recipe store",
            hints: ["name another file with --store"])
    }

    static func version(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 }

    /// Whether the store is older than the migrations.
    ///
    /// - Throws: `StoreError` if it is of a newer version or not ours.
    func needsMigration(_ db: Database) throws -> Bool {
        let id = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Migrator.version(db)
        if id != Int(StoreFile.applicationID) {
            let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
            guard id == 0, version == 0, tables == 0 else { throw Migrator.foreign(path) }
        }
        guard version <= newest else {
            throw StoreError(
                .newer, "the store \(path) is of version \(version), this program knows up to \(newest)",
                hints: ["update the program; nothing was changed"])
        }
        return version < newest
    }

    /// Runs what is missing and returns the path of the backup made before, if there was anything to keep.
    func migrate(_ queue: DatabaseQueue) throws -> String? {
        let version = try queue.read(Migrator.version)
        var backup: String?
        if version > 0 {
            let target = Backup.freePath(beside: path, label: "before-\(newest)")
            try Backup.make(from: queue, to: target)
            Backup.prune(beside: path)
            backup = target
        }
        for migration in migrations where migration.number > version { try run(migration, on: queue) }
        return backup
    }

    private func run(_ migration: Migration, on queue: DatabaseQueue) throws {
        try queue.inDatabase { db in
            try db.inTransaction(.immediate) {
                // Another process may have been quicker.
                guard try Migrator.version(db) < migration.number else { return .rollback }
                try db.execute(sql: migration.sql)
                try db.checkForeignKeys()
                try db.execute(sql: "PRAGMA user_version = \(migration.number)")
                try db.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)")
                return .commit
            }
        }
    }
}
