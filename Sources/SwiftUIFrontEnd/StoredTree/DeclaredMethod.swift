import Vocabulary

/// A method of a value of a declared type as a function, by its name: what a word calls while the layout runs.
final class DeclaredMethod: FunctionValue {
    let name: String
    let receiver: Value
    private let interpreter: Interpreter

    init(_ name: String, of receiver: Value, _ interpreter: Interpreter) {
        self.name = name
        self.receiver = receiver
        self.interpreter = interpreter
    }

    override func call(_ arguments: [Value]) throws -> Value {
        try interpreter.call(name, on: receiver, arguments.map { (nil, $0) })
    }
}
