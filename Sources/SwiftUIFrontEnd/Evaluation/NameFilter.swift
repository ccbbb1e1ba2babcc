/// A set of names that may say yes to a name that is not in it, and never no to one that is.
///
/// Nearly every name that a program asks its own declarations for is one of SwiftUI's; looking at its length and its
/// first and last letter is many times cheaper than a dictionary's answer.
struct NameFilter {
    private var bits: UInt64 = 0

    mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

    func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

    private static func bit(of name: String) -> UInt64 {
        let letters = name.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.isEmpty ? 0 : bytes.count &* 7 &+ Int(bytes[0]) &* 5 &+ Int(bytes[bytes.count - 1])
        }
        // A name without contiguous storage might be any.
        return letters.map { 1 << UInt64($0 & 63) } ?? .max
    }
}
