import CanonicalJSON
import Diagnostics
import LayoutEngine
import Vocabulary

/// A piece of SwiftUI source, read once and laid out as often as there are scenarios.
public final class Snippet {
    public let source: SourceText
    public let platform: Platform
    private let workspace: Workspace
    private let program: Program?
    /// The interpreter that has checked the program and compiled all of it, for the first layout.
    private var checked: Interpreter?
    /// What reading found: syntax errors and names that nothing explains.
    public let diagnostics: [Diagnostic]

    /// Reads a source; what is wrong with it is in `diagnostics`.
    ///
    /// - Parameters:
    ///   - companions: the text of other files of the same target; what they declare is known, their views and
    ///     previews are no entries, and their mistakes are told only where a layout meets them.
    ///   - workspace: what the snippets of one thread share.
    public init(
        _ source: SourceText, companions: String = "", platform: Platform = .iOS, workspace: Workspace = Workspace()
    ) {
        self.source = source
        self.platform = platform
        self.workspace = workspace
        (program, checked, diagnostics) = OnLargeStack.run {
            do {
                let ownEnd = source.text.utf8.count
                var program = try SourceReader.read(
                    companions.isEmpty ? source.text : source.text + "\n" + companions, platform: platform)
                if !companions.isEmpty { program = program.withCompanions(from: ownEnd) }
                let interpreter = Interpreter(program: program, tables: workspace.tables)
                let found = interpreter.check()
                let own = found.filter { ($0.range?.lowerBound ?? 0) <= ownEnd }
                return (program, found.isEmpty ? interpreter : nil, own)
            } catch let error as DiagnosticsError {
                return (nil, nil, error.diagnostics)
            } catch {
                return (nil, nil, [Diagnostic(id: "internal-error", message: "\(error)")])
            }
        }
    }

    /// The diagnostics that keep every view of the source from being laid out.
    ///
    /// A name that nothing explains is none of them: it stops only the layouts that meet it.
    public var obstacles: [Diagnostic] {
        diagnostics.filter { $0.severity == .error && !UnusedMistakes.mayWait($0) }
    }

    /// A view of the source that could be laid out by itself.
    public struct Candidate: Sendable, Hashable {
        /// The view's name, or the title of a preview.
        public var name: String
        /// The expression that makes it; `nil` if it takes arguments that nothing in the source gives.
        public var entry: String?
        /// Such an expression with made-up arguments, where the source gives none and they can be made up.
        public var sample: String?
    }

    /// The views that the source declares, in order. One that needs arguments is made by the first preview that shows it.
    public var candidates: [Candidate] {
        guard let program else { return [] }
        return OnLargeStack.run {
            let interpreter = Interpreter(program: program, tables: workspace.tables)
            let previews = interpreter.previewEntries
            return interpreter.describedTypes().filter { $0.conformances.contains("View") }.map { type in
                if type.requiredParameters.isEmpty { return Candidate(name: type.name, entry: type.name + "()") }
                let simple = type.name.split(separator: ".").last.map(String.init) ?? type.name
                let entry = previews.first { $0.names.contains(simple) }?.entry
                let sample = entry == nil ? SampleEntry(interpreter).expression(for: type.name) : nil
                return Candidate(name: type.name, entry: entry, sample: sample)
            }
        }
    }

    /// Whether a layout tree is wanted beside the frames.
    public enum TreeDemand: Sendable {
        case none
        /// As it is written.
        case written
        /// Laid out by itself once, to be sure that nothing was lost: a tree that gives other frames is marked as bound to
        /// its snippet.
        case verified
    }

    /// SwiftUI's words and the alignments that the source uses, sorted.
    public var symbols: [String] { program.map { UsedSymbols(in: $0).names } ?? [] }

    /// Lays the snippet out; without frames the outcome's diagnostics say why.
    ///
    /// - Parameters:
    ///   - trace: records proposals, answers and placements of the last pass.
    ///   - tree: whether the outcome has the layout tree.
    public func layOut(
        _ options: LayoutOptions, trace: Trace? = nil, tree: TreeDemand = .none
    ) -> LayoutOutcome {
        layOut(options, trace: trace, tree: tree, limits: .session)
    }

    /// Lays the snippet out with less or more than the usual work.
    func layOut(
        _ options: LayoutOptions, trace: Trace? = nil, tree: TreeDemand = .none, limits: InterpreterLimits
    ) -> LayoutOutcome {
        guard let program, obstacles.isEmpty else {
            return LayoutOutcome(diagnostics: diagnostics)
        }
        return OnLargeStack.run {
            var outcome = layOut(program, options, trace, tree, limits)
            let known = outcome.frames == nil ? diagnostics : diagnostics.map(UnusedMistakes.warning)
            outcome.diagnostics = (known + outcome.diagnostics.filter { !Self.tells(known, $0) }).map { diagnostic in
                guard let range = diagnostic.range, range.lowerBound > program.ownEnd else { return diagnostic }
                var outside = diagnostic
                outside.range = nil
                outside.message += " (in `\(program.text.line(atByte: range.lowerBound).prefix(80))` of another file)"
                return outside
            }
            return outcome
        }
    }

    /// Whether a mistake was told before the code ran: by the same message, or by another at the same place.
    private static func tells(_ known: [Diagnostic], _ diagnostic: Diagnostic) -> Bool {
        known.contains {
            $0 == diagnostic
                || $0.range == diagnostic.range && $0.range != nil && $0.severity == .error
                    && diagnostic.severity == .error
        }
    }

    private func layOut(
        _ program: Program, _ options: LayoutOptions, _ trace: Trace?, _ tree: TreeDemand, _ limits: InterpreterLimits
    ) -> LayoutOutcome {
        // Every layout has an interpreter of its own, as code may change what is global.
        let interpreter =
            checked.flatMap { $0.limits == limits ? $0 : nil }
            ?? Interpreter(program: program, limits: limits, tables: workspace.tables)
        checked = nil
        interpreter.makesAssumptions = options.makesAssumptions
        do {
            let entry = try Entry.resolve(
                options.entry, in: interpreter, makesAssumptions: options.makesAssumptions)
            let loop = UpdateLoop(interpreter: interpreter, options: options, trace: trace, entry: entry)
            let pass = try interpreter.tellPlace { try loop.run() }
            var outcome = LayoutOutcome(frames: pass.frames, diagnostics: loop.notes)
            if tree != .none { outcome.tree = storedTree(of: pass, interpreter, loop.options, tree) }
            return outcome
        } catch let error as DiagnosticsError {
            return LayoutOutcome(diagnostics: error.diagnostics)
        } catch {
            return LayoutOutcome(diagnostics: [Diagnostic(id: "internal-error", message: "\(error)")])
        }
    }

    private func storedTree(
        of pass: UpdateLoop.Pass, _ interpreter: Interpreter, _ options: LayoutOptions, _ demand: TreeDemand
    ) -> StoredTree {
        let nodes = pass.expansion.nodes
        let writer = TreeWriter(
            interpreter: interpreter, platform: options.platform, workspace: workspace, nodes: nodes)
        var tree = writer.document(of: nodes)
        guard demand == .verified, tree.bound.isEmpty else { return tree }
        let again = TreeRunner(workspace: workspace).layOut(tree.text(), options)
        guard let frames = again.frames else {
            tree.bind(again.diagnostics.first { $0.severity == .error }?.message ?? "it does not run by itself")
            return tree
        }
        if !frames.hasSameLayout(as: pass.frames) { tree.bind("by itself it gives other frames") }
        return tree
    }
}
