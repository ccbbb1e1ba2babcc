import Diagnostics
import Vocabulary

extension Compiler {
    func block(_ statements: [Statement], _ range: Range<Int>) -> BlockStep {
        let outer = scope
        defer { scope = outer }
        var steps: [Step] = []
        checkNames(of: statements)
        if let forward = forwardFunctions(statements) { steps.append(forward) }
        for statement in functionsBeforeUse(statements) { if let step = step(statement) { steps.append(step) } }
        checkFirstValues(in: statements)
        checkLocalTypes(in: statements)
        return BlockStep(steps, range)
    }

    /// Local functions may call each other before they are declared: their boxes are made first.
    private func forwardFunctions(_ statements: [Statement]) -> Step? {
        var slots: [Int] = []
        for statement in statements {
            guard case .declaration(.function(let function)) = statement.kind else { continue }
            let variable = Variable(
                function.name, slot: context.slot(at: function.nameRange.lowerBound), isBoxed: true, isLet: true,
                type: nil)
            variable.function = index.function(function, owner: nil)
            scope = Scope(variable, parent: scope)
            slots.append(variable.slot)
        }
        guard let first = statements.first, !slots.isEmpty else { return nil }
        return ForwardBoxStep(slots, first.range)
    }

    /// The statements with the local functions that one calls in front of it: what they capture is declared before
    /// their first use, so they can be made there.
    private func functionsBeforeUse(_ statements: [Statement]) -> [Statement] {
        var waiting = statements.indices.filter { functionName(statements[$0]) != nil }
        guard !waiting.isEmpty else { return statements }
        var ordered: [Statement] = []
        func place(_ index: Int) {
            waiting.removeAll { $0 == index }
            ordered.append(statements[index])
        }
        func placeFunctions(usedBy statement: Statement) {
            let names = NameUse(statements: [statement]).names
            for index in waiting where functionName(statements[index]).map(names.contains) == true {
                guard waiting.contains(index) else { continue }
                place(index)
                placeFunctions(usedBy: statements[index])
            }
        }
        for (index, statement) in statements.enumerated() {
            if functionName(statement) == nil {
                if !waiting.isEmpty { placeFunctions(usedBy: statement) }
                ordered.append(statement)
            } else if waiting.contains(index) {
                place(index)
            }
        }
        return ordered
    }

    private func functionName(_ statement: Statement) -> String? {
        guard case .declaration(.function(let function)) = statement.kind else { return nil }
        return function.name
    }

    func step(_ statement: Statement) -> Step? {
        let range = statement.range
        switch statement.kind {
        case .expression(let expression): return ExpressionStep(compile(expression))
        case .declaration(let declaration): return self.declaration(declaration, range)
        case .returned(let value):
            guard let value else {
                checkEmptyReturn(range)
                return ReturnStep(nil, range)
            }
            let wanted = context.result == .named("Void") ? nil : context.result
            let node = compile(value, expected: wanted)
            checkReturned(value, node)
            return ReturnStep(coerced(node, to: wanted), range)
        case .ifElse(let branch):
            return ifStep(branch, range) { self.block($0, range) }
        case .guarded(let conditions, let body):
            // Names bound by the conditions stay visible after the statement, but not in its body.
            let before = scope
            let tests = conditions.map { test($0) }
            let after = scope
            scope = before
            let exit = block(body, range)
            checkExit(of: body, range)
            scope = after
            return GuardStep(tests, exit, range)
        case .whileLoop(let label, let conditions, let body):
            let outer = scope
            defer { scope = outer }
            let number = push(label)
            defer { labels.removeLast() }
            let tests = conditions.map { test($0) }
            return WhileStep(tests, block(body, range), label: number, range)
        case .repeatLoop(let label, let body, let condition):
            let number = push(label)
            defer { labels.removeLast() }
            return RepeatStep(block(body, range), compile(condition, expected: .bool), label: number, range)
        case .forLoop(let loop): return forStep(loop, range)
        case .switched(let branch):
            return switchStep(branch, range) { self.block($0, range) }
        case .broken(let label): return JumpStep(.broken, label: number(label), range)
        case .continued(let label): return JumpStep(.continued, label: number(label), range)
        case .fallenThrough: return JumpStep(.fallen, label: 0, range)
        case .thrown(let value):
            if context.parent == nil, let caller = context.function?.declaration, caller.kind == .function,
                !caller.mayThrow, !machine.program.effects.isCaught(range)
            {
                fail(
                    "unhandled-error", "`\(caller.name)` throws, and does not say so", range,
                    hints: ["declare `\(caller.name)` with `throws`, or catch the error"])
            }
            return ThrowStep(compile(value), range)
        case .deferred(let body): return DeferStep(block(body, range))
        case .block(let label, let body, let catches): return doStep(label, body, catches, range)
        }
    }

    private func push(_ label: String?) -> Int {
        let number = labels.count + 1
        labels.append((label ?? "", number))
        return number
    }

    private func number(_ label: String?) -> Int {
        guard let label else { return 0 }
        return labels.last { $0.name == label }?.number ?? 0
    }

    func ifStep(_ branch: IfStatement, _ range: Range<Int>, _ body: ([Statement]) -> Step) -> Step {
        let outer = scope
        let number = push(branch.label)
        defer { labels.removeLast() }
        let tests = branch.conditions.map { test($0) }
        let yes = body(branch.body)
        scope = outer
        return IfStep(tests, yes, branch.otherwise.map(body), label: branch.label == nil ? 0 : number, range)
    }

    func switchStep(_ branch: SwitchStatement, _ range: Range<Int>, _ body: ([Statement]) -> Step) -> Step {
        let outer = scope
        defer { scope = outer }
        let number = push(branch.label)
        defer { labels.removeLast() }
        let subject = compile(branch.subject)
        checkExhaustive(branch, subject.type, range)
        let cases = branch.cases.map { item in
            let before = scope
            defer { scope = before }
            let patterns = sharingBindings {
                item.patterns.map { written in
                    if case .expression(let literal) = written.pattern { checkPattern(literal, subject) }
                    return (
                        matcher: matcher(written.pattern, type: subject.type),
                        filter: written.filter.map { compile($0, expected: .bool) }
                    )
                }
            }
            return SwitchStep.Case(patterns: patterns, isDefault: item.isDefault, body: body(item.body))
        }
        return SwitchStep(subject, cases, label: number, range)
    }

    private func forStep(_ loop: ForStatement, _ range: Range<Int>) -> Step {
        let outer = scope
        defer { scope = outer }
        let sequence = compile(loop.sequence)
        checkSteps(of: loop.sequence, sequence)
        let number = push(loop.label)
        defer { labels.removeLast() }
        let element = machine.elementType(of: sequence.type).flatMap { type($0) }
        let matcher = matcher(loop.pattern, type: element)
        let filter = loop.filter.map { compile($0, expected: .bool) }
        return ForStep(sequence, matcher, filter, block(loop.body, range), label: number, range)
    }

    private func doStep(
        _ label: String?, _ body: [Statement], _ catches: [CatchClause], _ range: Range<Int>
    ) -> Step {
        let number = push(label)
        defer { labels.removeLast() }
        let steps = block(body, range)
        let clauses = catches.enumerated().map { place, clause in
            let before = scope
            defer { scope = before }
            // Only a clause without a pattern has the error by that name.
            let variable = declare(
                clause.patterns.isEmpty ? "error" : "\u{1}error", at: range.lowerBound &+ (place + 1) &* 1_000_003,
                isVariable: false, type: nil)
            let patterns = clause.patterns.map { written in
                (
                    matcher: matcher(written.pattern, type: nil),
                    filter: written.filter.map { compile($0, expected: .bool) }
                )
            }
            return CatchStep.Clause(
                slot: variable.slot, isBoxed: variable.isBoxed, patterns: patterns, body: block(clause.body, range))
        }
        return CatchStep(steps, clauses, label: label == nil ? 0 : number, range)
    }

    func test(_ condition: Condition) -> Test {
        switch condition {
        case .expression(let expression):
            if case .assignment = expression.kind {
                return .node(
                    fail(
                        "type-mismatch", "a condition compares, and this assigns", expression.range,
                        hints: ["write `==`"]))
            }
            let node = compile(expression, expected: .bool)
            checkCondition(expression, node)
            return .node(node)
        case .constant(let value): return .constant(value)
        case .pattern(let pattern, let expression):
            let node = compile(expression)
            return .match(matcher(pattern, type: node.type), node)
        case .binding(let pattern, let written, let expression, _):
            let wanted = type(written)
            let node = compile(expression, expected: wanted.map { .optional($0) })
            checkOptional(node)
            var inner = wanted ?? node.type
            if case .optional(let wrapped)? = inner { inner = type(wrapped) }
            return .bind(matcher(pattern, type: inner), node)
        }
    }

    /// A statement outside declarations: its variables are globals.
    func topLevel(_ statement: Statement) -> [Step] {
        if case .declaration(.variable(let variable)) = statement.kind,
            let parts = index.globalPatterns[ObjectIdentifier(variable)]
        {
            return parts.map { GlobalStep($0, statement.range) }
        }
        guard case .declaration(.variable(let variable)) = statement.kind, let name = variable.name,
            let info = index.globals[name], info.declaration === variable
        else { return step(statement).map { [$0] } ?? [] }
        guard info.isTopLevel else { return [] }
        return [GlobalStep(info, statement.range)]
    }

    // MARK: Patterns

    func matcher(_ pattern: Pattern, type known: TypeName?) -> Matcher {
        switch pattern {
        case .wildcard: return Matcher()
        case .name(let name, let isVariable, let range):
            let variable = declare(name, at: range.lowerBound, isVariable: isVariable, type: known)
            return BindMatcher(slot: variable.slot, isBoxed: variable.isBoxed)
        case .tuple(let elements):
            if let first = elements.first.flatMap({ Self.place(of: $0.pattern) }) {
                checkParts(elements.count, known, first)
            }
            var types: [TypeName?] = elements.map { _ in nil }
            if case .tuple(_, let known)? = known, known.count == elements.count { types = known.map { type($0) } }
            return TupleMatcher(zip(elements, types).map { matcher($0.pattern, type: $1) })
        case .enumCase(let base, let name, let payload, let range):
            var info = info(known)
            var constant: Node?
            if let base, let type = typeReference(base) {
                info = self.info(type) ?? info
                if payload == nil, info?.cases[name] == nil { constant = self.constant(of: type, name, range) }
            } else if payload == nil, let known, info?.cases[name] == nil, name != "none", name != "some" {
                constant = self.constant(of: known.unwrapped, name, range)
            }
            if let info, info.kind == .enumeration, info.cases[name] == nil, constant == nil, name != "none",
                name != "some",
                info.staticProperty(name) == nil
            {
                fail(
                    "unknown-member", "`\(info.name)` has no case `\(name)`", range,
                    hints: NearestName.of(name, among: info.caseOrder.map(\.name)).map { ["did you mean `.\($0)`?"] }
                        ?? [])
            }
            var types = info?.cases[name]?.payload?.map { parameter in
                parameter.type.flatMap { machine.canonical($0, owner: info, generics: info?.generics ?? []) }
            }
            if let payload, payload.count == 1, let all = types, all.count > 1 {
                let labels = info?.cases[name]?.payload?.map(\.label) ?? []
                types = [.tuple(labels, all.map { $0 ?? .named("Any") })]
            }
            if let payload, let types, payload.count > 1, payload.count != types.count {
                checkParts(payload.count, .tuple([], types.map { $0 ?? .named("Any") }), range)
            }
            let parts = payload?.enumerated().map { place, part in
                matcher(part.pattern, type: types.flatMap { place < $0.count ? $0[place] : nil } ?? nil)
            }
            return CaseMatcher(
                name, payload: parts, labels: payload?.map(\.label) ?? [], constant: constant,
                owner: base == nil ? nil : info, range)
        case .some(let inner): return SomeMatcher(matcher(inner, type: known?.unwrapped))
        case .cast(let inner, let target):
            let target = type(target) ?? target
            return TypeMatcher(target, matcher(inner, type: target))
        case .type(let target): return TypeMatcher(type(target) ?? target, nil)
        case .typed(let inner, let target): return matcher(inner, type: type(target))
        case .expression(let expression):
            if let info = info(known), info.kind == .structure, isLiteralPattern(expression) {
                return ExpressionMatcher(compile(expression, expected: info.typeName))
            }
            let isNumber = known.map { machine.isNumber($0.unwrapped) } ?? false
            let wanted = isNumber || known == .named("Character") ? known?.unwrapped : nil
            return ExpressionMatcher(compile(expression, expected: rangeType(expression, known) ?? wanted))
        }
    }

    /// Where the first name of a pattern stands.
    private static func place(of pattern: Pattern) -> Range<Int>? {
        switch pattern {
        case .name(_, _, let range), .enumCase(_, _, _, let range): range
        case .expression(let expression): expression.range
        default: nil
        }
    }

    private func isLiteralPattern(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string, .integer, .float: true
        default: false
        }
    }

    private func rangeType(_ expression: Expression, _ known: TypeName?) -> TypeName? {
        guard let known else { return nil }
        switch expression.kind {
        case .binary("...", _, _), .binary("..<", _, _), .prefix("...", _), .prefix("..<", _), .postfix("...", _):
            return .named("Range", [known.unwrapped])
        default: return nil
        }
    }

    // MARK: Declarations

    private func declaration(_ declaration: Declaration, _ range: Range<Int>) -> Step? {
        switch declaration {
        case .variable(let variable): return self.variable(variable)
        case .function(let function):
            guard let variable = context.find(function.name, from: scope), variable.function != nil else { return nil }
            let (_, make) = localFunction(function)
            return LocalFunctionStep(slot: variable.slot, make(), range)
        case .type(let type):
            machine.prepareHashing(index.declareLocal(type))
            return nil
        case .alias(let name, let target, let place):
            index.addAlias(name, target, in: nil, at: place)
            return nil
        }
    }

    func variable(_ variable: VariableDeclaration) -> Step? {
        let range = variable.range
        if variable.accessors != nil || variable.isLazy || variable.isAwaited, variable.name != nil {
            return accessedLocal(variable)
        }
        if let wrapper = variable.attributes.first, let info = index.find(wrapper.name, from: context.owner),
            info.isPropertyWrapper
        {
            return wrappedLocal(variable, wrapper, info)
        }
        let wanted = type(variable.type)
        guard let name = variable.name else {
            guard let initial = variable.initial else { return nil }
            let node = compile(initial, expected: wanted)
            return DestructureStep(matcher(variable.pattern, type: wanted ?? node.type), node, range)
        }
        var node: Node?
        if let initial = variable.initial {
            checkNil(initial, variable.type)
            checkHashable(variable.type, range)
            if case .closure = initial.kind, variable.type != nil { sureFunction = wanted?.unwrapped }
            let plain = compile(initial, expected: wanted)
            if variable.type != nil { checkValue(initial, plain, wanted, written: variable.type) }
            if variable.type == nil { checkInferred(initial) }
            bind(plain, by: variable.type)
            node = coerced(plain, to: wanted)
        }
        guard case .name(_, _, let place) = variable.pattern else { return nil }
        let isLate = variable.initial == nil
        // `let s: Set = …` says less than the value does.
        var known = wanted ?? node?.type
        if wanted == .named("Set"), let type = node?.type { known = type }
        let isState = variable.attributes.contains { LocalStateStep.wrappers.contains($0.name) }
        let declared = declare(
            name, at: place.lowerBound, isVariable: !variable.isLet, type: known, late: isLate, isState: isState)
        declared.isLate = isLate
        declared.isTyped =
            variable.type.map { !isUnwrappedByItself($0, range) }
            ?? (variable.initial.map { isLiteral($0) } ?? false || node.map { isCertain($0) } ?? false)
        declared.writtenType = variable.type ?? node?.writtenType
        if isState { return LocalStateStep(slot: declared.slot, place: place, node, range) }
        return StoreStep(slot: declared.slot, isBoxed: declared.isBoxed, node, range)
    }
}
