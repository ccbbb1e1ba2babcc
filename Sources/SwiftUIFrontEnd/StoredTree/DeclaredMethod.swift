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
        let labels = Self.labels[name] ?? []
        return try interpreter.call(
            name, on: receiver,
            arguments.enumerated().map { ($0 < labels.count ? labels[$0] : nil, $1) })
    }

    /// The labels of the arguments, for the methods that have some.
    private static let labels = ["effectValue": ["size"]]
}
