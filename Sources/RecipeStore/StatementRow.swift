import CStore
import GRDB

/// The row that a statement has come to, its columns read as they stand.
///
/// Checks read hundreds of thousands of rows; asking each column for its type at run time costs more than the row.
struct StatementRow {
    private let statement: OpaquePointer

    /// Calls `body` for each row of a query, in order.
    static func each(
        _ sql: String, _ arguments: StatementArguments, in db: Database, _ body: (StatementRow) throws -> Void
    ) throws {
        let cached = try db.cachedStatement(sql: sql)
        try cached.setArguments(arguments)
        let statement = cached.sqliteStatement
        defer { sqlite3_reset(statement) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: try body(StatementRow(statement: statement))
            case SQLITE_DONE: return
            case let code:
                throw DatabaseError(
                    resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage, sql: sql)
            }
        }
    }

    /// The text of a column; `nil` for null.
    func text(_ column: Int32) -> String? { bytes(column).map { String(decoding: $0, as: UTF8.self) } }

    /// The bytes of a column, which stay until the next row; `nil` for null.
    func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
        guard let bytes = sqlite3_column_text(statement, column) else { return nil }
        return UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }

    /// The number of a column; `nil` for null.
    func double(_ column: Int32) -> Double? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_double(statement, column)
    }

    /// The whole number of a column; `nil` for null.
    func integer(_ column: Int32) -> Int64? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_int64(statement, column)
    }
}
