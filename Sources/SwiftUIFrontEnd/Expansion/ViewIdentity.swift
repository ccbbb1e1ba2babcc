import Vocabulary

/// How explicit identities take part in the identity of a view.
enum ViewIdentity {
    private static let mark: Character = "#"
    private static let digits = 16

    /// The part that `.id(value)` adds, of the same length for every value.
    static func part(of value: Value) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in value.hashText.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        let text = String(hash, radix: 16)
        return String(mark) + String(repeating: "0", count: digits - text.count) + text
    }

    /// The identity of a modifier of a view: an `id` that is written before it is not its own.
    static func ofModifier(at index: Int, of node: CallNode) -> String {
        let inner = node.modifiers[..<index].count { $0.word == "id" && !$0.arguments.isEmpty }
        return "\(node.identity.dropLast(inner * (digits + 1)))@\(index)"
    }
}
