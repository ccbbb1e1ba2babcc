import Vocabulary

/// A native operation on evaluated operands.
final class OperationNode: Node {
    let operands: [Node]
    let body: (Interpreter, [Value]) throws -> Value
    /// Whether substrings come as such, and not as the strings that they hold.
    var keepsParts = false

    init(
        _ operands: [Node], _ range: Range<Int>, type: TypeName?,
        _ body: @escaping (Interpreter, [Value]) throws -> Value
    ) {
        self.operands = operands
        self.body = body
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let values = try operands.map { operand in
            let value = try operand.eval(f)
            if !keepsParts, case .native(let native) = value, let part = native as? SubstringValue {
                return Value.string(part.text)
            }
            return value
        }
        f.machine.nativeRange = range
        return try body(f.machine, values)
    }
}
