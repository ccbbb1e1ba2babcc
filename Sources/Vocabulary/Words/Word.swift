import LayoutEngine

/// How far a word is understood.
public enum SupportLevel: String, Sendable, CaseIterable {
    /// Laid out by SwiftUI's rules.
    case layout
    /// Its size is modelled; a note says so wherever it is used.
    case approximate
    /// Accepted, its arguments checked and evaluated; it does not change any frame.
    case noLayoutEffect = "no layout effect"
}

/// A SwiftUI name that the tool understands: one type, one file a word.
public protocol Word: SendableMetatype {
    /// The spelling in source.
    static var name: String { get }
    /// The overloads, as in `(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder)`.
    /// See `Signature` for the notation. The first that fits the labels and types of a call is chosen.
    static var signatures: [String] { get }
    static var support: SupportLevel { get }
    /// Why the support is less than full, or what differs; one sentence for users, empty if there is nothing to say.
    static var remark: String { get }
    /// Complete view expressions that use the word; each is a test.
    static var examples: [String] { get }
}

extension Word {
    public static var support: SupportLevel { .layout }
    public static var remark: String { "" }
    public static var examples: [String] { [] }
}

/// A word that makes a view.
public protocol ViewWord: Word {
    /// Adds the nodes of a call to the tree; several for what flattens into its parent.
    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID]
    /// Whether the word is nothing of its own in the frames: its views stand for themselves (spec L20).
    static var isTransparent: Bool { get }
    /// Whether the view is a shape, so that modifiers of shapes apply to it (spec L3).
    static var isShape: Bool { get }
    /// The view as its author would recognise it, for example `Text("Hello")`.
    static func title(of call: CallNode) -> String
    /// Puts the views together after every modifier has been applied to each; the default leaves them as they are.
    static func finish(_ call: CallNode, _ nodes: [NodeID], in context: LoweringContext) -> [NodeID]
}

extension ViewWord {
    public static var isTransparent: Bool { false }
    public static var isShape: Bool { false }
    public static func title(of call: CallNode) -> String { name }
    public static func finish(_ call: CallNode, _ nodes: [NodeID], in context: LoweringContext) -> [NodeID] { nodes }
}

/// A word that modifies a view.
public protocol ModifierWord: Word {
    /// Changes the environment of everything inside, before the base is lowered.
    static func prepare(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) throws
    /// Wraps the lowered base; each view of several gets the modifier (spec M11). The default gives them back as they are.
    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID]
    /// Whether a shape with the modifier is still a shape (spec L3).
    static var keepsShape: Bool { get }
}

extension ModifierWord {
    public static func prepare(
        _ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext
    ) throws {}

    public static func apply(
        _ call: ModifierCall, to base: [NodeID], in context: LoweringContext
    ) throws -> [NodeID] { base }

    public static var keepsShape: Bool { false }
}
