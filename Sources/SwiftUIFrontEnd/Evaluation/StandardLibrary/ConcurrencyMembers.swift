import Vocabulary

/// A task group: its tasks have run when they were added, and their results wait in order.
final class TaskGroupValue: LazySequence {
    enum Outcome {
        case value(Value)
        case error(ThrownValue)
    }

    private var waiting: [Outcome] = []
    private var isCancelled = false
    override var typeName: String { "TaskGroup" }
    var isEmpty: Bool { waiting.isEmpty }

    init() { super.init { _ in nil } }

    func add(_ work: Value, _ m: Interpreter, _ range: Range<Int>) throws {
        try m.charge(steps: 1, bytes: 64)
        do { waiting.append(.value(try m.call(work, [], range))) } catch let error as ThrownValue {
            waiting.append(.error(error))
        }
    }

    func removeAll() { waiting = [] }

    override func next(_ machine: Interpreter) throws -> Value? {
        guard !waiting.isEmpty else { return nil }
        switch waiting.removeFirst() {
        case .value(let value): return value
        case .error(let error): throw error
        }
    }

    /// `withTaskGroup` and its kin: the body with a group, then the tasks that nobody waited for.
    static func run(_ body: Value, throwing isThrowing: Bool, _ m: Interpreter, _ range: Range<Int>) throws -> Value {
        let group = TaskGroupValue()
        guard case .function(let function) = body else { return .void }
        var arguments: [Value] = [.native(group)]
        let result = try function.call(changing: &arguments)
        while true {
            do { if try group.next(m) == nil { break } } catch let error as ThrownValue {
                if isThrowing { throw error }
            }
        }
        return result
    }
}

/// Takes the elements of an asynchronous stream while it is built.
final class StreamContinuation: NativeValue {
    var typeName: String { "AsyncStream.Continuation" }
    private(set) var elements: [Value] = []
    private(set) var error: ThrownValue?
    private var isFinished = false

    func yield(_ value: Value) { if !isFinished { elements.append(value) } }

    func finish(throwing value: Value?, _ range: Range<Int>) {
        if !isFinished, let value { error = ThrownValue(value: value, range: range) }
        isFinished = true
    }

    /// The stream: what was yielded, then the error if there is one.
    var stream: LazySequence {
        var place = 0
        return LazySequence { [self] _ in
            if place < elements.count {
                place += 1
                return elements[place - 1]
            }
            if let error, place == elements.count {
                place += 1
                throw error
            }
            return nil
        }
    }

    /// `AsyncStream { continuation in … }`.
    static func make(_ build: Value, _ m: Interpreter, _ range: Range<Int>) throws -> Value {
        let continuation = StreamContinuation()
        _ = try m.call(build, [.native(continuation)], range)
        return .native(continuation.stream)
    }
}

/// Methods of task groups and of the continuations of streams.
enum ConcurrencyMembers {
    private static func add(_ me: Value, _ work: Value, _ m: Interpreter, _ r: Range<Int>) throws -> Value {
        guard case .native(let group as TaskGroupValue) = me else { return .void }
        try group.add(work, m, r)
        return .bool(true)
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("addTask priority:a? operation:f") { m, me, a, r in
            _ = try add(me, a[1], m, r)
            return .void
        },
        BuiltinMethod("addTaskUnlessCancelled priority:a? operation:f") { m, me, a, r in try add(me, a[1], m, r) },
        BuiltinMethod("next") { m, me, a, r in
            guard case .native(let group as TaskGroupValue) = me else { return .none }
            return try group.next(m) ?? .none
        },
        BuiltinMethod("waitForAll") { m, me, a, r in
            guard case .native(let group as TaskGroupValue) = me else { return .void }
            while try group.next(m) != nil {}
            return .void
        },
        BuiltinMethod("cancelAll") { _, _, _, _ in .void },
        BuiltinMethod("yield _:a?") { m, me, a, r in
            guard case .native(let continuation as StreamContinuation) = me else { return .void }
            try m.charge(steps: 1, bytes: 32)
            continuation.yield(a[0])
            return .void
        },
        BuiltinMethod("finish throwing:a?") { _, me, a, r in
            guard case .native(let continuation as StreamContinuation) = me else { return .void }
            if case .none = a[0] {
                continuation.finish(throwing: nil, r)
            } else {
                continuation.finish(throwing: a[0], r)
            }
            return .void
        }
    ]
}
