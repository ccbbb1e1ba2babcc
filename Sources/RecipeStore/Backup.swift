import Foundation
import GRDB

/// Copies a store to another file and proves that the copy is whole.
enum Backup {
    /// A name beside the store that no file has: `catalogue.before-3.sqlite`, then `catalogue.before-3-2.sqlite` ….
    static func freePath(beside path: String, label: String) -> String {
        let (stem, ending) = parts(of: path)
        var candidate = "\(stem).\(label).\(ending)"
        var number = 2
        while FileManager.default.fileExists(atPath: candidate) {
            candidate = "\(stem).\(label)-\(number).\(ending)"
            number += 1
        }
        return candidate
    }

    private static func parts(of path: String) -> (stem: String, ending: String) {
        let url = URL(fileURLWithPath: path)
        return (url.deletingPathExtension().path, url.pathExtension.isEmpty ? "sqlite" : url.pathExtension)
    }

    /// How many of the backups that the program makes by itself are kept beside a store.
    static let kept = 5

    /// Removes the oldest of the backups that the program made by itself, `….before-*.sqlite`; those that a person asked
    /// for stay. Called right after one was made and verified, so the newest is whole.
    static func prune(beside path: String) {
        for old in files(beside: path, label: ".before-").dropFirst(kept) {
            try? FileManager.default.removeItem(atPath: old)
        }
    }

    /// The newest backup beside a store, made by the program or asked for.
    static func newest(beside path: String) -> String? { files(beside: path, label: ".b").first }

    /// The backups beside a store whose names go on with `label`, the newest first.
    private static func files(beside path: String, label: String) -> [String] {
        let (stem, ending) = parts(of: path)
        let folder = StoreFile.folder(of: path)
        let start = String(stem.dropFirst(folder.count + (folder == "/" ? 0 : 1))) + label
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix(start) && $0.hasSuffix("." + ending) }.map { name in
            let path = (folder as NSString).appendingPathComponent(name)
            let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            return (path: path, date: date ?? .distantFuture)
        }.sorted { ($1.date, $1.path) < ($0.date, $0.path) }.map(\.path)
    }

    /// Writes the copy under another name, opens and counts it, and only then gives it its name.
    static func make(from queue: DatabaseQueue, to target: String) throws {
        let partial = target + ".partial"
        try? FileManager.default.removeItem(atPath: partial)
        defer { try? FileManager.default.removeItem(atPath: partial) }
        do {
            try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [partial]) }
        } catch let error as DatabaseError {
            throw StoreError(
                .backup, "the backup \(target) could not be written: \(error.message ?? "unknown reason")",
                hints: ["check the folder's permissions and free space"])
        }
        let wanted = try queue.read(counts)
        var configuration = Configuration()
        configuration.readonly = true
        let copy = try DatabaseQueue(path: partial, configuration: configuration)
        let isWhole = try copy.read { db in
            try String.fetchOne(db, sql: "PRAGMA quick_check") == "ok" && counts(db) == wanted
        }
        try copy.close()
        guard isWhole else { throw StoreError(.backup, "the backup \(target) is not equal to the store") }
        do {
            try FileManager.default.moveItem(atPath: partial, toPath: target)
        } catch {
            throw StoreError(.backup, "the backup \(target) could not be put in place", hints: ["choose a free name"])
        }
    }

    /// The number of rows of every ordinary table, with the version.
    private static func counts(_ db: Database) throws -> [String: Int] {
        var counts = ["user_version": try Migrator.version(db)]
        let tables = try String.fetchAll(
            db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for table in tables {
            let quoted = "\"" + table.replacingOccurrences(of: "\"", with: "\"\"") + "\""
            counts[table] = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(quoted)") ?? 0
        }
        return counts
    }
}

extension RecipeStore {
    /// Writes a verified copy of the whole store; beside it with a number where no path is given.
    ///
    /// - Returns: the path of the copy.
    @discardableResult
    public func backup(to target: String? = nil) throws -> String {
        let target = target.map(StoreFile.absolute) ?? Backup.freePath(beside: path, label: "backup")
        guard !StoreFile.exists(target) else {
            throw StoreError(.backup, "\(target) exists already", hints: ["choose a free name"])
        }
        let folder = StoreFile.folder(of: target)
        guard StoreFile.exists(folder) else {
            throw StoreError(.backup, "the backup \(target) cannot be written: there is no folder \(folder)")
        }
        do { try Backup.make(from: queue, to: target) } catch { throw StoreError.wrapping(error, path: path) }
        return target
    }

    /// Writes a verified copy beside the store before something happens to it; only the newest of these are kept.
    func backup(before event: String) throws -> String {
        let target = try backup(to: Backup.freePath(beside: path, label: "before-\(event)"))
        Backup.prune(beside: path)
        return target
    }

    /// From how many recipes on an operation that replaces them makes a backup first.
    public static let bulkChange = 10

    /// Makes a backup before so many recipes are replaced, if they are that many.
    ///
    /// - Returns: the path of the backup; `nil` if there are too few.
    public func backUp(beforeReplacing count: Int) throws -> String? {
        count < RecipeStore.bulkChange ? nil : try backup(before: "change")
    }
}
