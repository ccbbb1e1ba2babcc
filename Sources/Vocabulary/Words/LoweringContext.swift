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
    /// Takes the geometry of a view whose `onGeometryChange` (or the like) has just been placed; the action is for
    /// the host to run after the layout.
    func placed(_ modifier: ModifierCall, of node: CallNode, geometry: GeometryProxyValue)
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
    public internal(set) var environment: Environment

    private var internedKeys: [String: Int32] = [:]
    /// The call that a node was made for, by the tag given to the node; lifecycle and preferences are found by it.
    public private(set) var taggedCalls: [(node: CallNode, modifier: ModifierCall)] = []
    /// The call whose word or modifiers are being lowered.
    var currentCall: CallNode?
    /// Whether what was lowered last is a shape still (spec L3).
    var baseIsShape = false
    /// The described node inside a node that has no description itself.
    private var describedInside: [NodeID: NodeID] = [:]
    private var alignments: [AlignmentName: AlignmentKey] = [:]
    private var notedKeys: Set<String> = []
    /// Nodes that are rows of a list already, and insets that rows asked for.
    private var listRows: Set<NodeID> = []
    private var listRowInsets: [NodeID: EdgeInsets] = [:]

    private struct AlignmentName: Hashable {
        var type: TypeName
        var axis: Axis
    }

    public init(tree: LayoutTree, host: any LoweringHost, assets: [String: Size], environment: Environment) {
        self.tree = tree
        self.host = host
        self.assets = assets
        self.environment = environment
        tree.layoutDirection = environment.layoutDirection
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

    /// The engine's identity of a custom guide, made when it is first met (spec A2).
    func alignmentKey(
        of type: TypeName, name: String, axis: Axis, default defaultValue: ((ViewDimensions) -> Double)? = nil
    ) -> AlignmentKey {
        let place = AlignmentName(type: type, axis: axis)
        if let known = alignments[place] { return known }
        let key = tree.registerAlignment(
            name: name, axis: axis, default: defaultValue ?? host.alignmentDefault(of: type))
        alignments[place] = key
        return key
    }

    /// The AlignmentID type behind a custom guide.
    func customType(of key: AlignmentKey) -> TypeName? { alignments.first { $0.value == key }?.key.type }

    /// Makes the environment of a place hold, the layout direction of new nodes included.
    func enter(_ environment: Environment) {
        self.environment = environment
        tree.layoutDirection = environment.layoutDirection
    }

    /// Tells something the first time that `key` comes up.
    func noteOnce(_ key: String, _ diagnostic: @autoclosure () -> Diagnostic) {
        if notedKeys.insert(key).inserted { host.note(diagnostic()) }
    }

    // MARK: Descriptions

    /// The described node that a node stands for: itself, or the outermost one inside it that the frames show.
    func described(_ node: NodeID) -> NodeID { describedInside[node] ?? node }

    /// Remembers that `outer` has no place of its own in the frames and stands for what is shown inside it.
    func alias(_ outer: NodeID, to inner: NodeID) { describedInside[outer] = described(inner) }

    /// Changes the description of what the frames show for a node; `false` if they show nothing.
    @discardableResult
    func updateDescription(of node: NodeID, _ change: (inout NodeDescription) -> Void) -> Bool {
        let shown = described(node)
        guard var description = tree.description(of: shown) else { return false }
        change(&description)
        tree.describe(shown, description)
        return true
    }

    // MARK: Lists

    func isListRow(_ node: NodeID) -> Bool { listRows.contains(node) }
    func markListRow(_ node: NodeID) { listRows.insert(node) }
    func rowInsets(of node: NodeID) -> EdgeInsets? { listRowInsets[node] }
    func setRowInsets(_ insets: EdgeInsets, of node: NodeID) { listRowInsets[node] = insets }

    /// Hands on what a list has to know of a view to the node around it.
    func inheritRow(_ outer: NodeID, from inner: NodeID) {
        if listRows.contains(inner) { listRows.insert(outer) }
        if let insets = listRowInsets[inner] { listRowInsets[outer] = insets }
    }
}
