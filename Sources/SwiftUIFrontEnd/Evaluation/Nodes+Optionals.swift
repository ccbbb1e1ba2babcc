import Diagnostics
import Vocabulary

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
        return value.unwrapped
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
        if value.isMissing { throw ChainEnd.met }
        return value.unwrapped
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
    /// Whether an optional goes into an Any.
    private let wrapsOptional: Bool
    /// What a generic parameter stands for, where it is the target.
    var shown: Node?

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
        if keeps, case .optional? = base.type {
            wrapsOptional = true
            super.init(range, type: .named("Any"))
        } else {
            wrapsOptional = false
            super.init(range, type: keeps ? base.type : type)
        }
    }

    override func eval(_ f: Frame) throws -> Value {
        var value = try base.eval(f)
        if wrapsOptional {
            if case .none = value { return value }
            return base.type.map { .native(WrappedSome(value: value, type: $0)) } ?? value
        }
        value = value.inAny
        var target = target
        if let bound = shown as? BoundGenericNode {
            target = bound.type(f) ?? .named("Any")
        } else if let shown, case .type(let type) = try shown.eval(f) {
            target = type
        }
        switch kind {
        case .as_:
            if case .optional(.optional) = target, base.type == target.unwrappedOnce { return value.asSome }
            return f.machine.coerce(value, to: target)
        case .test: return .bool(f.machine.value(value, is: target))
        case .conditional: return f.machine.value(value, is: target) ? value : .none
        case .forced:
            guard f.machine.value(value, is: target) || value.outside != nil || isLiteralOfDoubles(value, target) else {
                throw f.machine.failure(
                    "cast-failed", "the value is of type \(f.machine.typeText(of: value)), not \(target.text)", range)
            }
            return value
        }
    }

    /// A generic parameter that an argument like `0` shows as Int may be a type of fractions at the place of the call.
    private func isLiteralOfDoubles(_ value: Value, _ target: TypeName) -> Bool {
        guard shown != nil, target == .named("Int"), case .double = value else { return false }
        return true
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
