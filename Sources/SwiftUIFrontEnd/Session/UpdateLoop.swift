import Diagnostics
import LayoutEngine
import Vocabulary

/// Evaluates, lowers and lays out until nothing changes any more, running what SwiftUI would run in between.
final class UpdateLoop {
    private let interpreter: Interpreter
    private let options: LayoutOptions
    private let entry: () throws -> Value
    private let store = StateStore()
    private var rounds = 0
    /// Notes of all passes, each once.
    private(set) var notes: [Diagnostic] = []

    /// One settled pass.
    struct Pass {
        var expansion: Expansion
        var frames: FrameTree
        var host: SessionHost
        var context: LoweringContext
        var expander: Expander
    }

    init(interpreter: Interpreter, options: LayoutOptions, entry: @escaping () throws -> Value) {
        self.interpreter = interpreter
        self.options = options
        self.entry = entry
    }

    /// Runs the steps of the options from the first layout to the last.
    ///
    /// - Throws: `DiagnosticsError`.
    func run() throws -> Pass {
        let first = options.steps.prefix { if case .state = $0 { true } else { false } }
        for case .state(let name, let source) in first {
            store.overrides.append((name, try interpreter.evaluate(expression: source)))
        }
        var pass = try settle()
        if let unused = store.overrides.first {
            throw DiagnosticsError([
                Diagnostic(
                    id: "unknown-state", message: "no view has a state property called `\(unused.name)`",
                    hints: StateNames.hint(for: unused.name, among: store.propertyNames))
            ])
        }
        for step in options.steps.dropFirst(first.count) {
            switch step {
            case .state(let name, let source):
                try store.set(name, to: try interpreter.evaluate(expression: source), interpreter: interpreter)
            case .tap(let label):
                try Tap(interpreter: interpreter).perform(label, in: pass)
            }
            pass = try settle()
        }
        pass.frames.passes = rounds
        return pass
    }

    /// Passes until one changes no state.
    private func settle() throws -> Pass {
        var roundsHere = 0
        while true {
            roundsHere += 1
            rounds += 1
            let pass = try layOut()
            let writesBefore = interpreter.writeCount
            interpreter.clearWrites()
            try Lifecycle(interpreter: interpreter, store: store).run(after: pass)
            try interpreter.runDeferred()
            guard interpreter.writeCount != writesBefore || store.takeScrollRequest() else { return pass }
            guard roundsHere < Limits.updateRounds else { throw unsettled() }
        }
    }

    private func unsettled() -> DiagnosticsError {
        let changes = interpreter.lastWrites.suffix(3).map { "`\($0.name)` = \($0.text)" }.joined(separator: ", ")
        return DiagnosticsError([
            Diagnostic(
                id: "update-limit",
                message:
                    "the views still change after \(Limits.updateRounds) rounds of layout; last written: \(changes)",
                hints: ["state that is written after layout must settle on a value"])
        ])
    }

    /// One pass: evaluate, lower, lay out.
    private func layOut() throws -> Pass {
        interpreter.beginPass()
        let tree = LayoutTree(
            platform: options.platform, scale: options.scale, layoutDirection: options.layoutDirection)
        let host = SessionHost(interpreter: interpreter)
        let environment = try RootEnvironment.make(options, interpreter: interpreter)
        let context = LoweringContext(tree: tree, host: host, assets: options.assets, environment: environment)
        let expander = Expander(interpreter: interpreter, store: store, context: context)
        host.context = context
        host.expander = expander
        let expansion = try expander.expand(try entry(), identity: "", environment: environment)
        if let failure = host.failure { throw failure }
        let roots = try context.lower(expansion.nodes)
        if let failure = host.failure { throw failure }
        let viewport = Viewport(
            size: options.size, scale: options.scale, platform: options.platform,
            layoutDirection: options.layoutDirection, safeArea: options.safeArea)
        options.trace?.removeAll()
        let frames = tree.layout(roots, in: viewport, trace: options.trace)
        if let failure = host.failure { throw failure }
        if let limit = tree.limitExceeded { throw Limits.failure(limit) }
        for note in host.notes + interpreter.takeNotes() where !notes.contains(note) { notes.append(note) }
        return Pass(expansion: expansion, frames: frames, host: host, context: context, expander: expander)
    }
}
