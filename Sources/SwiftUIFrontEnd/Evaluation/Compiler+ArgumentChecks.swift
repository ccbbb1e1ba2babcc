import Vocabulary

/// Mistakes in arguments that show without running the code.
extension Compiler {
    /// A literal of another kind than the parameter of a word wants.
    func checkLiteral(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named(let name, _)? = wanted?.unwrapped, ["Double", "Int", "Bool", "String"].contains(name) else {
            return
        }
        let found: String
        switch (expression.kind, name) {
        case (.string, "Double"), (.string, "Int"), (.string, "Bool"): found = "a string"
        case (.integer, "Bool"), (.integer, "String"), (.float, "Bool"), (.float, "String"), (.float, "Int"):
            found = "a number"
        case (.bool, "Double"), (.bool, "Int"), (.bool, "String"): found = "a Bool"
        default: return
        }
        fail(
            "wrong-type",
            "`\(parameter.label ?? parameter.name)` is of type \(parameter.type.map(shown) ?? name), not \(found)",
            expression.range)
    }

    /// A literal for a parameter that takes one of several types, or a type that no such literal makes.
    func checkAlternatives(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        let found: String
        switch expression.kind {
        case .string: found = "a string"
        case .integer, .float: found = "a number"
        case .bool: found = "a Bool"
        default: return
        }
        guard let wanted, isPlain(wanted), case .no = fit(expression, wanted) else { return }
        fail(
            "wrong-type",
            "`\(parameter.label ?? parameter.name)` is of type \(parameter.type.map(shown) ?? wanted.text), not \(found)",
            expression.range)
    }

    /// A type as a message names it.
    func shown(_ type: TypeName) -> String {
        if case .anyOf(let types) = type.unwrapped { return types.map(\.text).joined(separator: " or ") }
        return type.unwrapped.text
    }

    /// Whether it is known of every literal if it makes a value of the type.
    func isPlain(_ type: TypeName) -> Bool {
        switch type.unwrapped {
        case .anyOf(let types): return types.allSatisfy { self.type($0).map(isPlain) ?? false }
        case .named(let name, _):
            return ["Double", "Int", "Bool", "String", "Edge.Set", "EdgeInsets", "Color", "Font", "Angle"].contains(
                name)
        default: return false
        }
    }

    /// A text where a number is wanted, and the like.
    func checkKind(of node: Node, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named(let name, _)? = wanted?.unwrapped, case .named(let have, _)? = node.type, name != have,
            ["Double", "Int", "Bool"].contains(name), ["String", "Bool", "Character"].contains(have),
            !(node is ConstantNode), !(node is FailureNode)
        else { return }
        fail(
            "wrong-type",
            "`\(parameter.label ?? parameter.name)` is of type \(parameter.type.map(shown) ?? name), not \(have)",
            node.range, hints: have == "String" ? ["make a number of it, as in `Double(…) ?? 0`"] : [])
    }

    /// A number or an optional as what a `Text` says.
    func checkText(_ node: Node, _ parameter: ParameterSpec, _ target: Target) {
        guard parameter.name == "dates", let word = target as? WordTarget, word.name == "Text" else { return }
        let text = machine.sourceText(node.range)
        switch node.type {
        case .named(let name, _)? where ["Int", "Double", "Bool"].contains(name):
            fail(
                "wrong-type", "`Text` takes a string, not \(name)", node.range,
                hints: ["write `Text(\"\\(\(text))\")`"])
        case .optional(.named("String", []))?:
            fail(
                "optional-value", "`\(text)` is optional, and its value is needed here", node.range,
                hints: ["write `\(text) ?? …`, or unwrap it with `if let`"])
        default: break
        }
    }

    /// A literal for a parameter or a stored property of the program that its type does not take.
    func checkDeclaredLiteral(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard expression.isLiteral, let wanted, case .named(let name, _) = wanted else { return }
        if name == "Binding" {
            fail(
                "wrong-type", "`\(parameter.label ?? parameter.name)` takes a binding, not a value", expression.range,
                hints: ["write `.constant(…)`, or `$` and a property with `@State`"])
            return
        }
        guard index.nativeExtensions[name] == nil, index.types[name] == nil else { return }
        checkLiteral(expression, parameter, wanted)
    }

    /// A binding to a value of another type than the one that is wanted.
    func checkBound(_ expression: Expression, _ wanted: TypeName?) {
        guard case .named("Binding", let arguments)? = wanted?.unwrapped, arguments.count == 1,
            let inner = type(arguments[0])?.nominalName, Self.boundTypes.contains(inner),
            case .name(let name, _) = expression.kind, name.hasPrefix("$"),
            context.find(String(name.dropFirst()), from: scope) == nil,
            let property = context.owner?.anyProperty(String(name.dropFirst())), isCertain(property),
            property.wrapperAttribute?.name == "State" || property.wrapperAttribute?.name == "Binding",
            case .named(let have, _)? = propertyType(property), Self.boundTypes.contains(have), have != inner
        else { return }
        fail(
            "wrong-type",
            "`\(name)` is a binding to \(property.declaration.type?.text ?? have), and one to "
                + "\(arguments[0].text) is needed here", expression.range)
    }

    private static let boundTypes: Set<String> = ["Int", "Double", "Bool", "String"]

    /// A value for an `inout` parameter without its `&`.
    func checkInout(_ expression: Expression, _ parameter: ParameterSpec, _ target: Target) {
        guard parameter.isInout, target is FunctionTarget || target is LocalFunctionTarget,
            !OperatorPrecedence.isOperator((target as? FunctionTarget)?.function.name ?? "")
        else { return }
        if case .inoutReference = expression.kind { return }
        let text = machine.sourceText(expression.range)
        fail(
            "wrong-arguments", "`\(parameter.label ?? parameter.name)` is changed by the function: it takes a place",
            expression.range, hints: ["write `&\(text)`"])
    }

    /// State where a binding to it is wanted: the `$` is missing.
    func checkBinding(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named("Binding", _)? = wanted?.unwrapped, case .name(let name, _) = expression.kind,
            context.find(name, from: scope) == nil, let property = context.owner?.anyProperty(name),
            property.wrapperAttribute != nil, property.type?.nominalName != "Binding"
        else { return }
        switch property.wrapper {
        case .box, .binding: break
        default: return
        }
        fail(
            "wrong-type", "`\(parameter.label ?? parameter.name)` takes a binding, not a value", expression.range,
            hints: ["write `$\(name)`"])
    }
}
