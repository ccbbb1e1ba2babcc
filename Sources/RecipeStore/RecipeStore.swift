import CStore
import Foundation
import GRDB

/// The catalogue: recipes with everything about them in one SQLite file.
///
/// Every operation is a transaction of its own unless it says otherwise. All errors are `StoreError`s.
public final class RecipeStore: Sendable {
    public enum Access: Sendable {
        /// Only reads; a store that has to be migrated is, if it can be written.
        case read
        /// Only reads, and refuses a store that would have to be migrated.
        case look
        /// Reads and writes a store that exists.
        case write
        /// Reads and writes, making the file and its folder if there are none.
        case create
    }

    /// Where the file is.
    public let path: String
    /// What the person should know, such as that the store lies on a network file system.
    public var warnings: [String] {
        guard StoreFile.isOnNetwork(path) else { return [] }
        return ["the store \(path) lies on a network file system, where locks may fail; keep it on a local disk"]
    }
    /// The backup made before a migration, if there was one.
    public let migrationBackup: String?
    let queue: DatabaseQueue
    let ranking = HitRanking()
    private let command = CommandNumber()
    private let timestamp: (@Sendable () -> String)?

    private init(
        path: String, queue: DatabaseQueue, migrationBackup: String?,
        timestamp: (@Sendable () -> String)?
    ) {
        self.path = path
        self.queue = queue
        self.migrationBackup = migrationBackup
        self.timestamp = timestamp
    }

    /// Opens a store, making and migrating it where `access` allows.
    ///
    /// - Parameters:
    ///   - busyTimeout: how long to wait for another writer, in seconds.
    ///   - timestamp: gives the time written into the history; by default the clock's, as `2026-11-21T12:00:00Z`.
    public static func open(
        _ path: String, access: Access, busyTimeout: Double = 5, timestamp: (@Sendable () -> String)? = nil
    ) throws -> RecipeStore {
        try open(path, access: access, acceptsOlder: false, busyTimeout: busyTimeout, timestamp: timestamp)
    }

    /// Makes a store that has its name only once `fill` is done, so that there is never half of it.
    ///
    /// If another process was quicker, its store is opened.
    public static func create(_ path: String, fill: (RecipeStore) throws -> Void) throws -> RecipeStore {
        let path = StoreFile.absolute(path)
        let folder = StoreFile.folder(of: path)
        let name = path.dropFirst(folder == "/" ? 1 : folder.count + 1)
        let temporary = (folder == "/" ? "" : folder) + "/.\(name).\(getpid()).new"
        do {
            defer { StoreFile.remove(temporary) }
            let store = try open(temporary, access: .create)
            try fill(store)
            // What the write-ahead log holds goes into the file.
            try store.close()
            try StoreFile.name(temporary, path)
        } catch {
            var error = StoreError.wrapping(error, path: path)
            error.message = error.message.replacing(temporary, with: path)
            throw error
        }
        return try open(path, access: .write)
    }

    /// - Parameter acceptsOlder: whether a store of an older version is taken as it is.
    static func open(
        _ path: String, access: Access, acceptsOlder: Bool, busyTimeout: Double = 5,
        timestamp: (@Sendable () -> String)? = nil
    ) throws -> RecipeStore {
        let path = StoreFile.absolute(path)
        do {
            let content = try StoreFile.content(of: path)
            let isNew = content == .missing || content == .empty
            try check(content, path: path, access: access)
            if content == .missing {
                let folder = StoreFile.folder(of: path)
                do {
                    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                } catch {
                    throw StoreError(.readOnly, "the folder \(folder) cannot be made", hints: ["check its permissions"])
                }
            }
            let migrator = Migrator(path: path)
            let isReading = access == .read || access == .look
            var (queue, isOlder) = try connect(
                path, isReadOnly: isReading && !isNew, busyTimeout: busyTimeout, migrator: migrator)
            var backup: String?
            if isOlder, !acceptsOlder {
                if access == .look {
                    throw StoreError(.older, "the store \(path) is of an older version")
                } else if access == .read {
                    do {
                        (queue, _) = try connect(
                            path, isReadOnly: false, busyTimeout: busyTimeout, migrator: migrator)
                        backup = try migrator.migrate(queue)
                    } catch let error as DatabaseError
                        where [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode)
                    {
                        throw StoreError(
                            .older, "the store \(path) is of an older version and cannot be written to migrate it",
                            hints: ["copy it to a folder that can be written"])
                    }
                } else {
                    backup = try migrator.migrate(queue)
                }
            }
            if !isReading {
                let isOnNetwork = StoreFile.isOnNetwork(path)
                try queue.inDatabase { try useWriteAheadLog($0, isOnNetwork: isOnNetwork) }
            }
            return RecipeStore(path: path, queue: queue, migrationBackup: backup, timestamp: timestamp)
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    /// A store that lives as long as the process, where none can be kept in a file.
    public static func inMemory() throws -> RecipeStore {
        do {
            var configuration = Configuration()
            configuration.prepareDatabase { try prepare($0, isReadOnly: false) }
            let queue = try DatabaseQueue(configuration: configuration)
            _ = try Migrator(path: ":memory:").migrate(queue)
            return RecipeStore(path: ":memory:", queue: queue, migrationBackup: nil, timestamp: nil)
        } catch { throw StoreError.wrapping(error, path: ":memory:") }
    }

    private static func check(_ content: StoreFile.Content, path: String, access: Access) throws {
        switch content {
        case .missing where access != .create: throw StoreError(.missing, "there is no store at \(path)")
        case .empty where access == .read || access == .look:
            throw StoreError(.notADatabase, "\(path) is empty, not a recipe store")
        case .directory: throw StoreError(.notADatabase, "\(path) is a folder, not a recipe store")
        case .notADatabase: throw StoreError(.notADatabase, "\(path) is not an SQLite file, so not a recipe store")
        case .database(let id, _) where id != 0 && id != StoreFile.applicationID: throw Migrator.foreign(path)
        default: break
        }
    }

    /// Opens the file and tells whether it is older than the migrations.
    private static func connect(
        _ path: String, isReadOnly: Bool, busyTimeout: Double, migrator: Migrator
    ) throws -> (queue: DatabaseQueue, isOlder: Bool) {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(busyTimeout)
        configuration.prepareDatabase { try prepare($0, isReadOnly: isReadOnly) }
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            return (queue, try queue.read(migrator.needsMigration))
        } catch let error as DatabaseError
            where isReadOnly && isWithoutLog(error) && StoreFile.isMissingOrEmpty(path + "-wal")
        {
            // A write-ahead log cannot be set up beside a file on read-only media, or where no space is left; nobody can
            // write there either.
            let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
            let queue = try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: configuration)
            return (queue, try queue.read(migrator.needsMigration))
        }
    }

    /// Whether there is no place for a write-ahead log or for what its readers share.
    private static func isWithoutLog(_ error: DatabaseError) -> Bool {
        [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
            || [.SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP].contains(error.extendedResultCode)
    }

    /// Stores come from elsewhere too: nothing in a schema is trusted, cells are checked when read, lengths are limited,
    /// and no SQL can write to what keeps the file whole.
    private static func prepare(_ db: Database, isReadOnly: Bool) throws {
        if let connection = db.sqliteConnection {
            guard recipes_sqlite_defend(connection) == SQLITE_OK else {
                throw StoreError(.other, "SQLite has no defensive mode", hints: ["use SQLite 3.26 or later"])
            }
            recipes_sqlite_limit(connection)
        }
        try db.execute(
            sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY")
        // Large additions write the index many times over; more memory and fewer checkpoints spare the disk.
        if !isReadOnly {
            try db.execute(
                sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000; PRAGMA wal_autocheckpoint = 8000")
        }
    }

    private static func useWriteAheadLog(_ db: Database, isOnNetwork: Bool) throws {
        let mode = isOnNetwork ? "delete" : "wal"
        guard try String.fetchOne(db, sql: "PRAGMA journal_mode") != mode else { return }
        _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = \(mode)")
    }

    // MARK: Access for the operations

    func read<T>(_ body: (Database) throws -> T) throws -> T {
        do { return try queue.read(body) } catch { throw StoreError.wrapping(error, path: path) }
    }

    func write<T>(_ body: (Database) throws -> T) throws -> T {
        do {
            return try queue.inDatabase { db in
                var result: T?
                try command.keeping {
                    try db.inTransaction(.immediate) {
                        result = try body(db)
                        return .commit
                    }
                }
                guard let result else { throw StoreError(.other, "the transaction gave no result") }
                return result
            }
        } catch { throw StoreError.wrapping(error, path: path) }
    }

    /// What the history is told about the changes of a transaction.
    func stamp(_ db: Database) throws -> HistoryStamp {
        let at = try timestamp?() ?? String.fetchOne(db, sql: "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')") ?? ""
        return HistoryStamp(at: at, command: try command.number(db))
    }

    /// Counts all that is written from now on as one command, which `undoSteps` takes back as a whole.
    ///
    /// Without it each operation is a command of its own.
    public func beginCommand() throws { try read { _ in command.begin() } }

    /// Closes the file; operations fail afterwards.
    public func close() throws { try queue.close() }
}
