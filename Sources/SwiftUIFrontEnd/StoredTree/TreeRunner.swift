import CanonicalJSON
import Diagnostics
import LayoutEngine
import Vocabulary

/// Lays stored layout trees out by themselves, without the snippets that they come from.
public final class TreeRunner {
    private let workspace: Workspace
    /// What trees without definitions share.
    private var interpreters: [Platform: Interpreter] = [:]
    /// Definitions that were read, by their source: trees of one catalogue often have the same.
    private var programs: [String: Program] = [:]
    private static let programLimit = 256

    /// - Parameter workspace: what many runs share.
    public init(workspace: Workspace = Workspace()) { self.workspace = workspace }

    /// Lays a tree out; without frames the diagnostics say why. A tree that is bound to its snippet has no frames here.
    ///
    /// Of the options only what a window is made of counts: entry, state and steps went into the tree.
    ///
    /// - Parameters:
    ///   - text: the document `recipes.tree`.
    ///   - trace: records proposals, answers and placements.
    public func layOut(_ text: String, _ options: LayoutOptions, trace: Trace? = nil) -> LayoutOutcome {
        OnLargeStack.run {
            do {
                return try run(text, options, trace)
            } catch let problem as TreeProblem {
                return LayoutOutcome(diagnostics: [problem.diagnostic])
            } catch let error as JSONError {
                return LayoutOutcome(diagnostics: [TreeProblem(error.description, id: "malformed-json").diagnostic])
            } catch let error as DiagnosticsError {
                return LayoutOutcome(diagnostics: error.diagnostics.map(Self.withoutPlace))
            } catch {
                return LayoutOutcome(diagnostics: [Diagnostic(id: "internal-error", message: "\(error)")])
            }
        }
    }

    private func run(_ text: String, _ options: LayoutOptions, _ trace: Trace?) throws -> LayoutOutcome {
        var text = text
        return try text.withUTF8 { bytes in
            var scanner = JSONScanner(bytes)
            let head = try TreeHead(&scanner)
            guard head.bound.isEmpty else {
                return LayoutOutcome(diagnostics: [Self.boundDiagnostic(head.bound)])
            }
            var options = options
            options.platform = head.platform
            let interpreter = try self.interpreter(for: head)
            interpreter.beginPass(options)
            let host = SessionHost(interpreter: interpreter)
            let environment = try RootEnvironment.make(options, interpreter: interpreter)
            let tree = LayoutTree(
                platform: options.platform, scale: options.scale, layoutDirection: options.layoutDirection)
            tree.listsTextLines = options.listsTextLines
            let context = LoweringContext(tree: tree, host: host, assets: options.assets, environment: environment)
            let expander = Expander(interpreter: interpreter, store: StateStore(), context: context, host: host)
            host.context = context
            host.expander = expander
            let reader = TreeReader(
                interpreter: interpreter, host: host, workspace: workspace, hasDefinitions: !head.definitions.isEmpty,
                document: { try? JSON(parsing: String(decoding: bytes, as: UTF8.self)) })
            scanner.position = head.rootPosition
            let root = try interpreter.tellPlace {
                try TreeProblem.within("root") { try reader.node(&scanner) }
            }
            return try interpreter.tellPlace {
                let roots = try context.lower([root])
                if let failure = host.failure { throw failure }
                let viewport = Viewport(
                    size: options.size, scale: options.scale, platform: options.platform,
                    layoutDirection: options.layoutDirection, safeArea: options.safeArea)
                trace?.removeAll()
                let frames = tree.layout(roots, in: viewport, trace: trace)
                if let failure = host.failure { throw failure }
                if let limit = tree.limitExceeded { throw DiagnosticsError([Diagnostic(limit)]) }
                var notes: [Diagnostic] = []
                for note in interpreter.takeNotes() + host.notes where !notes.contains(note) { notes.append(note) }
                return LayoutOutcome(frames: frames, diagnostics: notes.map(Self.withoutPlace))
            }
        }
    }

    private func interpreter(for head: TreeHead) throws -> Interpreter {
        guard head.definitions.isEmpty else {
            let source = head.definitions.joined(separator: "\n")
            return Interpreter(program: try program(source, head.platform), tables: workspace.tables)
        }
        let known = interpreters[head.platform] ?? Interpreter.empty(platform: head.platform, tables: workspace.tables)
        interpreters[head.platform] = known
        known.refuel()
        return known
    }

    private func program(_ source: String, _ platform: Platform) throws -> Program {
        let key = platform.rawValue + "\n" + source
        if let known = programs[key] { return known }
        let program = try SourceReader.read(source, platform: platform)
        if programs.count >= Self.programLimit { programs.removeAll() }
        programs[key] = program
        return program
    }

    /// Offsets in the code of a tree mean nothing to its reader.
    private static func withoutPlace(_ diagnostic: Diagnostic) -> Diagnostic {
        var copy = diagnostic
        copy.range = nil
        return copy
    }

    private static func boundDiagnostic(_ reasons: [String]) -> Diagnostic {
        Diagnostic(
            id: "bound-tree",
            message: "the tree can only be laid out with its snippet: " + reasons.joined(separator: "; "),
            hints: ["lay the recipe itself out"])
    }
}

/// What a document says before its views: format, version, platform, definitions.
private struct TreeHead {
    var platform = Platform.iOS
    var definitions: [String] = []
    var bound: [String] = []
    var rootPosition = 0

    init(_ scanner: inout JSONScanner) throws {
        guard try scanner.kind() == .object else { throw TreeProblem("expected a layout tree, an object") }
        var format: String?
        var version: Double?
        var hasRoot = false
        try scanner.members { scanner, key in
            try TreeProblem.within(key.text) {
                switch key {
                case "format": format = try scanner.string()
                case "version": version = try scanner.number()
                case "platform":
                    let name = try scanner.string()
                    guard let found = Platform(rawValue: name) else {
                        throw TreeProblem("`\(name)` is no platform", hints: ["there are: iOS, macOS"])
                    }
                    platform = found
                case "definitions": definitions = try Self.definitions(&scanner)
                case "bound": try scanner.elements { bound.append(try $0.string()) }
                case "root":
                    hasRoot = true
                    rootPosition = scanner.position
                    try scanner.skip()
                default:
                    // A newer version may have more; what it is is said below.
                    try scanner.skip()
                }
            }
        }
        try scanner.end()
        guard format == StoredTree.format else {
            throw TreeProblem("expected the format `\(StoredTree.format)`, found `\(format ?? "none")`")
        }
        guard let version else { throw TreeProblem("a layout tree without `version`") }
        guard version == Double(StoredTree.version) else {
            throw TreeProblem(
                "the tree has version \(JSON.text(of: version)), this program reads version \(StoredTree.version)",
                id: "unknown-version", hints: ["a newer program wrote it; lay the snippet out instead, or update"])
        }
        guard hasRoot else { throw TreeProblem("a layout tree without `root`") }
    }

    private static func definitions(_ scanner: inout JSONScanner) throws -> [String] {
        var sources: [String] = []
        try scanner.elements { scanner in
            try TreeProblem.within("[\(sources.count)]") {
                var source: String?
                try scanner.members { scanner, key in
                    switch key {
                    case "name": _ = try scanner.string()
                    case "source": source = try scanner.string()
                    default: throw TreeReader.unknownMember(key.text, of: "a definition", known: ["name", "source"])
                    }
                }
                guard let source else { throw TreeProblem("a definition without `source`") }
                sources.append(source)
            }
        }
        return sources
    }
}
