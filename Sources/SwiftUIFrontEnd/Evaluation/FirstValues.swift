import Vocabulary

/// Follows one local variable that is declared without a value through the statements behind its declaration.
///
/// Where no way through the statements is sure to be taken, the variable counts as one that has a value: only a read that
/// is certainly wrong is found.
struct FirstValues {
    /// What is known of the variable at a place.
    enum State {
        case empty, filled
        /// A place that is never reached.
        case unreached

        func merged(_ other: State) -> State {
            if self == .unreached { return other }
            if other == .unreached { return self }
            return self == .filled && other == .filled ? .filled : .empty
        }
    }

    let name: String
    let isLet: Bool
    /// Whether a call never returns.
    let neverReturns: (Expression) -> Bool
    private var state = State.empty
    /// What `break` and `continue` leave, innermost last.
    private var jumps: [Jump] = []
    /// What is known where an error leaves each `do`, innermost last.
    private var thrown: [State] = []
    /// Where the variable is read too early.
    private(set) var early: Range<Int>?
    /// Where a constant gets a second value.
    private(set) var second: Range<Int>?

    /// Whether the variable is a property of `self`.
    var ofSelf = false
    /// Whether the property's bare name means a parameter.
    var isHidden = false
    /// Whether the end of the statements is reached without a value.
    var isEmptyAtEnd: Bool { state == .empty }

    private struct Jump {
        let label: String?
        let isLoop: Bool
        var broken = State.unreached
        var continued = State.unreached
    }

    init(name: String, isLet: Bool, neverReturns: @escaping (Expression) -> Bool) {
        self.name = name
        self.isLet = isLet
        self.neverReturns = neverReturns
    }

    /// Follows statements in their order, up to one that declares another variable of the name.
    mutating func follow(_ statements: some Sequence<Statement>) {
        for statement in statements {
            if case .declaration(.variable(let other)) = statement.kind, other.name == name {
                // Behind it the property is only reached through `self`.
                if !ofSelf { return }
                isHidden = true
            }
            follow(statement)
        }
    }

    private mutating func follow(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression):
            read(expression)
            if neverReturns(expression) { state = .unreached }
        case .returned(let value):
            value.map { read($0) }
            state = .unreached
        case .thrown(let value):
            read(value)
            leaveByError()
            state = .unreached
        case .declaration(.variable(let variable)): variable.initial.map { read($0) }
        case .declaration, .deferred: break
        case .ifElse(let branch): follow(branch, statement)
        case .guarded(let conditions, let body):
            let binds = read(conditions)
            let after = state
            follow(body)
            state = after
            if binds { state = .unreached }
        case .whileLoop(let label, let conditions, let body):
            let binds = read(conditions)
            var isEndless = false
            if conditions.count == 1, case .expression(let test) = conditions[0], case .bool(true) = test.kind {
                isEndless = true
            }
            let before = isEndless ? .unreached : state
            jumps.append(Jump(label: label, isLoop: true))
            if !binds { follow(body) }
            state = before.merged(jumps.removeLast().broken)
        case .repeatLoop(let label, let body, let condition):
            jumps.append(Jump(label: label, isLoop: true))
            follow(body)
            let jump = jumps.removeLast()
            state = state.merged(jump.continued)
            read(condition)
            state = state.merged(jump.broken)
        case .forLoop(let loop):
            read(loop.sequence)
            let before = state
            jumps.append(Jump(label: loop.label, isLoop: true))
            if !binds(loop.pattern) {
                loop.filter.map { read($0) }
                follow(loop.body)
            }
            state = before.merged(jumps.removeLast().broken)
        case .switched(let branch):
            read(branch.subject)
            let before = state
            var after = State.unreached
            jumps.append(Jump(label: branch.label, isLoop: false))
            for item in branch.cases {
                state = before
                if !item.patterns.contains(where: { binds($0.pattern) }) {
                    for filter in item.patterns.compactMap(\.filter) { read(filter) }
                    follow(item.body)
                }
                after = after.merged(state)
            }
            state = after.merged(jumps.removeLast().broken)
        case .broken(let label):
            jump(to: label) { $0.broken = $0.broken.merged($1) }
        case .continued(let label):
            jump(to: label, isLoop: true) { $0.continued = $0.continued.merged($1) }
        case .fallenThrough: state = .unreached
        case .block(let label, let body, let catches):
            thrown.append(.unreached)
            jumps.append(Jump(label: label ?? "", isLoop: false))
            follow(body)
            let failed = thrown.removeLast()
            var after = state
            for clause in catches {
                state = failed
                if !clause.patterns.contains(where: { binds($0.pattern) }) { follow(clause.body) }
                after = after.merged(state)
            }
            state = after.merged(jumps.removeLast().broken)
        }
    }

    private mutating func follow(_ branch: IfStatement, _ statement: Statement) {
        let binds = read(branch.conditions)
        let before = state
        if !binds { follow(branch.body) }
        let yes = state
        state = before
        branch.otherwise.map { follow($0) }
        state = state.merged(yes)
    }

    private mutating func jump(to label: String?, isLoop: Bool = false, _ note: (inout Jump, State) -> Void) {
        let place = jumps.indices.last { place in
            if let label { return jumps[place].label == label }
            // A plain `do` is no target of a `break` without its label.
            return isLoop ? jumps[place].isLoop : jumps[place].label != ""
        }
        if let place { note(&jumps[place], state) }
        state = .unreached
    }

    private mutating func leaveByError() {
        if let last = thrown.indices.last { thrown[last] = thrown[last].merged(state) }
    }

    // MARK: Expressions

    /// Whether one of the conditions binds another variable of the name.
    private mutating func read(_ conditions: [Condition]) -> Bool {
        for condition in conditions {
            switch condition {
            case .expression(let expression): read(expression)
            case .binding(let pattern, _, let expression, _), .pattern(let pattern, let expression):
                read(expression)
                if binds(pattern) { return true }
            case .constant: break
            }
        }
        return false
    }

    private func binds(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .name(let bound, _, _): bound == name
        case .tuple(let elements): elements.contains { binds($0.pattern) }
        case .enumCase(_, _, let payload, _): payload?.contains { binds($0.pattern) } ?? false
        case .some(let inner), .cast(let inner, _), .typed(let inner, _): binds(inner)
        case .expression, .wildcard, .type: false
        }
    }

    private mutating func read(_ arguments: [CallArgument]) { for argument in arguments { read(argument.value) } }

    private mutating func read(_ expression: Expression) {
        switch expression.kind {
        case .name(let mentioned, _):
            if mentioned == name, state == .empty, early == nil { early = expression.range }
        case .assignment(nil, let place, let value):
            read(value)
            assign(place)
        case .assignment(_, let place, let value):
            read(place)
            read(value)
        case .string(let parts): for case .interpolation(let arguments) in parts { read(arguments) }
        case .array(let elements): for element in elements { read(element) }
        case .dictionary(let pairs):
            for (key, value) in pairs {
                read(key)
                read(value)
            }
        case .tuple(let elements): read(elements)
        case .member(let base, _), .labelled(let base, _): read(base)
        case .call(let callee, let arguments), .index(let callee, let arguments):
            read(callee)
            read(arguments)
        case .prefix(_, let inner), .postfix(_, let inner), .optionalLink(let inner), .optionalChain(let inner),
            .forceUnwrap(let inner), .cast(_, let inner, _), .inoutReference(let inner):
            read(inner)
        case .attempt(let kind, let inner):
            read(inner)
            if case .try_ = kind { leaveByError() }
        case .binary(_, let left, let right):
            read(left)
            read(right)
        case .ternary(let condition, let yes, let no):
            read(condition)
            read(yes)
            read(no)
        case .ifElse(let branch): followValue(Statement(.ifElse(branch), expression.range))
        case .switched(let branch): followValue(Statement(.switched(branch), expression.range))
        case .closure(let closure): capture(closure)
        case .integer, .float, .bool, .nilLiteral, .implicitMember, .type, .keyPath, .macro, .discard,
            .operatorFunction:
            break
        }
    }

    private mutating func followValue(_ statement: Statement) { follow(statement) }

    /// A closure that reads the variable has it as it is where the closure is made.
    private mutating func capture(_ closure: ClosureExpression) {
        guard state == .empty, early == nil, !closure.parameters.contains(where: { $0.name == name }) else { return }
        if let captured = closure.captures.first(where: { $0.name == name }) {
            if captured.value == nil { early = closure.range }
            return
        }
        var inside = self
        inside.jumps = []
        inside.thrown = []
        inside.follow(closure.body)
        early = inside.early
    }

    private mutating func assign(_ place: Expression) {
        switch place.kind {
        case .member(let base, name) where ofSelf:
            if case .name("self", _) = base.kind { state = state == .empty ? .filled : state }
        case .name(name, _):
            if isHidden { return }
            if isLet, state == .filled, second == nil { second = place.range }
            if state == .empty { state = .filled }
        case .tuple(let elements): for element in elements { assign(element.value) }
        case .name, .discard: break
        default: read(place)
        }
    }
}
