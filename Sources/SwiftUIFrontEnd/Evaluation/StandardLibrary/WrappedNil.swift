import Vocabulary

/// `.some(nil)`: an optional of an optional that holds a nil. All other optionals are flat.
struct WrappedNil: NativeValue, Hashable {
    var typeName: String { "Optional" }
    var debugText: String { "Optional(nil)" }
}

extension Value {
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
