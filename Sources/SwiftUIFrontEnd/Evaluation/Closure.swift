import Vocabulary

/// A closure of the program with what it captured.
final class Closure: FunctionValue {
    let code: Code
    let captured: [Value]
    let presets: [Value]
    let selfValue: Value
    unowned let machine: Interpreter
    let node: ClosureNode

    init(
        code: Code, captured: [Value], presets: [Value], selfValue: Value, machine: Interpreter, node: ClosureNode
    ) {
        self.code = code
        self.captured = captured
        self.presets = presets
        self.selfValue = selfValue
        self.machine = machine
        self.node = node
    }

    override var parameterCount: Int? { code.parameterCount }

    override func call(_ arguments: [Value]) throws -> Value {
        var arguments = gathered(arguments)
        // One tuple for several parameters is taken apart.
        if arguments.count == 1, code.parameterCount > 1, case .tuple(let tuple) = arguments[0],
            tuple.elements.count == code.parameterCount
        {
            arguments = tuple.elements
        }
        try checkCount(arguments.count, node.range)
        // What is boxed comes from outside for an `inout` parameter.
        let hasBoxes = arguments.contains { if case .box = $0 { true } else { false } }
        return try machine.run(self, node.range) { slots in
            for (place, value) in arguments.prefix(code.parameterCount).enumerated() {
                if case .box(let box) = value { slots[1 + place] = box.value } else { slots[1 + place] = value }
            }
        } after: { slots in
            guard hasBoxes else { return }
            for (place, value) in arguments.prefix(self.code.parameterCount).enumerated() {
                guard case .box(let box) = value else { continue }
                if case .box(let inner) = slots[1 + place] {
                    box.value = inner.value
                } else {
                    box.value = slots[1 + place]
                }
            }
        }
    }

    /// Calls with arguments that are evaluated into the frame.
    func call(evaluating arguments: [Node], _ f: Frame, _ range: Range<Int>) throws -> Value {
        if code.variadicPlace != nil || arguments.count == 1 && code.parameterCount > 1 {
            return try call(try arguments.map { try $0.eval(f) })
        }
        try checkCount(arguments.count, range)
        return try machine.run(self, range) { slots in
            for (place, node) in arguments.prefix(code.parameterCount).enumerated() {
                slots[1 + place] = try node.eval(f)
            }
            for node in arguments.dropFirst(code.parameterCount) { _ = try node.eval(f) }
        }
    }

    /// The arguments with those of a variadic parameter as one array.
    private func gathered(_ arguments: [Value]) -> [Value] {
        guard let place = code.variadicPlace, place <= arguments.count else { return arguments }
        let end = max(place, arguments.count - (code.parameterCount - place - 1))
        return Array(arguments[..<place]) + [.array(Array(arguments[place..<end]))] + Array(arguments[end...])
    }

    private func checkCount(_ given: Int, _ range: Range<Int>) throws {
        guard given < code.parameterCount else { return }
        throw machine.failure(
            "wrong-arguments", "the closure takes \(code.parameterCount) arguments, and is given \(given)", range)
    }

    /// Calls with `inout` arguments: values go in, and what is left comes back.
    func callWithPlaces(_ arguments: [Node], _ f: Frame, _ range: Range<Int>) throws -> Value {
        try machine.run(self, range) { slots in
            for (place, node) in arguments.prefix(code.parameterCount).enumerated() {
                slots[1 + place] = try node.eval(f)
            }
        } after: { slots in
            for (place, node) in arguments.prefix(self.code.parameterCount).enumerated() where node is InoutNode {
                var value = slots[1 + place]
                if case .box(let box) = value { value = box.value }
                try node.assign(f, value)
            }
        }
    }

    /// Calls a closure whose first parameter is `inout`, as in `reduce(into:)`.
    func call(changing first: inout Value, _ others: [Value]) throws -> Value {
        var moved = first
        first = .void
        defer { first = moved }
        return try machine.run(self, node.range) { slots in
            slots[1] = moved
            moved = .void
            for (place, value) in others.prefix(max(0, self.code.parameterCount - 1)).enumerated() {
                slots[2 + place] = value
            }
        } after: { slots in
            moved = slots[1]
            if case .box(let box) = moved { moved = box.value }
            slots[1] = .void
        }
    }
}

/// A declared function as a value, with its receiver.
final class FunctionReference: FunctionValue {
    let function: FunctionInfo
    var receiver: Value
    unowned let machine: Interpreter

    init(_ function: FunctionInfo, receiver: Value, _ machine: Interpreter) {
        self.function = function
        self.receiver = receiver
        self.machine = machine
    }

    override var parameterCount: Int? { function.parameters.count }

    override func call(_ arguments: [Value]) throws -> Value {
        var receiver = receiver
        // A tuple stands for as many arguments: `zip(a, b).map(combine)`.
        if arguments.count == 1, function.parameters.count > 1, case .tuple(let tuple) = arguments[0],
            tuple.elements.count == function.parameters.count
        {
            return try machine.call(function, receiver: &receiver, tuple.elements)
        }
        return try machine.call(function, receiver: &receiver, arguments)
    }
}
