/// `Transaction`.
enum TransactionType {
    static let type = NativeType("Transaction", conforms: "Sendable") { type in
        type.initializer("()") { _ in TransactionValue().asValue }
        type.initializer("(animation: Animation?)") { call in TransactionValue(animation: call.value(0)).asValue }
        type.property("disablesAnimations", "Bool", \TransactionValue.disablesAnimations)
        type.property("isContinuous", "Bool", \TransactionValue.isContinuous)
        type.properties["animation"] = NativeProperty(
            type: "Animation?",
            get: { TransactionValue.converted(from: $0)?.animation ?? .none },
            set: { receiver, new in
                guard var transaction = TransactionValue.converted(from: receiver) else { return }
                transaction.animation = new
                receiver = transaction.asValue
            })
        type.method(
            "addAnimationCompletion",
            "(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: () -> Void)"
        ) { call in
            if let completion = try call.function(1) { call.evaluator.runLater(DeferredWork(work: completion)) }
            return .void
        }
    }
}
