import Vocabulary

/// The accessors of a computed, observed or lazy local variable; its slot holds them.
final class LocalAccessors: NativeValue {
    var typeName: String { "a local variable" }
    let get: Value
    let set: Value?
    /// Whether the getter runs once and its value is kept.
    let isLazy: Bool
    private var kept: Value?
    /// The error that an `async let` ended with, which is thrown where it is awaited.
    private var failure: ThrownValue?

    init(get: Value, set: Value?, isLazy: Bool) {
        self.get = get
        self.set = set
        self.isLazy = isLazy
    }

    func read(_ machine: Interpreter, _ range: Range<Int>) throws -> Value {
        if let kept { return kept }
        if let failure { throw failure }
        let value = try machine.call(get, [], range)
        if isLazy { kept = value }
        return value
    }

    /// Runs the getter before anything asks for the value.
    ///
    /// - Throws: what is no error of the program's own.
    func start(_ machine: Interpreter, _ range: Range<Int>) throws {
        do { _ = try read(machine, range) } catch let error as ThrownValue { failure = error }
    }

    func write(_ value: Value, _ name: String, _ machine: Interpreter, _ range: Range<Int>) throws {
        if isLazy {
            kept = value
            return
        }
        guard let set else { throw machine.failure("immutable", "`\(name)` can only be read", range) }
        _ = try machine.call(set, [value], range)
    }
}

/// Makes the accessors where the variable is declared.
final class LocalAccessorsNode: Node {
    let get: Node
    let set: Node?
    let isLazy: Bool
    let isAwaited: Bool

    init(get: Node, set: Node?, isLazy: Bool, isAwaited: Bool = false, _ range: Range<Int>) {
        self.isAwaited = isAwaited
        self.get = get
        self.set = set
        self.isLazy = isLazy
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        let accessors = LocalAccessors(get: try get.eval(f), set: try set?.eval(f), isLazy: isLazy)
        if isAwaited { try accessors.start(f.machine, range) }
        return .native(accessors)
    }
}

/// A computed, observed or lazy local variable.
final class AccessedLocalNode: Node {
    let slot: Int
    let name: String

    init(_ slot: Int, _ name: String, _ range: Range<Int>, type: TypeName?) {
        self.slot = slot
        self.name = name
        super.init(range, type: type)
    }

    private func accessors(_ f: Frame) throws -> LocalAccessors {
        if case .native(let native) = f.slots[slot], let accessors = native.exactly(LocalAccessors.self) {
            return accessors
        }
        throw f.machine.failure("uninitialized", "`\(name)` is used before its declaration", range)
    }

    override func eval(_ f: Frame) throws -> Value { try accessors(f).read(f.machine, range) }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        let accessors = try accessors(f)
        var value = try accessors.read(f.machine, range)
        try body(&value)
        try accessors.write(value, name, f.machine, range)
    }

    override func assign(_ f: Frame, _ value: Value) throws {
        try accessors(f).write(value, name, f.machine, range)
    }

    override var isPlace: Bool { true }
}
