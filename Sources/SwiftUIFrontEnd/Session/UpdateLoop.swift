import Diagnostics
import LayoutEngine
import Vocabulary

/// Evaluates, lowers and lays out until nothing changes any more, running what SwiftUI would run in between.
final class UpdateLoop {
    private let interpreter: Interpreter
    /// With the window that the preview asks for, once it was expanded.
    private(set) var options: LayoutOptions
    private var canvas: PreviewCanvas?
    private let trace: Trace?
    private let entry: () throws -> Value
    private let store = StateStore()
    /// The root view as it was made at first: later passes run bodies again, not what makes the root. What a preview with
    /// state of its own makes is not kept, for its code is a body itself.
    private var root: (value: Value, freshNumbers: Int)?
    private var rounds = 0
    /// Notes of all passes, each once.
    private(set) var notes: [Diagnostic] = []

    /// One pass: what was evaluated and what it gave.
    struct Pass {
        var expansion: Expansion
        var roots: [NodeID]
        var frames: FrameTree
        var host: SessionHost
        var context: LoweringContext
        /// Keeps what closures of the tree refer to.
        var expander: Expander

        /// The views of the tree and those made during layout.
        var allNodes: [CallNode] { expansion.nodes + host.dynamicContent.flatMap(\.nodes) }
    }

    /// - Parameter trace: holds the story of the last pass afterwards.
    init(interpreter: Interpreter, options: LayoutOptions, trace: Trace?, entry: @escaping () throws -> Value) {
        self.interpreter = interpreter
        self.trace = trace
        self.options = options
        self.entry = entry
    }

    /// Runs the steps of the options from the first layout to the last.
    ///
    /// - Throws: `DiagnosticsError`.
    func run() throws -> Pass {
        for place in interpreter.program.deinitializers {
            interpreter.note(
                Diagnostic(
                    id: "not-run", severity: .note, message: "`deinit` is not run: objects are kept to the end",
                    range: place))
        }
        // The first value of a state is what it starts with; a second one is a change like any other step.
        var started: Set<String> = []
        let first = options.steps.prefix { step in
            if case .state(let name, _) = step { started.insert(name).inserted } else { false }
        }
        for case .state(let name, let source) in first { store.overrides.append((name, source)) }
        var pass = try settle()
        if let unused = store.overrides.first { throw unknownState(unused.name) }
        var taps: (label: String, count: Int) = ("", 0)
        for step in options.steps.dropFirst(first.count) {
            switch step {
            case .state(let name, let source):
                taps = ("", 0)
                guard let box = store.box(named: name) else { throw unknownState(name) }
                box.value = try interpreter.evaluate(state: name, source: source, as: nil, like: box.value)
            case .tap(let label):
                taps = (label, taps.label == label ? taps.count + 1 : 1)
                try Tap(interpreter: interpreter, tapCount: taps.count).perform(label, in: pass)
                try pass.host.running { try interpreter.runDeferred() }
            }
            pass = try settle()
        }
        pass.frames.passes = rounds
        return pass
    }

    /// Passes until one changes no state.
    private func settle() throws -> Pass {
        var roundsHere = 0
        interpreter.delayedTurns = 0
        interpreter.sleeps = 0
        while true {
            roundsHere += 1
            rounds += 1
            let pass = try layOut()
            let writesBefore = interpreter.writeCount
            try Lifecycle(interpreter: interpreter, store: store, host: pass.host).run(after: pass)
            try pass.host.running { try interpreter.runDeferred() }
            for note in pass.host.notes where !notes.contains(note) { notes.append(note) }
            guard store.takeScrollRequest() || interpreter.writeCount != writesBefore else { return pass }
            guard roundsHere < FrontEndLimits.updateRounds else { throw unsettled() }
        }
    }

    /// The state that keeps changing, with the values that it had last.
    private func unsettled() -> DiagnosticsError {
        let writes = interpreter.lastWrites
        var names: [String] = []
        for write in writes.reversed() where !names.contains(write.name) { names.append(write.name) }
        let changes = names.prefix(3).map { name in
            let values = writes.filter { $0.name == name }.suffix(3).map(\.text)
            return "`\(name)` (last " + values.joined(separator: ", ") + ")"
        }
        // What an object holds is not kept; its name is.
        if names.isEmpty, let name = interpreter.lastWrittenName { names = [name] }
        let last = names.first.map { "`\($0)` keeps changing" } ?? "the views keep changing"
        let what = changes.isEmpty ? last : changes.joined(separator: " and ") + " keeps changing"
        return DiagnosticsError([
            Diagnostic(
                id: "update-limit",
                message: what + ": not settled after \(FrontEndLimits.updateRounds) rounds of layout",
                range: names.first.flatMap { interpreter.placeOfState($0) },
                hints: ["state that is written after a layout must come to rest at a value"])
        ])
    }

    /// The view with the most children, which is where there are too many.
    private func largest(in nodes: [CallNode]) -> CallNode? {
        var best = nodes.first
        var pending = nodes
        while let node = pending.popLast() {
            if node.children.count > best?.children.count ?? 0 { best = node }
            pending += node.children
        }
        return best
    }

    private func unknownState(_ name: String) -> DiagnosticsError {
        let names = store.propertyNames
        let near = NearestName.of(name, among: names).map { ["did you mean `\($0)`?"] }
        return DiagnosticsError([
            Diagnostic(
                id: "unknown-state", message: "no view has a state property called `\(name)`",
                hints: near ?? (names.isEmpty ? [] : ["there are: " + names.prefix(8).joined(separator: ", ")]))
        ])
    }

    private func rootValue() throws -> Value {
        if let root, interpreter.localStates.isEmpty {
            interpreter.freshNumbers = root.freshNumbers
            return root.value
        }
        let value = try entry()
        root = (value, interpreter.freshNumbers)
        return value
    }

    /// Takes over the window that a preview asks for, and tells whether it differs from the one so far.
    private func takesCanvas(of expansion: Expansion) -> Bool {
        guard let find = options.previewDevice, canvas == nil else { return false }
        let asked = PreviewCanvas(of: expansion.nodes.first, traits: interpreter.previewTraits)
        canvas = asked
        if asked.hasModifier {
            interpreter.noteWhole(
                Diagnostic(
                    id: "not-run", severity: .note, message: "a modifier among the preview's traits is not applied"))
        }
        let (size, safeArea) = (options.size, options.safeArea)
        asked.apply(to: &options, find: find)
        return options.size != size || options.safeArea != safeArea
    }

    /// Leaves the first root view, and tells how many there are.
    private func showFirst(of expansion: inout Expansion) {
        let count = keepFirst(&expansion.nodes)
        guard count > 1 else { return }
        interpreter.noteWhole(
            Diagnostic(
                id: "several-previews", severity: .note,
                message: "the first of \(count) views of the preview is laid out",
                hints: ["--entry chooses another"]))
    }

    /// Leaves the first view, also of those that a `ForEach` or a `Group` makes, and gives how many there were.
    private func keepFirst(_ nodes: inout [CallNode]) -> Int {
        var count = 0
        for node in nodes {
            let isList = ["ForEach", "Group"].contains(node.word) && !node.children.isEmpty
            count += isList ? keepFirst(&node.children) : 1
        }
        nodes = Array(nodes.prefix(1))
        if let list = nodes.first, case .array(let ids)? = list.argument("ids") {
            list.arguments = [Argument(name: "ids", value: .array(Array(ids.prefix(1))))]
        }
        return count
    }

    /// One pass: evaluate, lower, lay out.
    private func layOut() throws -> Pass {
        let tree = LayoutTree(
            platform: options.platform, scale: options.scale, layoutDirection: options.layoutDirection)
        tree.listsTextLines = options.listsTextLines
        interpreter.beginPass(options)
        let host = SessionHost(interpreter: interpreter)
        let environment = try RootEnvironment.make(options, interpreter: interpreter)
        let context = LoweringContext(tree: tree, host: host, assets: options.assets, environment: environment)
        let expander = Expander(interpreter: interpreter, store: store, context: context, host: host)
        host.context = context
        host.expander = expander
        var expansion = try expander.expand(try rootValue(), identity: "", environment: environment)
        if interpreter.showsOneView { showFirst(of: &expansion) }
        if takesCanvas(of: expansion) { return try layOut() }
        let roots = try context.lower(expansion.nodes)
        if let failure = host.failure { throw failure }
        var viewport = Viewport(
            size: options.size, scale: options.scale, platform: options.platform,
            layoutDirection: options.layoutDirection, safeArea: options.safeArea)
        trace?.removeAll()
        var frames = tree.layout(roots, in: viewport, trace: trace)
        if canvas?.fits == true, let size = frames.rootSize {
            viewport.size = ProposedViewSize(width: size.width, height: size.height)
            trace?.removeAll()
            frames = tree.layout(roots, in: viewport, trace: trace)
        }
        if let failure = host.failure { throw failure }
        if let limit = tree.limitExceeded {
            var diagnostic = Diagnostic(limit)
            diagnostic.range = largest(in: expansion.nodes).flatMap(\.sourceOffset).map(interpreter.wordRange)
            throw DiagnosticsError([diagnostic])
        }
        for note in interpreter.takeNotes() + host.notes where !notes.contains(note) { notes.append(note) }
        return Pass(
            expansion: expansion, roots: roots, frames: frames, host: host, context: context, expander: expander)
    }
}

extension Diagnostic {
    /// The diagnostic about a limit of the engine.
    init(_ limit: LayoutLimit) {
        switch limit {
        case .nodes(let count):
            self.init(
                id: "layout-limit", message: "the views make more than \(count) nodes",
                hints: ["show fewer rows, or a smaller part"])
        case .depth(let count):
            self.init(
                id: "layout-limit", message: "the views nest deeper than the limit of \(count) levels",
                hints: ["look for a view that holds itself"])
        }
    }
}

extension FrameTree {
    /// The size that holds all root views; `nil` without any.
    fileprivate var rootSize: Size? {
        let roots = nodes.filter { $0.parent == nil }.map { $0.layoutFrame ?? $0.frame }
        guard let left = roots.map(\.minX).min(), let right = roots.map(\.maxX).max(),
            let top = roots.map(\.minY).min(), let bottom = roots.map(\.maxY).max()
        else { return nil }
        return Size(width: right - left, height: bottom - top)
    }
}
