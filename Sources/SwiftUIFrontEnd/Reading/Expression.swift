import Vocabulary

/// An expression of a program with its place in the source.
final class Expression {
    let kind: Kind
    /// UTF-8 offsets.
    let range: Range<Int>

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// `.name` and `.name(…)` as members of a type; any other expression as it is.
    func implicitMember(of type: TypeName) -> Expression {
        switch kind {
        case .implicitMember(let name):
            Expression(.member(Expression(.type(type.unwrapped), range), name), range)
        case .call(let callee, let arguments):
            if case .implicitMember = callee.kind {
                Expression(.call(callee.implicitMember(of: type), arguments), range)
            } else {
                self
            }
        default: self
        }
    }

    enum Kind {
        case integer(Int)
        case float(Double)
        case bool(Bool)
        case nilLiteral
        case string([StringPart])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([CallArgument])
        /// A name with explicit generic arguments.
        case name(String, [TypeName])
        case implicitMember(String)
        case member(Expression, String)
        case call(Expression, [CallArgument])
        case index(Expression, [CallArgument])
        case closure(ClosureExpression)
        case prefix(String, Expression)
        case postfix(String, Expression)
        case binary(String, Expression, Expression)
        /// `=` or a compound assignment, whose operator stands without its `=`.
        case assignment(String?, Expression, Expression)
        case ternary(Expression, Expression, Expression)
        /// The `x?` inside a chain.
        case optionalLink(Expression)
        /// A whole postfix chain that holds an `optionalLink`.
        case optionalChain(Expression)
        case forceUnwrap(Expression)
        case attempt(Attempt, Expression)
        case cast(Cast, Expression, TypeName)
        case type(TypeName)
        case keyPath(TypeName?, [KeyPathPart])
        case inoutReference(Expression)
        case ifElse(IfStatement)
        case switched(SwitchStatement)
        /// `#colorLiteral`, `#line`…
        case macro(String, [CallArgument])
        case discard
        /// A function by its name and labels: `move(by:)`.
        case labelled(Expression, [String?])
        /// An operator as a function: `reduce(0, +)`.
        case operatorFunction(String)
    }

    /// What stands behind the `&` of an `inout` argument.
    var inoutPlace: Expression? { if case .inoutReference(let place) = kind { place } else { nil } }

    /// Whether it is a number, a string, `true` or `false` as written.
    var isLiteral: Bool {
        switch kind {
        case .integer, .float, .bool, .string: true
        default: false
        }
    }

    enum Attempt { case try_, optional, forced }
    enum Cast { case as_, conditional, forced, test }

    enum StringPart {
        case text(String)
        case interpolation([CallArgument])
    }

    enum KeyPathPart {
        case member(String)
        case index([CallArgument])
        case optionalLink
        case forceUnwrap
    }
}

/// An argument of a call, a subscript, a tuple or an interpolation.
struct CallArgument {
    let label: String?
    let value: Expression
    var isTrailing = false
}

/// A closure as it is written.
final class ClosureExpression {
    let parameters: [Parameter]
    /// Whether the closure names its parameters; otherwise it may use `$0`.
    let namesParameters: Bool
    let result: TypeName?
    let captures: [(name: String, value: Expression?)]
    let body: [Statement]
    let range: Range<Int>
    /// Whether the source writes it as a closure, which `try` and `await` around it do not cover.
    var isWritten = false

    init(
        parameters: [Parameter], namesParameters: Bool, result: TypeName?,
        captures: [(name: String, value: Expression?)], body: [Statement], range: Range<Int>
    ) {
        self.parameters = parameters
        self.namesParameters = namesParameters
        self.result = result
        self.captures = captures
        self.body = body
        self.range = range
    }
}

/// A parameter of a function, initialiser, subscript or closure.
struct Parameter {
    var label: String?
    var name: String
    var type: TypeName?
    var defaultValue: Expression?
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// Whether the function owns its argument, and may change its copy of it.
    var isConsumed = false
    /// Names of the attributes: `ViewBuilder`, a user's result builder, a property wrapper.
    var attributes: [String] = []
    /// Names in a destructured closure parameter.
    var tuple: [String]?
    var range: Range<Int> = 0..<0
}
