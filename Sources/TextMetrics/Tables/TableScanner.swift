/// Reads the numbers and letters of a table that is compiled into the program.
struct TableScanner {
    private var next: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>

    init(_ table: StaticString) {
        next = table.utf8Start
        end = next + table.utf8CodeUnitCount
    }

    /// The next byte that is no white-space, or `nil` at the end; it is not consumed.
    mutating func peek() -> UInt8? {
        while next < end, next.pointee == 0x20 || next.pointee == 0x0A { next += 1 }
        return next < end ? next.pointee : nil
    }

    /// The byte directly at the current place, white-space included; it is not consumed.
    var current: UInt8? { next < end ? next.pointee : nil }

    /// Consumes one byte.
    mutating func skip() { if next < end { next += 1 } }

    /// The next integer, or `nil` at the end of the table.
    mutating func integer() -> Int? {
        guard let first = peek() else { return nil }
        let isNegative = first == 0x2D
        if isNegative { next += 1 }
        var value = 0
        while next < end, next.pointee >= 0x30, next.pointee <= 0x39 {
            value = value &* 10 &+ Int(next.pointee &- 0x30)
            next += 1
        }
        return isNegative ? -value : value
    }

    /// The next bytes up to white-space as text, or `nil` at the end of the table.
    mutating func word() -> String? {
        guard peek() != nil else { return nil }
        let start = next
        while next < end, next.pointee != 0x20, next.pointee != 0x0A { next += 1 }
        return String(decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
    }

    /// The next number, with its fraction if it has one, or `nil` at the end of the table.
    mutating func number() -> Double? {
        guard let whole = integer() else { return nil }
        guard current == UInt8(ascii: ".") else { return Double(whole) }
        skip()
        let start = next
        guard let fraction = integer() else { return nil }
        let scale = (0..<(next - start)).reduce(1.0) { scale, _ in scale * 10 }
        return Double(whole) + Double(fraction) / scale
    }

    /// All integers of a table of about `count` of them.
    static func integers(of table: StaticString, count: Int) -> [Int] {
        var scanner = TableScanner(table)
        var result: [Int] = []
        result.reserveCapacity(count)
        while let value = scanner.integer() { result.append(value) }
        return result
    }
}
