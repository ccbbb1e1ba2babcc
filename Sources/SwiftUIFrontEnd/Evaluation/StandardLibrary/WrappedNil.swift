import Vocabulary

/// `.some(nil)`: an optional of an optional that holds a nil. All other optionals are flat.
struct WrappedNil: NativeValue, Hashable {
    var typeName: String { "Optional" }
    var debugText: String { "Optional(nil)" }
}

/// An optional in an Any: it shows as an optional, and every cast looks through it.
struct WrappedSome: NativeValue {
    let value: Value
    /// The type that it had outside of the Any.
    let type: TypeName
    var typeName: String { "Optional" }
    var debugText: String { "Optional" }
    var hashText: String { value.hashText }
    func isEqual(to other: any NativeValue) -> Bool? { (other as? WrappedSome).map { $0.hashText == hashText } }
}

extension Value {
    /// What an Any holds, without the optional around it.
    var inAny: Value {
        if case .native(let native) = self, let some = native as? WrappedSome { return some.value }
        return self
    }

    var isRange: Bool { if case .range = self { true } else { false } }

    /// `.some` of an optional: a nil stays told apart from no value.
    var asSome: Value {
        if case .none = self { return .native(WrappedNil()) }
        return self
    }

    /// What an optional holds; an inner nil becomes a nil.
    var unwrapped: Value {
        if case .native(let native) = self, native is WrappedNil { return .none }
        return self
    }
}

/// An optional where an optional of it is expected.
final class WrapNode: Node {
    let base: Node

    init(_ base: Node, type: TypeName) {
        self.base = base
        super.init(base.range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value { try base.eval(f).asSome }
}
