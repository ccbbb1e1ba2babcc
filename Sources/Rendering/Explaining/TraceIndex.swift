import LayoutEngine

/// A trace made ready for questions: its nodes, its calls and the last word on every place.
struct TraceIndex {
    /// One offer to a node with the answer and what was asked in between.
    struct Call {
        var node: Int32
        var proposal: ProposedViewSize
        var size: Size
        /// The call during which this one was made; -1 for those made while placing.
        var outer: Int
        var inner: [Int]
        /// Where its events begin and end.
        var start: Int
        var end: Int
    }

    private struct Question: Hashable {
        var node: Int32
        var proposal: ProposedViewSize
    }

    private struct GuideQuestion: Hashable {
        var node: Int32
        var key: AlignmentKey
    }

    private struct Place: Hashable {
        var node: Int32
        var axis: Axis
    }

    let trace: Trace
    let tree: FrameTree
    let names: NodeNames
    private(set) var calls: [Call] = []
    private(set) var runs: [ShareRun] = []
    private var nodes: [Int32: Int] = [:]
    private var frames: [Int32: Int] = [:]
    private var answers: [Question: Int] = [:]
    private var placements: [Place: [(position: Double, rule: Trace.PlacementRule)]] = [:]
    private var trackLists: [Place: Tracks] = [:]
    private var cells: [Int32: Cell] = [:]
    private var containers: [Place: (container: Double, length: Double)] = [:]
    private var lines: [Int32: [DrawnLine]] = [:]
    /// Where in the events guides were asked, by the one that asked and by the one that answered.
    private var questions: [Int32: [Int]] = [:]
    private var guideAnswers: [Int32: [Int]] = [:]

    /// The tracks of a grid along one axis.
    struct Tracks {
        var lengths: [Double]
        var gaps: [Double]
    }

    /// A cell of a grid.
    struct Cell {
        var grid: Int32
        var node: Int32
        var columns: Range<Int>
        var rows: Range<Int>
    }

    /// - Parameter tree: The frames of the traced layout.
    init(_ trace: Trace, _ tree: FrameTree) {
        self.trace = trace
        self.tree = tree
        names = NodeNames(tree)
        for (index, node) in trace.nodes.enumerated() { nodes[node.id.index] = index }
        for (index, node) in trace.frames.enumerated() { frames[node.index] = index }
        readEvents()
        for (index, frame) in tree.nodes.enumerated() where !frame.textLines.isEmpty {
            guard index < trace.frames.count, let node = node(trace.frames[index].index) else { continue }
            lines[content(of: node).id.index] = frame.textLines
        }
    }

    private mutating func readEvents() {
        var open: [Int] = []
        var current: [Int32: Int] = [:]
        for (position, event) in trace.events.enumerated() {
            switch event {
            case .proposed(let node, let proposal):
                open.append(calls.count)
                calls.append(
                    Call(
                        node: node.index, proposal: proposal, size: .zero, outer: open.dropLast().last ?? -1,
                        inner: [], start: position, end: position))
            case .answered(let node, let proposal, let size):
                guard let index = open.popLast() else { continue }
                calls[index].size = size
                calls[index].end = position
                if let outer = open.last { calls[outer].inner.append(index) }
                // The call in which the answer was worked out says more than one in which it was remembered.
                let question = Question(node: node.index, proposal: proposal)
                if let known = answers[question], calls[known].end - calls[known].start > position - calls[index].start
                {
                    continue
                }
                answers[question] = index
            case .flexibility(let stack, let child, let axis, let minimum, let maximum, let priority):
                if let run = current[stack.index], runs[run].shares.isEmpty {
                    runs[run].add(child.index, minimum: minimum, maximum: maximum, priority: priority)
                } else {
                    current[stack.index] = runs.count
                    var run = ShareRun(stack: stack.index, axis: axis)
                    run.add(child.index, minimum: minimum, maximum: maximum, priority: priority)
                    runs.append(run)
                }
            case .share(let stack, let child, _, let left, let remaining, let offer):
                guard let run = current[stack.index] else { continue }
                runs[run].shares.append(
                    ShareRun.Share(child: child.index, left: left, remaining: remaining, offer: offer))
            case .placed(let node, let axis, let position, let rule):
                placements[Place(node: node.index, axis: axis), default: []].append((position, rule))
            case .tracks(let grid, let axis, let lengths, let gaps):
                trackLists[Place(node: grid.index, axis: axis)] = Tracks(lengths: lengths, gaps: gaps)
            case .cell(let grid, let node, let columns, let rows):
                cells[node.index] = Cell(grid: grid.index, node: node.index, columns: columns, rows: rows)
            case .relative(let node, let axis, let container, let length):
                containers[Place(node: node.index, axis: axis)] = (container, length)
            case .guide(let asker, let node, _, _, _):
                questions[asker.index, default: []].append(position)
                guideAnswers[node.index, default: []].append(position)
            case .settled: break
            }
        }
    }

    // MARK: Nodes

    func node(_ id: Int32) -> Trace.Node? { nodes[id].map { trace.nodes[$0] } }
    func parent(of node: Trace.Node) -> Trace.Node? { node.parent.flatMap { self.node($0.index) } }
    /// The frame of a node; `nil` if it has no description.
    func frame(of node: Int32) -> Int? { frames[node] }

    /// The node behind a frame.
    func node(ofFrame index: Int) -> Trace.Node? {
        trace.frames.indices.contains(index) ? node(trace.frames[index].index) : nil
    }

    /// What a node is, looking through modifiers that leave sizes as they are.
    func content(of node: Trace.Node) -> Trace.Node {
        var node = node
        while node.role.isTransparent, let child = node.children.first, let inner = self.node(child.index) {
            node = inner
        }
        return node
    }

    /// What a node stands in, looking through modifiers that leave sizes as they are; `nil` for the window.
    func surrounding(_ node: Trace.Node) -> (parent: Trace.Node, child: Trace.Node)? {
        var child = node
        while let parent = parent(of: child) {
            if !parent.role.isTransparent || parent.children.first != child.id { return (parent, child) }
            child = parent
        }
        return nil
    }

    /// A frame's node with what it is and all that it stands in.
    func ancestry(ofFrame frame: Int) -> Set<Int32> {
        guard let start = node(ofFrame: frame) else { return [] }
        var nodes: Set<Int32> = [content(of: start).id.index]
        var current: Trace.Node? = start
        while let node = current {
            nodes.insert(node.id.index)
            current = parent(of: node)
        }
        return nodes
    }

    /// What a node is called: its own name, else that of a modifier without effect around it or a view inside it.
    func name(of node: Trace.Node) -> String {
        if let frame = frames[node.id.index] { return names[frame] }
        var current = node
        while let parent = parent(of: current), parent.role.isTransparent, parent.children.first == current.id {
            if let frame = frames[parent.id.index], !tree.nodes[frame].kind.hasPrefix(".") { return names[frame] }
            current = parent
        }
        if node.role.isTransparent, node.role == .passThrough {
            let inner = content(of: node)
            if inner.id != node.id { return name(of: inner) }
        }
        return node.description?.name ?? NodeNames.fallback(node.role)
    }

    func name(of id: Int32) -> String { node(id).map { name(of: $0) } ?? "?" }

    /// The lines of a text as it is drawn.
    func lines(of leaf: Trace.Node) -> [DrawnLine] { lines[leaf.id.index] ?? [] }

    /// The axis along which a guide is measured.
    func axis(of key: AlignmentKey) -> Axis { trace.axis(of: key) }

    // MARK: Events

    /// The call in which a node answered a proposal.
    func call(_ node: Int32, _ proposal: ProposedViewSize) -> Call? {
        answers[Question(node: node, proposal: proposal)].map { calls[$0] }
    }

    /// How a node got a position on one axis, from the leading or top edge of its parent.
    func rule(_ node: Int32, _ axis: Axis, at position: Double) -> Trace.PlacementRule? {
        placements[Place(node: node, axis: axis)]?.last { isClose($0.position, position) }?.rule
    }

    /// The tracks of a grid as it was arranged last.
    func tracks(_ grid: Int32, _ axis: Axis) -> Tracks? { trackLists[Place(node: grid, axis: axis)] }

    /// The cell that a node is, if any.
    func cell(_ node: Int32) -> Cell? { cells[node] }

    /// The cells of a grid, in the order of its nodes.
    func cells(of grid: Int32) -> [Cell] {
        trace.nodes.compactMap { cells[$0.id.index] }.filter { $0.grid == grid }
    }

    /// What a relative frame took from its container.
    func relative(_ node: Int32, _ axis: Axis) -> (container: Double, length: Double)? {
        containers[Place(node: node, axis: axis)]
    }

    /// The last answer about a guide of each node that `asker` asked, in the order of the first questions.
    func guides(askedBy asker: Int32, in range: Range<Int>? = nil) -> [GuideAnswer] {
        var answers: [GuideAnswer] = []
        var known: [GuideQuestion: Int] = [:]
        for position in questions[asker] ?? [] where range?.contains(position) ?? true {
            guard case .guide(_, let node, let key, let value, let isExplicit) = trace.events[position] else {
                continue
            }
            let answer = GuideAnswer(node: node.index, key: key, value: value, isExplicit: isExplicit)
            if let place = known[GuideQuestion(node: node.index, key: key)] {
                answers[place] = answer
            } else {
                known[GuideQuestion(node: node.index, key: key)] = answers.count
                answers.append(answer)
            }
        }
        return answers
    }

    /// Whether the last answer of this value about a guide of a node was explicit.
    func isExplicit(_ node: Int32, _ key: AlignmentKey, _ value: Double) -> Bool {
        for position in (guideAnswers[node] ?? []).reversed() {
            if case .guide(_, _, key, let answer, let isExplicit) = trace.events[position], isClose(answer, value) {
                return isExplicit
            }
        }
        return false
    }

    /// The last sharing of a stack in which a child was offered a length.
    func run(_ stack: Int32, sharing offer: Double? = nil, with child: Int32? = nil) -> ShareRun? {
        runs.last { run in
            guard run.stack == stack, !run.shares.isEmpty else { return false }
            guard let child else { return true }
            return run.shares.contains { share in
                share.child == child && (offer.map { isClose($0, share.offer) } ?? true)
            }
        }
    }
}

/// One answer about a guide.
struct GuideAnswer {
    var node: Int32
    var key: AlignmentKey
    var value: Double
    var isExplicit: Bool
}

/// Whether two lengths are the same but for rounding; infinities are.
func isClose(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
}

extension Trace.Role {
    /// Whether the node answers what its first child answers and stands where it does, drawn displacement aside.
    var isTransparent: Bool {
        switch self {
        case .passThrough, .guide, .priority, .overlay, .background, .offset, .transform, .matched: true
        default: false
        }
    }

    /// Whether its children are aligned to each other.
    var isContainer: Bool {
        switch self {
        case .stack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits, .scrollView, .reader, .deferred, .custom: true
        default: false
        }
    }
}
