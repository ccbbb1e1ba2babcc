/// `DispatchQueue`, `Task`, `MainActor`: their closures run after the pass.
enum ConcurrencyTypes {
    static let queue = NativeType.tokens("DispatchQueue", "main") { type in
        type.tokenFunction("global", "(qos: DispatchQoS = .default)")
        type.tokenInitializer("(label: String, qos: DispatchQoS = .default, attributes: Any? = nil)", named: "queue")
        type.method(
            "async", "(group: Any? = nil, qos: DispatchQoS = .default, flags: Any? = nil, execute work: () -> Void)"
        ) {
            call in
            try later(call, work: 3, delay: 0)
            return .void
        }
        type.method(
            "asyncAfter",
            "(deadline: DispatchTime, qos: DispatchQoS = .default, flags: Any? = nil, execute work: () -> Void)"
        ) { call in
            try later(call, work: 3, delay: try call.get(0, as: DurationValue.self).seconds)
            return .void
        }
        type.method("sync", "(execute work: () -> T) -> T") { call in try call.function(0)?.call([]) ?? .void }
    }

    static let workItem = NativeType("DispatchWorkItem") { type in
        type.tokenInitializer("(qos: DispatchQoS = .default, flags: Any? = nil, block: () -> Void)")
        type.method("cancel", "()") { _ in .void }
        type.method("perform", "()") { call in
            try block(of: call.receiver)?.call([]) ?? .void
        }
    }

    static let task = NativeType("Task", conforms: "Hashable Sendable") { type in
        type.initializer("(name: String? = nil, priority: TaskPriority? = nil, operation: () -> T)") { call in
            try started(call, work: 2)
        }
        type.staticFunction("detached", "(priority: TaskPriority? = nil, operation: () -> T)") { call in
            try started(call, work: 1)
        }
        // Time does not pass: animations and timers are taken at rest.
        for signature in [
            "(nanoseconds: Double)", "(_ nanoseconds: Double)",
            "(for duration: Duration, tolerance: Duration? = nil, clock: Any? = nil)",
            "(until deadline: Any, tolerance: Duration? = nil, clock: Any? = nil)"
        ] {
            type.staticFunction("sleep", signature) { call in
                try call.evaluator.sleep()
                return .void
            }
        }
        type.staticFunction("yield", "()") { _ in .void }
        type.staticFunction("checkCancellation", "()") { _ in .void }
        type.constant("isCancelled", .bool(false))
        type.properties["isCancelled"] = NativeProperty(type: "Bool", get: { _ in .bool(false) }, set: nil)
        type.method("cancel", "()") { _ in .void }
    }

    static let mainActor = NativeType("MainActor") { type in
        type.staticFunction("run", "(resultType: Any? = nil, body: () -> T) -> T") { call in
            try call.function(1)?.call([]) ?? .void
        }
        type.staticFunction("assumeIsolated", "(_ operation: () -> T) -> T") { call in
            try call.function(0)?.call([]) ?? .void
        }
    }

    private static func block(of item: Value) -> FunctionValue? {
        guard case .native(let item as TokenCall) = item, case .function(let block)? = item.argument("block") else {
            return nil
        }
        return block
    }

    /// A task, which runs when its value is asked for or else after the pass.
    private static func started(_ call: NativeCall, work: Int) throws -> Value {
        guard let operation = try call.function(work) else { return .void }
        let task = TaskValue(operation)
        call.evaluator.runLater(DeferredWork(work: NativeFunctionValue { _ in try task.value() }))
        return .native(task)
    }

    private static func later(_ call: NativeCall, work: Int, delay: Double) throws {
        guard let work = try block(of: call.value(work)) ?? call.function(work) else { return }
        call.evaluator.runLater(DeferredWork(work: work, delay: delay))
    }
}
