/// Which names a body mentions, and how many it binds: enough to lay out its frame before it is compiled.
final class NameUse {
    /// Every mention of a name, in order.
    private(set) var mentions: [String] = []
    private var mentionsInClosures: [String] = []
    /// Names that closures and local functions inside mention; few bodies are asked for them.
    private(set) lazy var namesInClosures = Set(mentionsInClosures)
    private(set) var bindingCount = 0
    private(set) var highestShorthand = -1
    private var closureDepth = 0

    init(statements: [Statement]) { statements.forEach(visit) }
    init(expression: Expression) { visit(expression) }

    private(set) var hasClosures = false

    /// The names, sorted.
    var names: [String] {
        var names: [String] = []
        for name in mentions.sorted() where name != names.last { names.append(name) }
        return names
    }

    private func use(_ name: String) {
        mentions.append(name)
        if name.utf8.first == UInt8(ascii: "$") {
            if let number = Int(name.dropFirst()) {
                // One beyond any closure's parameters is no parameter, but an unknown name.
                if closureDepth == 0, number < 256 { highestShorthand = max(highestShorthand, number) }
                return
            }
            use(String(name.dropFirst()))
        }
        if closureDepth > 0 { mentionsInClosures.append(name) }
    }

    private func bind() { if closureDepth == 0 { bindingCount += 1 } }

    private func inClosure(_ body: () -> Void) {
        hasClosures = true
        closureDepth += 1
        body()
        closureDepth -= 1
    }

    private func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .thrown(let expression): visit(expression)
        case .declaration(let declaration): visit(declaration)
        case .returned(let expression): expression.map(visit)
        case .ifElse(let branch): visit(branch)
        case .guarded(let conditions, let body):
            conditions.forEach(visit)
            body.forEach(visit)
        case .whileLoop(_, let conditions, let body):
            conditions.forEach(visit)
            body.forEach(visit)
        case .repeatLoop(_, let body, let condition):
            body.forEach(visit)
            visit(condition)
        case .forLoop(let loop):
            bindingCount += 1
            visit(loop.pattern)
            visit(loop.sequence)
            loop.filter.map(visit)
            loop.body.forEach(visit)
        case .switched(let branch): visit(branch)
        case .deferred(let body): body.forEach(visit)
        case .block(_, let body, let catches):
            bind()
            body.forEach(visit)
            for clause in catches {
                bind()
                for (pattern, filter) in clause.patterns {
                    visit(pattern)
                    filter.map(visit)
                }
                clause.body.forEach(visit)
            }
        case .broken, .continued, .fallenThrough: break
        }
    }

    private func visit(_ branch: IfStatement) {
        branch.conditions.forEach(visit)
        branch.body.forEach(visit)
        branch.otherwise?.forEach(visit)
    }

    private func visit(_ branch: SwitchStatement) {
        bind()
        visit(branch.subject)
        for item in branch.cases {
            for (pattern, filter) in item.patterns {
                visit(pattern)
                filter.map(visit)
            }
            item.body.forEach(visit)
        }
    }

    private func visit(_ condition: Condition) {
        switch condition {
        case .expression(let expression): visit(expression)
        case .binding(let pattern, _, let expression, _), .pattern(let pattern, let expression):
            visit(pattern)
            visit(expression)
        case .constant: break
        }
    }

    private func visit(_ pattern: Pattern) {
        switch pattern {
        case .name: bind()
        case .tuple(let elements): elements.forEach { visit($0.pattern) }
        case .enumCase(let base, _, let payload, _):
            base.map(visit)
            payload?.forEach { visit($0.pattern) }
        case .some(let inner), .cast(let inner, _), .typed(let inner, _): visit(inner)
        case .expression(let expression): visit(expression)
        case .wildcard, .type: break
        }
    }

    private func visit(_ declaration: Declaration) {
        switch declaration {
        case .variable(let variable):
            visit(variable.pattern)
            let isLater = variable.isLazy || variable.isAwaited
            if variable.accessors != nil || isLater { bind() }
            if isLater { inClosure { variable.initial.map(visit) } } else { variable.initial.map(visit) }
            inClosure {
                variable.accessors?.get?.forEach(visit)
                variable.accessors?.set?.body.forEach(visit)
                variable.accessors?.willSet?.body.forEach(visit)
                variable.accessors?.didSet?.body.forEach(visit)
            }
        case .function(let function):
            bind()
            inClosure {
                use(function.name)
                function.parameters.forEach { $0.defaultValue.map(visit) }
                function.body?.forEach(visit)
            }
        case .type, .alias: break
        }
    }

    private func visit(_ arguments: [CallArgument]) { arguments.forEach { visit($0.value) } }

    private func visit(_ expression: Expression) {
        switch expression.kind {
        case .integer, .float, .bool, .nilLiteral, .implicitMember, .type, .discard, .operatorFunction: break
        case .string(let parts):
            for case .interpolation(let arguments) in parts { visit(arguments) }
        case .array(let elements): elements.forEach(visit)
        case .dictionary(let elements):
            for (key, value) in elements {
                visit(key)
                visit(value)
            }
        case .tuple(let elements): visit(elements)
        case .name(let name, _): use(name)
        case .labelled(let base, _): visit(base)
        case .member(let base, _): visit(base)
        case .call(let callee, let arguments), .index(let callee, let arguments):
            visit(callee)
            visit(arguments)
        case .closure(let closure):
            for (name, value) in closure.captures { if let value { visit(value) } else { use(name) } }
            inClosure { closure.body.forEach(visit) }
        case .prefix(_, let inner), .postfix(_, let inner), .optionalLink(let inner), .optionalChain(let inner),
            .forceUnwrap(let inner), .attempt(_, let inner), .cast(_, let inner, _), .inoutReference(let inner):
            visit(inner)
        case .binary(_, let left, let right), .assignment(_, let left, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let yes, let no):
            visit(condition)
            visit(yes)
            visit(no)
        case .keyPath(_, let parts):
            for case .index(let arguments) in parts { visit(arguments) }
        case .ifElse(let branch): visit(branch)
        case .switched(let branch): visit(branch)
        case .macro(_, let arguments): visit(arguments)
        }
    }
}
