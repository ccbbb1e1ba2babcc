import GRDB

/// What the history is told about a change besides the change itself.
struct HistoryStamp {
    /// When, as `2026-11-21T12:00:00Z`.
    var at: String
    /// Which command: changes of one number are undone together.
    var command: Int64
}

/// The number under which the history keeps what is written together.
///
/// It is touched inside accesses to the database only, of which there is one at a time.
final class CommandNumber: @unchecked Sendable {
    private var isShared = false
    private var shared: Int64?

    /// From now on one number is given until this is called again.
    func begin() {
        isShared = true
        shared = nil
    }

    /// The number for a transaction that writes, which keeps other processes from taking the same.
    func number(_ db: Database) throws -> Int64 {
        if let shared { return shared }
        let number = (try Int64.fetchOne(db, sql: "SELECT max(command) FROM revision") ?? 0) + 1
        if isShared { shared = number }
        return number
    }

    /// Runs a transaction; where it fails, the number that it took is free again, and others may take it.
    func keeping<T>(_ body: () throws -> T) rethrows -> T {
        let before = shared
        do { return try body() } catch {
            shared = before
            throw error
        }
    }
}
