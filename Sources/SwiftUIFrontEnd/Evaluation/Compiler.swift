import Diagnostics
import Vocabulary

/// Turns the bodies of a program into nodes: names become slots, literals constants, calls know their callee.
final class Compiler {
    unowned let machine: Interpreter
    let context: FunctionContext
    var scope: Scope?
    /// Labels of loops around the place; each has a number.
    var labels: [(name: String, number: Int)] = []
    /// Names that the earlier patterns of the same case bound, which later ones bind again.
    private var sharedBindings: [String: Variable]?

    init(_ machine: Interpreter, _ context: FunctionContext, scope: Scope? = nil) {
        self.machine = machine
        self.context = context
        self.scope = scope
    }

    var index: ProgramIndex { machine.index }
    var catalogue: Catalogue { machine.catalogue }

    func snapshot() -> Compiler { copy() }

    func copy() -> Compiler {
        let copy = Compiler(machine, context, scope: scope)
        copy.labels = labels
        return copy
    }

    // MARK: Names

    /// Compiles the patterns of one case: a name that several bind is one variable.
    func sharingBindings<Result>(_ body: () -> Result) -> Result {
        let outer = sharedBindings
        sharedBindings = [:]
        defer { sharedBindings = outer }
        return body()
    }

    func declare(_ name: String, at offset: Int, isVariable: Bool, type: TypeName?, late: Bool = false) -> Variable {
        if let known = sharedBindings?[name] { return known }
        let shared = context.use.namesInClosures.contains(name) && (isVariable || late)
        let variable = Variable(
            name, slot: context.slot(at: offset), isBoxed: shared, isLet: !isVariable, type: type)
        scope = Scope(variable, parent: scope)
        if sharedBindings != nil { sharedBindings?[name] = variable }
        return variable
    }

    func node(_ variable: Variable, _ range: Range<Int>) -> Node {
        if variable.isComputed {
            let getter = LocalNode(variable.slot, range, type: nil)
            return ValueCallNode(getter, [], labels: [], range, type: variable.type)
        }
        if variable.isProjected { return BindingLocalNode(variable.slot, range, type: variable.type) }
        return variable.isBoxed
            ? BoxedNode(variable.slot, range, type: variable.type)
            : LocalNode(variable.slot, range, type: variable.type)
    }

    func selfNode(_ range: Range<Int>) -> Node {
        let type = context.owner.map {
            $0.kind == .native ? self.type(.named($0.name)) ?? .named($0.name) : $0.typeName
        }
        return context.selfIsBoxed ? BoxedNode(0, range, type: type) : LocalNode(0, range, type: type)
    }

    @discardableResult
    func fail(_ id: String, _ message: String, _ range: Range<Int>, hints: [String] = []) -> FailureNode {
        let diagnostic = Diagnostic(id: id, message: message, range: range, hints: hints)
        machine.record(diagnostic)
        return FailureNode(diagnostic)
    }

    // MARK: Types

    /// A type in canonical form: aliases resolved, nested names qualified; `nil` for what erasure leaves unknown.
    func type(_ written: TypeName?) -> TypeName? {
        guard let written else { return nil }
        return machine.canonical(written, owner: context.owner, generics: context.generics)
    }

    func type(_ written: TypeName?, of target: Target) -> TypeName? {
        guard let written else { return nil }
        return machine.canonical(
            written, owner: target.owner ?? context.owner, generics: context.generics.union(target.generics))
    }

    /// The declared type that a type means.
    func info(_ type: TypeName?) -> TypeInfo? {
        guard case .named(let name, _)? = type?.unwrapped else { return nil }
        return index.types[name]
    }

    /// Converts a node to a type where that may change the value.
    func coerced(_ node: Node, to type: TypeName?) -> Node {
        guard let type, machine.mayCoerce(type), node.type != type, !(node is FailureNode) else { return node }
        if node.type == type.unwrapped { return node }
        return CoerceNode(node, to: type)
    }

    // MARK: Expressions

    func compile(_ expression: Expression, expected: TypeName? = nil) -> Node {
        let range = expression.range
        switch expression.kind {
        case .integer(let value): return integer(value, range, expected)
        case .float(let value):
            return literal(ConstantNode(.double(value), range, type: .named("Double"), isLiteral: true), expected)
        case .bool(let value): return ConstantNode(.bool(value), range, type: .named("Bool"))
        case .nilLiteral: return ConstantNode(.none, range, type: expected)
        case .string(let parts): return string(parts, range, expected)
        case .array(let elements): return array(elements, range, expected)
        case .dictionary(let elements): return dictionary(elements, range, expected)
        case .tuple(let elements): return tuple(elements, range, expected)
        case .name(let name, let generics): return self.name(name, generics, range, expected)
        case .implicitMember(let name): return implicit(name, range, expected)
        case .member(let base, let name): return member(base, name, range, expected)
        case .call(let callee, let arguments):
            return coercedResult(call(callee, arguments, range, expected), expected)
        case .index(let base, let arguments): return subscripted(base, arguments, range, expected)
        case .closure(let closure): return self.closure(closure, expected: expected, builder: nil)
        case .prefix(let symbol, let operand): return prefix(symbol, operand, range, expected)
        case .postfix(let symbol, let operand):
            if symbol == "..." {
                let lower = compile(operand, expected: bound(ofRange: expected))
                return RangeNode(lower, nil, isClosed: true, range, type: lower.type.map { .named("Range", [$0]) })
            }
            return PrefixNode("postfix" + symbol, compile(operand), range, type: nil)
        case .binary(let symbol, let left, let right): return binary(symbol, left, right, range, expected)
        case .assignment(let symbol, let left, let right): return assignment(symbol, left, right, range)
        case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, range, expected)
        case .optionalLink(let base): return OptionalLinkNode(compile(base), range)
        case .optionalChain(let base): return OptionalChainNode(compile(base, expected: expected), range)
        case .forceUnwrap(let base):
            return UnwrapNode(compile(base, expected: expected.map { .optional($0) }), range)
        case .attempt(let kind, let base): return AttemptNode(kind, compile(base, expected: expected), range)
        case .cast(let kind, let base, let target):
            let wanted = type(target) ?? target
            let node = compile(base, expected: kind == .as_ ? wanted : nil)
            return CastNode(kind, node, wanted, range)
        case .type(let type): return ConstantNode(.type(self.type(type) ?? type), range, type: .metatype(type))
        case .keyPath(let root, let parts): return keyPath(root, parts, range)
        case .inoutReference(let place): return InoutNode(compile(place), range)
        case .ifElse(let branch):
            let step = yielding(branch, range, expected)
            return BodyNode(step, range, type: expected)
        case .switched(let branch):
            let step = yielding(branch, range, expected)
            return BodyNode(step, range, type: expected)
        case .macro(let name, let arguments): return macro(name, arguments, range)
        case .discard: return DiscardNode(range)
        case .operatorFunction(let symbol):
            let machine = machine
            let function = NativeFunctionValue { [unowned machine] arguments in
                switch arguments.count {
                case 1:
                    if case .tuple(let pair) = arguments[0], pair.elements.count == 2 {
                        return try machine.binary(symbol, pair.elements[0], pair.elements[1], range)
                    }
                    return try machine.prefix(symbol, arguments[0], range)
                case 2: return try machine.binary(symbol, arguments[0], arguments[1], range)
                default: throw machine.failure("wrong-arguments", "`\(symbol)` takes two arguments", range)
                }
            }
            return ConstantNode(.function(function), range, type: nil)
        }
    }

    private func coercedResult(_ node: Node, _ expected: TypeName?) -> Node { node }

    // MARK: Literals

    private func integer(_ value: Int, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if machine.wantsDouble(expected) {
            return ConstantNode(.double(Double(value)), range, type: .named("Double"), isLiteral: true)
        }
        return literal(ConstantNode(.int(value), range, type: .named("Int"), isLiteral: true), expected)
    }

    /// A literal where a type that is made from literals is expected.
    private func literal(_ node: ConstantNode, _ expected: TypeName?) -> Node {
        guard case .named(let name, _)? = expected?.unwrapped,
            !["Int", "Double", "Any", "String", "Bool"].contains(name)
        else { return node }
        if let info = index.types[name] {
            let labels = if case .int = node.value { ["integerLiteral", "floatLiteral"] } else { ["floatLiteral"] }
            for label in labels {
                if let made = initialized(info, label: label, node) { return made }
            }
        }
        if let make = catalogue.nativeType(name)?.fromNumberLiteral {
            return ConvertedNode(node, type: expected) { value, machine in
                switch value {
                case .int(let number): return try make(Double(number))
                case .double(let number): return try make(number)
                default: return value
                }
            }
        }
        return node
    }

    private func initialized(_ info: TypeInfo, label: String, _ node: Node) -> Node? {
        guard let function = info.initializers.first(where: { $0.parameters.first?.label == label }) else { return nil }
        let target = InitializerTarget(machine, function, info)
        return KnownCallNode([PreparedCall(target: target, plans: [.node(node)])], node.range, type: info.typeName)
    }

    private func string(_ parts: [Expression.StringPart], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if isKey(expected) { return key(parts, range) }
        let node: Node
        if parts.isEmpty {
            node = ConstantNode(.string(""), range, type: .named("String"))
        } else if parts.count == 1, case .text(let text) = parts[0] {
            if expected?.unwrapped == .named("Character"), let character = text.first, text.count == 1 {
                return ConstantNode(.character(character), range, type: .named("Character"))
            }
            node = ConstantNode(.string(text), range, type: .named("String"))
        } else {
            let parts = parts.compactMap(interpolated)
            if case .named(let name, _)? = expected?.unwrapped,
                let make = catalogue.nativeType(name)?.fromInterpolation
            {
                return InterpolationNode(parts, range, type: expected, make)
            }
            node = StringNode(parts, range, joinsViews: expected?.unwrapped != .named("String"))
        }
        guard case .named(let name, _)? = expected?.unwrapped, name != "String" else { return node }
        if let info = index.types[name] {
            return initialized(info, label: "stringLiteral", node) ?? node
        }
        if let make = catalogue.nativeType(name)?.fromStringLiteral {
            return ConvertedNode(node, type: expected) { value, _ in
                if case .string(let text) = value { return try make(text) }
                return value
            }
        }
        return node
    }

    /// Whether a literal of the type is a key, which is preferred where a string would do as well (SwiftUI's overloads for
    /// strings are disfavoured).
    private func isKey(_ type: TypeName?) -> Bool {
        switch type?.unwrapped {
        case .named("LocalizedStringKey", _)?, .named("LocalizedStringResource", _)?: return true
        case .anyOf(let types)?: return types.contains(.named("LocalizedStringKey"))
        default: return false
        }
    }

    private func key(_ parts: [Expression.StringPart], _ range: Range<Int>) -> Node {
        let type = TypeName.named("LocalizedStringKey")
        let texts = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        if texts.count == parts.count {
            return ConstantNode(.native(LocalizedStringKeyValue(texts.joined())), range, type: type)
        }
        return InterpolationNode(parts.compactMap(interpolated), range, type: type, isKey: true) {
            LocalizedStringKeyValue.value(of: $0)
        }
    }

    private func interpolated(_ part: Expression.StringPart) -> StringNode.Part? {
        switch part {
        case .text(let text): return .text(text)
        case .interpolation(let arguments):
            guard let first = arguments.first else { return nil }
            let value = compile(first.value)
            if arguments.count > 1, let label = arguments[1].label {
                let expected: TypeName? =
                    switch label {
                    case "format": .named("FormatStyle")
                    case "style": .named("Text.DateStyle")
                    default: nil
                    }
                let format = compile(arguments[1].value, expected: expected)
                return .formatted(value, label, format)
            }
            return .value(value)
        }
    }

    private func array(_ elements: [Expression], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        var wanted: TypeName?
        var finish: ((Value, Interpreter) throws -> Value)?
        switch expected?.unwrapped {
        case .array(let element)?: wanted = type(element)
        case .named("Set", let arguments)?:
            wanted = arguments.first
            finish = { value, _ in
                if case .array(let elements) = value { return .set(SetValue(elements)) }
                return value
            }
        case .named(let name, let arguments)?:
            if let info = index.types[name] {
                if let made = initializedFromArray(info, elements, range) { return made }
            } else if let make = catalogue.nativeType(name)?.fromArrayLiteral {
                wanted = expected?.unwrapped
                finish = { value, _ in
                    if case .array(let elements) = value { return try make(elements) }
                    return value
                }
            } else {
                wanted = arguments.first.flatMap { type($0) }
            }
        case .anyOf(let types)?:
            for case .array(let element) in types { wanted = wanted ?? element }
        default: break
        }
        if wanted == nil, elements.contains(where: { holdsImplicit($0) }),
            let shown = elements.first(where: { !holdsImplicit($0) })
        {
            wanted = compile(shown).type?.unwrapped
        }
        var nodes = elements.map { coerced(compile($0, expected: wanted), to: wanted) }
        let takesAnything = expected == .array(.named("Any"))
        if wanted == nil, !takesAnything, nodes.contains(where: { $0.type == .named("Double") }),
            nodes.contains(where: { $0.isLiteral && $0.type == .named("Int") })
        {
            nodes = elements.map { compile($0, expected: .named("Double")) }
        }
        var elementType = wanted ?? common(nodes.map(\.type))
        let present = nodes.filter { !isNil($0) }
        if elementType == nil, present.count < nodes.count, let shown = common(present.map(\.type)) {
            elementType = if case .optional = shown { shown } else { .optional(shown) }
        }
        let node = ArrayNode(nodes, range, type: elementType.map { .array($0) })
        guard let finish else { return node }
        return ConvertedNode(node, type: expected?.unwrapped, finish)
    }

    private func isNil(_ node: Node) -> Bool {
        if let constant = node as? ConstantNode, case .none = constant.value { return true }
        return false
    }

    private func holdsImplicit(_ expression: Expression) -> Bool {
        if case .tuple(let elements) = expression.kind { return elements.contains { holdsImplicit($0.value) } }
        return isImplicit(expression)
    }

    private func initializedFromArray(_ info: TypeInfo, _ elements: [Expression], _ range: Range<Int>) -> Node? {
        if let function = info.initializers.first(where: { $0.parameters.first?.label == "arrayLiteral" }) {
            let target = InitializerTarget(machine, function, info)
            let wanted = type(function.parameters[0].type, of: target)
            let nodes = elements.map { compile($0, expected: wanted) }
            return KnownCallNode([PreparedCall(target: target, plans: [.variadic(nodes)])], range, type: info.typeName)
        }
        guard info.conforms(to: "OptionSet") else { return nil }
        let nodes = elements.map { compile($0, expected: info.typeName) }
        return ConvertedNode(ArrayNode(nodes, range, type: nil), type: info.typeName) { value, machine in
            try machine.optionSet(info, of: value)
        }
    }

    /// The type that all share, if they do.
    private func common(_ types: [TypeName?]) -> TypeName? {
        guard let first = types.first, let first else { return nil }
        return types.allSatisfy { $0 == first } ? first : nil
    }

    private func dictionary(
        _ elements: [(key: Expression, value: Expression)], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        var key: TypeName?
        var value: TypeName?
        if case .dictionary(let wantedKey, let wantedValue)? = expected?.unwrapped {
            key = type(wantedKey)
            value = type(wantedValue)
        }
        if key == nil, elements.contains(where: { isImplicit($0.key) }),
            let shown = elements.first(where: { !isImplicit($0.key) })
        {
            key = compile(shown.key).type
        }
        if value == nil, elements.contains(where: { holdsImplicit($0.value) }),
            let shown = elements.first(where: { !holdsImplicit($0.value) })
        {
            value = compile(shown.value).type
        }
        if value == nil, elements.count > 1 {
            let types = elements.map { compile($0.value).type }
            if types.contains(.named("Double")), types.contains(.named("Int")) { value = .named("Double") }
        }
        let nodes = elements.map {
            (key: compile($0.key, expected: key), value: coerced(compile($0.value, expected: value), to: value))
        }
        var known: TypeName? = expected?.unwrapped
        if expected == nil, let key = common(nodes.map(\.key.type)), let value = common(nodes.map(\.value.type)) {
            known = .dictionary(key, value)
        }
        return DictionaryNode(nodes, range, type: known)
    }

    private func tuple(_ elements: [CallArgument], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if elements.isEmpty { return ConstantNode(.void, range, type: .named("Void")) }
        if elements.count == 1, elements[0].label == nil { return compile(elements[0].value, expected: expected) }
        var wanted: [TypeName?] = elements.map { _ in nil }
        var labels = elements.map(\.label)
        if case .tuple(let names, let types)? = expected?.unwrapped, types.count == elements.count {
            wanted = types.map { type($0) }
            for (index, name) in names.enumerated() where labels[index] == nil { labels[index] = name }
        }
        let nodes = zip(elements, wanted).map { coerced(compile($0.value, expected: $1), to: $1) }
        return TupleNode(labels: labels, elements: nodes, range)
    }

    private func macro(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        switch name {
        case "line": return ConstantNode(.int(machine.line(of: range.lowerBound)), range, type: .named("Int"))
        case "column": return ConstantNode(.int(1), range, type: .named("Int"))
        case "function": return ConstantNode(.string(context.code.name), range, type: .named("String"))
        case "file", "fileID", "filePath":
            return ConstantNode(.string("main.swift"), range, type: .named("String"))
        case "colorLiteral":
            let callee = Expression(.name("Color", []), range)
            let wanted = arguments.map {
                CallArgument(label: $0.label == "alpha" ? "opacity" : $0.label, value: $0.value)
            }
            return call(callee, wanted, range, nil)
        case "imageLiteral":
            let callee = Expression(.name("Image", []), range)
            return call(callee, arguments.map { CallArgument(label: nil, value: $0.value) }, range, nil)
        case "available": return ConstantNode(.bool(true), range, type: .named("Bool"))
        default: return fail("unsupported-macro", "the macro `#\(name)` is not supported", range)
        }
    }

    private func keyPath(_ root: TypeName?, _ parts: [Expression.KeyPathPart], _ range: Range<Int>) -> Node {
        KeyPathNode(
            root: root.flatMap { type($0) },
            parts: parts.map { part in
                switch part {
                case .member(let name): .member(name)
                case .index(let arguments): .index(arguments.map { compile($0.value) })
                case .optionalLink: .optionalLink
                case .forceUnwrap: .forceUnwrap
                }
            }, range)
    }
}
