import Diagnostics
import LayoutEngine
import Vocabulary

/// A closure as source with what it captured.
struct WrittenClosure {
    var text: String
    var captures: [(name: String, value: Value)]
    /// The result builder that the closure is read with.
    var builder: String?
    /// The function type that was expected where the closure stands.
    var type: TypeName?
    /// The declared type around the closure, where its text means something of it (`Self`, a nested type, a static
    /// member) and no value of it was captured, or one that shows another type.
    var owner: String?

    /// Everything but the captures.
    struct Key: Hashable {
        var text: String
        var builder: String?
        var type: TypeName?
        var owner: String?
        var platform: Platform
    }
}

extension Interpreter {
    /// A closure as source text with its captures by name; `nil` for what has no source in the program.
    func source(of function: FunctionValue) -> WrittenClosure? {
        guard let closure = function as? Closure, let source = closure.node.source else { return nil }
        let written = text.text(source.range)
        let use = NameUse(statements: source.body)
        let names = use.names
        // A closure of an entry that was given from outside is not in the text of the program.
        let mentioned = DefinitionCollector.words(of: written)
        guard written.hasPrefix("{"), written.hasSuffix("}"),
            names.allSatisfy({ $0.hasPrefix("$") || mentioned.contains($0) })
        else { return nil }
        var captures: [(name: String, value: Value)] = []
        for (place, preset) in source.captures.filter({ $0.name != "self" }).enumerated()
        where place < closure.presets.count {
            captures.append((preset.name, closure.presets[place]))
        }
        for (capture, value) in zip(closure.node.context.captureNames, closure.captured) where names.contains(capture) {
            captures.append((capture, value))
        }
        if let owner = closure.node.context.owner, closure.node.context.hasSelf {
            // What else an extension of one of SwiftUI's types finds in `self` is not in the program.
            let members =
                owner.kind == .native || names.contains("self")
                || names.contains { owner.anyProperty($0) != nil || !owner.methods(named: $0).isEmpty }
            if members { captures.append(("self", closure.selfValue)) }
        }
        var owner: String?
        if let type = closure.node.context.owner {
            if let own = captures.first(where: { $0.name == "self" })?.value {
                if info(of: own)?.name != type.name { owner = type.name }
            } else if type.meansSomething(in: mentioned) {
                owner = type.name
            }
        }
        return WrittenClosure(
            text: written, captures: captures.sorted { $0.name < $1.name }, builder: closure.node.builder,
            type: closure.node.type, owner: owner)
    }

    /// The program that a closure is by itself; read once where nothing was captured.
    private func program(of closure: WrittenClosure) throws -> Program {
        let read = { [platform] in try SourceReader.read(closure.text, platform: platform) }
        guard closure.captures.isEmpty else { return try read() }
        let key = WrittenClosure.Key(
            text: closure.text, builder: closure.builder, type: closure.type, owner: closure.owner, platform: platform)
        return try tables.program(of: key, read)
    }

    /// Compiles a closure from what `source(of:)` gave.
    ///
    /// - Throws: `DiagnosticsError` for a text that is no closure.
    func function(from written: WrittenClosure) throws -> FunctionValue {
        let program = try program(of: written)
        guard program.statements.count == 1, case .expression(let expression)? = program.statements.first?.kind,
            case .closure(let closure) = expression.kind
        else { throw Self.notAClosure(written.text) }
        let own = written.captures.first { $0.name == "self" }?.value
        let owner =
            written.owner.flatMap { index.types[$0] ?? index.nativeExtensions[$0] } ?? own.flatMap { info(of: $0) }
        let captures = written.captures.filter { $0.name != "self" }
        let context = FunctionContext(
            name: "closure", parent: nil, parentScope: nil, owner: owner, hasSelf: own != nil && owner != nil,
            isMutating: false,
            use: NameUse(expression: expression), parameterCount: captures.count, generics: owner?.generics ?? [])
        let compiler = Compiler(self, context)
        for (place, capture) in captures.enumerated() {
            // What was a variable around the closure is a box.
            let isBoxed: Bool = if case .box = capture.value { true } else { false }
            let type: TypeName? = if case .none = capture.value { nil } else { shownType(of: capture.value) }
            let variable = Variable(capture.name, slot: 1 + place, isBoxed: isBoxed, isLet: !isBoxed, type: type)
            compiler.scope = Scope(variable, parent: compiler.scope)
        }
        let before = compileDiagnostics.count
        context.code.expression = compiler.closure(closure, expected: written.type, builder: written.builder)
        let wrong = compileDiagnostics[min(before, compileDiagnostics.count)...].filter { $0.severity == .error }
        guard wrong.isEmpty else { throw DiagnosticsError(Array(wrong)) }
        let base = try enter(context.code, expression.range)
        defer { leave(base, context.code) }
        let frame = Frame(slots: slots + base, machine: self)
        frame.slots[0] = own ?? .void
        for (place, capture) in captures.enumerated() { frame.slots[1 + place] = capture.value }
        guard case .function(let function)? = try context.code.expression?.eval(frame) else {
            throw Self.notAClosure(written.text)
        }
        return function
    }

    /// The type of a captured value as far as it helps to read the closure; functions and views are taken as they come.
    private func shownType(of value: Value) -> TypeName? {
        switch value {
        case .function, .view, .keyPath, .type: nil
        case .array(let elements) where elements.isEmpty: nil
        case .native(let native) where native is ViewList: nil
        case .box(let box): if case .none = box.value { nil } else { shownType(of: box.value) }
        default: typeName(of: value)
        }
    }

    private static func notAClosure(_ text: String) -> DiagnosticsError {
        DiagnosticsError([
            Diagnostic(id: "not-a-closure", message: "the text is not a closure: `\(text.prefix(60))`")
        ])
    }
}

extension TypeInfo {
    /// Whether any of these names may stand for something that only code inside of the type can name so.
    fileprivate func meansSomething(in names: Set<String>) -> Bool {
        guard kind != .native else { return false }
        if names.contains("Self") { return true }
        var scope: TypeInfo? = self
        while let type = scope {
            for info in type.lookupOrder.isEmpty ? [type] : type.lookupOrder {
                let own = [
                    Array(info.nested.keys), Array(info.aliases.keys), Array(info.statics.keys),
                    Array(info.staticMethods.keys)
                ]
                if own.contains(where: { $0.contains(where: names.contains) }) { return true }
            }
            scope = type.parent
        }
        return false
    }
}
