import Diagnostics
import Vocabulary

/// The variables of one running call.
struct Frame {
    let slots: UnsafeMutablePointer<Value>
    unowned(unsafe) let machine: Interpreter
}

/// A compiled expression.
class Node {
    /// UTF-8 offsets in the source.
    let range: Range<Int>
    /// The static type as far as it is known.
    var type: TypeName?
    /// Whether the source writes the type of the variable that this reads, or a literal that tells it.
    var hasWrittenType = false
    /// The type as the source writes it: `CGFloat`, which counts as Double here.
    var writtenType: TypeName?

    init(_ range: Range<Int>, type: TypeName? = nil) {
        self.range = range
        self.type = type
    }

    func eval(_ f: Frame) throws -> Value { .void }

    /// Evaluates a condition.
    func test(_ f: Frame) throws -> Bool {
        let result = try eval(f)
        if case .bool(let value) = result { return value }
        if result.outside != nil { return false }
        throw f.machine.noCondition(result, range)
    }

    /// Changes the place that the expression stands for.
    func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        // A temporary: what is written is lost, as for methods of class instances reached through calls.
        var value = try eval(f)
        try body(&value)
    }

    func assign(_ f: Frame, _ value: Value) throws {
        try modify(f) { $0 = value }
    }

    /// Whether the expression is a place that can be changed.
    var isPlace: Bool { false }
    /// Whether the node is a number literal or arithmetic of such.
    var isLiteral: Bool { false }
}

/// How a statement ended.
enum Flow {
    case next, returned, broken, continued, fallen
}

/// A compiled statement.
class Step {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    func run(_ f: Frame) throws -> Flow { .next }
}

/// An error that interpreted code throws.
struct ThrownValue: Error, @unchecked Sendable {
    let value: Value
    let range: Range<Int>
}

/// The way out of an optional chain that met `nil`.
enum ChainEnd: Error { case met }

/// A compiled body.
final class Code {
    let name: String
    var frameSize = 1
    /// Slots from 1 on that hold parameters.
    var parameterCount = 0
    /// The parameter of a closure that takes any number of arguments.
    var variadicPlace: Int?
    var defaults: [Node?] = []
    /// Parameters, and `self` as 0, that closures inside share and change.
    var boxedSlots: [Int] = []
    var body: Step?
    var expression: Node?
    /// Slots in the frame of the surrounding code and in this one.
    var captures: [(from: Int, to: Int)] = []
    var result: TypeName?

    init(name: String) { self.name = name }

    /// Lets go of what is run.
    func clear() {
        defaults = []
        body = nil
        expression = nil
    }
}
