import Diagnostics
import Vocabulary

/// Mistakes that the compiler of Swift tells too, and that would give a layout of something else.
extension Compiler {
    // MARK: Ends of functions

    /// A function that gives a value has to end with one.
    func checkEnd(of statements: [Statement], name: String, result: TypeName) {
        guard isMadeByHand(result), let last = statements.last, !isValue(statements), !statements.contains(where: ends)
        else {
            return
        }
        // Macros of frameworks stand in builders that only the framework declares.
        if case .expression(let expression) = last.kind, case .macro = expression.kind { return }
        var hints = ["end with `return …`"]
        if case .expression = last.kind { hints = ["write `return` in front of it"] }
        fail(
            "missing-return", "`\(name)` has to return a value of type \(result.text), and ends here without",
            last.range, hints: hints)
    }

    /// Whether a result is of a type that no builder of a protocol that cannot be seen makes, as `some Widget` is.
    private func isMadeByHand(_ result: TypeName) -> Bool {
        switch result.unwrapped {
        case .named(let name, _):
            if let info = index.types[name] { return info.kind != .protocolType }
            return name == "View" || Self.plainTypes.contains(name) || BuiltinTypes.names.contains(name)
        case .array(let element): return isMadeByHand(element)
        case .dictionary(let key, let value): return isMadeByHand(key) && isMadeByHand(value)
        case .tuple(_, let elements): return elements.allSatisfy(isMadeByHand)
        default: return false
        }
    }

    /// Whether nothing after the statement is reached.
    private func ends(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .returned, .thrown: return true
        case .ifElse(let branch):
            guard let otherwise = branch.otherwise else { return false }
            return branch.body.contains(where: ends) && otherwise.contains(where: ends)
        case .switched(let branch):
            return branch.cases.allSatisfy { item in
                if case .fallenThrough? = item.body.last?.kind { return true }
                return item.body.contains(where: ends)
            }
        case .block(_, let body, let catches):
            return body.contains(where: ends) && catches.allSatisfy { $0.body.contains(where: ends) }
        case .whileLoop(_, let conditions, _):
            guard conditions.count == 1, case .expression(let condition) = conditions[0] else { return false }
            return isTrue(condition)
        case .repeatLoop(_, _, let condition): return isTrue(condition)
        case .expression(let expression): return neverReturns(expression)
        default: return false
        }
    }

    /// What stands behind `guard` has to leave the scope.
    func checkExit(of body: [Statement], _ range: Range<Int>) {
        guard !body.contains(where: leaves), !callsUnknown(body) else { return }
        let keyword = range.lowerBound..<min(range.upperBound, range.lowerBound + 5)
        fail(
            "guard-falls-through", "the body of this `guard` does not leave the scope", keyword,
            hints: ["end it with `return`"])
    }

    private func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .broken, .continued, .fallenThrough: return true
        case .ifElse(let branch):
            guard let otherwise = branch.otherwise else { return false }
            return branch.body.contains(where: leaves) && otherwise.contains(where: leaves)
        case .switched(let branch): return branch.cases.allSatisfy { $0.body.contains(where: leaves) }
        case .block(_, let body, let catches):
            return body.contains(where: leaves) && catches.allSatisfy { $0.body.contains(where: leaves) }
        default: return ends(statement)
        }
    }

    /// Whether the last statement calls what is declared elsewhere, and may never return.
    func callsUnknown(_ body: [Statement]) -> Bool {
        guard case .expression(let expression)? = body.last?.kind else { return false }
        var call = expression
        if case .attempt(_, let inner) = call.kind { call = inner }
        guard case .call(let callee, _) = call.kind else { return false }
        guard case .name(let name, _) = callee.kind else { return true }
        return index.functions[name] == nil && !FreeFunctions.names.contains(name)
            && context.find(name, from: scope) == nil && context.owner?.methods(named: name).isEmpty ?? true
    }

    private func isTrue(_ expression: Expression) -> Bool {
        if case .bool(true) = expression.kind { true } else { false }
    }

    func neverReturns(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .attempt(_, let inner): return neverReturns(inner)
        case .call(let callee, _):
            guard case .name(let name, _) = callee.kind else { return false }
            if ["fatalError", "preconditionFailure", "exit", "abort"].contains(name) { return true }
            let declared = (index.functions[name] ?? []) + (context.owner?.methods(named: name) ?? [])
            return declared.contains { $0.result == .named("Never") }
                || context.find(name, from: scope)?.function?.result == .named("Never")
        default: return false
        }
    }

    // MARK: Places that cannot be changed

    /// Tells that a place is a constant; `true` if it was told.
    func refusesChange(of place: Expression) -> Bool {
        guard let reason = fixed(place) else { return false }
        fail("immutable", reason.message, place.range, hints: [reason.hint])
        return true
    }

    private func fixed(_ place: Expression) -> (message: String, hint: String)? {
        switch place.kind {
        case .name(let name, _):
            if let local = context.find(name, from: scope) {
                guard local.isLet, !local.isLate, local.function == nil, name != "self" else { return nil }
                return ("`\(name)` is a constant and cannot be changed", "declare it with `var`")
            }
            guard let owner = context.owner, context.hasSelf else { return nil }
            return owner.property(name).flatMap { fixed($0, throughSelf: true) }
        case .member(let base, let name):
            if case .name("self", _) = base.kind, context.hasSelf {
                return context.owner?.property(name).flatMap { fixed($0, throughSelf: true) }
            }
            if case .name("super", _) = base.kind { return nil }
            guard typeReference(base) == nil, let info = info(copy().compile(base).type),
                let property = info.property(name)
            else { return nil }
            if let reason = fixed(property, throughSelf: false) { return reason }
            return info.kind == .structure && property.isPlainStored ? fixed(base) : nil
        case .index(let base, _):
            switch copy().compile(base).type {
            case .array?, .dictionary?: return fixed(base)
            default: return nil
            }
        default: return nil
        }
    }

    private func fixed(_ property: PropertyInfo, throughSelf: Bool) -> (message: String, hint: String)? {
        guard property.index != nil, property.declaration.attributes.isEmpty, property.wrapperAttribute == nil,
            !property.isLazy, property.owner.kind != .native, !isInInitializer
        else { return nil }
        if property.declaration.isLet {
            return ("`\(property.name)` is a constant and cannot be changed", "declare it with `var`")
        }
        guard throughSelf, property.owner.kind == .structure, !context.isMutating else { return nil }
        return (
            "`\(property.name)` cannot be changed here, where `self` is a constant",
            property.owner.isView ? "mark it with `@State`" : "mark the function with `mutating`"
        )
    }

    private var isInInitializer: Bool {
        var step: FunctionContext? = context
        while let current = step {
            if current.isInitializer { return true }
            step = current.parent
        }
        return false
    }

    /// Whether every method of the name changes a value of the type.
    func changes(_ type: TypeName?, by name: String) -> Bool {
        if let info = info(type), type.map({ if case .optional = $0 { false } else { true } }) ?? false {
            let methods = info.methods(named: name)
            return info.kind != .classType && !methods.isEmpty && methods.allSatisfy(\.isMutating)
        }
        let kind: BuiltinMethods.Kind
        switch type {
        case .array?: kind = .array
        case .dictionary?: kind = .dictionary
        case .named("Set", _)?: kind = .set
        case .named("String", _)?: kind = .string
        case .named("Bool", _)?: kind = .bool
        default: return false
        }
        guard index.nativeExtensions.values.allSatisfy({ $0.methods[name] == nil }) else { return false }
        let methods = BuiltinMethods.entries(kind, name) ?? []
        return !methods.isEmpty && methods.allSatisfy(\.isMutating)
    }

    // MARK: Switches

    /// Every case of an enum has to be handled, and of other types all that is left.
    func checkExhaustive(_ branch: SwitchStatement, _ type: TypeName?, _ range: Range<Int>) {
        guard let type, !branch.cases.contains(where: \.isDefault) else { return }
        var named: Set<String> = []
        for pattern in branch.cases.flatMap(\.patterns) {
            switch pattern.pattern {
            case .enumCase(_, let name, _, _): named.insert(name)
            case .expression, .type: continue
            default: return
            }
        }
        let keyword = range.lowerBound..<min(range.upperBound, range.lowerBound + 6)
        if case .named(let name, _) = type, let info = index.types[name], info.kind == .enumeration {
            let missing = info.caseOrder.map(\.name).filter { !named.contains($0) }
            guard !missing.isEmpty else { return }
            let shown = missing.prefix(3).map { "`.\($0)`" }.joined(separator: ", ")
            fail(
                "switch-not-exhaustive",
                "the switch does not handle \(shown)\(missing.count > 3 ? " and \(missing.count - 3) more" : "")",
                keyword, hints: ["add `case .\(missing[0]):` or `default:`"])
        } else if ["Int", "Double", "String", "Character"].contains(type.nominalName ?? ""), named.isEmpty {
            if case .optional = type { return }
            fail(
                "switch-not-exhaustive", "the switch over a value of type \(type.text) has no `default`", keyword,
                hints: ["add `default:`"])
        }
    }

    // MARK: Names

    /// A name that the same block declares twice.
    func checkNames(of statements: [Statement]) {
        var known: Set<String> = []
        for statement in statements {
            guard case .declaration(.variable(let variable)) = statement.kind,
                case .name(let name, _, let place) = variable.pattern, name != "_"
            else { continue }
            if !known.insert(name).inserted {
                fail("duplicate-name", "`\(name)` is declared twice here", place, hints: ["rename one of them"])
            }
        }
    }

    // MARK: Optionals

    /// A member of what an optional holds, asked of the optional itself.
    func optionalMember(_ node: Node, _ name: String, _ range: Range<Int>) -> FailureNode? {
        guard case .optional(let wrapped)? = node.type, isWrittenOptional(node),
            index.nativeExtensions["Optional"] == nil
        else { return nil }
        let isMember: Bool
        if let info = info(wrapped) {
            isMember = info.anyProperty(name) != nil || !info.methods(named: name).isEmpty
        } else {
            isMember = machine.memberType(of: wrapped, name) != nil
        }
        guard isMember, !["map", "flatMap", "take", "hashValue", "debugDescription", "description"].contains(name)
        else { return nil }
        let text = machine.sourceText(node.range)
        return fail(
            "optional-value", "`\(text)` is optional: its value has the member `\(name)`, if there is one",
            range, hints: ["write `\(text)?.\(name)`, or unwrap it with `if let`"])
    }

    /// An optional where its value is needed.
    func checkUnwrapped(_ node: Node, _ wanted: TypeName?) {
        guard let wanted, case .optional(let wrapped)? = node.type, isWrittenOptional(node) else { return }
        let needs: Bool =
            switch wanted {
            case .named(let name, _): Self.plainTypes.contains(name) || wrapped == wanted && isDeclaredValue(name)
            case .array, .dictionary: wrapped == wanted
            case .anyOf(let types):
                types.contains(.named("String"))
                    && types.allSatisfy { if case .named(let name, _) = $0 { name != "Any" } else { false } }
            default: false
            }
        guard needs, wrapped == wanted || Self.plainTypes.contains(wrapped.nominalName ?? "") else { return }
        let text = machine.sourceText(node.range)
        fail(
            "optional-value", "`\(text)` is optional, and its value is needed here", node.range,
            hints: ["write `\(text) ?? …`, or unwrap it with `if let`"])
    }

    /// Whether a name is that of a declared type whose values are no protocol's.
    private func isDeclaredValue(_ name: String) -> Bool {
        guard let info = index.types[name] else { return false }
        return [.structure, .enumeration, .classType].contains(info.kind) && info.generics.isEmpty
    }

    private static let plainTypes: Set<String> = [
        "String", "Int", "Double", "CGFloat", "Bool", "LocalizedStringKey", "StringProtocol", "S"
    ]

    /// Whether a property or local of the program is written as an optional, and not as one that unwraps itself.
    private func isWrittenOptional(_ node: Node) -> Bool {
        if node is LocalNode || node is BoxedNode || node is KnownCallNode || node is StaticNode
            || node is OperationNode || node is IndexNode
        {
            return node.hasWrittenType
        }
        guard let member = node as? MemberNode, let info = info(member.base.type),
            let property = info.property(member.name), let written = property.declaration.type,
            case .optional = written, property.wrapperAttribute == nil
        else { return false }
        return !isUnwrappedByItself(written, property.declaration.range)
    }

    /// `nil` for a variable whose type is written without `?`.
    func checkNil(_ initial: Expression, _ written: TypeName?) {
        guard case .nilLiteral = initial.kind, case .named(let name, _)? = type(written),
            Self.plainTypes.contains(name) || index.types[name].map({ $0.kind != .protocolType }) ?? false,
            !(index.types[name]?.initializers.contains { $0.parameters.first?.label == "nilLiteral" } ?? false)
        else { return }
        let text = written?.text ?? name
        fail("wrong-type", "`nil` is no \(text)", initial.range, hints: ["write the type as `\(text)?`"])
    }

    /// `if let` of a property that always has a value.
    func checkOptional(_ node: Node) {
        if node is LocalNode || node is BoxedNode, node.hasWrittenType, case .named(let name, [])? = node.type,
            ["Int", "Double", "String", "Bool"].contains(name)
        {
            fail(
                "not-optional",
                "`\(machine.sourceText(node.range))` is of type \(shownType(of: node)), which is not optional",
                node.range, hints: ["use it as it is"])
            return
        }
        guard let member = node as? MemberNode, let info = info(member.base.type),
            let property = info.property(member.name), case .named(let name, _)? = property.declaration.type,
            Self.plainTypes.contains(name) || index.types[name]?.kind == .structure,
            property.owner.generics.isEmpty, property.wrapperAttribute == nil
        else { return }
        fail(
            "not-optional", "`\(machine.sourceText(node.range))` is of type \(name), which is not optional",
            node.range, hints: ["use it as it is"])
    }

    // MARK: Operands

    /// Two values of standard types that no operator takes together.
    func checkOperands(_ symbol: String, _ a: Node, _ b: Node, _ range: Range<Int>) {
        guard let left = Self.operand(a), let right = Self.operand(b), left != right,
            left == "String" || right == "String" || left == "Bool" || right == "Bool"
                || isCertain(a) && isCertain(b),
            index.operators[symbol] == nil, BinaryOperator(rawValue: symbol) != nil
        else { return }
        var hints: [String] = []
        if symbol == "+" {
            let other = machine.sourceText(left == "String" ? b.range : a.range)
            if left == "String" || right == "String" { hints = ["put it into the string: `\\(\(other))`"] }
        }
        if Set([left, right]) == ["Int", "Double"] {
            hints = ["make a number of the same type: `\(shownType(of: left == "Double" ? a : b))(…)`"]
        }
        fail(
            "unknown-operator", "`\(symbol)` does not take \(shownType(of: a)) and \(shownType(of: b))", range,
            hints: hints)
    }

    /// `==` of values that nothing makes comparable.
    func checkEquality(_ symbol: String, _ a: Node, _ b: Node, _ range: Range<Int>) {
        guard machine.checksProgram, case .named? = a.type, a.type == b.type, let info = info(a.type),
            index.nativeExtensions["Equatable"] == nil, machine.isNeverEquatable(info)
        else { return }
        fail(
            "not-equatable", "`\(symbol)` needs values that are Equatable, and \(info.name) is not", range,
            hints: ["declare `\(info.name): Equatable`"])
    }

    private static func operand(_ node: Node) -> String? {
        guard case .named(let name, _)? = node.type, ["String", "Int", "Double", "Bool"].contains(name) else {
            return nil
        }
        return name
    }

    // MARK: Elements of ForEach

    /// Without `id:` the elements of `ForEach` and `List` have to say themselves which they are.
    func checkIdentifiable(_ word: String, _ arguments: [CallArgument], _ range: Range<Int>) {
        guard word == "ForEach" || word == "List", let first = arguments.first, first.label == nil, !first.isTrailing,
            arguments.count > 1, !arguments.contains(where: { $0.label == "id" })
        else { return }
        if case .binary("...", _, _) = first.value.kind {
            fail(
                "not-identifiable", "`\(word)` takes a range that ends before its last number, unless `id:` is given",
                first.value.range, hints: ["write `..<`, or add `id: \\.self`"])
            return
        }
        guard
            case .array(let element)? = copy().compile(first.value).type
        else { return }
        let name: String
        switch element {
        case .named(let found, _):
            if let info = index.types[found] {
                // A macro may add the conformance, as `@Model` does.
                guard !info.conforms(to: "Identifiable"), info.kind != .protocolType, !info.isFromOutside,
                    info.attributes.isEmpty
                else { return }
                if info.inherits.contains(where: { $0.nominalName.map { index.types[$0] == nil } ?? true }),
                    info.property("id") != nil
                {
                    return
                }
            } else if !["String", "Int", "Double", "Bool", "Character"].contains(found) {
                return
            }
            guard index.nativeExtensions[found]?.inherits.contains(.named("Identifiable")) != true else { return }
            name = found
        case .tuple, .array: name = element.text
        default: return
        }
        fail(
            "not-identifiable", "`\(word)` needs elements that are Identifiable, and \(name) is not",
            first.value.range,
            hints: index.types[name] == nil
                ? ["add `id: \\.self`"] : ["declare `\(name): Identifiable`, or add `id: \\.…`"])
    }
}
