import Vocabulary

/// A local variable as the compiler sees it.
final class Variable {
    let name: String
    let slot: Int
    let isBoxed: Bool
    let isLet: Bool
    var type: TypeName?
    /// Labels and defaults of a local function.
    var function: FunctionInfo?
    /// Whether the source writes its type, or a literal that tells it.
    var isTyped = false
    /// The type as the source writes it.
    var writtenType: TypeName?
    /// A constant that gets its value after its declaration.
    var isLate = false
    /// A computed, observed or lazy local: its slot holds the accessors.
    var isComputed = false
    /// A closure parameter `$item`: its slot holds a binding.
    var isProjected = false
    /// A local with a property wrapper: its slot holds the wrapper.
    var isWrapped = false
    /// A local `@State` of a preview: its slot holds a box that stays the same from one update to the next.
    var isState = false

    init(_ name: String, slot: Int, isBoxed: Bool, isLet: Bool, type: TypeName?) {
        self.name = name
        self.slot = slot
        self.isBoxed = isBoxed
        self.isLet = isLet
        self.type = type
    }
}

/// The variables that are visible at a place, innermost first; sharing tails makes snapshots free.
final class Scope {
    let variable: Variable
    let parent: Scope?
    init(_ variable: Variable, parent: Scope?) {
        self.variable = variable
        self.parent = parent
    }
}

/// One function or closure while it is compiled.
final class FunctionContext {
    let parent: FunctionContext?
    /// What was visible where a closure stands.
    let parentScope: Scope?
    let owner: TypeInfo?
    let hasSelf: Bool
    let isMutating: Bool
    let selfIsBoxed: Bool
    let isInitializer: Bool
    /// Whether slot 0 holds the type that a static method of a class is called on.
    var hasDynamicType = false
    let use: NameUse
    let code: Code
    var generics: Set<String>
    var result: TypeName?
    /// The result as the source writes it, of a local function or a closure.
    var writtenResult: TypeName?
    /// The function of the source that this is; `nil` for closures and initial values.
    var function: FunctionInfo?
    private var nextSlot: Int
    private let limit: Int
    private var slots: [Int: Int] = [:]
    /// Parameters whose argument shows what a generic parameter stands for.
    var genericSources: [String: String] = [:]
    /// The declared protocols that parameters of a generic type conform to.
    var bounds: [String: TypeInfo] = [:]
    /// Those of them that are arrays of it.
    var elementSources: Set<String> = []
    /// The closure of the source that this is; `nil` for functions and for what the compiler wraps.
    var closureRange: Range<Int>?

    /// A context outside of everything.
    static func empty() -> FunctionContext {
        FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
    }

    /// Names of what is captured, in the order of `code.captures`.
    private(set) var captureNames: [String] = []
    private var captured: [ObjectIdentifier: Variable] = [:]

    init(
        name: String, parent: FunctionContext?, parentScope: Scope?, owner: TypeInfo?, hasSelf: Bool,
        isMutating: Bool, isInitializer: Bool = false, use: NameUse, parameterCount: Int, generics: Set<String>
    ) {
        self.parent = parent
        self.parentScope = parentScope
        self.owner = owner
        self.hasSelf = hasSelf
        self.isMutating = isMutating
        self.isInitializer = isInitializer
        self.use = use
        self.generics = generics
        code = Code(name: name)
        code.parameterCount = parameterCount
        let sharesSelf = isMutating && owner?.kind != .classType && use.hasClosures
        selfIsBoxed = parent?.selfIsBoxed ?? sharesSelf
        nextSlot = 1 + parameterCount
        var outer: Set<ObjectIdentifier> = []
        var scope = parentScope
        var context = parent
        while let current = context {
            while let step = scope {
                outer.insert(ObjectIdentifier(step.variable))
                scope = step.parent
            }
            scope = current.parentScope
            context = current.parent
        }
        limit = 1 + parameterCount + use.bindingCount + outer.count + 4
        code.frameSize = limit
    }

    /// The slot of what is bound at an offset of the source; the same each time the place is compiled.
    func slot(at offset: Int) -> Int {
        if let known = slots[offset] { return known }
        let slot = min(nextSlot, limit - 1)
        nextSlot += 1
        slots[offset] = slot
        return slot
    }

    /// Finds a name in the surrounding functions and captures it.
    func capture(_ name: String) -> Variable? {
        guard let parent else { return nil }
        guard let found = parent.find(name, from: parentScope) else { return nil }
        if let known = captured[ObjectIdentifier(found)] { return known }
        let slot = min(nextSlot, limit - 1)
        nextSlot += 1
        let inner = Variable(name, slot: slot, isBoxed: found.isBoxed, isLet: found.isLet, type: found.type)
        inner.function = found.function
        inner.isTyped = found.isTyped
        inner.writtenType = found.writtenType
        inner.isComputed = found.isComputed
        inner.isProjected = found.isProjected
        inner.isWrapped = found.isWrapped
        inner.isState = found.isState
        captured[ObjectIdentifier(found)] = inner
        code.captures.append((found.slot, slot))
        captureNames.append(name)
        return inner
    }

    func find(_ name: String, from scope: Scope?) -> Variable? {
        var step = scope
        while let current = step {
            if current.variable.name == name { return current.variable }
            step = current.parent
        }
        return capture(name)
    }
}
