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
    /// The type of the one value where only the value shows whether it has it.
    let wanted: TypeName?

    init(_ call: PreparedCall, _ typeName: String, wanted: TypeName?, _ range: Range<Int>) {
        self.call = call
        self.typeName = typeName
        self.wanted = wanted
        super.init(range, type: wanted == nil ? .named("String") : nil)
    }

    override func eval(_ f: Frame) throws -> Value {
        let text = InterpolationValue(typeName)
        var receiver = Value.native(text)
        var plans = call.plans
        if plans.count == 1, call.target.parameters[0].label == nil, let wanted, case .node(let node) = plans[0] {
            // Only the value shows whether it is one that the source interpolates.
            let value = try node.eval(f)
            guard f.machine.value(value, is: wanted) else { return value }
            plans = [.node(ValueNode(value, node.range))]
        }
        _ = try call.target.invoke(f, &receiver, plans, range)
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
            var wanted: TypeName?
            if call.target.parameters.count == 1, case .node(let node)? = call.plans.first, node.type == nil {
                wanted = type(call.target.parameters[0].type, of: call.target)
            }
            return DeclaredInterpolationNode(call, name, wanted: wanted, range)
        }
        return nil
    }
}
