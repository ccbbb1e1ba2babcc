import Vocabulary

/// The SwiftUI words that a program uses, for finding recipes by what they use.
///
/// Only code counts: names in comments and strings, and members that the program declares itself, do not.
struct UsedSymbols {
    private var found: Set<String> = []
    private let declared: Set<String>

    /// Names of views, modifiers and built-in protocols, sorted, each once.
    var names: [String] { found.sorted() }

    init(in program: Program) {
        var declared: Set<String> = []
        func collect(_ declaration: Declaration) {
            guard case .type(let type) = declaration, type.kind != .extended else { return }
            declared.insert(type.name)
            type.members.forEach(collect)
        }
        program.declarations.forEach(collect)
        self.declared = declared
        program.declarations.forEach { visit($0) }
        program.statements.forEach { visit($0) }
        for preview in program.previews { preview.body.forEach { visit($0) } }
    }

    private static let protocols: Set<String> = [
        "AlignmentID", "Animatable", "ButtonStyle", "EnvironmentKey", "InsettableShape", "LayoutValueKey",
        "PreferenceKey", "ViewModifier", "HorizontalAlignment", "VerticalAlignment", "Namespace", "State", "Binding"
    ]

    private mutating func name(_ name: String) {
        guard !declared.contains(name) else { return }
        if Lexicon.view(named: name) != nil || Self.protocols.contains(name) { found.insert(name) }
    }

    private mutating func member(_ name: String) {
        if Lexicon.modifier(named: name) != nil { found.insert(name) }
    }

    // MARK: Types

    private mutating func type(_ type: TypeName?) {
        switch type {
        case .named(let name, let arguments)?:
            self.name(name)
            for argument in arguments { self.type(argument) }
        case .optional(let inner)?, .array(let inner)?, .metatype(let inner)?: self.type(inner)
        case .dictionary(let key, let value)?:
            self.type(key)
            self.type(value)
        case .tuple(_, let types)?, .anyOf(let types)?: for part in types { self.type(part) }
        case .function(let parameters, let result)?:
            for parameter in parameters { self.type(parameter) }
            self.type(result)
        case nil: break
        }
    }

    // MARK: Declarations

    private mutating func visit(_ declaration: Declaration) {
        switch declaration {
        case .type(let declared):
            for inherited in declared.inherits { type(inherited) }
            if declared.kind == .extended { name(declared.name) }
            attributes(declared.attributes)
            declared.members.forEach { visit($0) }
        case .function(let function):
            attributes(function.attributes)
            parameters(function.parameters)
            type(function.result)
            function.body?.forEach { visit($0) }
            function.setter?.body.forEach { visit($0) }
        case .variable(let variable):
            attributes(variable.attributes)
            type(variable.type)
            if let initial = variable.initial { visit(initial) }
            for body in [
                variable.accessors?.get, variable.accessors?.set?.body, variable.accessors?.willSet?.body,
                variable.accessors?.didSet?.body
            ] { body?.forEach { visit($0) } }
        case .alias(_, let target, _): type(target)
        }
    }

    private mutating func attributes(_ attributes: [Attribute]) {
        for attribute in attributes {
            name(attribute.name)
            attribute.arguments?.forEach { visit($0.value) }
        }
    }

    private mutating func parameters(_ parameters: [Parameter]) {
        for parameter in parameters {
            type(parameter.type)
            if let value = parameter.defaultValue { visit(value) }
        }
    }

    // MARK: Statements

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .thrown(let expression): visit(expression)
        case .declaration(let declaration): visit(declaration)
        case .returned(let expression): if let expression { visit(expression) }
        case .ifElse(let branch): visit(branch)
        case .guarded(let conditions, let body):
            conditions.forEach { visit($0) }
            body.forEach { visit($0) }
        case .whileLoop(_, let conditions, let body):
            conditions.forEach { visit($0) }
            body.forEach { visit($0) }
        case .repeatLoop(_, let body, let condition):
            body.forEach { visit($0) }
            visit(condition)
        case .forLoop(let loop):
            visit(loop.sequence)
            if let filter = loop.filter { visit(filter) }
            loop.body.forEach { visit($0) }
        case .switched(let branch): visit(branch)
        case .deferred(let body): body.forEach { visit($0) }
        case .block(_, let body, let catches):
            body.forEach { visit($0) }
            for clause in catches { clause.body.forEach { visit($0) } }
        case .broken, .continued, .fallenThrough: break
        }
    }

    private mutating func visit(_ branch: IfStatement) {
        branch.conditions.forEach { visit($0) }
        branch.body.forEach { visit($0) }
        branch.otherwise?.forEach { visit($0) }
    }

    private mutating func visit(_ branch: SwitchStatement) {
        visit(branch.subject)
        for item in branch.cases { item.body.forEach { visit($0) } }
    }

    private mutating func visit(_ condition: Condition) {
        switch condition {
        case .expression(let expression), .binding(_, _, let expression, _), .pattern(_, let expression):
            visit(expression)
        case .constant: break
        }
    }

    // MARK: Expressions

    private mutating func visit(_ arguments: [CallArgument]) { for argument in arguments { visit(argument.value) } }

    private mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .integer, .float, .bool, .nilLiteral, .implicitMember, .discard, .operatorFunction: break
        case .string(let parts):
            for case .interpolation(let arguments) in parts { visit(arguments) }
        case .array(let elements): for element in elements { visit(element) }
        case .dictionary(let elements):
            for (key, value) in elements {
                visit(key)
                visit(value)
            }
        case .tuple(let elements): visit(elements)
        case .name(let written, let generics):
            name(written)
            for generic in generics { type(generic) }
        case .member(let base, let written):
            member(written)
            visit(base)
        case .labelled(let base, _): visit(base)
        case .call(let callee, let arguments), .index(let callee, let arguments):
            visit(callee)
            visit(arguments)
        case .closure(let closure):
            parameters(closure.parameters)
            closure.body.forEach { visit($0) }
        case .prefix(_, let inner), .postfix(_, let inner), .optionalLink(let inner), .optionalChain(let inner),
            .forceUnwrap(let inner), .attempt(_, let inner), .inoutReference(let inner):
            visit(inner)
        case .cast(_, let inner, let target):
            visit(inner)
            type(target)
        case .type(let written): type(written)
        case .binary(_, let left, let right), .assignment(_, let left, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let yes, let no):
            visit(condition)
            visit(yes)
            visit(no)
        case .keyPath(let root, let parts):
            type(root)
            for case .index(let arguments) in parts { visit(arguments) }
        case .ifElse(let branch): visit(branch)
        case .switched(let branch): visit(branch)
        case .macro(_, let arguments): visit(arguments)
        }
    }
}
