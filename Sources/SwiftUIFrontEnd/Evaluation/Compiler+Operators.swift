import Vocabulary

extension Compiler {
    private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]

    func binary(
        _ symbol: String, _ left: Expression, _ right: Expression, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if symbol == "&&" || symbol == "||", isImplicit(left) || isImplicit(right),
            let declared = index.operators[symbol]
        {
            let arguments = [CallArgument(label: nil, value: left), CallArgument(label: nil, value: right)]
            if let node = operatorCall(declared, arguments, range) { return node }
        }
        if symbol == "&&" || symbol == "||", let declared = index.operators[symbol],
            info(copy().compile(left).type) != nil
        {
            let arguments = [CallArgument(label: nil, value: left), CallArgument(label: nil, value: right)]
            if let node = operatorCall(declared, arguments, range) { return node }
        }
        switch symbol {
        case "&&":
            return LogicalNode(isAnd: true, compile(left, expected: .bool), compile(right, expected: .bool), range)
        case "||":
            return LogicalNode(isAnd: false, compile(left, expected: .bool), compile(right, expected: .bool), range)
        case "??":
            if let declared = index.operators[symbol], isProjection(left) {
                let arguments = [CallArgument(label: nil, value: left), CallArgument(label: nil, value: right)]
                if let node = operatorCall(declared, arguments, range) { return node }
            }
            let value = compile(left, expected: expected.map { .optional($0) })
            var inner = expected
            if case .optional(let wrapped)? = value.type { inner = wrapped }
            if case .anyOf? = inner, case .string = right.kind { inner = .named("String") }
            let fallback = coerced(compile(right, expected: inner), to: inner)
            if case .optional? = inner { return CoalesceNode(value, fallback, range, type: inner) }
            return CoalesceNode(value, fallback, range, type: fallback.type ?? inner)
        case "...", "..<":
            if machine.hasOperator(symbol) {
                let (low, high) = (compile(left), compile(right))
                if info(low.type) != nil { return OperatorNode(symbol, low, high, range, type: nil) }
            }
            return self.range(symbol, left, right, range, expected)
        case "===", "!==", "~=": return OperatorNode(symbol, compile(left), compile(right), range, type: .bool)
        default: break
        }
        if let node = lazyOperator(symbol, left, right, range) { return node }
        let operation = BinaryOperator(rawValue: symbol)
        let isComparison = operation?.isComparison ?? false
        var wanted: TypeName? = isComparison ? nil : expected?.unwrapped
        if let known = wanted, known != .named("Int"), known != .named("Double"), known != .named("String") {
            let isSized = SizedNumbers.kind(known) != nil || SizedNumbers.isFloat(known)
            if case .array = known {
            } else if !isSized, !(takesLiterals(known) && isNumberLiteral(left) && isNumberLiteral(right)) {
                wanted = nil
            }
        }
        if machine.hasOperator(symbol), wanted == .named("Double") { wanted = nil }
        let isArithmetic = Self.arithmetic.contains(symbol)
        let (leftImplicit, rightImplicit) = (isImplicit(left), isImplicit(right))
        if isArithmetic, leftImplicit || rightImplicit, let known = implicitType(left, right, expected) {
            let sides = [left, right].map { compile($0, expected: isImplicit($0) || isNumberLiteral($0) ? known : nil) }
            let type = sides[0].type == sides[1].type ? sides[0].type : nil
            if let operation = BinaryOperator(rawValue: symbol) {
                return BinaryNode(operation, sides[0], sides[1], range, type: type)
            }
        }
        if isArithmetic, leftImplicit != rightImplicit, let operation,
            let node = scaled(operation, left, right, implicitIsLeft: leftImplicit, range)
        {
            return node
        }
        if rightImplicit, !leftImplicit {
            return beside(besideImplicit(left, right), right, symbol, implicitIsRight: true, range)
        }
        if leftImplicit, !rightImplicit {
            return beside(besideImplicit(right, left), left, symbol, implicitIsRight: false, range)
        }
        var a = compile(left, expected: wanted)
        let outerHint = operandHint
        if case .binary = right.kind { operandHint = a.type?.unwrapped }
        var b = compile(right, expected: wanted)
        operandHint = outerHint
        var type: TypeName? = isComparison ? .bool : nil
        if a.isLiteral != b.isLiteral, wanted == nil, BinaryOperator(rawValue: symbol) != nil {
            // The literal takes the type of the other side.
            let literal = a.isLiteral ? left : right
            let other = a.isLiteral ? b : a
            if other.type?.unwrapped == .named("Double") {
                if a.isLiteral {
                    a = compile(left, expected: .named("Double"))
                } else {
                    b = compile(right, expected: .named("Double"))
                }
            } else if let type = other.type?.unwrapped, takesLiterals(type) {
                let type = scalar(of: symbol, beside: type, literalIsRight: b.isLiteral) ?? type
                if a.isLiteral { a = compile(left, expected: type) } else { b = compile(right, expected: type) }
            } else if other.type == nil, (a.isLiteral ? a : b).type == .named("Int") {
                return LiteralOperandNode(
                    symbol, known: other, literalIsRight: b.isLiteral, plain: a.isLiteral ? a : b,
                    floating: compile(literal, expected: .named("Double")), range, type: type)
            }
        } else if a.isLiteral, b.isLiteral, a.type != b.type, wanted == nil {
            a = compile(left, expected: .named("Double"))
            b = compile(right, expected: .named("Double"))
        } else if isComparison || operation != nil {
            a = retyped(a, left, like: b)
            b = retyped(b, right, like: a)
        }
        if !isComparison, Self.arithmetic.contains(symbol), a.type == b.type { type = a.type }
        if isComparison == false, ["&", "|", "^", "<<", ">>"].contains(symbol), a.type == .named("Int") {
            type = a.type
        }
        checkOperands(symbol, a, b, range)
        if symbol == "==" || symbol == "!=" { checkEquality(symbol, a, b, range) }
        checkGenericOperands(symbol, a, b, range)
        if Self.arithmetic.contains(symbol) {
            checkUnwrapped(a, b.type)
            checkUnwrapped(b, a.type)
        }
        guard let operation else { return OperatorNode(symbol, a, b, range, type: nil) }
        if machine.hasOperator(symbol), !(type == .named("Int") || type == .named("Double")), !isComparison {
            type = nil
        }
        return BinaryNode(operation, a, b, range, type: type)
    }

    /// `$name`, `$name.member`: a binding, which is no optional itself.
    private func isProjection(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name, _): name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
        case .member(let base, let name): name.hasPrefix("$") || isProjection(base)
        default: false
        }
    }

    /// Whether values of a declared type are made from number literals.
    func takesLiterals(_ type: TypeName) -> Bool {
        guard case .named(let name, _) = type, let info = index.types[name] else { return false }
        return info.initializers.contains {
            ["integerLiteral", "floatLiteral"].contains($0.parameters.first?.label ?? "")
        }
    }

    /// Array, string and other literals that take their type from the other side.
    private func retyped(_ node: Node, _ expression: Expression, like other: Node) -> Node {
        guard let type = other.type, node.type != type else { return node }
        switch expression.kind {
        case .array, .string, .dictionary, .tuple:
            switch type {
            case .named("String", _), .named("Int", _), .named("Double", _), .named("Bool", _): return node
            default: return compile(expression, expected: type)
            }
        default: return node
        }
    }

    /// The type of the implicit members in an operation: what is expected if it has such members, else that of the
    /// other side; numbers alone mean Double.
    private func implicitType(_ left: Expression, _ right: Expression, _ expected: TypeName?) -> TypeName? {
        if let expected, let root = implicitRoot(isImplicit(left) ? left : right),
            machine.hasStaticMember(expected.unwrapped, root)
        {
            return expected.unwrapped
        }
        if isImplicit(left), isImplicit(right) || isNumberLiteral(right) { return .named("Double") }
        if isNumberLiteral(left) { return .named("Double") }
        return nil
    }

    func implicitRoot(_ expression: Expression) -> String? {
        switch expression.kind {
        case .implicitMember(let name): name
        case .member(let base, _): implicitRoot(base)
        case .call(let callee, _): implicitRoot(callee)
        case .prefix(_, let inner): implicitRoot(inner)
        case .binary(_, let left, let right): implicitRoot(left) ?? implicitRoot(right)
        case .tuple(let elements): elements.count == 1 ? implicitRoot(elements[0].value) : nil
        default: nil
        }
    }

    /// What an expression tells about its own type.
    private enum Shape { case implicit, number, other }

    /// Each part is looked at once, so that long chains of operators stay cheap.
    private func shape(_ expression: Expression) -> Shape {
        switch expression.kind {
        case .integer, .float: return .number
        case .implicitMember: return .implicit
        case .member(let base, _): return shape(base) == .implicit ? .implicit : .other
        case .call(let callee, _): return shape(callee) == .implicit ? .implicit : .other
        case .prefix("-", let inner): return shape(inner)
        case .ternary(_, let yes, let no):
            return shape(yes) == .number && shape(no) == .number ? .number : .other
        case .tuple(let elements): return elements.count == 1 ? shape(elements[0].value) : .other
        case .binary(let symbol, let left, let right) where Self.arithmetic.contains(symbol):
            let second = shape(right)
            if second == .other { return .other }
            let first = shape(left)
            if first == .other { return .other }
            return first == .implicit || second == .implicit ? .implicit : .number
        default: return .other
        }
    }

    /// A side whose literals are floating-point if the member on the other side is one of floating-point types only.
    private func besideImplicit(_ side: Expression, _ implicit: Expression) -> Node {
        let node = compile(side)
        guard node.type == .named("Int"), let name = implicitRoot(implicit),
            constant(of: .named("Int"), name, implicit.range) == nil,
            constant(of: .named("Double"), name, implicit.range) != nil
        else { return node }
        return compile(side, expected: .named("Double"))
    }

    func isImplicit(_ expression: Expression) -> Bool { shape(expression) == .implicit }
    func isNumberLiteral(_ expression: Expression) -> Bool { shape(expression) == .number }

    /// `.name` beside a value: its type is that of the value.
    private func beside(
        _ other: Node, _ implicit: Expression, _ symbol: String, implicitIsRight: Bool, _ range: Range<Int>
    ) -> Node {
        if let type = other.type?.unwrapped, resolves(type) {
            let node = compile(implicit, expected: type)
            let isComparison = BinaryOperator(rawValue: symbol)?.isComparison ?? false
            return OperatorNode(
                symbol, implicitIsRight ? other : node, implicitIsRight ? node : other, range,
                type: isComparison ? .bool : isClosed(symbol, type) ? type : nil)
        }
        if case .implicitMember(let name) = implicit.kind, symbol == "==" || symbol == "!=" {
            return ImplicitBesideNode(name, beside: other, symbol: symbol, implicitIsRight: implicitIsRight, range)
        }
        return LateNode(other, implicit, symbol, implicitIsRight: implicitIsRight, copy(), range)
    }

    /// Whether sum and difference of two values of a type have it too; the difference of two dates is no date.
    private func isClosed(_ symbol: String, _ type: TypeName) -> Bool {
        guard symbol == "+" || symbol == "-", !machine.hasOperator(symbol) else { return false }
        return info(type) == nil && !type.isNamed("Date")
    }

    private func resolves(_ type: TypeName) -> Bool {
        guard case .named(let name, _) = type else { return false }
        if let info = index.types[name] { return info.kind != .protocolType }
        return nativeType(name) != nil || ["Int", "Double", "String", "Bool"].contains(name)
    }

    private func range(
        _ symbol: String, _ left: Expression, _ right: Expression, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        var wanted = bound(ofRange: expected)
        if wanted == nil || wanted == .named("Any") {
            // `0...(.max)`: the other bound tells the type.
            if isImplicit(right), !isImplicit(left) { wanted = besideImplicit(left, right).type ?? wanted }
            if isImplicit(left), !isImplicit(right) { wanted = besideImplicit(right, left).type ?? wanted }
        }
        var low = compile(left, expected: wanted)
        var high = compile(right, expected: wanted)
        if low.type == .named("Double"), high.isLiteral { high = compile(right, expected: low.type) }
        if high.type == .named("Double"), low.isLiteral { low = compile(left, expected: high.type) }
        let element = low.type == high.type ? low.type : low.type ?? high.type
        return RangeNode(
            low, high, isClosed: symbol == "...", range,
            type: element.map { .named(symbol == "..." ? "ClosedRange" : "Range", [$0]) })
    }

    /// What the bounds of an expected range are.
    func bound(ofRange expected: TypeName?) -> TypeName? {
        switch expected?.unwrapped {
        case .named(let name, let arguments)? where name.hasSuffix("Range") && arguments.count == 1: type(arguments[0])
        case .anyOf(let types)?: types.lazy.compactMap { self.bound(ofRange: $0) }.first
        default: nil
        }
    }

    func prefix(_ symbol: String, _ operand: Expression, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        switch symbol {
        case "!" where !machine.hasOperator("!"): return NotNode(compile(operand, expected: .bool), range)
        case "...", "..<":
            let upper = compile(operand, expected: bound(ofRange: expected))
            return RangeNode(
                nil, upper, isClosed: symbol == "...", range, type: upper.type.map { .named("PartialRange", [$0]) })
        case "+":
            return machine.hasOperator("+")
                ? PrefixNode("+", compile(operand), range, type: nil) : compile(operand, expected: expected)
        default:
            if let node = changingOperator(symbol, operand, range) { return node }
            if let node = unaryOperator(symbol, operand, range, isPrefix: true) { return node }
            let base = compile(operand, expected: operandType(symbol, operand) ?? expected)
            let keepsType = symbol == "-" || symbol == "~" || symbol == "!"
            return PrefixNode(symbol, base, range, type: keepsType ? base.type : nil)
        }
    }

    func ternary(
        _ condition: Expression, _ yes: Expression, _ no: Expression, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        let test = compile(condition, expected: .bool)
        var a: Node
        var b: Node
        let isAny = expected?.unwrapped == .named("Any") && implicitNames(yes) != nil && implicitNames(no) != nil
        if !isAny, isImplicit(yes) != isImplicit(no), let root = implicitRoot(isImplicit(yes) ? yes : no),
            expected.map({ !machine.hasStaticMember($0.unwrapped, root) && !($0 != $0.unwrapped && root == "none") })
                ?? true
        {
            // Where what is expected has no such member, the other side tells the type.
            let other = compile(isImplicit(yes) ? no : yes, expected: expected)
            let implicit = compile(isImplicit(yes) ? yes : no, expected: other.type?.unwrapped ?? expected)
            (a, b) = isImplicit(yes) ? (implicit, other) : (other, implicit)
        } else {
            a = compile(yes, expected: expected)
            b = compile(no, expected: expected)
        }
        if expected == nil {
            if a.isLiteral, let type = b.type, type != a.type { a = compile(yes, expected: type) }
            if b.isLiteral, let type = a.type, type != b.type { b = compile(no, expected: type) }
        }
        var type = a.type == b.type ? a.type : nil
        if case .constant(.none) = kind(a), let other = b.type { type = optional(other) }
        if case .constant(.none) = kind(b), let other = a.type { type = optional(other) }
        return TernaryNode(test, a, b, range, type: type ?? expected)
    }

    private enum Kind {
        case constant(Value)
        case other
    }

    private func kind(_ node: Node) -> Kind { (node as? ConstantNode).map { .constant($0.value) } ?? .other }

    private func optional(_ type: TypeName) -> TypeName {
        if case .optional = type { return type }
        return .optional(type)
    }

    func assignment(_ symbol: String?, _ left: Expression, _ right: Expression, _ range: Range<Int>) -> Node {
        if case .discard = left.kind { return AssignNode(DiscardNode(range), compile(right), range) }
        let place = compile(left)
        if context.isInitializer, context.parent == nil, let member = place as? MemberNode,
            member.base is LocalNode || member.base is BoxedNode, isSelf(member.base)
        {
            member.isInitializing = true
            if symbol == nil, let lost = lostAssignment(to: member, right, range) { return lost }
        }
        guard !refusesChange(of: left) else { return place }
        let right = wrapperMade(by: right, for: place)
        guard let symbol else {
            let wanted = place.type
            if wanted == nil || wanted == .optional(.named("Any")), isImplicit(right) || isImplicitList(right) {
                return LateAssignNode(place, right, copy(), range)
            }
            let plain = compile(right, expected: wanted)
            if sureType(of: place) != nil { checkValue(right, plain, wanted, written: place.writtenType) }
            let value = coerced(plain, to: wanted)
            let node = AssignNode(place, value, range)
            return wanted == nil ? LateCoerceAssignNode(place, value, range) : node
        }
        if machine.hasOperator(symbol + "=") {
            if let node = lazyAssignment(symbol + "=", left, right, range) { return node }
            return MutatingOperatorNode(symbol + "=", place, compile(right, expected: nil), range)
        }
        let wanted = place.type.flatMap { machine.isNumber($0) || $0 == .named("String") ? $0 : nil }
        if case .array(let element)? = place.type {
            let added = compile(right, expected: .array(element))
            if symbol == "+" { checkAppended(right, added, to: place) }
            return CompoundNode(symbol, place, added, range)
        }
        if wanted == nil, isImplicit(right) {
            return AssignNode(place, beside(place, right, symbol, implicitIsRight: true, range), range)
        }
        // `price += 2.5` of a type that is made from literals.
        var literal: TypeName?
        if wanted == nil, let type = place.type, info(type) != nil, isNumberLiteral(right), takesLiterals(type) {
            literal = scalar(of: symbol, beside: type, literalIsRight: true) ?? type
        }
        let value = compile(right, expected: wanted ?? literal)
        checkOperands(symbol, place, value, range)
        return CompoundNode(symbol, place, value, range)
    }

    /// `_model = .init(wrappedValue: …)` with the wrapper's name in front.
    private func wrapperMade(by expression: Expression, for place: Node) -> Expression {
        guard let storage = place as? StorageNode, case .call(var callee, var arguments) = expression.kind,
            let property = context.owner?.anyProperty(storage.name), let wrapper = property.wrapperAttribute?.name
        else { return expression }
        switch callee.kind {
        case .implicitMember("init"): callee = Expression(.name(wrapper, []), callee.range)
        case .name(wrapper, _): break
        default: return expression
        }
        if let type = property.type, ["initialValue", "wrappedValue"].contains(arguments.first?.label) {
            arguments[0] = CallArgument(
                label: arguments[0].label, value: arguments[0].value.implicitMember(of: type),
                isTrailing: arguments[0].isTrailing)
        }
        return Expression(.call(callee, arguments), expression.range)
    }

    /// `[.a, .b]`, whose type only the place shows.
    private func isImplicitList(_ expression: Expression) -> Bool {
        guard case .array(let elements) = expression.kind else { return false }
        return !elements.isEmpty && elements.allSatisfy { isImplicit($0) }
    }

    private func isSelf(_ node: Node) -> Bool {
        ((node as? LocalNode)?.slot ?? (node as? BoxedNode)?.slot) == 0
    }

}

extension TypeName {
    static let bool = TypeName.named("Bool")
}
