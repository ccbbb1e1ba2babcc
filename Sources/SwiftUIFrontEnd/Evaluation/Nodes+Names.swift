import Diagnostics
import Vocabulary

/// `$local`: a binding to a local variable, for bindings in closures like `ForEach($items) { $item in … }`.
final class LocalProjectionNode: Node {
    let base: Node
    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value { try f.machine.localProjection(try base.eval(f), range) }
}

/// `super.name`.
final class SuperPropertyNode: Node {
    let base: Node
    let property: PropertyInfo
    init(_ base: Node, _ property: PropertyInfo, _ range: Range<Int>) {
        self.base = base
        self.property = property
        super.init(range, type: property.type)
    }
    override func eval(_ f: Frame) throws -> Value { try f.machine.read(property, of: try base.eval(f), range) }
    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        var owner = try base.eval(f)
        try f.machine.modify(property, of: &owner, range, body)
    }
    override func assign(_ f: Frame, _ value: Value) throws {
        guard property.index == nil, let setter = property.setter else { return try modify(f) { $0 = value } }
        var owner = try base.eval(f)
        _ = try f.machine.call(setter, receiver: &owner, [value])
    }
    override var isPlace: Bool { true }
}

/// The type of a value, or the type itself where a type stands in the slot: `Self`, or a generic parameter.
final class SelfTypeNode: Node {
    let base: Node
    /// Whether the value is an array whose elements have the type.
    let isElement: Bool
    /// What a value that shows no type leaves to the call.
    var bound: BoundGenericNode?
    init(_ base: Node, isElement: Bool = false, _ range: Range<Int>) {
        self.base = base
        self.isElement = isElement
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value {
        var value = try base.eval(f)
        if case .binding(let binding) = value { value = try binding.get() }
        switch value {
        case .type: return value
        case .none:
            if let known = bound?.type(f) { return .type(known) }
            return .type(f.machine.shownType(of: value))
        case .array(let elements) where isElement:
            if elements.isEmpty, let known = bound?.type(f) { return .type(known) }
            return .type(elements.first.map { f.machine.typeName(of: $0) } ?? .named("Any"))
        default: return .type(f.machine.shownType(of: value))
        }
    }
}

/// `.name` whose type nothing tells yet; it becomes a member of the type that it meets.
struct UnresolvedMember: NativeValue {
    let name: String
    let range: Range<Int>
    var typeName: String { "." + name }
}
