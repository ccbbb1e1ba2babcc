import Vocabulary

/// What the macro `@Observable` gives a class beside its observation, for computed properties over other storage.
enum ObservationMembers {
    /// The protocol that the macro makes the class conform to.
    static let observable = "Observable"

    static let methods: [BuiltinMethod] = [
        // Whatever changes is read anew after each round, so that access needs no record.
        BuiltinMethod("access keyPath:a") { _, _, _, _ in .void },
        BuiltinMethod("withMutation keyPath:a _:f") { machine, _, arguments, range in
            try machine.call(arguments[1], [], range)
        }
    ]

    static let names = Set(methods.map(\.name))
}
