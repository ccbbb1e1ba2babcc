/// How a node appears in the frames; nodes without a description are not listed.
public struct NodeDescription: Hashable, Sendable {
    /// SwiftUI's name of the view, or a dot and the name of the modifier.
    public var kind: String
    /// The view as its author would recognise it, for example `Text("Hello")`.
    public var name: String
    /// The accessibility identifier, else a string `.id`.
    public var id: String?
    /// Custom views of which this is the outermost node, outermost first.
    public var customViews: [String]
    /// The place in the source that wrote this node, as a UTF-8 offset.
    public var sourceOffset: Int?

    public init(
        kind: String, name: String? = nil, id: String? = nil, customViews: [String] = [], sourceOffset: Int? = nil
    ) {
        self.kind = kind
        self.name = name ?? kind
        self.id = id
        self.customViews = customViews
        self.sourceOffset = sourceOffset
    }
}
