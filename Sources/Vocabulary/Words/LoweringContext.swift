import Diagnostics
import LayoutEngine

/// What the lowering of words needs from the front end that runs it.
public protocol LoweringHost: AnyObject {
    /// Evaluates a content closure while the layout runs and expands its views, for content that depends on a size.
    /// `owner` is the call that holds the closure; the views are remembered as its dynamic content.
    func views(of content: FunctionValue, arguments: [Value], environment: Environment, owner: CallNode) -> [CallNode]
    /// Runs something that may throw while the layout runs; an error stops the layout and is reported.
    func perform<T>(default value: T, _ body: () throws -> T) -> T
    /// The values of a preference key from views that are already lowered below `node`, reduced.
    func preference(_ key: TypeName, below node: NodeID) -> Value
    /// The default of a custom guide: `defaultValue(in:)` of the AlignmentID type that the source declares.
    func alignmentDefault(of type: TypeName) -> (ViewDimensions) -> Double
    /// Tells something about the source that is not an error.
    func note(_ diagnostic: Diagnostic)
}

/// The state of one lowering: the tree that grows, the environment of the place, and what belongs to the whole run.
public final class LoweringContext {
    public let tree: LayoutTree
    public let host: any LoweringHost
    /// Sizes of bitmap images in points, by asset name.
    public let assets: [String: Size]
    /// What holds at the place that is being lowered.
    public var environment: Environment

    private var internedKeys: [String: Int32] = [:]
    /// The call that a node was made for, by the tag given to the node; lifecycle and preferences are found by it.
    public private(set) var taggedCalls: [(node: CallNode, modifier: ModifierCall)] = []

    public init(tree: LayoutTree, host: any LoweringHost, assets: [String: Size], environment: Environment) {
        self.tree = tree
        self.host = host
        self.assets = assets
        self.environment = environment
    }

    /// One number for all equal values: identities for scrolling, matched geometry and coordinate spaces.
    public func intern(_ value: Value, kind: String) -> Int32 {
        let key = kind + "\u{0}" + value.hashText
        if let known = internedKeys[key] { return known }
        let number = Int32(internedKeys.count + 1)
        internedKeys[key] = number
        return number
    }

    /// A tag for a node that stands for a modifier of a call.
    public func tag(for node: CallNode, _ modifier: ModifierCall) -> Int32 {
        taggedCalls.append((node, modifier))
        return Int32(taggedCalls.count - 1)
    }
}
