import CanonicalJSON
import LayoutEngine

/// Writes a trace as the document `recipes.trace`, version 1: the nodes with what they finally were offered and
/// answered, and all events in the order in which they happened.
public enum TraceJSON {
    /// The version of the format.
    public static let version = 1

    /// The document; `tree` is what the traced layout gave.
    ///
    /// - Parameter frame: The index of a frame; only it and what it stands in are told then.
    public static func document(of trace: Trace, tree: FrameTree, frame: Int? = nil) -> JSON {
        let index = TraceIndex(trace, tree)
        let told = frame.map { index.ancestry(ofFrame: $0) }
        func isTold(_ node: NodeID) -> Bool { told?.contains(node.index) ?? true }
        return [
            "format": "recipes.trace",
            "version": .number(Double(version)),
            "nodes": .array(trace.nodes.filter { isTold($0.id) }.map { node($0, index) }),
            "events": .array(
                trace.events.filter { $0.nodes.allSatisfy(isTold) }.map { event($0, trace) }),
            "dropped": .number(Double(trace.dropped))
        ]
    }

    private static func node(_ node: Trace.Node, _ index: TraceIndex) -> JSON {
        let frame = index.frame(of: node.id.index)
        return [
            "id": id(node.id),
            "parent": node.parent.map { id($0) } ?? .null,
            "name": .string(index.name(of: node)),
            "path": frame.map { .string(index.tree.nodes[$0].path) } ?? .null,
            "proposal": proposal(node.proposal),
            "size": size(node.size),
            "origin": ["x": PointText.json(node.origin.x), "y": PointText.json(node.origin.y)]
        ]
    }

    private static func event(_ event: Trace.Event, _ trace: Trace) -> JSON {
        switch event {
        case .proposed(let node, let proposal):
            ["event": "proposed", "node": id(node), "proposal": self.proposal(proposal)]
        case .answered(let node, let proposal, let size):
            ["event": "answered", "node": id(node), "proposal": self.proposal(proposal), "size": self.size(size)]
        case .flexibility(let stack, let child, let axis, let minimum, let maximum, let priority):
            [
                "event": "flexibility", "stack": id(stack), "node": id(child), "axis": self.axis(axis),
                "minimum": PointText.json(minimum), "maximum": PointText.json(maximum),
                "priority": PointText.json(priority)
            ]
        case .share(let stack, let child, let axis, let left, let remaining, let offer):
            [
                "event": "share", "stack": id(stack), "node": id(child), "axis": self.axis(axis),
                "left": PointText.json(left), "remaining": .number(Double(remaining)), "offer": PointText.json(offer)
            ]
        case .guide(let asker, let node, let key, let value, let isExplicit):
            [
                "event": "guide", "asker": id(asker), "node": id(node), "guide": .string(trace.name(of: key)),
                "value": PointText.json(value), "explicit": .bool(isExplicit)
            ]
        case .placed(let node, let axis, let position, let rule):
            .object(
                rule.members(trace).merging(
                    [
                        "event": "placed", "node": id(node), "axis": self.axis(axis),
                        "position": PointText.json(position)
                    ], uniquingKeysWith: { $1 }))
        case .settled(let node, let proposal, let size):
            ["event": "settled", "node": id(node), "proposal": self.proposal(proposal), "size": self.size(size)]
        case .tracks(let grid, let axis, let lengths, let gaps):
            [
                "event": "tracks", "grid": id(grid), "axis": self.axis(axis),
                "lengths": .array(lengths.map { PointText.json($0) }), "gaps": .array(gaps.map { PointText.json($0) })
            ]
        case .cell(let grid, let node, let columns, let rows):
            [
                "event": "cell", "grid": id(grid), "node": id(node), "column": .number(Double(columns.lowerBound)),
                "columns": .number(Double(columns.count)), "row": .number(Double(rows.lowerBound)),
                "rows": .number(Double(rows.count))
            ]
        case .relative(let node, let axis, let container, let length):
            [
                "event": "relative", "node": id(node), "axis": self.axis(axis),
                "container": PointText.json(container), "length": PointText.json(length)
            ]
        }
    }

    private static func id(_ node: NodeID) -> JSON { .number(Double(node.index)) }
    private static func axis(_ axis: Axis) -> JSON { .string(axis == .horizontal ? "horizontal" : "vertical") }
    private static func size(_ size: Size) -> JSON {
        ["width": PointText.json(size.width), "height": PointText.json(size.height)]
    }
    private static func proposal(_ proposal: ProposedViewSize) -> JSON {
        ["width": PointText.json(proposal.width), "height": PointText.json(proposal.height)]
    }
}

extension Trace.Event {
    /// The nodes that an event is about.
    fileprivate var nodes: [NodeID] {
        switch self {
        case .proposed(let node, _), .answered(let node, _, _), .placed(let node, _, _, _), .settled(let node, _, _),
            .relative(let node, _, _, _), .tracks(let node, _, _, _):
            [node]
        case .flexibility(let one, let other, _, _, _, _), .share(let one, let other, _, _, _, _),
            .guide(let one, let other, _, _, _), .cell(let one, let other, _, _):
            [one, other]
        }
    }
}

extension Trace.PlacementRule {
    /// The rule's name and numbers.
    fileprivate func members(_ trace: Trace) -> [String: JSON] {
        switch self {
        case .after(let end, let gap):
            ["rule": "after", "end": PointText.json(end), "gap": PointText.json(gap)]
        case .line(let near, let guide, let length, let key):
            [
                "rule": "line", "line": PointText.json(-near), "guide": PointText.json(guide),
                "length": PointText.json(length), "alignment": .string(trace.name(of: key))
            ]
        case .guide(let line, let guide, let key):
            [
                "rule": "guide", "line": PointText.json(line), "guide": PointText.json(guide),
                "alignment": .string(trace.name(of: key))
            ]
        case .centred(let container, let child):
            ["rule": "centred", "container": PointText.json(container), "child": PointText.json(child)]
        case .inset(let inset): ["rule": "inset", "inset": PointText.json(inset)]
        case .within(let start, let space, let child, let share):
            [
                "rule": "within", "start": PointText.json(start), "space": PointText.json(space),
                "child": PointText.json(child), "share": PointText.json(share)
            ]
        case .scrolled(let start, let offset):
            ["rule": "scrolled", "start": PointText.json(start), "offset": PointText.json(offset)]
        case .same: ["rule": "same"]
        case .layout: ["rule": "layout"]
        }
    }
}
