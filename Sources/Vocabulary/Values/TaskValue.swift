/// A `Task`: its operation runs once, when its value is asked for or after the pass.
public final class TaskValue: NativeValue {
    private let operation: FunctionValue
    private var outcome: Result<Value, any Error>?

    init(_ operation: FunctionValue) { self.operation = operation }

    public var typeName: String { "Task" }
    public var debugText: String { "Task" }
    public func isEqual(to other: any NativeValue) -> Bool? { other as? TaskValue === self }

    /// What the operation gives.
    ///
    /// - Throws: what it throws, or what the interpreter stops with.
    public func value() throws -> Value {
        if let outcome { return try outcome.get() }
        do {
            let value = try operation.call([])
            outcome = .success(value)
            return value
        } catch {
            outcome = .failure(error)
            throw error
        }
    }
}
