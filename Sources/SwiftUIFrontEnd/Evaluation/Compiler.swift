import Diagnostics
import Vocabulary

/// Turns the bodies of a program into nodes: names become slots, literals constants, calls know their callee.
final class Compiler {
    unowned let machine: Interpreter
    let context: FunctionContext
    var scope: Scope?
    /// Labels of loops around the place; each has a number.
    var labels: [(name: String, number: Int)] = []
    /// What the closure of the method call that is being resolved should give, where the place of the call tells.
    var closureResult: TypeName?
    /// What the generic parameters of the type that is made are written to be.
    var writtenArguments: [String: TypeName] = [:]
    /// The type of the left side of the operation whose right side is compiled.
    var operandHint: TypeName?
    /// The type of function that a closure is certainly written for, while it is compiled.
    var sureFunction: TypeName?
    /// Names that the earlier patterns of the same case bound, which later ones bind again.
    private var sharedBindings: [String: Variable]?

    init(_ machine: Interpreter, _ context: FunctionContext, scope: Scope? = nil) {
        self.machine = machine
        self.context = context
        self.scope = scope
        machine.keep(context.code)
    }

    var index: ProgramIndex { machine.index }
    var catalogue: Catalogue { machine.catalogue }
    func nativeType(_ name: String) -> NativeType? { machine.nativeType(name) }

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

    func declare(
        _ name: String, at offset: Int, isVariable: Bool, type: TypeName?, late: Bool = false, isState: Bool = false
    ) -> Variable {
        if let known = sharedBindings?[name] { return known }
        let shared = isState || context.use.namesInClosures.contains(name) && (isVariable || late)
        let variable = Variable(
            name, slot: context.slot(at: offset), isBoxed: shared, isLet: !isVariable, type: type)
        scope = Scope(variable, parent: scope)
        if sharedBindings != nil { sharedBindings?[name] = variable }
        variable.isState = isState
        return variable
    }

    func node(_ variable: Variable, _ range: Range<Int>) -> Node {
        if variable.isComputed {
            return AccessedLocalNode(variable.slot, variable.name, range, type: variable.type)
        }
        if variable.isWrapped {
            return MemberNode(wrapperNode(variable, range), "wrappedValue", range, type: variable.type)
        }
        if variable.isProjected { return BindingLocalNode(variable.slot, range, type: variable.type) }
        if variable.isState { return LocalStateNode(variable.slot, variable.name, range, type: variable.type) }
        let node: Node =
            variable.isBoxed
            ? BoxedNode(variable.slot, range, type: variable.type)
            : LocalNode(variable.slot, range, type: variable.type)
        node.hasWrittenType = variable.isTyped
        node.writtenType = variable.writtenType
        return node
    }

    /// The wrapper of a wrapped local.
    func wrapperNode(_ variable: Variable, _ range: Range<Int>) -> Node {
        variable.isBoxed
            ? BoxedNode(variable.slot, range, type: nil) : LocalNode(variable.slot, range, type: nil)
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

    func type(_ plain: TypeName?, of target: Target) -> TypeName? {
        guard let plain else { return nil }
        let written = target.written.isEmpty ? plain : plain.substituting(target.written)
        // In a static function of a protocol, `Self` is the type that it is called on.
        if written.unwrapped == .named("Self"),
            target.owner?.kind == .protocolType || target.owner?.kind == .classType,
            case .type(let type)? = (target as? FunctionTarget)?.fixedReceiver,
            index.types[type.nominalName ?? ""]?.kind != .protocolType
        {
            return written == written.unwrapped ? type : .optional(type)
        }
        var generics = context.generics.union(target.generics)
        // A type that the callee knows by the name of a parameter of the caller is what the callee means.
        if let owner = target.owner, case .named(let name, _) = written.unwrapped, context.generics.contains(name),
            !target.generics.contains(name), index.find(name, from: owner) != nil
        {
            generics.remove(name)
        }
        return machine.canonical(written, owner: target.owner ?? context.owner, generics: generics)
    }

    /// The declared type that a type means.
    func info(_ type: TypeName?) -> TypeInfo? {
        guard case .named(let name, _)? = type?.unwrapped else { return nil }
        return index.types[name]
    }

    /// Converts a node to a type where that may change the value.
    func coerced(_ node: Node, to type: TypeName?) -> Node {
        if case .optional(let inner)? = type, case .optional = inner, let known = node.type, known == inner,
            !((node as? ConstantNode)?.isNil ?? false)
        {
            return WrapNode(node, type: .optional(inner))
        }
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
            if let wanted = expected?.unwrapped, let sized = SizedNumbers.converted(.double(value), to: wanted) {
                return ConstantNode(sized, range, type: wanted)
            }
            return literal(ConstantNode(.double(value), range, type: .named("Double"), isLiteral: true), expected)
        case .bool(let value):
            let node = ConstantNode(.bool(value), range, type: .named("Bool"))
            return literalInfo(expected).flatMap { initialized($0, label: "booleanLiteral", node) } ?? node
        case .nilLiteral:
            let node = ConstantNode(.none, range, type: expected)
            if case .named? = expected, let info = literalInfo(expected) {
                return initialized(info, label: "nilLiteral", ConstantNode(.void, range, type: nil)) ?? node
            }
            return node
        case .string(let parts): return string(parts, range, expected)
        case .array(let elements): return array(elements, range, expected)
        case .dictionary(let elements): return dictionary(elements, range, expected)
        case .tuple(let elements): return tuple(elements, range, expected)
        case .name(let name, let generics): return self.name(name, generics, range, expected)
        case .implicitMember(let name):
            checkPayload(name, expected, range)
            return implicit(name, range, expected)
        case .member(let base, let name): return member(base, name, range, expected)
        case .call(let callee, let arguments):
            return call(callee, arguments, range, expected)
        case .index(let base, let arguments): return subscripted(base, arguments, range, expected)
        case .closure(let closure): return self.closure(closure, expected: expected, builder: nil)
        case .prefix(let symbol, let operand): return prefix(symbol, operand, range, expected)
        case .postfix(let symbol, let operand):
            if symbol == "..." {
                let lower = compile(operand, expected: bound(ofRange: expected))
                return RangeNode(lower, nil, isClosed: true, range, type: lower.type.map { .named("Range", [$0]) })
            }
            if let node = changingOperator(symbol, operand, range) { return node }
            if let node = unaryOperator(symbol, operand, range, isPrefix: false) { return node }
            let base = compile(operand, expected: operandType(symbol, operand))
            return PrefixNode("postfix" + symbol, base, range, type: nil)
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
            if kind == .as_ { checkValue(base, node, wanted, written: target) }
            let cast = CastNode(kind, node, wanted, range)
            if case .named(let name, _) = target.unwrapped, context.generics.contains(name) {
                cast.shown = genericNode(name, range) ?? boundGeneric(name, range)
            } else if case .named(let name, _) = target.unwrapped, let dot = name.firstIndex(of: "."),
                context.generics.contains(String(name[..<dot]))
            {
                // `Data.Index`: what belongs to a generic parameter does not show.
                return CastNode(kind, node, .named("Any"), range)
            }
            return cast
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
        case .labelled(let base, let labels): return labelled(base, labels, range, expected)
        case .operatorFunction(let symbol):
            let machine = machine
            if symbol.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(symbol) {
                let function = NativeFunctionValue.changing { [unowned machine] arguments in
                    guard arguments.count == 2 else {
                        throw machine.failure("wrong-arguments", "`\(symbol)` takes two arguments", range)
                    }
                    try machine.mutate(symbol, &arguments[0], arguments[1], range)
                    return .void
                }
                return ConstantNode(.function(function), range, type: nil)
            }
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
}
