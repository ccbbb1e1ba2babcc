import Diagnostics
import Vocabulary

extension Interpreter {
    /// A closure as source text with its captures by name; `nil` for what has no source.
    func source(of function: FunctionValue) -> WrittenClosure? {
        guard let closure = function as? Closure, let source = closure.node.source else { return nil }
        let use = NameUse(statements: source.body)
        let names = use.names.union(use.namesInClosures)
        var captures: [(name: String, value: Value)] = []
        for (place, preset) in source.captures.filter({ $0.name != "self" }).enumerated()
        where place < closure.presets.count {
            captures.append((preset.name, closure.presets[place]))
        }
        for (capture, value) in zip(closure.node.context.captureNames, closure.captured) where names.contains(capture) {
            if case .box(let box) = value {
                captures.append((capture, box.value))
            } else {
                captures.append((capture, value))
            }
        }
        if let owner = closure.node.context.owner, closure.node.context.hasSelf {
            let members =
                names.contains("self")
                || names.contains { owner.anyProperty($0) != nil || !owner.methods(named: $0).isEmpty }
            if members { captures.append(("self", closure.selfValue)) }
        }
        var types = names.filter { index.types[$0] != nil }
        for (_, value) in captures { if let info = info(of: value) { types.insert(info.name) } }
        return WrittenClosure(
            text: text.text(source.range), captures: captures.sorted { $0.name < $1.name }, types: types)
    }

    /// Compiles a closure from text and captured values, as `source(of:)` gave them.
    func function(from source: String, captures: [(name: String, value: Value)]) throws -> FunctionValue {
        let program = try SourceReader.read(source, platform: platform)
        guard program.statements.count == 1, case .expression(let expression)? = program.statements.first?.kind,
            case .closure(let closure) = expression.kind
        else { throw DiagnosticsError([Diagnostic(id: "not-a-closure", message: "the text is not a closure")]) }
        let own = captures.first { $0.name == "self" }?.value
        let owner = own.flatMap { info(of: $0) }
        let others = captures.filter { $0.name != "self" }
        let context = FunctionContext(
            name: "closure", parent: nil, parentScope: nil, owner: owner, hasSelf: owner != nil, isMutating: false,
            use: NameUse(expression: expression), parameterCount: others.count, generics: [])
        let compiler = Compiler(self, context)
        for (place, capture) in others.enumerated() {
            let variable = Variable(capture.name, slot: 1 + place, isBoxed: false, isLet: true, type: nil)
            compiler.scope = Scope(variable, parent: compiler.scope)
        }
        context.code.expression = compiler.closure(closure, expected: nil, builder: nil)
        let base = try enter(context.code, expression.range)
        defer { leave(base, context.code) }
        let frame = Frame(slots: slots + base, machine: self)
        frame.slots[0] = own ?? .void
        for (place, capture) in others.enumerated() { frame.slots[1 + place] = capture.value }
        guard case .function(let function)? = try context.code.expression?.eval(frame) else {
            throw DiagnosticsError([Diagnostic(id: "not-a-closure", message: "the text is not a closure")])
        }
        return function
    }

    /// The declarations that types need, by name, as source.
    func definitions(reachableFrom names: Set<String>) -> [(name: String, source: String)] {
        var pending = names.sorted()
        var found: Set<String> = []
        while let name = pending.popLast() {
            guard let info = index.types[name], found.insert(name).inserted, let declaration = info.declaration else {
                continue
            }
            for other in index.typeOrder where !found.contains(other.name) {
                if text.text(declaration.range).contains(other.simpleName) { pending.append(other.name) }
            }
        }
        return found.sorted().compactMap { name in
            guard let info = index.types[name], let declaration = info.declaration, info.parent == nil else {
                return nil
            }
            return (name, text.text(declaration.range))
        }
    }
}
