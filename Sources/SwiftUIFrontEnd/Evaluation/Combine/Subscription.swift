import Vocabulary

/// One subscriber of a publisher, from its first value to its end.
///
/// A subscription knows what it feeds, and is kept by what feeds it: a subject, or work that waits.
final class Subscription {
    unowned let machine: Interpreter
    private let onValue: (Value) throws -> Void
    private let onEnd: (Completion) throws -> Void
    private(set) var isActive = true
    private var afterwards: [() -> Void] = []

    init(
        _ machine: Interpreter, receive: @escaping (Value) throws -> Void,
        complete: @escaping (Completion) throws -> Void
    ) {
        self.machine = machine
        onValue = receive
        onEnd = complete
    }

    /// Delivers a value, unless the subscription has ended.
    func send(_ value: Value) throws {
        guard isActive else { return }
        try machine.charge(steps: 8, bytes: 0)
        try machine.nesting { try onValue(value) }
    }

    /// Delivers the end, once.
    func complete(_ completion: Completion) throws {
        guard isActive else { return }
        cancel()
        try machine.nesting { try onEnd(completion) }
    }

    /// Ends the subscription without telling the subscriber.
    func cancel() {
        guard isActive else { return }
        isActive = false
        let actions = afterwards
        afterwards = []
        for action in actions { action() }
    }

    /// Runs an action when the subscription ends, or at once if it has.
    func whenEnded(_ action: @escaping () -> Void) {
        if isActive { afterwards.append(action) } else { action() }
    }

    /// A subscription to another publisher that lasts as long as this one; its end is passed on unless it is handled.
    func upstream(
        receive: @escaping (Value) throws -> Void, complete: ((Completion) throws -> Void)? = nil
    ) -> Subscription {
        let other = Subscription(
            machine, receive: receive, complete: complete ?? { [self] in try self.complete($0) })
        whenEnded { [weak other] in other?.cancel() }
        return other
    }

    /// What code of the program gives; `nil` where it throws, which ends the subscription with the error.
    func attempt<T>(_ body: () throws -> T) throws -> T? {
        do { return try body() } catch let error as ThrownValue {
            try complete(.failure(error.value))
            return nil
        }
    }

    /// Runs a delivery after the running pass, as a scheduler does.
    func later(_ delay: Double, _ action: @escaping () throws -> Void) {
        machine.runLater(
            DeferredWork(
                work: NativeFunctionValue { _ in
                    try action()
                    return .void
                }, delay: delay))
    }
}
