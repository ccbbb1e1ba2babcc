import Vocabulary

/// A statement with its place in the source.
final class Statement {
    let kind: Kind
    let range: Range<Int>

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// Whether a view builder could make views of it; of a declaration it makes none.
    var mayShowViews: Bool {
        switch kind {
        case .expression, .returned, .ifElse, .switched, .forLoop, .block: true
        default: false
        }
    }

    enum Kind {
        case expression(Expression)
        case declaration(Declaration)
        case returned(Expression?)
        case ifElse(IfStatement)
        case guarded([Condition], [Statement])
        case whileLoop(label: String?, [Condition], [Statement])
        case repeatLoop(label: String?, [Statement], Expression)
        case forLoop(ForStatement)
        case switched(SwitchStatement)
        case broken(String?)
        case continued(String?)
        case fallenThrough
        case thrown(Expression)
        case deferred([Statement])
        case block(label: String?, [Statement], catches: [CatchClause])
    }
}

/// `if`, as a statement, an expression or a branch of a result builder.
final class IfStatement {
    let label: String?
    let conditions: [Condition]
    let body: [Statement]
    /// `else if` is one nested `if` statement.
    let otherwise: [Statement]?

    init(label: String?, conditions: [Condition], body: [Statement], otherwise: [Statement]?) {
        self.label = label
        self.conditions = conditions
        self.body = body
        self.otherwise = otherwise
    }
}

/// `for … in … where …`.
final class ForStatement {
    let label: String?
    let pattern: Pattern
    let sequence: Expression
    let filter: Expression?
    let body: [Statement]

    init(label: String?, pattern: Pattern, sequence: Expression, filter: Expression?, body: [Statement]) {
        self.label = label
        self.pattern = pattern
        self.sequence = sequence
        self.filter = filter
        self.body = body
    }
}

/// `switch`, as a statement, an expression or branches of a result builder.
final class SwitchStatement {
    let label: String?
    let subject: Expression
    let cases: [Case]

    struct Case {
        /// Empty for `default`.
        let patterns: [(pattern: Pattern, filter: Expression?)]
        let isDefault: Bool
        let body: [Statement]
    }

    init(label: String?, subject: Expression, cases: [Case]) {
        self.label = label
        self.subject = subject
        self.cases = cases
    }
}

/// One `catch`.
struct CatchClause {
    let patterns: [(pattern: Pattern, filter: Expression?)]
    let body: [Statement]
}

/// One condition of `if`, `guard` or `while`.
enum Condition {
    case expression(Expression)
    case binding(Pattern, TypeName?, Expression, Range<Int>)
    case pattern(Pattern, Expression)
    case constant(Bool)
}

/// A pattern of a binding, a `case` or a `catch`.
indirect enum Pattern {
    case wildcard
    case name(String, isVariable: Bool, Range<Int>)
    case tuple([(label: String?, pattern: Pattern)])
    /// `.name(…)` or `Type.name(…)`; the payload is `nil` if there are no parentheses.
    case enumCase(Expression?, String, [(label: String?, pattern: Pattern)]?, Range<Int>)
    case some(Pattern)
    case cast(Pattern, TypeName)
    case type(TypeName)
    case expression(Expression)
    case typed(Pattern, TypeName)
}
