import CanonicalJSON
import Diagnostics
import LayoutEngine
import Vocabulary

/// Reads the nodes of a stored tree back into calls; what `TreeWriter` left out stays out.
final class TreeReader {
    /// Levels of views in a tree.
    static let nestingLimit = 256
    /// Views in a tree.
    static let nodeLimit = 100_000

    let interpreter: Interpreter
    let host: SessionHost
    let workspace: Workspace
    /// Whether the interpreter has declarations of the tree, so that texts may mean something else than elsewhere.
    let hasDefinitions: Bool
    /// Objects by their number in the tree.
    var objects: [Double: ClassInstance] = [:]
    /// How many objects the tree holds so far.
    var objectCount = 0
    /// What the tree says of each object, by number; only gathered where one is mentioned before it is described.
    private(set) lazy var described = Self.objects(in: document())
    private let document: () -> JSON?
    private var count = 0
    private var depth = 0

    /// - Parameter document: gives the whole tree once more.
    init(
        interpreter: Interpreter, host: SessionHost, workspace: Workspace, hasDefinitions: Bool,
        document: @escaping () -> JSON? = { nil }
    ) {
        self.document = document
        self.interpreter = interpreter
        self.host = host
        self.workspace = workspace
        self.hasDefinitions = hasDefinitions
    }

    /// One view with its modifiers and everything in it.
    ///
    /// - Throws: `TreeProblem` or `JSONError`.
    func node(_ scanner: inout JSONScanner) throws -> CallNode {
        try enter()
        defer { depth -= 1 }
        var word: String?
        var argumentsAt: Int?
        var children: [CallNode] = []
        var modifiers: [ModifierCall] = []
        var from: [String] = []
        var isSingle = false
        var isUnexpanded = false
        try scanner.members { scanner, key in
            switch key {
            case "call": word = try scanner.string()
            case "arguments":
                // They are read once the word is known.
                argumentsAt = scanner.position
                try scanner.skip()
            case "children": children = try TreeProblem.within("children") { try nodes(&scanner) }
            case "modifiers": modifiers = try TreeProblem.within("modifiers") { try self.modifiers(&scanner) }
            case "from": from = try scanner.string().split(separator: "/").map(String.init)
            case "singleChild": isSingle = try scanner.bool()
            case "unexpanded": isUnexpanded = try scanner.bool()
            case "source": try scanner.skip()
            default: throw Self.unknownMember(key.text, of: "a view", known: Self.nodeKeys)
            }
        }
        guard let word else { throw TreeProblem("a view without `call`") }
        guard isUnexpanded ? Self.isWord(word) : Lexicon.view(named: word) != nil else {
            throw TreeProblem(
                "`\(word)` is no view that is known here", id: "unknown-view",
                hints: Self.nearest(word, Lexicon.viewNames))
        }
        let node = CallNode(word: word, modifiers: modifiers, children: children, from: from)
        node.hasStaticSingleChild = isSingle
        node.isExpanded = !isUnexpanded
        (node.arguments, node.slots) = try arguments(argumentsAt, &scanner, workspace.parameters.view(word))
        if !node.arguments.isEmpty { node.identity = "tree\(count)" }
        return node
    }

    /// A list of views.
    func nodes(_ scanner: inout JSONScanner) throws -> [CallNode] {
        var nodes: [CallNode] = []
        try scanner.elements { scanner in
            nodes.append(try TreeProblem.within("[\(nodes.count)]") { try node(&scanner) })
        }
        return nodes
    }

    private func modifiers(_ scanner: inout JSONScanner) throws -> [ModifierCall] {
        var modifiers: [ModifierCall] = []
        try scanner.elements { scanner in
            modifiers.append(try TreeProblem.within("[\(modifiers.count)]") { try modifier(&scanner) })
        }
        return modifiers
    }

    private func modifier(_ scanner: inout JSONScanner) throws -> ModifierCall {
        var word: String?
        var argumentsAt: Int?
        try scanner.members { scanner, key in
            switch key {
            case "call": word = try scanner.string()
            case "arguments":
                argumentsAt = scanner.position
                try scanner.skip()
            default: throw Self.unknownMember(key.text, of: "a modifier", known: ["call", "arguments"])
            }
        }
        guard let word else { throw TreeProblem("a modifier without `call`") }
        guard Lexicon.modifier(named: word) != nil || StructuralModifier(named: word) != nil else {
            throw TreeProblem(
                "`.\(word)` is no modifier that is known here", id: "unknown-modifier",
                hints: Self.nearest(word, Lexicon.modifierNames))
        }
        let modifier = ModifierCall(word: word)
        (modifier.arguments, modifier.slots) = try arguments(
            argumentsAt, &scanner, workspace.parameters.modifier(word))
        return modifier
    }

    /// The arguments that stand at a position before the present one, to which the scanner returns.
    private func arguments(
        _ position: Int?, _ scanner: inout JSONScanner, _ parameters: [String: WordParameters.Parameter]
    ) throws -> (arguments: [Argument], slots: [(name: String, views: [CallNode])]) {
        var arguments: [Argument] = []
        var slots: [(name: String, views: [CallNode])] = []
        guard let position else { return (arguments, slots) }
        let end = scanner.position
        scanner.position = position
        try TreeProblem.within("arguments") {
            try scanner.members { scanner, key in
                let name = key.text
                try TreeProblem.within(name) {
                    switch try value(&scanner, parameters[name]) {
                    case .value(let value): arguments.append(Argument(name: name, value: value))
                    case .views(let views): slots.append((name, views))
                    }
                }
            }
        }
        scanner.position = end
        return (arguments, slots)
    }

    private func enter() throws {
        depth += 1
        count += 1
        guard depth <= Self.nestingLimit else {
            throw TreeProblem("views nest deeper than the limit of \(Self.nestingLimit) levels", id: "tree-limit")
        }
        guard count <= Self.nodeLimit else {
            throw TreeProblem("there are more than \(Self.nodeLimit) views", id: "tree-limit")
        }
    }

    private static func objects(in document: JSON?) -> [Double: JSON] {
        var found: [Double: JSON] = [:]
        var pending = document.map { [$0] } ?? []
        while let json = pending.popLast() {
            switch json {
            case .array(let elements): pending += elements
            case .object(let members):
                if members["object"] != nil, let number = members["number"]?.numberValue { found[number] = json }
                pending += members.values
            default: break
            }
        }
        return found
    }

    // MARK: Messages

    private static let nodeKeys = [
        "call", "arguments", "children", "modifiers", "from", "singleChild", "unexpanded", "source"
    ]

    private static func isWord(_ word: String) -> Bool {
        Lexicon.view(named: word) != nil || StructuralView(named: word) != nil
    }

    static func unknownMember(_ key: String, of what: String, known: [String]) -> TreeProblem {
        TreeProblem("\(what) has no member `\(key)`", hints: nearest(key, known))
    }

    static func nearest(_ name: String, _ known: [String]) -> [String] {
        NearestName.of(name, among: known).map { ["did you mean `\($0)`?"] } ?? []
    }
}
