import Diagnostics
import Vocabulary

final class ConstantNode: Node {
    let value: Value
    let literal: Bool

    init(_ value: Value, _ range: Range<Int>, type: TypeName?, isLiteral: Bool = false) {
        self.value = value
        literal = isLiteral
        super.init(range, type: type)
    }

    override var isLiteral: Bool { literal }
    var isNil: Bool { if case .none = value { true } else { false } }
    override func eval(_ f: Frame) throws -> Value { value }
}

/// A mistake found while compiling; evaluating it stops.
final class FailureNode: Node {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
        super.init(diagnostic.range ?? 0..<0)
    }

    override func eval(_ f: Frame) throws -> Value { throw DiagnosticsError([diagnostic]) }
    override var isPlace: Bool { true }
}

/// A variable in a slot of the frame.
final class LocalNode: Node {
    let slot: Int

    init(_ slot: Int, _ range: Range<Int>, type: TypeName?) {
        self.slot = slot
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value { f.slots[slot] }
    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws { try body(&f.slots[slot]) }
    override func assign(_ f: Frame, _ value: Value) throws { f.slots[slot] = value }
    override var isPlace: Bool { true }
}

/// A variable that closures share.
final class BoxedNode: Node {
    let slot: Int

    init(_ slot: Int, _ range: Range<Int>, type: TypeName?) {
        self.slot = slot
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        if case .box(let box) = f.slots[slot] { return box.value }
        return f.slots[slot]
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        guard case .box(let box) = f.slots[slot] else { return try body(&f.slots[slot]) }
        try box.modify(body)
    }

    override var isPlace: Bool { true }
}

extension Box {
    /// Changes the value while it is moved out, so that nothing overlaps.
    func modify(_ body: (inout Value) throws -> Void) throws {
        var moved = value
        value = .void
        defer { value = moved }
        try body(&moved)
    }
}

/// A global variable or static property; its initial value is computed when it is first used.
final class StaticNode: Node {
    let info: StaticInfo
    /// The type that the property is read through, where a protocol or a superclass declares it.
    let through: TypeName?

    init(_ info: StaticInfo, through: TypeName? = nil, _ range: Range<Int>) {
        self.info = info
        self.through = through
        super.init(range, type: info.type)
    }

    override func eval(_ f: Frame) throws -> Value {
        if info.state == .ready, info.declaration.attributes.isEmpty { return info.value }
        return try f.machine.readStatic(info, through: through, range)
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        try f.machine.modifyStatic(info, range, body)
    }

    override var isPlace: Bool { true }
}

final class TupleNode: Node {
    let labels: [String?]
    let elements: [Node]

    init(labels: [String?], elements: [Node], _ range: Range<Int>) {
        self.labels = labels
        self.elements = elements
        var types: [TypeName] = []
        for element in elements { if let type = element.type { types.append(type) } }
        super.init(range, type: types.count == elements.count ? .tuple(labels, types) : nil)
    }

    override func eval(_ f: Frame) throws -> Value {
        f.machine.nativeRange = range
        // Tuples in tuples are freed by calls inside each other: there may not be too many.
        try f.machine.charge(steps: 1, bytes: 256)
        return .tuple(TupleValue(labels: labels, elements: try elements.map { try $0.eval(f) }))
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        var value = try eval(f)
        try body(&value)
        guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else { return }
        for (element, part) in zip(elements, tuple.elements) { try element.assign(f, part) }
    }

    override func assign(_ f: Frame, _ value: Value) throws {
        guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else { return }
        for (element, part) in zip(elements, tuple.elements) { try element.assign(f, part) }
    }

    override var isPlace: Bool { true }
}

/// `_` on the left of an assignment.
final class DiscardNode: Node {
    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        var value = Value.void
        try body(&value)
    }
    override var isPlace: Bool { true }
}

final class ArrayNode: Node {
    let elements: [Node]

    init(_ elements: [Node], _ range: Range<Int>, type: TypeName?) {
        self.elements = elements
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        f.machine.nativeRange = range
        try f.machine.charge(steps: elements.count, bytes: 32 + elements.count * 48)
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements { values.append(try element.eval(f)) }
        return .array(values)
    }
}

/// An array literal where a set, an option set or another type made from one is expected.
final class ConvertedNode: Node {
    let base: Node
    let convert: (Value, Interpreter) throws -> Value

    init(_ base: Node, type: TypeName?, _ convert: @escaping (Value, Interpreter) throws -> Value) {
        self.base = base
        self.convert = convert
        super.init(base.range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value { try convert(try base.eval(f), f.machine) }
}

final class DictionaryNode: Node {
    let elements: [(key: Node, value: Node)]

    init(_ elements: [(key: Node, value: Node)], _ range: Range<Int>, type: TypeName?) {
        self.elements = elements
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        var dictionary = DictionaryValue()
        f.machine.nativeRange = range
        try f.machine.charge(steps: elements.count, bytes: elements.count * 96)
        for (key, value) in elements {
            let place = try key.eval(f)
            if dictionary[place] != nil {
                throw f.machine.failure("duplicate-key", "the dictionary literal has a key twice", key.range)
            }
            dictionary[place] = try value.eval(f)
        }
        return .dictionary(dictionary)
    }
}

final class TernaryNode: Node {
    let condition: Node
    let yes: Node
    let no: Node

    init(_ condition: Node, _ yes: Node, _ no: Node, _ range: Range<Int>, type: TypeName?) {
        self.condition = condition
        self.yes = yes
        self.no = no
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        try condition.test(f) ? try yes.eval(f) : try no.eval(f)
    }
}

/// Converts what is not known to be a floating-point number where one is expected.
final class CoerceNode: Node {
    let base: Node
    let target: TypeName

    init(_ base: Node, to target: TypeName) {
        self.base = base
        self.target = target
        super.init(base.range, type: target)
    }

    override func eval(_ f: Frame) throws -> Value { f.machine.coerce(try base.eval(f), to: target) }
    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws { try base.modify(f, body) }
    override var isPlace: Bool { base.isPlace }
}
