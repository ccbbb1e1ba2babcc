import Diagnostics
import Vocabulary

/// Values of standard types where another standard type is wanted.
///
/// Only what is certain is told: literals, and what the source gives a type to or a literal that tells it.
extension Compiler {
    /// `let route: Route = .page` where the case has a payload.
    func checkPayload(_ name: String, _ expected: TypeName?, _ range: Range<Int>) {
        guard let info = info(expected), info.kind == .enumeration, let payload = info.cases[name]?.payload,
            !payload.isEmpty, info.staticProperty(name) == nil
        else { return }
        let form = payload.map { ($0.label ?? "_") + ":" }.joined()
        fail(
            "missing-payload", "the case `\(name)` of `\(info.name)` needs its values", range,
            hints: ["it takes (\(form))"])
    }

    private static let numbers: Set<String> = ["Int", "Double"]
    private static let plain: Set<String> = ["Int", "Double", "Bool", "String"]
    /// Standard types as a source writes them.
    private static let scalars: Set<String> = ["Int", "Double", "CGFloat", "TimeInterval", "Bool", "String"]

    /// A value for a place whose type the source writes.
    ///
    /// - Parameters:
    ///   - wanted: the type in canonical form.
    ///   - written: the type as the source writes it.
    func checkValue(_ expression: Expression, _ node: Node, _ wanted: TypeName?, written: TypeName? = nil) {
        guard let wanted else { return }
        if let (place, found, type) = literal(expression, wanted) {
            let shown = wanted == .named(type) ? written?.text ?? type : type
            fail("wrong-type", "a value of type \(shown) is needed here, not \(found)", place.range)
            return
        }
        if wanted.unwrapped == .named("Double"), let integer = integer(in: node) {
            tell(integer, wanted: written?.unwrapped.text ?? "Double")
            return
        }
        if refusesLiteral(expression, wanted, written: written) { return }
        if refusesType(of: expression, node, wanted, written: written) { return }
        checkUnwrapped(node, wanted)
    }

    /// What a function of the source gives back.
    func checkReturned(_ expression: Expression, _ node: Node) {
        guard let function = context.function else {
            if let written = context.writtenResult { checkValue(expression, node, context.result, written: written) }
            return
        }
        guard !function.isInitializer else { return }
        if context.result == .named("Void"), function.builder == nil,
            function.result == nil || function.result == context.result
        {
            guard isLiteral(expression) || isCertain(node) && node.type != .named("Void") && node.type != nil else {
                return
            }
            fail(
                "unexpected-result", "`\(function.name)` returns no value", expression.range,
                hints: ["declare its result, as in `-> \(shownType(of: node))`"])
            return
        }
        checkValue(expression, node, context.result, written: function.result)
    }

    /// `return` without a value in a function that gives one.
    func checkEmptyReturn(_ range: Range<Int>) {
        guard let function = context.function, !function.isInitializer, function.builder == nil,
            let written = function.result, let result = context.result, result != .named("Void"), written.text != "Void"
        else { return }
        fail("missing-return", "`\(function.name)` has to return a value of type \(written.text)", range)
    }

    /// A number where a word wants one of another type.
    func checkNumber(_ node: Node, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named(let name, _)? = wanted?.unwrapped, Self.numbers.contains(name),
            case .named(let have, _)? = node.type, Self.numbers.contains(have), have != name, isCertain(node)
        else { return }
        tell(node, wanted: parameter.type?.unwrapped.text ?? name)
    }

    /// An integer in arithmetic whose result has to be floating.
    private func integer(in node: Node) -> Node? {
        guard let binary = node as? BinaryNode,
            [.add, .subtract, .multiply, .divide, .remainder].contains(binary.operation),
            index.operators[binary.operation.rawValue] == nil
        else { return nil }
        for side in [binary.left, binary.right] where side.type == .named("Int") && isCertain(side) { return side }
        return integer(in: binary.left) ?? integer(in: binary.right)
    }

    func tell(_ node: Node, wanted: String) {
        let text = machine.sourceText(node.range)
        let have = shownType(of: node)
        var hints: [String] = []
        switch (have, wanted) {
        case (let have, "String") where Self.scalars.contains(have): hints = ["write `\"\\(\(text))\"`"]
        case ("String", _) where wanted != "Bool" && Self.scalars.contains(wanted):
            hints = ["write `\(wanted)(\(text)) ?? 0`"]
        case ("Bool", _), (_, "Bool"): break
        default:
            guard Self.scalars.contains(have), Self.scalars.contains(wanted) else { break }
            hints = ["write `\(wanted)(\(text))`"]
        }
        fail("wrong-type", "`\(text)` is of type \(have), and \(wanted) is needed here", node.range, hints: hints)
    }

    /// The type of a node as the source writes it where it does.
    func shownType(of node: Node) -> String {
        if let binary = node as? BinaryNode {
            return shownType(of: binary.left.isLiteral ? binary.right : binary.left)
        }
        return node.writtenType?.text ?? node.type?.text ?? ""
    }

    /// Whether the type of a node is what the compiler of Swift would find too.
    func isCertain(_ node: Node) -> Bool {
        if node.hasWrittenType { return true }
        switch node {
        case let binary as BinaryNode:
            guard case .named(let name, _)? = node.type, Self.plain.contains(name), binary.left.type == node.type,
                binary.right.type == node.type, !node.isLiteral
            else { return false }
            return [binary.left, binary.right].allSatisfy { $0.isLiteral || isCertain($0) }
        case let array as ArrayNode:
            guard case .array(let element)? = node.type else { return false }
            return !array.elements.isEmpty
                && array.elements.allSatisfy {
                    $0.type == element && ($0.isLiteral || isPlainText($0) || isCertain($0))
                }
        default: return false
        }
    }

    /// Whether a node is a string or a truth value as written.
    private func isPlainText(_ node: Node) -> Bool {
        switch (node as? ConstantNode)?.value {
        case .string?, .bool?: true
        default: false
        }
    }

    /// Whether the type of a property is written, or told by a literal.
    func isCertain(_ property: PropertyInfo) -> Bool {
        if let written = property.declaration.type {
            return !isUnwrappedByItself(written, property.declaration.range)
        }
        guard property.declaration.attributes.allSatisfy({ Self.transparentWrappers.contains($0.name) }),
            let initial = property.declaration.initial
        else { return false }
        return isLiteral(initial)
    }

    /// Whether the type of a static property or a global is written, or told by a literal.
    func isCertain(_ property: StaticInfo) -> Bool {
        if let written = property.declaration.type {
            return !isUnwrappedByItself(written, property.declaration.range)
        }
        return property.declaration.attributes.isEmpty && property.declaration.initial.map(isLiteral) ?? false
    }

    /// Wrappers whose values are of the type of their initial value.
    private static let transparentWrappers: Set<String> = ["State", "Published", "AppStorage", "SceneStorage"]

    /// A literal whose type is the usual one where nothing else is expected.
    func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .integer, .float, .bool, .string: true
        case .prefix("-", let inner): isLiteral(inner)
        default: false
        }
    }

    /// Whether a type is written with `!`.
    func isUnwrappedByItself(_ type: TypeName?, _ range: Range<Int>) -> Bool {
        guard case .optional? = type else { return false }
        return machine.sourceText(range).contains("!")
    }

    // MARK: Literals

    /// The first literal in an expression that makes no value of the wanted type, what it is, and the type it should be of.
    private func literal(_ expression: Expression, _ wanted: TypeName) -> (Expression, String, String)? {
        switch (expression.kind, wanted.unwrapped) {
        case (.array(let elements), .array(let element)):
            guard let element = type(element) else { return nil }
            return elements.lazy.compactMap { self.literal($0, element) }.first
        case (.dictionary(let pairs), .dictionary(let key, let value)):
            guard let key = type(key), let value = type(value) else { return nil }
            return pairs.lazy.compactMap { self.literal($0.key, key) ?? self.literal($0.value, value) }.first
        case (.ternary(_, let yes, let no), _): return literal(yes, wanted) ?? literal(no, wanted)
        case (.prefix("-", let inner), .named) where inner.isLiteral && index.operators["-"] == nil:
            return literal(inner, wanted)
        case (.binary(let symbol, let left, let right), .named)
        where ["+", "-", "*", "/"].contains(symbol) && index.operators[symbol] == nil:
            return literal(left, wanted) ?? literal(right, wanted)
        case (.tuple(let elements), .named) where elements.count == 1: return literal(elements[0].value, wanted)
        case (.tuple(let elements), .tuple(_, let types)) where elements.count == types.count:
            return zip(elements, types).lazy.compactMap { part, wanted in
                self.type(wanted).flatMap { self.literal(part.value, $0) }
            }.first
        case (.binary("...", let low, let high), .named("ClosedRange", let bound)) where bound.count == 1,
            (.binary("..<", let low, let high), .named("Range", let bound)) where bound.count == 1:
            guard let bound = type(bound[0]) else { return nil }
            return literal(low, bound) ?? literal(high, bound)
        case (_, .named(let name, _)) where expression.isLiteral && Self.plain.contains(name):
            guard index.types[name] == nil, !takesOwnLiterals(name), let found = kind(of: expression, for: name)
            else { return nil }
            return (expression, found, name)
        default: return nil
        }
    }

    /// Whether the program makes a standard type of literals that it is not made of by itself.
    private func takesOwnLiterals(_ name: String) -> Bool {
        index.nativeExtensions[name]?.inherits.contains { $0.nominalName?.hasPrefix("ExpressibleBy") ?? false } ?? false
    }

    private func kind(of literal: Expression, for name: String) -> String? {
        switch (literal.kind, name) {
        case (.string, "Double"), (.string, "Int"), (.string, "Bool"): "a string"
        case (.integer, "Bool"), (.integer, "String"), (.float, "Bool"), (.float, "String"): "a number"
        case (.float, "Int"): "a number with a fraction"
        case (.bool, "Double"), (.bool, "Int"), (.bool, "String"): "a Bool"
        default: nil
        }
    }
}
