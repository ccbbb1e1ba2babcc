/// One view of the layout tree: a call of one of SwiftUI's own words with evaluated arguments, its modifiers from
/// the innermost to the outermost, and its children.
public final class CallNode {
    /// The word, for example `VStack`; `ModifiedContent` and `Group` stand for what has no word of its own.
    public let word: String
    public var arguments: [Argument]
    public var modifiers: [ModifierCall]
    /// The views of the content closure, expanded.
    public var children: [CallNode]
    /// Views of other closures by parameter name: `label`, `header`, `footer`, `icon`…
    public var slots: [(name: String, views: [CallNode])]
    /// The UTF-8 offset of the call in the source.
    public var sourceOffset: Int?
    /// Custom views whose body this node is, outermost first.
    public var from: [String]
    /// Whether the content is written as exactly one view, not as `if`, `ForEach` or several (spec S8).
    public var hasStaticSingleChild = false
    /// What identifies the node among others from one evaluation to the next.
    public var identity: String = ""
    /// From how many texts it is joined, so that texts of themselves do not grow without end.
    public private(set) var textPieces = 1
    /// Whether closures and custom views in it have been expanded already.
    public var isExpanded = false

    public init(
        word: String, arguments: [Argument] = [], modifiers: [ModifierCall] = [], children: [CallNode] = [],
        slots: [(name: String, views: [CallNode])] = [], sourceOffset: Int? = nil, from: [String] = []
    ) {
        self.word = word
        self.arguments = arguments
        self.modifiers = modifiers
        self.children = children
        self.slots = slots
        self.sourceOffset = sourceOffset
        self.from = from
        if word == TextView.name, !children.isEmpty { textPieces = children.reduce(0) { $0 + $1.joinedPieces } }
    }

    /// The argument of a parameter, by the parameter's name (not its label).
    public func argument(_ name: String) -> Value? { arguments.value(of: name) }

    /// The views of a slot; empty if it was not given.
    public func slot(_ name: String) -> [CallNode] { slots.first { $0.name == name }?.views ?? [] }
}

/// One modifier of a view, with evaluated arguments.
public final class ModifierCall {
    public let word: String
    public var arguments: [Argument]
    /// Views of closures or view arguments by parameter name: `content` of an overlay…
    public var slots: [(name: String, views: [CallNode])]
    public var sourceOffset: Int?

    public init(
        word: String, arguments: [Argument] = [], slots: [(name: String, views: [CallNode])] = [],
        sourceOffset: Int? = nil
    ) {
        self.word = word
        self.arguments = arguments
        self.slots = slots
        self.sourceOffset = sourceOffset
    }

    /// The argument of a parameter, by the parameter's name (not its label).
    public func argument(_ name: String) -> Value? { arguments.value(of: name) }

    /// The views of a slot; `nil` if it was not given.
    public func slot(_ name: String) -> [CallNode]? { slots.first { $0.name == name }?.views }
}

/// One evaluated argument, already converted to the type of its parameter.
public struct Argument {
    /// The parameter's name in the signature that was chosen.
    public let name: String
    public var value: Value
    /// The UTF-8 range of the argument in the source.
    public var range: Range<Int>?

    public init(name: String, value: Value, range: Range<Int>? = nil) {
        self.name = name
        self.value = value
        self.range = range
    }
}

extension [Argument] {
    /// The value of the first argument of a parameter; the others are not copied to look at their names.
    fileprivate func value(of name: String) -> Value? {
        for index in indices where self[index].name == name { return self[index].value }
        return nil
    }
}

extension CallNode {
    /// From how many texts it is joined, also where it holds a joined text.
    public var joinedPieces: Int {
        guard case .view(let text)? = arguments.first(where: { $0.name == "content" })?.value else { return textPieces }
        return max(textPieces, text.textPieces)
    }
}
