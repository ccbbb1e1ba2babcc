import Vocabulary

/// A native operation on evaluated operands.
final class OperationNode: Node {
    let operands: [Node]
    let body: (Interpreter, [Value]) throws -> Value

    init(
        _ operands: [Node], _ range: Range<Int>, type: TypeName?,
        _ body: @escaping (Interpreter, [Value]) throws -> Value
    ) {
        self.operands = operands
        self.body = body
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let values = try operands.map { try $0.eval(f) }
        f.machine.nativeRange = range
        return try body(f.machine, values)
    }
}
