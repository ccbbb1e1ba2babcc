import Vocabulary

/// `first.concat(second)`: a view modifier that applies two, the first one first.
struct ConcatenatedModifier: NativeValue {
    let first: Value
    let second: Value
    var typeName: String { "ModifiedContent" }

    /// `concat(_:)` of a view modifier.
    static let method = BuiltinMethod("concat _:a") { _, me, arguments, _ in
        .native(ConcatenatedModifier(first: me, second: arguments[0]))
    }
}

extension Expander {
    /// What a modifier made of two gives for its content.
    func expandModifierBody(
        _ pair: ConcatenatedModifier, content: Value, identity: String, environment: Environment
    ) throws -> Expansion {
        let inner = Self.placeholder(for: .native(CustomModifier(value: pair.first, content: content)))
        return try expandModifierBody(
            CustomModifier(value: pair.second, content: inner), identity: identity + "/second", environment: environment
        )
    }
}
