/// The global functions that run a closure with an animation: it runs at once, its effects are taken at rest.
enum AnimationFunctions {
    static let withAnimation = [
        NativeFunction("(_ animation: Animation? = .default, _ body: () -> T) -> T") { call in try run(call, body: 1) },
        NativeFunction(
            "(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = "
                + ".logicallyComplete, "
                + "_ body: () -> T, completion: () -> Void) -> T"
        ) { call in
            let result = try run(call, body: 2)
            if let completion = try call.function(3) { call.evaluator.runLater(DeferredWork(work: completion)) }
            return result
        }
    ]

    static let withTransaction = [
        NativeFunction("(_ transaction: Transaction, _ body: () -> T) -> T") { call in try run(call, body: 1) },
        NativeFunction("(_ keyPath: Any, _ value: Any, _ body: () -> T) -> T") { call in try run(call, body: 2) }
    ]

    static func run(_ call: NativeCall, body: Int) throws -> Value { try call.function(body)?.call([]) ?? .void }
}
