import Vocabulary

/// The operators with built-in meaning.
enum BinaryOperator: String {
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "==", notEqual = "!="
    case addWrapping = "&+", subtractWrapping = "&-", multiplyWrapping = "&*"
    case and = "&", or = "|", xor = "^", shiftLeft = "<<", shiftRight = ">>"
    case shiftLeftMasking = "&<<", shiftRightMasking = "&>>"

    var isComparison: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: true
        default: false
        }
    }
}

/// Arithmetic and comparison; two numbers take the fast path.
final class BinaryNode: Node {
    let operation: BinaryOperator
    let left: Node
    let right: Node

    init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: Range<Int>, type: TypeName?) {
        self.operation = operation
        self.left = left
        self.right = right
        super.init(range, type: type)
    }

    override var isLiteral: Bool { left.isLiteral && right.isLiteral }

    override func eval(_ f: Frame) throws -> Value {
        let a = try left.eval(f)
        let b = try right.eval(f)
        switch (a, b) {
        case (.int(let a), .int(let b)): return try integer(a, b, f)
        case (.double(let a), .double(let b)): return double(a, b)
        default: return try f.machine.binary(operation.rawValue, a, b, range)
        }
    }

    override func test(_ f: Frame) throws -> Bool {
        let a = try left.eval(f)
        let b = try right.eval(f)
        switch (a, b) {
        case (.int(let a), .int(let b)):
            switch operation {
            case .less: return a < b
            case .lessOrEqual: return a <= b
            case .greater: return a > b
            case .greaterOrEqual: return a >= b
            case .equal: return a == b
            case .notEqual: return a != b
            default: break
            }
        case (.double(let a), .double(let b)):
            switch operation {
            case .less: return a < b
            case .lessOrEqual: return a <= b
            case .greater: return a > b
            case .greaterOrEqual: return a >= b
            case .equal: return a == b
            case .notEqual: return a != b
            default: break
            }
        default: break
        }
        if case .bool(let result) = try f.machine.binary(operation.rawValue, a, b, range) { return result }
        throw f.machine.failure("type-mismatch", "expected a Bool", range)
    }

    @inline(__always)
    private func integer(_ a: Int, _ b: Int, _ f: Frame) throws -> Value {
        let result: (partialValue: Int, overflow: Bool)
        switch operation {
        case .add: result = a.addingReportingOverflow(b)
        case .subtract: result = a.subtractingReportingOverflow(b)
        case .multiply: result = a.multipliedReportingOverflow(by: b)
        case .less: return .bool(a < b)
        case .lessOrEqual: return .bool(a <= b)
        case .greater: return .bool(a > b)
        case .greaterOrEqual: return .bool(a >= b)
        case .equal: return .bool(a == b)
        case .notEqual: return .bool(a != b)
        default: return try f.machine.integer(operation, a, b, range)
        }
        if result.overflow { throw f.machine.overflow(operation.rawValue, a, b, range) }
        return .int(result.partialValue)
    }

    @inline(__always)
    private func double(_ a: Double, _ b: Double) -> Value {
        switch operation {
        case .add, .addWrapping: .double(a + b)
        case .subtract, .subtractWrapping: .double(a - b)
        case .multiply, .multiplyWrapping: .double(a * b)
        case .divide: .double(a / b)
        case .less: .bool(a < b)
        case .lessOrEqual: .bool(a <= b)
        case .greater: .bool(a > b)
        case .greaterOrEqual: .bool(a >= b)
        case .equal: .bool(a == b)
        case .notEqual: .bool(a != b)
        default: .double(a.truncatingRemainder(dividingBy: b))
        }
    }
}

/// An operation with a literal on one side whose kind depends on the other: `width / (1 / 3)`.
final class LiteralOperandNode: Node {
    let operation: String
    let known: Node
    let literalIsRight: Bool
    /// The literal as it is by itself, and as a floating-point number.
    let plain: Node
    let floating: Node

    init(
        _ operation: String, known: Node, literalIsRight: Bool, plain: Node, floating: Node, _ range: Range<Int>,
        type: TypeName?
    ) {
        self.operation = operation
        self.known = known
        self.literalIsRight = literalIsRight
        self.plain = plain
        self.floating = floating
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try known.eval(f)
        let literal: Value
        if case .double = value { literal = try floating.eval(f) } else { literal = try plain.eval(f) }
        return literalIsRight
            ? try f.machine.binary(operation, value, literal, range)
            : try f.machine.binary(operation, literal, value, range)
    }
}

/// Any other operator, also the ones that the source declares.
final class OperatorNode: Node {
    let symbol: String
    let left: Node
    let right: Node

    init(_ symbol: String, _ left: Node, _ right: Node, _ range: Range<Int>, type: TypeName?) {
        self.symbol = symbol
        self.left = left
        self.right = right
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let a = try left.eval(f)
        let b = try right.eval(f)
        return try f.machine.binary(symbol, a, b, range)
    }
}

/// An operator function whose left side is `inout`, like a declared `+=`.
final class MutatingOperatorNode: Node {
    let symbol: String
    let left: Node
    let right: Node

    init(_ symbol: String, _ left: Node, _ right: Node, _ range: Range<Int>) {
        self.symbol = symbol
        self.left = left
        self.right = right
        super.init(range, type: .named("Void"))
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try right.eval(f)
        try left.modify(f) { try f.machine.mutate(symbol, &$0, value, range) }
        return .void
    }
}

final class LogicalNode: Node {
    let isAnd: Bool
    let left: Node
    let right: Node

    init(isAnd: Bool, _ left: Node, _ right: Node, _ range: Range<Int>) {
        self.isAnd = isAnd
        self.left = left
        self.right = right
        super.init(range, type: .named("Bool"))
    }

    override func eval(_ f: Frame) throws -> Value { .bool(try test(f)) }
    override func test(_ f: Frame) throws -> Bool {
        if isAnd { return try left.test(f) ? try right.test(f) : false }
        return try left.test(f) ? true : try right.test(f)
    }
}

final class NotNode: Node {
    let base: Node
    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        super.init(range, type: .named("Bool"))
    }
    override func eval(_ f: Frame) throws -> Value { .bool(!(try base.test(f))) }
    override func test(_ f: Frame) throws -> Bool { !(try base.test(f)) }
}

final class PrefixNode: Node {
    let symbol: String
    let base: Node

    init(_ symbol: String, _ base: Node, _ range: Range<Int>, type: TypeName?) {
        self.symbol = symbol
        self.base = base
        super.init(range, type: type)
    }

    override var isLiteral: Bool { base.isLiteral }
    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        switch (symbol, value) {
        case ("-", .int(let value)):
            if value == .min { throw f.machine.overflow("-", 0, value, range) }
            return .int(-value)
        case ("-", .double(let value)): return .double(-value)
        default: return try f.machine.prefix(symbol, value, range)
        }
    }
}

/// `a ?? b`.
final class CoalesceNode: Node {
    let left: Node
    let right: Node

    init(_ left: Node, _ right: Node, _ range: Range<Int>, type: TypeName?) {
        self.left = left
        self.right = right
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try left.eval(f)
        if value.isMissing { return try right.eval(f) }
        return value.unwrapped
    }
}

final class RangeNode: Node {
    let lower: Node?
    let upper: Node?
    let isClosed: Bool

    init(_ lower: Node?, _ upper: Node?, isClosed: Bool, _ range: Range<Int>, type: TypeName?) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        var low = try lower?.eval(f)
        var high = try upper?.eval(f)
        if case .int(let a)? = low, case .double? = high { low = .double(Double(a)) }
        if case .int(let b)? = high, case .double? = low { high = .double(Double(b)) }
        // A bound that another file would give makes an empty range.
        if low?.outside != nil { low = high }
        if high?.outside != nil {
            if low?.outside != nil { low = .int(0) }
            high = low
        }
        if let low, let high, try f.machine.isLess(high, low) {
            throw f.machine.failure(
                "invalid-range", "the upper bound of a range is below its lower bound", range)
        }
        return .range(RangeValue(lower: low, upper: high, isClosed: isClosed))
    }
}

/// `place = value`.
final class AssignNode: Node {
    let place: Node
    let value: Node
    private let callsIndices: Bool

    init(_ place: Node, _ value: Node, _ range: Range<Int>) {
        callsIndices = (place as? IndexNode)?.callsIndices ?? false
        self.place = place
        self.value = value
        super.init(range, type: .named("Void"))
    }

    override func eval(_ f: Frame) throws -> Value {
        if callsIndices {
            // The indices of the place come before the value.
            let prepared = try (place as? IndexNode)?.prepared(f) ?? place
            try prepared.assign(f, try value.eval(f))
            return .void
        }
        let result = try value.eval(f)
        try place.assign(f, result)
        return .void
    }
}

/// `place += value` with a built-in operator.
final class CompoundNode: Node {
    let operation: String
    let place: Node
    let value: Node
    /// The slot of a plain local variable, where numbers take the fast path.
    private let slot: Int?
    private let fast: BinaryOperator?
    private let callsIndices: Bool

    init(_ operation: String, _ place: Node, _ value: Node, _ range: Range<Int>) {
        self.operation = operation
        slot = (place as? LocalNode)?.slot
        fast = BinaryOperator(rawValue: operation)
        callsIndices = (place as? IndexNode)?.callsIndices ?? false
        self.place = place
        self.value = value
        super.init(range, type: .named("Void"))
    }

    override func eval(_ f: Frame) throws -> Value {
        if callsIndices {
            let prepared = try (place as? IndexNode)?.prepared(f) ?? place
            let operand = try value.eval(f)
            try prepared.modify(f) { try f.machine.compound(operation, &$0, operand, range) }
            return .void
        }
        let operand = try value.eval(f)
        if let slot, let fast {
            switch (f.slots[slot], operand) {
            case (.int(let a), .int(let b)):
                let result: (partialValue: Int, overflow: Bool)
                switch fast {
                case .add: result = a.addingReportingOverflow(b)
                case .subtract: result = a.subtractingReportingOverflow(b)
                case .multiply: result = a.multipliedReportingOverflow(by: b)
                default:
                    f.slots[slot] = try f.machine.integer(fast, a, b, range)
                    return .void
                }
                if result.overflow { throw f.machine.overflow(operation, a, b, range) }
                f.slots[slot] = .int(result.partialValue)
                return .void
            case (.double(let a), .double(let b)):
                switch fast {
                case .add: f.slots[slot] = .double(a + b)
                case .subtract: f.slots[slot] = .double(a - b)
                case .multiply: f.slots[slot] = .double(a * b)
                case .divide: f.slots[slot] = .double(a / b)
                default: f.slots[slot] = .double(a.truncatingRemainder(dividingBy: b))
                }
                return .void
            default: break
            }
        }
        try place.modify(f) { try f.machine.compound(operation, &$0, operand, range) }
        return .void
    }
}
