import GRDB

/// Columns as the types that are asked for, whatever stands in them.
///
/// A file may be damaged, or come from somebody else: a number where a text should be must not end the process, as
/// GRDB's own conversions do. SQLite converts in the same way.
extension Row {
    subscript(_ index: Int) -> String { (self[index] as String?) ?? "" }

    subscript(_ index: Int) -> String? {
        switch (self[index] as DatabaseValue).storage {
        case .null: nil
        case .string(let text): text
        case .int64(let number): String(number)
        case .double(let number): "\(number)"
        case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
        }
    }

    subscript(_ index: Int) -> Int64 {
        switch (self[index] as DatabaseValue).storage {
        case .int64(let number): number
        case .double(let number): Int64(exactly: number) ?? 0
        case .string(let text): Int64(text) ?? 0
        case .null, .blob: 0
        }
    }

    subscript(_ index: Int) -> Int { Int(truncatingIfNeeded: self[index] as Int64) }

    subscript(_ index: Int) -> Double {
        switch (self[index] as DatabaseValue).storage {
        case .int64(let number): Double(number)
        case .double(let number): number
        case .string(let text): Double(text) ?? 0
        case .null, .blob: 0
        }
    }
}
