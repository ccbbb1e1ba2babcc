import Diagnostics
import Vocabulary

/// Types that are sure on both sides, and differ.
extension Compiler {
    /// The type of a node where the compiler of Swift finds the same one.
    func sureType(of node: Node) -> TypeName? {
        // What stands around a list decides what its literals are.
        if let call = node as? MethodCallNode, !call.hasWrittenType, let result = sureResult(of: call) { return result }
        guard !(node is FailureNode), !(node is ArrayNode), let type = node.type, node.hasWrittenType || isCertain(node)
        else { return nil }
        return type
    }

    /// What kind of value a type has, as far as no value of another kind is ever taken for it.
    private enum Form {
        case plain(String)
        case declared(TypeInfo)
        case array(TypeName)
        case dictionary(TypeName, TypeName)
        case set(TypeName)
        case nothing
    }

    private func form(_ type: TypeName) -> Form? {
        switch type {
        case .array(let element): return .array(element)
        case .dictionary(let key, let value): return .dictionary(key, value)
        case .named("Void", _): return .nothing
        case .named(let name, let arguments):
            if let info = index.types[name] {
                let isKnown = [.structure, .enumeration, .classType].contains(info.kind) && !info.isFromOutside
                return isKnown ? .declared(info) : nil
            }
            if name == "Set", arguments.count == 1 { return .set(arguments[0]) }
            return ["Int", "Double", "Bool", "String"].contains(name) ? .plain(name) : nil
        default: return nil
        }
    }

    /// Whether no value of a type is one of another, whatever the program declares.
    func surelyDiffers(_ have: TypeName, _ wanted: TypeName) -> Bool {
        if have == wanted { return false }
        if case .optional(let inner) = wanted { return surelyDiffers(have.unwrapped, type(inner) ?? .named("Any")) }
        guard let own = form(have), let other = form(wanted) else { return false }
        switch (own, other) {
        case (_, .nothing): return false
        case (.plain(let a), .plain(let b)): return a != b
        case (.declared(let a), .declared(let b)):
            return b.kind == .classType ? !a.lookupOrder.contains { $0 === b } : a !== b
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)): return differ(a, b)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return differ(key, otherKey) || differ(value, otherValue)
        default: return true
        }
    }

    private func differ(_ a: TypeName, _ b: TypeName) -> Bool {
        guard let a = type(a), let b = type(b) else { return false }
        return surelyDiffers(a, b)
    }

    /// Tells a value whose type is surely not the one that is wanted; `true` if it was told.
    @discardableResult
    func refusesType(of expression: Expression, _ node: Node, _ wanted: TypeName, written: TypeName?) -> Bool {
        switch expression.kind {
        case .array, .dictionary: return false
        default: break
        }
        guard let have = sureType(of: node), surelyDiffers(have, wanted) else { return false }
        let shown = written?.unwrapped.text ?? wanted.unwrapped.text
        if have == .named("Void") {
            fail(
                "wrong-type", "`\(machine.sourceText(node.range))` gives no value, and \(shown) is needed here",
                node.range)
        } else {
            tell(node, wanted: shown)
        }
        return true
    }

    /// A literal where a value of a declared type is needed that is not made of such literals.
    func refusesLiteral(_ expression: Expression, _ wanted: TypeName, written: TypeName?) -> Bool {
        guard expression.isLiteral || isNegativeLiteral(expression), case .declared(let info)? = form(wanted.unwrapped),
            !isMadeOfLiterals(info)
        else { return false }
        let found =
            switch expression.kind {
            case .string: "a string"
            case .bool: "a Bool"
            default: "a number"
            }
        let shown = written?.unwrapped.text ?? info.name
        fail("wrong-type", "a value of type \(shown) is needed here, not \(found)", expression.range)
        return true
    }

    private func isNegativeLiteral(_ expression: Expression) -> Bool {
        if case .prefix("-", let inner) = expression.kind { return isLiteral(inner) && index.operators["-"] == nil }
        return false
    }

    private func isMadeOfLiterals(_ info: TypeInfo) -> Bool {
        !info.attributes.isEmpty || info.conformances.contains { $0.hasPrefix("ExpressibleBy") }
            || info.lookupOrder.contains { step in
                step.isFromOutside || step.kind == .native
                    || step.initializers.contains { $0.parameters.first?.label?.hasSuffix("Literal") ?? false }
            }
    }

    /// A condition that is no Bool.
    func checkCondition(_ expression: Expression, _ node: Node) {
        if case .optional? = sureType(of: node), case .name = expression.kind {
            fail(
                "optional-value", "`\(machine.sourceText(node.range))` is optional, and a condition is a Bool",
                node.range, hints: ["write `\(machine.sourceText(node.range)) != nil`, or `if let`"])
            return
        }
        guard refusesType(of: expression, node, .bool, written: nil) == false else { return }
        switch expression.kind {
        case .integer, .float: fail("wrong-type", "a condition is a Bool, not a number", expression.range)
        case .string: fail("wrong-type", "a condition is a Bool, not a string", expression.range)
        default: break
        }
    }

    // MARK: Elements of collections

    /// Methods of collections whose first argument is an element.
    private static let takingElements: [String: [String?]] = [
        "append": [nil], "contains": [nil], "firstIndex": ["of"], "lastIndex": ["of"], "insert": [nil, "at"]
    ]

    /// An element, key or value of another type than the collection has.
    func checkElement(of base: Node, _ name: String, _ arguments: [CallArgument]) {
        guard let labels = Self.takingElements[name], let type = sureType(of: base), let first = arguments.first,
            !first.isTrailing, index.nativeExtensions.values.allSatisfy({ $0.methods[name] == nil })
        else { return }
        let element: TypeName
        switch type {
        case .array(let inner):
            guard arguments.map(\.label) == labels else { return }
            element = inner
        case .named("Set", let inner):
            guard inner.count == 1, ["insert", "contains"].contains(name), arguments.count == 1, first.label == nil
            else { return }
            element = inner[0]
        default: return
        }
        guard let wanted = self.type(element) else { return }
        checkPart(first.value, wanted)
        guard name == "contains" || name == "firstIndex" || name == "lastIndex", let info = info(wanted),
            wanted == wanted.unwrapped, machine.checksProgram, machine.isNeverEquatable(info),
            index.nativeExtensions["Equatable"] == nil
        else { return }
        fail(
            "not-equatable", "`\(name)` needs values that are Equatable, and \(info.name) is not", first.value.range,
            hints: ["declare `\(info.name): Equatable`", "write `\(name)(where:)`"])
    }

    /// The key or place in a subscript of a standard collection.
    func checkKey(of base: Node, _ arguments: [CallArgument]) {
        guard arguments.count == 1, arguments[0].label == nil, let type = sureType(of: base),
            index.nativeExtensions.values.allSatisfy({ $0.subscripts.isEmpty })
        else { return }
        switch type {
        case .dictionary(let key, _): if let wanted = self.type(key) { checkPart(arguments[0].value, wanted) }
        case .array:
            switch arguments[0].value.kind {
            case .string, .float, .bool: checkPart(arguments[0].value, .named("Int"))
            default: break
            }
        default: break
        }
    }

    /// `list += other` where the elements of the other list are of another type.
    func checkAppended(_ right: Expression, _ node: Node, to place: Node) {
        guard let type = sureType(of: place), case .array(let element) = type else { return }
        switch right.kind {
        case .array(let elements):
            guard let wanted = self.type(element) else { return }
            for element in elements { checkPart(element, wanted) }
        default:
            if case .array? = sureType(of: node) { refusesType(of: right, node, type, written: nil) }
        }
    }

    /// A part of a collection; what has no type by itself is no mistake.
    private func checkPart(_ expression: Expression, _ wanted: TypeName) {
        switch expression.kind {
        case .integer, .float, .string, .bool, .name, .member, .prefix, .binary, .call: break
        default: return
        }
        guard !isImplicit(expression), !machine.isOpenToLiterals(expression, wanted) else { return }
        checkValue(expression, copy().compile(expression, expected: wanted), wanted)
    }

    // MARK: Keys

    /// Keys of dictionaries and elements of sets that have no hash value.
    func checkHashable(_ written: TypeName?, _ range: Range<Int>) {
        guard machine.checksProgram, let written else { return }
        switch written {
        case .optional(let inner), .array(let inner): checkHashable(inner, range)
        case .dictionary(let key, let value):
            checkKey(key, range)
            checkHashable(value, range)
        case .named(let name, let arguments):
            if name == "Set", arguments.count == 1, index.types["Set"] == nil { checkKey(arguments[0], range) }
            for argument in arguments { checkHashable(argument, range) }
        case .tuple(_, let elements): for element in elements { checkHashable(element, range) }
        default: break
        }
    }

    private func checkKey(_ key: TypeName, _ range: Range<Int>) {
        guard let known = type(key), case .declared(let info)? = form(known), !machine.mayBeElsewhere,
            info.declaration?.generics.isEmpty ?? false, machine.conformance(of: known, to: "Hashable") == false,
            index.nativeExtensions["Hashable"] == nil
        else { return }
        fail(
            "unmet-constraint", "keys and elements of sets are Hashable, and \(info.name) is not",
            machine.place(of: key.text, in: range) ?? range, hints: ["declare `\(info.name): Hashable`"])
    }
}

extension Interpreter {
    /// Whether the program makes a standard type of literals of another kind.
    func isOpenToLiterals(_ expression: Expression, _ wanted: TypeName) -> Bool {
        guard expression.isLiteral, let name = wanted.unwrapped.nominalName else { return false }
        return index.nativeExtensions[name]?.inherits.contains { $0.nominalName?.hasPrefix("ExpressibleBy") ?? false }
            ?? false
    }
}
