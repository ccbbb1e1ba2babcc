/// A Substring: a part of a string that keeps the string's indices.
public struct SubstringValue: NativeValue {
    /// The string that it is a part of.
    public let base: String
    /// The place of the first character in the base, in characters.
    public let start: Int
    /// The part itself.
    public let text: String

    public init(base: String, start: Int, text: String) {
        self.base = base
        self.start = start
        self.text = text
    }

    public var typeName: String { "Substring" }
    public var debugText: String { text }
    public var hashText: String { "\"" + text }
    public func isEqual(to other: any NativeValue) -> Bool? { (other as? SubstringValue).map { $0.text == text } }
}
