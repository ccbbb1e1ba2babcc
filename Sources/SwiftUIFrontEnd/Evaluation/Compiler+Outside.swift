import Diagnostics
import Vocabulary

/// Calls of frameworks that do not run here: their arguments are evaluated, closures among them are never called.
extension Compiler {
    /// `Type(…)` or `Type.name(…)` of a type that is not modelled; `nil` for other types.
    func outsideCall(
        _ type: TypeName, _ name: String?, _ arguments: [CallArgument], _ range: Range<Int>
    ) -> Node? {
        guard let nominal = type.nominalName, let native = nativeType(nominal),
            native.isOutside || native.isOpen
        else { return nil }
        return OutsideCallNode(nominal, name, outsideArguments(arguments, of: nominal), range)
    }

    /// A global function that is not modelled.
    func outsideFunction(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        OutsideCallNode(name, nil, outsideArguments(arguments, of: nil), range)
    }

    /// `Type.name` of a type that is not modelled; `nil` for other types.
    func outsideConstant(of nominal: String, _ name: String, _ range: Range<Int>) -> Node? {
        guard let native = nativeType(nominal), native.isOutside || native.isOpen,
            index.nativeExtensions[nominal]?.staticMethods[name] == nil, native.staticFunctions[name] == nil,
            native.properties[name] == nil, native.methods[name] == nil
        else { return nil }
        return OutsideCallNode(nominal, name, nil, range)
    }

    /// A method of an object that is not modelled.
    func outsideTarget(_ name: String, _ arguments: [CallArgument]) -> Target {
        OutsideMethodTarget(name, outsideArguments(arguments, of: nil))
    }

    /// The arguments as far as they can be evaluated: implicit members of unknown types say nothing.
    func outsideArguments(_ arguments: [CallArgument], of nominal: String?) -> [Node] {
        arguments.compactMap { argument in
            switch argument.value.kind {
            case .array(let elements) where elements.contains(where: { isImplicit($0) }): return nil
            case .dictionary(let pairs) where pairs.contains(where: { isImplicit($0.key) || isImplicit($0.value) }):
                return nil
            case .closure(let closure): return self.closure(closure, expected: nil, builder: nil)
            case _ where isImplicit(argument.value): return nil
            default: return compile(argument.value, expected: nil)
            }
        }
    }
}

/// An object of a framework that does not run here, its static member, or what a static function of it gives.
final class OutsideCallNode: Node {
    let typeName: String
    let member: String?
    /// `nil` for a member that is read.
    let arguments: [Node]?

    init(_ typeName: String, _ member: String?, _ arguments: [Node]?, _ range: Range<Int>) {
        self.typeName = typeName
        self.member = member
        self.arguments = arguments
        super.init(range, type: member == nil ? .named(typeName) : nil)
    }

    private static let collections: Set = ["Query", "FetchRequest", "SectionedFetchRequest"]

    override func eval(_ f: Frame) throws -> Value {
        // Made-up values are as slow as native ones.
        f.machine.nativeRange = range
        try f.machine.charge(steps: NativeTarget.steps, bytes: 0)
        for argument in arguments ?? [] { _ = try argument.eval(f) }
        // A database is empty here.
        if Self.collections.contains(typeName) { return .array([]) }
        f.machine.noteOutside(typeName, range)
        if arguments != nil, member != nil, f.machine.waitsForever(range) { throw Suspension() }
        guard let member else { return .native(OutsideValue(typeName, isUnknown: false)) }
        return .native(OutsideValue("\(typeName).\(member)", isUnknown: arguments != nil))
    }
}

/// A method of an object of a framework that does not run here.
final class OutsideMethodTarget: Target {
    let name: String
    let arguments: [Node]

    init(_ name: String, _ arguments: [Node]) {
        self.name = name
        self.arguments = arguments
        super.init(parameters: [], result: nil)
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        f.machine.nativeRange = range
        try f.machine.charge(steps: NativeTarget.steps, bytes: 0)
        f.machine.changeModels(receiver, name, try arguments.map { try $0.eval(f) })
        if f.machine.waitsForever(range) { throw Suspension() }
        if case .native(let native) = receiver, let member = native.exactly(UnresolvedMember.self) {
            guard f.machine.needsOtherFiles else { return receiver }
            return .native(OutsideValue("\(member.name).\(name)", isUnknown: true, mayBeView: true))
        }
        if let outside = receiver.outside {
            return .native(
                OutsideValue(outside.typeName + "." + name, isUnknown: true, mayBeView: outside.mayBeView))
        }
        return .native(OutsideValue(f.machine.typeText(of: receiver) + "." + name, isUnknown: true))
    }
}

extension Interpreter {
    func noteOutside(_ typeName: String, _ range: Range<Int>) {
        nativeRange = range
        note(
            Diagnostic(
                id: "fixed-value", severity: .note,
                message: "`\(typeName)` belongs to a framework that does not run here; what it gives counts as nil",
                range: range))
    }

    /// Whether members of a value that are not modelled give something unknown.
    func isOutsideOrOpen(_ value: Value) -> Bool {
        switch value {
        case .native(let native):
            if native.isExactly(OutsideValue.self) || native.isExactly(UnresolvedMember.self)
                || native.isExactly(DataValue.self)
            {
                return true
            }
            if let made = native.exactly(CaseValue.self) { return unseenTypes.contains(made.typeName) }
            return nativeType(native.typeName)?.isOpen ?? false
        case .object: return info(of: value)?.isFromOutside ?? false
        default: return false
        }
    }

    /// A member that is not modelled, of a value of a framework that does not run here.
    func outsideMember(_ name: String, of value: Value, _ range: Range<Int>) -> Value? {
        if let outside = value.outside { return outside.member(name) }
        guard isOutsideOrOpen(value), !hasNativeMethod(value, name) else { return nil }
        if case .native(let native) = value, let member = native.exactly(UnresolvedMember.self) {
            // `.sample` of a type that another file declares.
            return needsOtherFiles
                ? .native(OutsideValue("\(member.name).\(name)", isUnknown: true, mayBeView: true)) : value
        }
        if case .native(let native) = value, let made = native.exactly(CaseValue.self),
            unseenTypes.contains(made.typeName)
        {
            return .native(OutsideValue("\(made.caseName).\(name)", isUnknown: true, mayBeView: true))
        }
        let type = info(of: value)?.outsideName ?? typeText(of: value)
        noteOutside(type, range)
        return .native(OutsideValue("\(type).\(name)", isUnknown: true))
    }

    private func hasNativeMethod(_ value: Value, _ name: String) -> Bool {
        guard case .native(let native) = value else { return false }
        return nativeLineage(native.typeName).contains { nativeType($0)?.methods[name] != nil }
    }

    /// Comparisons with something unknown do not hold, and in sums and products with a number it is 0; `nil` for other
    /// operators.
    func outsideOperator(_ symbol: String, _ a: Value, _ b: Value, _ range: Range<Int>) throws -> Value? {
        switch symbol {
        case "<", ">", "<=", ">=", "==", "===": return .bool(false)
        case "!=", "!==": return .bool(true)
        case "+" where a.isArray: return a
        case "+" where b.isArray: return b
        case "+" where a.isString || b.isString:
            guard let left = a.joinedText, let right = b.joinedText else { return nil }
            return .string(left + right)
        case "+", "-", "*", "/":
            guard let left = numeral(a, beside: b), let right = numeral(b, beside: a) else { return nil }
            let name = (a.outside ?? b.outside)?.typeName ?? ""
            try assume(
                Diagnostic(
                    id: "assumed-number", severity: .warning,
                    message: "`\(name)` is a number that a framework would give; it is taken for 0", range: range))
            if symbol == "/", case .int(0) = right { return .int(0) }
            if symbol == "/", case .double(0) = right { return .double(0) }
            return try binary(symbol, left, right, range)
        default: return nil
        }
    }

    /// A number, or 0 for something unknown beside one.
    private func numeral(_ value: Value, beside other: Value) -> Value? {
        switch (value, other) {
        case (.int, _), (.double, _): value
        case (_, .int): value.outside == nil ? nil : .int(0)
        case (_, .double): value.outside == nil ? nil : .double(0)
        default: value.outside == nil || other.outside == nil ? nil : .double(0)
        }
    }
}

extension Value {
    /// The text that `+` joins: a string, or what stands for one of a module that cannot be seen.
    fileprivate var joinedText: String? {
        if case .string(let text) = self { text } else { outside?.madeUpText }
    }

    fileprivate var isArray: Bool { if case .array = self { true } else { false } }
    fileprivate var isString: Bool { if case .string = self { true } else { false } }
}

extension TypeInfo {
    /// Whether the type inherits from a class of a framework that does not run here.
    var isFromOutside: Bool { outsideName != nil }

    /// The class of such a framework that the type inherits from.
    var outsideName: String? {
        kind == .classType ? conformances.sorted().first { NativeLibrary.isOutside($0) } : nil
    }

    /// Whether the type is a class whose superclass is declared nowhere in the source.
    var hasUnseenSuperclass: Bool {
        isFromOutside || kind == .classType && superclass == nil && !inherits.isEmpty
    }
}
