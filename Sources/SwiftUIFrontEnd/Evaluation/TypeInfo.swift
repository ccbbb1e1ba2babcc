import Vocabulary

/// A declared type with everything that its declaration and extensions say; also the extensions of a native type.
final class TypeInfo: DeclaredType {
    enum Kind { case structure, classType, enumeration, protocolType, native }

    let name: String
    let kind: Kind
    /// `nil` for a native type that the source extends.
    let declaration: TypeDeclaration?
    unowned(unsafe) let parent: TypeInfo?
    var inherits: [TypeName] = []
    var generics: Set<String> = []
    var stored: [PropertyInfo] = []
    var storedPropertyNames: [String] = []
    /// Computed properties that several constrained extensions declare by one name.
    var alternatives: NameDictionary<[PropertyInfo]> = [:]
    var properties: NameDictionary<PropertyInfo> = [:]
    var statics: NameDictionary<StaticInfo> = [:]
    var methods: NameDictionary<[FunctionInfo]> = [:]
    var staticMethods: NameDictionary<[FunctionInfo]> = [:]
    var initializers: [FunctionInfo] = []
    var subscripts: [FunctionInfo] = []
    var staticSubscripts: [FunctionInfo] = []
    var cases: NameDictionary<CaseInfo> = [:]
    var caseOrder: [CaseInfo] = []
    var nested: NameDictionary<TypeInfo> = [:]
    var aliases: NameDictionary<TypeName> = [:]
    var attributes: [Attribute] = []
    /// Protocols that extensions of this one want `Self` to conform to as well.
    var selfBounds: [TypeName] = []
    /// Private members that a subclass has others of the same name beside, by what they are kept under.
    private(set) var hidden: NameDictionary<String> = [:]
    /// Whether an initialiser stands in the declaration itself, which takes the memberwise one away.
    var declaresInitializer = false
    /// Superclass, if a declared class.
    var superclass: TypeInfo?
    /// The type, its superclasses and its protocols, in order of member look-up.
    var lookupOrder: [TypeInfo] = []
    /// Whether what the type inherits is being put together.
    var isBeingFinished = false
    /// Names of all protocols and superclasses, declared or native.
    var conformances: Set<String> = []

    init(name: String, kind: Kind, declaration: TypeDeclaration?, parent: TypeInfo?) {
        self.name = name
        self.kind = kind
        self.declaration = declaration
        self.parent = parent
    }

    /// Lets go of the members, which know the type that they belong to.
    func clear() {
        (stored, alternatives, properties, statics) = ([], [:], [:], [:])
        (methods, staticMethods, initializers) = ([:], [:], [])
        (subscripts, staticSubscripts) = ([], [])
        (cases, caseOrder, nested) = ([:], [], [:])
        (superclass, lookupOrder) = (nil, [])
    }

    /// Keeps a private member under a name of its own, so that a subclass's member of the name is another one.
    func hide(_ name: String) {
        let kept = name + "\u{1}" + self.name
        hidden[name] = kept
        properties[kept] = properties.removeValue(forKey: name)
        methods[kept] = methods.removeValue(forKey: name)
    }

    /// The text of what `hash(into:)` combines, if the type declares it.
    var hashing: ((Value) -> String?)?

    func conforms(to protocolName: String) -> Bool { conformances.contains(protocolName) }
    func customHashText(of value: Value) -> String? { hashing?(value) }

    var simpleName: String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }
    var isView: Bool { conforms(to: "View") || conforms(to: "Shape") }
    var isPropertyWrapper: Bool { attributes.contains { $0.name == "propertyWrapper" } }
    var isResultBuilder: Bool { attributes.contains { $0.name == "resultBuilder" } }
    var typeName: TypeName { .named(name) }

    /// The first property of a name in look-up order.
    func property(_ name: String) -> PropertyInfo? {
        for info in lookupOrder { if let found = info.properties[name], !found.isRequirement { return found } }
        return nil
    }

    /// The declared type of a property, requirements included.
    func anyProperty(_ name: String) -> PropertyInfo? {
        if let found = property(name) { return found }
        for info in lookupOrder { if let found = info.properties[name] { return found } }
        return nil
    }

    /// Whether a protocol, or one that it inherits from, requires a method of the name.
    func requires(_ name: String) -> Bool {
        lookupOrder.contains {
            $0.kind == .protocolType && ($0.methods[name]?.contains(where: \.isRequirement) ?? false)
        }
    }

    func methods(named name: String) -> [FunctionInfo] {
        var found: [FunctionInfo] = []
        for info in lookupOrder {
            for method in info.methods[name] ?? [] where !method.isRequirement {
                // An override hides what it overrides.
                let isDefault = method.owner?.kind == .protocolType || method.owner?.kind == .native
                if !found.contains(where: {
                    $0.owner?.kind != .protocolType && ($0.owner !== method.owner || $0.result == method.result)
                        && ($0.signatureText == method.signatureText
                            || isDefault && $0.owner?.kind != .native
                                && $0.parameters.map(\.label) == method.parameters.map(\.label)
                                && method.generics == method.owner?.generics
                                && !TypeInfo.differ($0.parameters, method.parameters))
                }) {
                    found.append(method)
                }
            }
        }
        return found
    }

    /// Whether two lists of parameters are certainly of different types: both standard ones.
    private static func differ(_ own: [ParameterSpec], _ other: [ParameterSpec]) -> Bool {
        zip(own, other).contains { a, b in
            guard case .named(let x, _)? = a.type, case .named(let y, _)? = b.type, x != y else { return false }
            return plainTypes.contains(x) && plainTypes.contains(y)
        }
    }

    private static let plainTypes: Set<String> = [
        "Int", "Double", "String", "Bool", "Character", "CGFloat", "CGSize", "CGPoint", "CGRect"
    ]

    func staticMethods(named name: String) -> [FunctionInfo] {
        lookupOrder.flatMap { ($0.staticMethods[name] ?? []).filter { !$0.isRequirement } }
    }

    func staticProperty(_ name: String) -> StaticInfo? {
        for info in lookupOrder { if let found = info.statics[name], !found.isRequirement { return found } }
        return nil
    }
}

/// A stored or computed property of instances.
final class PropertyInfo {
    let name: String
    unowned(unsafe) let owner: TypeInfo
    let declaration: VariableDeclaration
    var type: TypeName?
    /// What the `where` of the extension around wants.
    var conditions: [String: [TypeName]] = [:]
    /// The place among the stored properties; `nil` if computed.
    var index: Int?
    var getter: FunctionInfo?
    var setter: FunctionInfo?
    var willSet: FunctionInfo?
    var didSet: FunctionInfo?
    var wrapper: Wrapper = .plain
    var wrapperAttribute: Attribute?
    /// The stored property of a superclass that this one only observes.
    var overridden: PropertyInfo?
    /// The initial value of a stored property, compiled when first needed.
    var initial: Code?

    /// How the value of a wrapped property is held.
    enum Wrapper {
        case plain
        /// The field is a box: `@State` and its kin.
        case box
        case binding
        /// Filled from outside before `body` runs.
        case environment
        case declared(TypeInfo)
        /// A wrapper of a module that cannot be seen.
        case unseen
    }

    var isRequirement: Bool { declaration.accessors?.isRequirement == true && declaration.accessors?.get == nil }
    var isLazy: Bool { declaration.isLazy }
    /// Whether `$name` publishes the property's values.
    private(set) lazy var isPublished = wrapperAttribute?.name.split(separator: ".").last == "Published"
    /// Whether reading the property may change its owner: lazy ones, and `mutating get`.
    private(set) lazy var changesWhenRead: Bool = {
        if isLazy || getter?.isMutating == true { return true }
        if case .declared(let wrapper) = wrapper { return wrapper.property("wrappedValue")?.changesWhenRead ?? false }
        return false
    }()
    /// Whether the initial value is the first value, and not what a declared wrapper makes its value of.
    var holdsInitialValue: Bool {
        switch wrapper {
        case .plain, .box: true
        case .binding, .environment, .declared, .unseen: false
        }
    }
    /// Whether there are observers besides a wrapper that holds the value elsewhere.
    private(set) lazy var observesWrapped: Bool = {
        guard willSet != nil || didSet != nil else { return false }
        switch wrapper {
        case .box, .binding, .declared: return true
        case .plain, .environment, .unseen: return false
        }
    }()
    var isPlainStored: Bool {
        guard index != nil, !isLazy, willSet == nil, didSet == nil, case .plain = wrapper else { return false }
        return true
    }

    init(name: String, owner: TypeInfo, declaration: VariableDeclaration) {
        self.name = name
        self.owner = owner
        self.declaration = declaration
    }

    /// Whether reading the property of an instance changes the instance now: a lazy one changes it once.
    func needsWriting(_ instance: StructInstance) -> Bool {
        guard isLazy, let index else { return true }
        if case .native(let native) = instance.fields[index] { return native is Unset }
        return false
    }
}

/// A global variable or a static property.
final class StaticInfo {
    enum State { case untouched, running, ready }

    let name: String
    unowned(unsafe) let owner: TypeInfo?
    let declaration: VariableDeclaration
    var type: TypeName?
    var getter: FunctionInfo?
    var setter: FunctionInfo?
    var willSet: FunctionInfo?
    var didSet: FunctionInfo?
    var state = State.untouched
    var value: Value = .none
    var initial: Code?
    /// The property wrapper of a static property, as a property of instances would have it.
    private(set) lazy var wrapped: PropertyInfo? = {
        guard let owner, getter == nil, !declaration.attributes.isEmpty else { return nil }
        let property = PropertyInfo(name: name, owner: owner, declaration: declaration)
        property.type = declaration.type
        return property
    }()
    /// The place in a global pattern like `let (a, b) = …`.
    var isTopLevel = false
    var isRequirement: Bool { declaration.accessors?.isRequirement == true && declaration.accessors?.get == nil }

    init(name: String, owner: TypeInfo?, declaration: VariableDeclaration) {
        self.name = name
        self.owner = owner
        self.declaration = declaration
    }
}

/// A case of a declared enum.
final class CaseInfo {
    let name: String
    let index: Int
    let payload: [Parameter]?
    let rawValue: Value?
    /// The value of a case without payload.
    var instance: EnumInstance?

    init(name: String, index: Int, payload: [Parameter]?, rawValue: Value?) {
        self.name = name
        self.index = index
        self.payload = payload
        self.rawValue = rawValue
    }
}

/// A declared function, method, initialiser, accessor or subscript.
final class FunctionInfo {
    let name: String
    let owner: TypeInfo?
    let declaration: FunctionDeclaration?
    let parameters: [ParameterSpec]
    let result: TypeName?
    let body: [Statement]
    let isStatic: Bool
    let isMutating: Bool
    let isInitializer: Bool
    let isFailable: Bool
    let isRequirement: Bool
    let range: Range<Int>
    let generics: Set<String>
    /// What the `where` of the extension around wants.
    var conditions: [String: [TypeName]] = [:]
    /// `ViewBuilder` or a declared result builder.
    var builder: String?
    /// The setter of a subscript.
    var setter: FunctionInfo?
    var code: Code?
    let signatureText: String

    init(
        name: String, owner: TypeInfo?, declaration: FunctionDeclaration?, parameters: [ParameterSpec],
        result: TypeName?, body: [Statement]?, isStatic: Bool, isMutating: Bool, isInitializer: Bool = false,
        isFailable: Bool = false, range: Range<Int>, generics: Set<String> = [], builder: String? = nil
    ) {
        self.name = name
        self.owner = owner
        self.declaration = declaration
        self.parameters = parameters
        self.result = result
        self.body = body ?? []
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.isInitializer = isInitializer
        self.isFailable = isFailable
        self.isRequirement = body == nil
        self.range = range
        self.generics = generics
        self.builder = builder
        signatureText = parameters.map { ($0.label ?? "_") + ":" + ($0.type?.text ?? "") }.joined(
            separator: ",")
    }
}

/// A parameter as calls see it, of a declared function or of a signature.
struct ParameterSpec {
    var label: String?
    var name: String
    /// `nil` if anything goes.
    var type: TypeName?
    var hasDefault = false
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// Whether the function may change its copy of the argument.
    var isConsumed = false
    /// The result builder that closures for the parameter are read with.
    var builder: String?
    var defaultValue: Expression?
    /// Whether a closure is called at once because the property holds its result.
    var callsClosure = false
    /// Whether a closure is certainly not meant.
    var rejectsClosures = false

    /// Whether a closure may be meant.
    var acceptsClosure: Bool {
        if rejectsClosures { return false }
        if builder != nil { return true }
        guard let type else { return true }
        return ParameterSpec.acceptsClosure(type)
    }

    private static func acceptsClosure(_ type: TypeName) -> Bool {
        switch type.unwrapped {
        case .function: true
        case .anyOf(let types): types.contains(where: acceptsClosure)
        case .named(let name, _): name == "Any"
        default: false
        }
    }
}
