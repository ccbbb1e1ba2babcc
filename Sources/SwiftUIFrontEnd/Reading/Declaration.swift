import Vocabulary

/// A declaration.
enum Declaration {
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    /// A name for a type, and where the name stands.
    case alias(String, TypeName, Range<Int>)
}

/// An attribute with its arguments, for example `@Environment(\.colorScheme)`.
struct Attribute {
    let name: String
    let generics: [TypeName]
    /// `nil` if there are no parentheses.
    let arguments: [CallArgument]?
    let range: Range<Int>
}

/// One binding of `let` or `var`.
final class VariableDeclaration {
    let pattern: Pattern
    let type: TypeName?
    let initial: Expression?
    let accessors: Accessors?
    let isLet: Bool
    let isStatic: Bool
    let isLazy: Bool
    /// Whether it is an `async let`, whose errors come where it is awaited.
    var isAwaited = false
    let isPrivate: Bool
    /// Whether only the type itself and its extensions see it: `private`, and not `fileprivate` or `private(set)`.
    let isHidden: Bool
    let isOverride: Bool
    let attributes: [Attribute]
    let range: Range<Int>

    struct Accessors {
        var get: [Statement]?
        /// Whether the getter may change its owner.
        var getIsMutating = false
        var set: (parameter: String, body: [Statement])?
        var willSet: (parameter: String, body: [Statement])?
        var didSet: (parameter: String, body: [Statement])?
        /// Whether the accessors are only required, as in a protocol.
        var isRequirement = false
    }

    init(
        pattern: Pattern, type: TypeName?, initial: Expression?, accessors: Accessors?, isLet: Bool,
        isOverride: Bool = false, isStatic: Bool, isLazy: Bool, isPrivate: Bool, isHidden: Bool = false,
        attributes: [Attribute], range: Range<Int>
    ) {
        self.pattern = pattern
        self.type = type
        self.initial = initial
        self.accessors = accessors
        self.isLet = isLet
        self.isStatic = isStatic
        self.isLazy = isLazy
        self.isPrivate = isPrivate
        self.isHidden = isHidden
        self.isOverride = isOverride
        self.attributes = attributes
        self.range = range
    }

    /// The name, if the pattern is one.
    var name: String? { if case .name(let name, _, _) = pattern { name } else { nil } }
    var isComputed: Bool { accessors?.get != nil || accessors?.isRequirement == true }
}

/// A function, method, initialiser, operator or subscript.
final class FunctionDeclaration {
    enum Kind { case function, initializer, subscripted }

    let kind: Kind
    let name: String
    let parameters: [Parameter]
    let result: TypeName?
    /// `nil` for a requirement of a protocol; the getter of a subscript.
    let body: [Statement]?
    let setter: (parameter: String, body: [Statement])?
    let generics: [String]
    /// The protocol or class that a generic parameter is bound to, by its name.
    let constraints: [String: TypeName]
    /// All bounds of the generic parameters; of an initialiser also those behind `where` of the extension around.
    var bounds: [String: [TypeName]] = [:]
    let isStatic: Bool
    let isMutating: Bool
    /// Whether it is an operator behind its operand.
    let isPostfix: Bool
    let isFailable: Bool
    let isOverride: Bool
    let isConvenience: Bool
    let isDisfavored: Bool
    let isPrivate: Bool
    /// Whether only the type itself and its extensions see it: `private`, and not `fileprivate`.
    let isHidden: Bool
    let isRequired: Bool
    /// Whether calls need `try`; a function that only rethrows may not.
    let isThrowing: Bool
    /// Whether errors may leave it: `throws` or `rethrows`.
    let mayThrow: Bool
    let isAsync: Bool
    let attributes: [Attribute]
    let range: Range<Int>
    let nameRange: Range<Int>

    init(
        kind: Kind, name: String, parameters: [Parameter], result: TypeName?, body: [Statement]?,
        setter: (parameter: String, body: [Statement])? = nil, generics: [String],
        constraints: [String: TypeName] = [:], modifiers: Set<String>, isFailable: Bool = false,
        isThrowing: Bool = false, mayThrow: Bool = false, isAsync: Bool = false, attributes: [Attribute],
        range: Range<Int>,
        nameRange: Range<Int>
    ) {
        self.constraints = constraints
        self.kind = kind
        self.name = name
        self.parameters = parameters
        self.result = result
        self.body = body
        self.setter = setter
        self.generics = generics
        self.isStatic = modifiers.contains("static") || modifiers.contains("class")
        self.isMutating = modifiers.contains("mutating")
        isPostfix = modifiers.contains("postfix")
        self.isFailable = isFailable
        self.isOverride = modifiers.contains("override")
        self.isConvenience = modifiers.contains("convenience")
        self.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
        isHidden = modifiers.contains("private")
        self.isRequired = modifiers.contains("required")
        self.isThrowing = isThrowing
        self.mayThrow = mayThrow
        self.isAsync = isAsync
        self.isDisfavored = attributes.contains { $0.name == "_disfavoredOverload" }
        self.attributes = attributes
        self.range = range
        self.nameRange = nameRange
    }
}

/// A type or an extension of one.
final class TypeDeclaration {
    enum Kind: String { case structure, classType, enumeration, protocolType, extended }

    struct Case {
        let name: String
        let payload: [Parameter]?
        let rawValue: Expression?
        let range: Range<Int>
    }

    let kind: Kind
    let name: String
    let generics: [String]
    let inherits: [TypeName]
    let members: [Declaration]
    let cases: [Case]
    let attributes: [Attribute]
    let range: Range<Int>
    let nameRange: Range<Int>
    /// What `Self` conforms to besides, by the `where` of an extension.
    var selfBounds: [TypeName] = []
    /// What generic parameters, and types that belong to them (`Data.Element`), are bound to.
    var bounds: [String: [TypeName]] = [:]

    init(
        kind: Kind, name: String, generics: [String], inherits: [TypeName], members: [Declaration], cases: [Case],
        attributes: [Attribute], range: Range<Int>, nameRange: Range<Int>
    ) {
        self.kind = kind
        self.name = name
        self.generics = generics
        self.inherits = inherits
        self.members = members
        self.cases = cases
        self.attributes = attributes
        self.range = range
        self.nameRange = nameRange
    }
}
