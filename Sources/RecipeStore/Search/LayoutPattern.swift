import RecipeModel

/// A structure to look for in layout trees, such as `HStack(Text, Spacer, Image)`.
///
/// `*` is any one view, `...` any number of children; `VStack{Image, Text}` asks for each of these anywhere below
/// instead of as the exact children, `Image[Text]` for each of these in an overlay, a background or another argument.
/// A pattern matches if it matches at any view of a tree.
public struct LayoutPattern: Hashable, Sendable, CustomStringConvertible {
    indirect enum Element: Hashable, Sendable {
        /// A view by name, `nil` for any, with what is said about what it holds.
        case view(name: String?, children: [Element]?, below: [Element], attached: [Element])
        /// Any number of children.
        case rest
    }

    let root: Element
    public let description: String

    /// Reads a pattern.
    ///
    /// - Throws: `LayoutPatternError` with the place where it stops being one.
    public init(_ text: String) throws {
        var reader = PatternReader(text)
        root = try reader.pattern()
        description = text
    }

    /// The names that a tree must hold for the pattern to match.
    var names: Set<String> { LayoutPattern.names(of: root) }

    private static func names(of element: Element) -> Set<String> {
        guard case .view(let name, let children, let below, let attached) = element else { return [] }
        return ((children ?? []) + below + attached).reduce(into: name.map { [$0] } ?? []) {
            $0.formUnion(names(of: $1))
        }
    }

    /// Whether the pattern matches at some view of the tree.
    func matches(_ shape: TreeShape) -> Bool {
        var matcher = PatternMatcher(pattern: root, shape: shape)
        return matcher.matchesAnywhere()
    }
}

/// Why a text is no pattern.
public struct LayoutPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    /// The character at which reading stopped, from 0.
    public var offset: Int
    public var description: String { "\(message) at character \(offset + 1)" }
}

private struct PatternReader {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text) }

    mutating func pattern() throws -> LayoutPattern.Element {
        let element = try element(depth: 0)
        skipBlanks()
        guard position == characters.count else { throw error("unexpected text") }
        guard element != .rest else { throw error("expected a view") }
        return element
    }

    private func error(_ message: String) -> LayoutPatternError {
        LayoutPatternError(message: message, offset: position)
    }

    private mutating func skipBlanks() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipBlanks()
        guard position < characters.count, characters[position] == character else { return false }
        position += 1
        return true
    }

    private mutating func element(depth: Int) throws -> LayoutPattern.Element {
        guard depth <= 32 else { throw error("nested deeper than 32 levels") }
        skipBlanks()
        if position < characters.count, characters[position] == "…" {
            position += 1
            return .rest
        }
        if position + 3 <= characters.count, characters[position..<position + 3].elementsEqual("...") {
            position += 3
            return .rest
        }
        var name: String?
        if !take("*") {
            let start = position
            while position < characters.count,
                characters[position].isLetter || characters[position].isNumber
                    || characters[position] == "_" || characters[position] == "."
            { position += 1 }
            guard position > start else { throw error("expected the name of a view, * or ...") }
            name = String(characters[start..<position])
        }
        var children: [LayoutPattern.Element]?
        var below: [LayoutPattern.Element] = []
        if take("(") { children = try list(until: ")", depth: depth) }
        if take("{") { below = try list(until: "}", depth: depth) }
        var attached: [LayoutPattern.Element] = []
        if take("[") { attached = try list(until: "]", depth: depth) }
        return .view(name: name, children: children, below: below, attached: attached)
    }

    private mutating func list(until end: Character, depth: Int) throws -> [LayoutPattern.Element] {
        if take(end) { return [] }
        var elements: [LayoutPattern.Element] = []
        repeat { elements.append(try element(depth: depth + 1)) } while take(",")
        guard take(end) else { throw error("expected , or \(end)") }
        return elements
    }
}
