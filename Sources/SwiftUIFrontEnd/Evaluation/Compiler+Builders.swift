import Vocabulary

extension Compiler {
    /// The statements of a result builder as a node that gives the built value.
    func built(_ statements: [Statement], by builder: String, range: Range<Int>) -> Node {
        if statements.contains(where: \.returns) {
            // An explicit `return` turns the builder off.
            let code = Code(name: "")
            body(statements, into: code, result: context.result, isClosure: true)
            return code.expression ?? ReturnedNode(code.body ?? BlockStep([], range), range)
        }
        if builder != "ViewBuilder", let info = index.find(builder, from: context.owner), info.isResultBuilder {
            return CustomBuilderNode(info, items(statements, wanted: builderElement(info)), range)
        }
        let items = items(statements, wanted: .named("View"))
        var views = 0
        var others = false
        for item in items {
            switch item {
            case .view: views += 1
            case .step: break
            default: others = true
            }
        }
        return ViewListNode(items, isSingle: views == 1 && !others, range)
    }

    private func builderElement(_ info: TypeInfo) -> TypeName? {
        let functions = info.staticMethods(named: "buildExpression")
        guard functions.count == 1, let written = functions[0].parameters.first?.type else {
            let blocks = info.staticMethods(named: "buildBlock")
            guard functions.isEmpty, let written = blocks.first?.parameters.first?.type else { return nil }
            return machine.canonical(written, owner: info, generics: info.generics.union(blocks[0].generics))
        }
        return machine.canonical(written, owner: info, generics: info.generics.union(functions[0].generics))
    }

    private func items(_ statements: [Statement], wanted: TypeName?) -> [BuilderItem] {
        let outer = scope
        defer { scope = outer }
        var items: [BuilderItem] = []
        checkNames(of: statements)
        for (place, statement) in statements.enumerated() {
            let key = String(place)
            switch statement.kind {
            case .expression(let expression):
                if wanted == .named("View") { checkStatement(expression) }
                if case .assignment = expression.kind {
                    items.append(.step(ExpressionStep(compile(expression))))
                } else {
                    if wanted == .named("View") { checkView(expression) }
                    items.append(.view(compile(expression, expected: wanted == .named("View") ? nil : wanted), key))
                }
            case .ifElse(let branch): items.append(self.branch(branch, key, wanted))
            case .switched(let branch):
                let before = scope
                let subject = compile(branch.subject)
                checkExhaustive(branch, subject.type, statement.range)
                var cases: [SwitchStep.Case] = []
                var bodies: [[BuilderItem]] = []
                for item in branch.cases {
                    let inner = scope
                    let patterns = sharingBindings {
                        item.patterns.map { written in
                            (
                                matcher: matcher(written.pattern, type: subject.type),
                                filter: written.filter.map { compile($0, expected: .bool) }
                            )
                        }
                    }
                    cases.append(
                        .init(patterns: patterns, isDefault: item.isDefault, body: BlockStep([], statement.range)))
                    bodies.append(self.items(item.body, wanted: wanted))
                    scope = inner
                }
                scope = before
                items.append(.selection(SwitchStep(subject, cases, label: 0, statement.range), bodies, key))
            case .forLoop(let loop):
                if wanted == .named("View") {
                    let keyword = statement.range.lowerBound..<(statement.range.lowerBound + 3)
                    fail(
                        "loop-in-builder", "a view builder takes no loop", keyword,
                        hints: ["write `ForEach(…, id: \\.self) { … }`"])
                }
                let before = scope
                let sequence = compile(loop.sequence)
                let element = machine.elementType(of: sequence.type).flatMap { type($0) }
                let matcher = matcher(loop.pattern, type: element)
                let filter = loop.filter.map { compile($0, expected: .bool) }
                let body = self.items(loop.body, wanted: wanted)
                scope = before
                items.append(.loop(sequence, matcher, filter, body, key))
            case .block(_, let body, _):
                items.append(.group(self.items(body, wanted: wanted), key))
            default:
                if let step = step(statement) { items.append(.step(step)) }
            }
        }
        return items
    }

    /// What only does something gives a view builder nothing to show, and Swift refuses it.
    private func checkStatement(_ expression: Expression) {
        switch expression.kind {
        case .assignment: break
        case .call(let callee, _):
            guard case .name(let name, _) = callee.kind, Self.printing.contains(name), index.functions[name] == nil
            else { return }
        default: return
        }
        fail(
            "not-a-view", "`\(machine.sourceText(expression.range))` is no view", expression.range,
            hints: ["write `let _ = …` to do something while views are made"])
    }

    private static let printing: Set<String> = ["print", "debugPrint", "NSLog"]

    /// Numbers and strings are no views.
    private func checkView(_ expression: Expression) {
        guard isLiteral(expression), machine.unseenModules.isEmpty,
            !["String", "Int", "Double", "Bool"].contains(where: {
                index.nativeExtensions[$0]?.inherits.contains(.named("View")) ?? false
            })
        else { return }
        var hints: [String] = []
        if case .string = expression.kind { hints = ["write `Text(\(machine.sourceText(expression.range)))`"] }
        fail("not-a-view", "`\(machine.sourceText(expression.range))` is no view", expression.range, hints: hints)
    }

    private func branch(_ branch: IfStatement, _ key: String, _ wanted: TypeName?) -> BuilderItem {
        let outer = scope
        let tests = branch.conditions.map { test($0) }
        let yes = items(branch.body, wanted: wanted)
        scope = outer
        let no = branch.otherwise.map { items($0, wanted: wanted) }
        return .branch(tests, yes, no, key)
    }
}

/// One statement of a result builder.
indirect enum BuilderItem {
    case step(Step)
    case view(Node, String)
    case branch([Test], [BuilderItem], [BuilderItem]?, String)
    case selection(SwitchStep, [[BuilderItem]], String)
    case loop(Node, Matcher, Node?, [BuilderItem], String)
    case group([BuilderItem], String)
}

/// A body that ended by `return`.
final class ReturnedNode: Node {
    let body: Step
    init(_ body: Step, _ range: Range<Int>) {
        self.body = body
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value {
        f.machine.returnValue = .void
        _ = try body.run(f)
        let value = f.machine.returnValue
        f.machine.returnValue = .void
        return value
    }
}

/// A view builder: the views with keys that say which statement and branch they come from.
final class ViewListNode: Node {
    let items: [BuilderItem]
    let isSingle: Bool

    init(_ items: [BuilderItem], isSingle: Bool, _ range: Range<Int>) {
        self.items = items
        self.isSingle = isSingle
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        var entries: [ViewList.Entry] = []
        try run(items, "", f, &entries)
        return .native(ViewList(entries: entries, isStaticallySingle: isSingle))
    }

    private func run(_ items: [BuilderItem], _ prefix: String, _ f: Frame, _ entries: inout [ViewList.Entry]) throws {
        for item in items {
            f.machine.steps &-= 1
            if f.machine.steps < 0 { throw f.machine.outOfSteps(range) }
            switch item {
            case .step(let step): _ = try step.run(f)
            case .view(let node, let key):
                let value = try node.eval(f)
                if case .void = value { continue }
                if case .none = value { continue }
                entries.append(ViewList.Entry(value: value, key: prefix + key))
            case .branch(let tests, let yes, let no, let key):
                if try tests.hold(f) {
                    try run(yes, prefix + key + "t.", f, &entries)
                } else if let no {
                    try run(no, prefix + key + "f.", f, &entries)
                }
            case .selection(let step, let bodies, let key):
                if let chosen = try step.select(f) {
                    try run(bodies[chosen], prefix + key + "c\(chosen).", f, &entries)
                }
            case .loop(let sequence, let matcher, let filter, let body, let key):
                var count = 0
                try f.machine.forEach(in: try sequence.eval(f), range) { element in
                    guard try matcher.matches(element, f) else { return true }
                    if let filter, !(try filter.test(f)) { return true }
                    try self.run(body, prefix + key + "l\(count).", f, &entries)
                    count += 1
                    return true
                }
            case .group(let body, let key): try run(body, prefix + key + "d.", f, &entries)
            }
        }
    }
}
