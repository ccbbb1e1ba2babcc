/// Why a text is not JSON that we take.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    /// The UTF-8 offset at which reading stopped.
    public var offset: Int

    public var description: String { "\(message) at byte \(offset)" }
}

extension JSON {
    /// Reads a whole text.
    ///
    /// - Throws: `JSONError` for anything that is not JSON, duplicate keys, or nesting deeper than `maximumDepth`.
    public init(parsing text: String, maximumDepth: Int = 2_048) throws {
        var text = text
        self = try text.withUTF8 { bytes in
            // A value at the top counts as a level of its own.
            var scanner = JSONScanner(bytes, maximumDepth: maximumDepth + 1)
            let value = try JSON(reading: &scanner)
            try scanner.end()
            return value
        }
    }

    /// Reads a whole text as `JSONDecoder` does: commas may stand behind the last element or member, and of members with the
    /// same key the first counts.
    ///
    /// - Throws: `JSONError` for anything else that is not JSON, or nesting deeper than `maximumDepth`.
    public init(decoding text: String, maximumDepth: Int) throws {
        var text = text
        self = try text.withUTF8 { bytes in
            var scanner = JSONScanner(bytes, maximumDepth: maximumDepth + 1, allowsTrailingCommas: true)
            let value = try JSON(reading: &scanner)
            try scanner.end()
            return value
        }
    }

    /// Reads the value that a scanner has reached.
    ///
    /// - Throws: `JSONError` for anything that is not JSON, and for duplicate keys.
    public init(reading scanner: inout JSONScanner) throws {
        switch try scanner.kind() {
        case .null:
            try scanner.null()
            self = .null
        case .bool: self = .bool(try scanner.bool())
        case .number: self = .number(try scanner.number())
        case .string: self = .string(try scanner.string())
        case .array:
            var elements: [JSON] = []
            try scanner.elements { elements.append(try JSON(reading: &$0)) }
            self = .array(elements)
        case .object:
            var members: [String: JSON] = [:]
            try scanner.members { scanner, key in
                let name = key.text
                guard members[name] == nil else {
                    guard scanner.allowsTrailingCommas else { throw scanner.error("duplicate key \"\(name)\"") }
                    return try scanner.skip()
                }
                members[name] = try JSON(reading: &scanner)
            }
            self = .object(members)
        }
    }
}
