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

    init(_ info: StaticInfo, _ range: Range<Int>) {
        self.info = info
        super.init(range, type: info.type)
    }

    override func eval(_ f: Frame) throws -> Value {
        if info.state == .ready { return info.value }
        return try f.machine.readStatic(info, range)
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
        .tuple(TupleValue(labels: labels, elements: try elements.map { try $0.eval(f) }))
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
        try f.machine.charge(steps: elements.count, bytes: elements.count * 32)
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

/// `x!`.
final class UnwrapNode: Node {
    let base: Node

    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        var inner: TypeName?
        if case .optional(let wrapped)? = base.type { inner = wrapped }
        super.init(range, type: inner)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        if case .none = value {
            throw f.machine.failure("unexpected-nil", "unexpectedly found nil while unwrapping", range)
        }
        return value
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        try base.modify(f) {
            if case .none = $0 {
                throw f.machine.failure("unexpected-nil", "unexpectedly found nil while unwrapping", range)
            }
            try body(&$0)
        }
    }

    override var isPlace: Bool { base.isPlace }
}

/// The `x?` inside a chain.
final class OptionalLinkNode: Node {
    let base: Node

    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        var inner: TypeName?
        if case .optional(let wrapped)? = base.type { inner = wrapped }
        super.init(range, type: inner)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        if case .none = value { throw ChainEnd.met }
        return value
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        try base.modify(f) {
            if case .none = $0 { throw ChainEnd.met }
            try body(&$0)
        }
    }

    override var isPlace: Bool { base.isPlace }
}

/// A whole optional chain: `nil` where a link met `nil`.
final class OptionalChainNode: Node {
    let base: Node

    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        super.init(range, type: base.type.map { if case .optional = $0 { $0 } else { .optional($0) } })
    }

    override func eval(_ f: Frame) throws -> Value {
        do { return try base.eval(f) } catch ChainEnd.met { return .none }
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        do { try base.modify(f, body) } catch ChainEnd.met {}
    }

    override var isPlace: Bool { base.isPlace }
}

final class AttemptNode: Node {
    let kind: Expression.Attempt
    let base: Node

    init(_ kind: Expression.Attempt, _ base: Node, _ range: Range<Int>) {
        self.kind = kind
        self.base = base
        var type = base.type
        if kind == .optional, let known = type { if case .optional = known {} else { type = .optional(known) } }
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        switch kind {
        case .try_: return try base.eval(f)
        case .optional:
            do { return try base.eval(f) } catch is ThrownValue { return .none }
        case .forced:
            do { return try base.eval(f) } catch let error as ThrownValue {
                let text = try f.machine.text(of: error.value)
                throw f.machine.failure("unexpected-error", "`try!` met the error \(text)", range)
            }
        }
    }
}

/// `x as T` and its kin, by the type that the value has when it runs.
final class CastNode: Node {
    let kind: Expression.Cast
    let base: Node
    let target: TypeName

    init(_ kind: Expression.Cast, _ base: Node, _ target: TypeName, _ range: Range<Int>) {
        self.kind = kind
        self.base = base
        self.target = target
        let type: TypeName =
            switch kind {
            case .test: .named("Bool")
            case .conditional: .optional(target)
            default: target
            }
        // `as Any` does not take the optional away.
        let keeps = kind == .as_ && target == .named("Any")
        super.init(range, type: keeps ? base.type : type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        switch kind {
        case .as_: return f.machine.coerce(value, to: target)
        case .test: return .bool(f.machine.value(value, is: target))
        case .conditional: return f.machine.value(value, is: target) ? value : .none
        case .forced:
            guard f.machine.value(value, is: target) else {
                throw f.machine.failure(
                    "cast-failed", "the value is of type \(f.machine.typeText(of: value)), not \(target.text)", range)
            }
            return value
        }
    }
}

/// `if` and `switch` as expressions, and other bodies that give a value.
final class BodyNode: Node {
    let body: Step

    init(_ body: Step, _ range: Range<Int>, type: TypeName?) {
        self.body = body
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        f.machine.yielded = .void
        _ = try body.run(f)
        let value = f.machine.yielded
        f.machine.yielded = .void
        return value
    }
}

/// The last expression of a branch of an `if` or `switch` expression.
final class YieldStep: Step {
    let value: Node
    init(_ value: Node) {
        self.value = value
        super.init(value.range)
    }
    override func run(_ f: Frame) throws -> Flow {
        f.machine.yielded = try value.eval(f)
        return .next
    }
}

/// A closure parameter written `$item`: reads and writes go through the binding in its slot.
final class BindingLocalNode: Node {
    let slot: Int

    init(_ slot: Int, _ range: Range<Int>, type: TypeName?) {
        self.slot = slot
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        if case .binding(let binding) = f.slots[slot] { return try binding.get() }
        return f.slots[slot]
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        guard case .binding(let binding) = f.slots[slot] else { return try body(&f.slots[slot]) }
        var value = try binding.get()
        try body(&value)
        try binding.set(value)
    }

    override var isPlace: Bool { true }
}
