/// The name of a member where it stands in a text, compared without making a string of it; valid as long as the text.
public struct JSONKey {
    /// What stands between the quotes.
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The name where it was written with escapes.
    private let unescaped: String?

    init(_ bytes: UnsafeBufferPointer<UInt8>, unescaped: String? = nil) {
        self.bytes = bytes
        self.unescaped = unescaped
    }

    /// The name as a string.
    public var text: String { unescaped ?? String(decoding: bytes, as: UTF8.self) }

    /// Whether the key is a name of ASCII characters, so that keys can be switched over.
    public static func ~= (name: StaticString, key: JSONKey) -> Bool {
        if let text = key.unescaped { return text == name.description }
        guard key.bytes.count == name.utf8CodeUnitCount else { return false }
        for index in 0..<key.bytes.count where key.bytes[index] != name.utf8Start[index] { return false }
        return true
    }
}
