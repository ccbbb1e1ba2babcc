import Diagnostics
import GRDB

/// Why a store could not be used, in words for the person who asked.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable {
        /// There is no file.
        case missing
        /// The file is not an SQLite database, or a folder.
        case notADatabase
        /// The database belongs to another program.
        case foreign
        /// The store was made by a newer version of this program.
        case newer
        /// The store has to be migrated and cannot be written.
        case older
        /// Somebody else is writing.
        case busy
        /// The file or its folder cannot be written.
        case readOnly
        /// The file is damaged.
        case damaged
        /// No space is left.
        case full
        /// No recipe of that name or revision.
        case notFound
        /// A recipe of that slug is there already and differs.
        case conflict
        /// A backup could not be made or verified.
        case backup
        /// A query in the store's own language that is not understood, or that would write.
        case query
        /// Anything else that SQLite reports.
        case other
    }

    public var kind: Kind
    /// In lower case, one sentence without a full stop.
    public var message: String
    public var hints: [String]

    public init(_ kind: Kind, _ message: String, hints: [String] = []) {
        self.kind = kind
        self.message = message
        self.hints = hints
    }

    public var description: String { message }

    /// The error as a diagnostic, to be printed like all others.
    public var diagnostic: Diagnostic { Diagnostic(id: "store-\(kind.rawValue)", message: message, hints: hints) }

    private static func full(_ path: String) -> StoreError {
        StoreError(
            .full, "no space is left on the disk of the store \(path)", hints: ["nothing was written; make some room"])
    }

    /// The error in our words; ours pass unchanged.
    static func wrapping(_ error: any Error, path: String) -> StoreError {
        if let error = error as? StoreError { return error }
        guard let error = error as? DatabaseError else {
            return StoreError(.other, "the store \(path) failed: \(error)")
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            return StoreError(
                .busy, "the store \(path) is being written by another process",
                hints: ["try again when it has finished"])
        case .SQLITE_READONLY, .SQLITE_PERM:
            return StoreError(.readOnly, "the store \(path) cannot be written", hints: ["check its permissions"])
        case .SQLITE_CANTOPEN:
            return StoreError(
                .readOnly, "the store \(path) cannot be opened", hints: ["check the permissions of it and its folder"])
        case .SQLITE_NOTADB: return StoreError(.notADatabase, "\(path) is not a recipe store")
        case .SQLITE_CORRUPT:
            let backup = Backup.newest(beside: path).map { "the newest backup beside it is \($0)" }
            return StoreError(
                .damaged, "the store \(path) is damaged",
                hints: ["recipes doctor says where", "recipes restore FILE puts a backup in its place"]
                    + [backup].compactMap(\.self))
        case .SQLITE_FULL: return full(path)
        // A full disk shows in many ways; less than this no change needs.
        case .SQLITE_IOERR where StoreFile.freeBytes(beside: path).map { $0 < 1 << 17 } ?? false: return full(path)
        case .SQLITE_IOERR:
            return StoreError(
                .other, "the store \(path) could not be read or written: \(error.message ?? "input or output failed")",
                hints: ["check the disk"])
        default: return StoreError(.other, "the store \(path) failed: \(error.message ?? error.resultCode.description)")
        }
    }
}
