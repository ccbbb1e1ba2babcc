import Vocabulary

/// The text of an interpolation while an `appendInterpolation` of the source adds to it.
final class InterpolationValue: NativeValue {
    let typeName: String
    private(set) var text = ""

    init(_ typeName: String) { self.typeName = typeName }

    func append(_ more: String, _ machine: Interpreter) throws {
        try machine.charge(steps: 1, bytes: more.utf8.count)
        text += more
    }
}

/// `\(value, label: …)` by an `appendInterpolation` that the source declares.
final class DeclaredInterpolationNode: Node {
    let call: PreparedCall
    let typeName: String

    init(_ call: PreparedCall, _ typeName: String, _ range: Range<Int>) {
        self.call = call
        self.typeName = typeName
        super.init(range, type: .named("String"))
    }

    override func eval(_ f: Frame) throws -> Value {
        let text = InterpolationValue(typeName)
        var receiver = Value.native(text)
        _ = try call.target.invoke(f, &receiver, call.plans, range)
        return .string(text.text)
    }
}

extension Compiler {
    /// The declared interpolation that takes the arguments; `nil` if there is none.
    func declaredInterpolation(_ arguments: [CallArgument], _ range: Range<Int>) -> Node? {
        for name in ["String.StringInterpolation", "DefaultStringInterpolation"] {
            let functions = index.nativeExtensions[name]?.methods["appendInterpolation"] ?? []
            let targets = functions.map { FunctionTarget(machine, $0) }
            guard !targets.isEmpty, let call = prepare(targets, arguments, range, strict: true)?.first else { continue }
            return DeclaredInterpolationNode(call, name, range)
        }
        return nil
    }
}
