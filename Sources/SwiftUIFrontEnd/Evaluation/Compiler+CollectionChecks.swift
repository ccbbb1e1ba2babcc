import Diagnostics
import Vocabulary

/// Calls of standard methods that surely do not fit what they are called on.
extension Compiler {
    /// What a standard method of a sure collection gives, as far as it is sure: an array, whatever it is of.
    func sureResult(of call: MethodCallNode) -> TypeName? {
        guard let base = sureType(of: call.base), isStandard(call.name) else { return nil }
        switch (base, call.name) {
        case (.array, "map"), (.array, "compactMap"): return .array(.named("Any"))
        case (.array, "filter"), (.array, "sorted"), (.array, "shuffled"): return base
        case (.dictionary, "filter"): return base
        case (.array, "joined") where call.arguments.first?.label == "separator" && base == .array(.named("String")):
            return .named("String")
        case (.named("String", _), "uppercased"), (.named("String", _), "lowercased"): return base
        case (.named("String", _), "hasPrefix"), (.named("String", _), "hasSuffix"): return .bool
        default: return nil
        }
    }

    private func isStandard(_ name: String) -> Bool {
        index.nativeExtensions.values.allSatisfy { $0.methods[name] == nil }
    }

    /// Tells arguments that a standard method of a sure collection does not take.
    func checkStandardCall(on base: Node, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>) {
        guard let type = sureType(of: base), isStandard(name) else { return }
        if case .array(let element) = type, let element = self.type(element) {
            for argument in arguments { checkPath(argument.value, from: element) }
            if name == "joined", arguments.first?.label == "separator", isNoText(element) {
                fail(
                    "wrong-type", "`joined(separator:)` joins strings, and these are of type \(element.text)",
                    memberRange(name, range), hints: ["make strings of them first: `.map { … }.joined(…)`"])
            }
            if name == "sorted", arguments.map(\.label) == ["by"], case .keyPath = arguments[0].value.kind {
                fail(
                    "wrong-type", "`sorted(by:)` takes what compares two elements, not a key path",
                    arguments[0].value.range, hints: ["write `{ $0.… < $1.… }`"])
            }
            return
        }
        guard case .named(let own, []) = type, ["Int", "Double", "Bool"].contains(own), index.types[own] == nil,
            !machine.mayBeElsewhere, machine.isKnownMember(name), !hasMember(own, name)
        else { return }
        fail(
            "unknown-member", "a value of type \(shownType(of: base)) has no member `\(name)`", memberRange(name, range)
        )
    }

    private func hasMember(_ type: String, _ name: String) -> Bool {
        if BuiltinMethods.has(name, onType: type) || BuiltinMethods.entries(.any, name) != nil { return true }
        if name == "init" { return true }
        return machine.nativeLineage(type).contains { step in
            let native = nativeType(step)
            return native?.methods[name] != nil || native?.properties[name] != nil
                || index.nativeExtensions[step] != nil
        } || index.extensionMembers.contains(name) || catalogue.modifierSignatures(name) != nil
    }

    /// Whether no value of a type is a string or a collection.
    private func isNoText(_ type: TypeName) -> Bool {
        guard case .named(let name, _) = type else { return false }
        if let info = index.types[name] {
            return [.structure, .enumeration].contains(info.kind) && info.attributes.isEmpty && !info.isFromOutside
                && info.conformances.isDisjoint(with: ["Sequence", "Collection", "StringProtocol"])
                && !info.conformances.contains { $0.hasSuffix("Collection") }
        }
        return ["Int", "Double", "Bool"].contains(name)
    }

    /// A key path whose first member the elements of a declared type do not have.
    private func checkPath(_ expression: Expression, from element: TypeName) {
        guard case .keyPath(nil, let parts) = expression.kind, case .member(let name)? = parts.first,
            element == element.unwrapped
        else { return }
        if case .named(let own, []) = element, ["Int", "Double", "Bool", "String"].contains(own),
            index.types[own] == nil, !machine.isKnownMember(name)
        {
            fail("unknown-member", "a value of type \(own) has no member `\(name)`", expression.range)
        }
        guard let info = info(element), info.kind != .protocolType,
            info.anyProperty(name) == nil, info.methods(named: name).isEmpty, name != "self",
            !machine.hasMember(info, name)
        else { return }
        _ = unknownMember(name, of: info, expression.range)
    }

    // MARK: Patterns

    /// A tuple that is taken apart into another number of parts than it has.
    func checkParts(_ elements: Int, _ known: TypeName?, _ range: Range<Int>) {
        guard case .tuple(_, let types)? = known, types.count != elements else { return }
        fail(
            "wrong-pattern", "the pattern has \(elements) parts, and the value has \(types.count)", range,
            hints: ["write `_` for what is not needed"])
    }

    /// A literal that is compared with a value of another type in a `switch`.
    func checkPattern(_ expression: Expression, _ subject: Node) {
        guard expression.isLiteral, let type = sureType(of: subject), type == type.unwrapped,
            index.operators["~="] == nil, !machine.isOpenToLiterals(expression, type)
        else { return }
        checkValue(expression, copy().compile(expression, expected: type), type)
    }

    // MARK: Generic parameters

    /// `==` and `<` of values of a generic type that nothing makes comparable.
    func checkGenericOperands(_ symbol: String, _ a: Node, _ b: Node, _ range: Range<Int>) {
        guard ["==", "!=", "<", ">", "<=", ">="].contains(symbol), index.operators[symbol] == nil,
            machine.checksProgram, case .named(let name, [])? = a.writtenType, b.writtenType == a.writtenType,
            let declaration = context.function?.declaration, declaration.generics.contains(name),
            declaration.bounds[name] == nil, declaration.constraints[name] == nil,
            !declaration.bounds.keys.contains(where: { $0.hasPrefix(name + ".") }), index.types[name] == nil
        else { return }
        let wanted = symbol == "==" || symbol == "!=" ? "Equatable" : "Comparable"
        fail(
            "unmet-constraint", "`\(symbol)` needs values that are \(wanted), and \(name) may be anything", range,
            hints: ["write `<\(name): \(wanted)>`"])
    }
}
