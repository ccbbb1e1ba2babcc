import Foundation
import GRDB

extension RecipeStore {
    /// Puts a backup in the place of a store; what was there is kept beside it, whole or damaged as it is.
    ///
    /// - Returns: the store, and where the old one is; `nil` if there was none.
    /// - Throws: `StoreError`, before anything is changed if the backup is not a whole store.
    public static func restore(_ path: String, from backup: String) throws -> (store: RecipeStore, kept: String?) {
        let path = StoreFile.absolute(path)
        let source = StoreFile.absolute(backup)
        guard source != path else {
            throw StoreError(.backup, "\(backup) is the store itself", hints: ["name a backup"])
        }
        do {
            let copy = try RecipeStore.open(source, access: .look, acceptsOlder: true)
            guard try copy.read({ try String.fetchOne($0, sql: "PRAGMA quick_check") }) == "ok" else {
                throw StoreError(.damaged, "the backup \(backup) is damaged", hints: ["choose another one"])
            }
            let kept = try copy.replace(path)
            try copy.close()
            return (try RecipeStore.open(path, access: .write), kept)
        } catch { throw StoreError.wrapping(error, path: path) }
    }

    private func replace(_ path: String) throws -> String? {
        guard StoreFile.exists(path) else {
            try Backup.make(from: queue, to: path)
            return nil
        }
        do {
            // Page by page under SQLite's locks, so that others may have the store open.
            let old = try RecipeStore.open(path, access: .write, acceptsOlder: true)
            let kept = try old.backup(before: "restore")
            try queue.backup(to: old.queue)
            try old.close()
            return kept
        } catch let error as StoreError where [.damaged, .notADatabase, .backup].contains(error.kind) {
            // What cannot be copied whole is at least not thrown away.
            let kept = Backup.freePath(beside: path, label: "damaged")
            for ending in ["", "-wal", "-shm"] where StoreFile.exists(path + ending) {
                try FileManager.default.moveItem(atPath: path + ending, toPath: kept + ending)
            }
            try Backup.make(from: queue, to: path)
            return kept
        }
    }
}
