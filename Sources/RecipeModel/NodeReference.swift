/// A node as people write it: an id, a view's type, `Text("…")`, each with `[index]` where needed, or a path of those
/// such as `ZStack/HStack/Image`, of which the last names the node and the others what it stands in.
public struct NodeReference: Hashable, Sendable {
    /// One name of a path.
    public struct Component: Hashable, Sendable {
        public var name: String
        /// Which of the nodes of that name, counted from 0, depth first.
        public var index: Int?
        /// Whether it was written in quotes and so can only be an id.
        public var isQuoted: Bool
    }

    /// The reference as written.
    public let text: String
    /// At least one.
    public let components: [Component]

    /// Reads a whole reference; `nil` if `text` is not one.
    public init?(_ text: String) {
        var bytes = text
        let components = bytes.withUTF8 { bytes in
            var scanner = NodeReferenceScanner(bytes)
            let components = scanner.components()
            return scanner.isAtEnd ? components : nil
        }
        guard let components else { return nil }
        self.text = text
        self.components = components
    }

    /// The length in UTF-8 bytes of the reference at the start of a line, or `nil` if there is none.
    static func length(atStartOf line: Substring) -> Int? {
        var bytes = line
        return bytes.withUTF8 { bytes in
            var scanner = NodeReferenceScanner(bytes)
            return scanner.components() == nil ? nil : scanner.position
        }
    }
}

/// Reads node references byte by byte; everything that matters to it is ASCII.
struct NodeReferenceScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    /// - Parameter bytes: UTF-8 that outlives the scanner.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func components() -> [NodeReference.Component]? {
        var components: [NodeReference.Component] = []
        repeat {
            guard let component = component() else { return nil }
            components.append(component)
        } while take(UInt8(ascii: "/"))
        return components
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func component() -> NodeReference.Component? {
        let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
        let name = isQuoted ? quoted() : bare()
        guard let name, !name.isEmpty else { return nil }
        guard take(UInt8(ascii: "[")) else { return .init(name: name, index: nil, isQuoted: isQuoted) }
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        guard let index = Int(String(decoding: bytes[start..<position], as: UTF8.self)), take(UInt8(ascii: "]"))
        else { return nil }
        return .init(name: name, index: index, isQuoted: isQuoted)
    }

    private mutating func quoted() -> String? {
        var out: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: out, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                out.append(bytes[position])
                position += 1
            } else {
                out.append(byte)
            }
        }
        return nil
    }

    /// A name up to a space, `/` or `[` outside parentheses; inside them everything counts, strings whole.
    private mutating func bare() -> String? {
        let start = position
        var depth = 0
        var isInString = false
        while position < bytes.count {
            let byte = bytes[position]
            if isInString {
                if byte == UInt8(ascii: "\\") { position += 1 }
                if byte == UInt8(ascii: "\"") { isInString = false }
            } else if depth > 0, byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
            } else if depth == 0, Self.ends(byte) {
                break
            }
            position += 1
        }
        guard depth == 0, !isInString, position <= bytes.count else { return nil }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    }

    private static func ends(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "#"): true
        default: false
        }
    }
}
