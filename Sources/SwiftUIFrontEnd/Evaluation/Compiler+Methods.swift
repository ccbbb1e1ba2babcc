import Diagnostics
import Vocabulary

extension Compiler {
    /// What `receiver.name(…)` calls for the value that the receiver has now.
    ///
    /// - Throws: a diagnostic where nothing fits.
    func methodCalls(
        _ receiver: Value, baseType: TypeName?, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>,
        expected: TypeName?
    ) throws -> [PreparedCall] {
        let before = machine.compileDiagnostics.count
        let arguments = name == "reduce" ? reducing(arguments, expected, baseType) : arguments
        closureResult = Self.element(of: expected, for: name, on: baseType)
        var calls = try findMethod(receiver, baseType, name, arguments, range, expected)
        closureResult = nil
        if calls.count == 1, !calls[0].target.generics.isEmpty {
            calls[0].bindings = bindings(of: calls[0]).merging(bindings(of: calls[0].target, expected: expected)) { $1 }
        }
        // What stands in a closure of the arguments stops only where the closure is called.
        let found = machine.compileDiagnostics[before...].filter {
            $0.severity == .error && !UnusedMistakes.mayWait($0)
        }
        if !found.isEmpty { throw DiagnosticsError(Array(found)) }
        return calls
    }

    /// Whether `view.name(…)` is the modifier and not a call of the view's own property of that name.
    private func isModifier(_ name: String, beside property: PropertyInfo, of receiver: Value) -> Bool {
        guard machine.isView(receiver), catalogue.modifierSignatures(name) != nil else { return false }
        switch propertyType(property)?.unwrapped {
        case .function?: return false
        case .named(let type, _)?: return index.types[type]?.methods(named: "callAsFunction").isEmpty ?? true
        default: return true
        }
    }

    /// The arguments of `reduce` with a type in front of an implicit first value: the one that is expected, or what the
    /// closure makes.
    private func reducing(
        _ arguments: [CallArgument], _ expected: TypeName?, _ base: TypeName?
    ) -> [CallArgument] {
        if arguments.count == 2, let info = info(machine.elementType(of: base)), takesLiteral(arguments[0].value, info)
        {
            // A literal of the elements' own type.
            let first = Expression(.cast(.as_, arguments[0].value, info.typeName), arguments[0].value.range)
            return [CallArgument(label: arguments[0].label, value: first), arguments[1]]
        }
        if arguments.count == 2, isNumberLiteral(arguments[0].value),
            let type = typeOfLiteral(reducedBy: arguments[1].value, expected, base)
        {
            let first = Expression(.cast(.as_, arguments[0].value, type), arguments[0].value.range)
            return [CallArgument(label: arguments[0].label, value: first), arguments[1]]
        }
        guard arguments.count == 2, isImplicit(arguments[0].value) else { return arguments }
        var made = expected?.unwrapped
        switch arguments[1].value.kind {
        case .operatorFunction: made = machine.elementType(of: base) ?? made
        case .name: made = made ?? machine.elementType(of: base)
        default: break
        }
        if case .closure(let closure) = arguments[1].value.kind {
            if let result = closure.result {
                made = type(result)
            } else if let first = closure.parameters.first?.type {
                made = type(first)
            } else if let last = closure.body.last, case .expression(let expression) = last.kind,
                case .call(let callee, _) = expression.kind, let constructed = typeReference(callee)
            {
                made = constructed
            } else if case .returned(let expression?)? = closure.body.last?.kind,
                case .call(let callee, _) = expression.kind, let constructed = typeReference(callee)
            {
                made = constructed
            }
        }
        guard let made, made != .named("Any") else { return arguments }
        var typed = arguments
        typed[0] = CallArgument(label: arguments[0].label, value: Self.rooted(arguments[0].value, in: made))
        return typed
    }

    /// The number that a literal is which `reduce` starts with, which shows where there are no elements.
    private func typeOfLiteral(
        reducedBy step: Expression, _ expected: TypeName?, _ base: TypeName?
    ) -> TypeName? {
        let type: TypeName?
        switch step.kind {
        case .operatorFunction: type = machine.elementType(of: base)
        case .closure(let closure): type = closure.result ?? closure.parameters.first?.type ?? expected?.unwrapped
        default: type = expected?.unwrapped
        }
        return type.flatMap { machine.isNumber($0) ? $0 : nil }
    }

    /// Whether a declared type is made of literals like this one.
    private func takesLiteral(_ expression: Expression, _ info: TypeInfo) -> Bool {
        let labels: Set<String>
        switch expression.kind {
        case .integer: labels = ["integerLiteral", "floatLiteral"]
        case .float: labels = ["floatLiteral"]
        case .string: labels = ["stringLiteral"]
        default: return false
        }
        return info.initializers.contains { labels.contains($0.parameters.first?.label ?? "") }
    }

    /// `.a.b(…)` with its type written out.
    private static func rooted(_ expression: Expression, in type: TypeName) -> Expression {
        switch expression.kind {
        case .implicitMember(let name):
            let base = Expression(.type(type), expression.range)
            return Expression(.member(base, name), expression.range)
        case .member(let base, let name):
            return Expression(.member(rooted(base, in: type), name), expression.range)
        case .call(let callee, let arguments):
            return Expression(.call(rooted(callee, in: type), arguments), expression.range)
        default: return expression
        }
    }

    /// What the closure of `map` and `compactMap` gives where their result is known.
    private static func element(of expected: TypeName?, for method: String, on base: TypeName?) -> TypeName? {
        if case .optional? = base {
            return method == "map" ? expected?.unwrapped : method == "flatMap" ? expected : nil
        }
        if case .named("Result", _)? = base, method == "flatMap" || method == "flatMapError" { return base }
        guard method == "map" || method == "compactMap", case .array(let element)? = expected?.unwrapped else {
            return nil
        }
        return element
    }

    private func findMethod(
        _ receiver: Value, _ baseType: TypeName?, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>,
        _ expected: TypeName? = nil
    ) throws -> [PreparedCall] {
        var tried: [Target] = []
        // Whether extensions with conditions declare several methods of the name.
        var isConditional = false
        func attempt(_ targets: [Target], strict: Bool = false) -> [PreparedCall]? {
            guard !targets.isEmpty else { return nil }
            if var calls = prepare(targets, arguments, range, expected: expected, strict: strict) {
                // Another value of the type may mean another of these.
                if isConditional { for place in calls.indices { calls[place].isVolatile = true } }
                return calls
            }
            tried += targets
            return nil
        }
        func applicable(_ functions: [FunctionInfo]) -> [FunctionInfo] {
            if functions.contains(where: { !$0.conditions.isEmpty }), functions.count > 1 { isConditional = true }
            return isConditional ? machine.applicable(functions, to: receiver) : functions
        }
        if case .type(let type) = receiver { return try staticTargets(type, name, arguments, range) }
        if nativeType("AnyLayout")?.methods[name] != nil, let layout = machine.held(byAnyLayout: receiver) {
            let inner = try findMethod(layout, nil, name, arguments, range, expected)
            let target = RedirectedTarget(inner) { machine, value, _ in machine.held(byAnyLayout: value) ?? value }
            return [PreparedCall(target: target, plans: [], isVolatile: true)]
        }
        if case .tuple(let tuple) = receiver, tuple.labels.contains(name) || Int(name) != nil {
            return try propertyCall(name, arguments, range)
        }
        if let outside = receiver.outside, outside.mayBeView, isViewMethod(name),
            !(outside.isUnknown && isMethodOfStyle(name))
        {
            let view = Value.view(OutsideValue.standIn(named: outside.typeName, at: nil))
            if let inner = try? findMethod(view, nil, name, arguments, range, expected) {
                // What stands for it is a view, which takes SwiftUI's modifiers.
                let target = RedirectedTarget(inner) { machine, value, range in
                    if let outside = value.outside { try machine.assumeView(outside, range) }
                    return .view(OutsideValue.standIn(named: value.outside?.typeName ?? "", at: range.lowerBound))
                }
                return [PreparedCall(target: target, plans: [], isVolatile: true)]
            }
        }
        if let info = machine.info(of: receiver) {
            // What a protocol only adds in an extension is not overridden by the types that conform.
            if case .named? = baseType, let known = self.info(baseType), known.kind == .protocolType,
                !known.requires(name),
                let calls = attempt(known.methods(named: name).map { FunctionTarget(machine, $0) })
            {
                return calls
            }
            let methods = applicable(info.methods(named: name))
            if let calls = attempt(methods.map { FunctionTarget(machine, $0) }) { return calls }
            if let property = info.property(name), !isModifier(name, beside: property, of: receiver) {
                return try propertyCall(name, arguments, range)
            }
        }
        let extensions = machine.extensions(of: receiver)
        let own = applicable(extensions.flatMap { $0.methods[name] ?? [] }.filter { !$0.isRequirement }).map {
            FunctionTarget(machine, $0)
        }
        // Where only values can tell an own overload from SwiftUI's modifier, both are asked.
        if !own.isEmpty, machine.isView(receiver), let modifiers = machine.modifierTargets(name),
            hasOpenFit(own, arguments), let calls = attempt(own + modifiers)
        {
            return calls
        }
        // An own method of another shape does not hide the library's.
        if let calls = attempt(own, strict: true) { return calls }
        if receiver.outside != nil {
            return [PreparedCall(target: outsideTarget(name, arguments), plans: [], isVolatile: true)]
        }
        // Natives have their own `map` and the like; the standard library's are those of a wrapped optional.
        if case .native(let native) = receiver, let own = nativeType(native.typeName)?.methods[name],
            let calls = attempt(own.compactMap { machine.nativeTarget($0) })
        {
            return calls
        }
        let known = baseType ?? machine.typeName(of: receiver)
        if let calls = attempt(BuiltinMethods.targets(name, on: receiver, type: known)) { return calls }
        if let type = machine.typeName(of: receiver).nominalName {
            for step in machine.nativeLineage(type) {
                guard let functions = nativeType(step)?.methods[name] else { continue }
                if let calls = attempt(functions.compactMap { machine.nativeTarget($0) }) { return calls }
            }
        }
        if case .view(let node) = receiver,
            let functions = nativeType(node.word)?.methods[name]
                ?? (Lexicon.view(named: node.word)?.isShape == true
                    ? nativeType("Shape")?.methods[name] : nil),
            let calls = attempt(functions.compactMap { machine.nativeTarget($0) })
        {
            return calls
        }
        if machine.isView(receiver), let modifiers = machine.modifierTargets(name), let calls = attempt(modifiers) {
            return calls
        }
        // The header, the footer and the content of a section are collections of views, and views.
        if case .array(let elements) = receiver, elements.allSatisfy({ machine.isView($0) }),
            let modifiers = machine.modifierTargets(name), let calls = attempt(modifiers)
        {
            return calls
        }
        if name == "concat", isAnimated(receiver),
            let calls = attempt([BuiltinTarget(ConcatenatedModifier.method, receiverType: nil)])
        {
            return calls
        }
        if ["animation", "transaction", "ignoredByLayout"].contains(name), isAnimated(receiver) {
            return [PreparedCall(target: NodeTarget(ValueNode(receiver, range)), plans: [], isVolatile: true)]
        }
        if case .binding(let binding) = receiver {
            // A member of what is bound that holds a function, or a method on the value.
            let value = try binding.get()
            if case .binding = value {} else { return try findMethod(value, nil, name, arguments, range) }
        }
        if case .tuple = receiver { return try propertyCall(name, arguments, range) }
        if let calls = attempt(own) { return calls }
        if machine.isOutsideOrOpen(receiver) {
            return [PreparedCall(target: outsideTarget(name, arguments), plans: [], isVolatile: true)]
        }
        if !tried.isEmpty, machine.isView(receiver),
            let diagnostic = unseenOverload(name, tried, arguments, machine.placeOfMember(name, in: range))
        {
            try machine.assume(diagnostic)
            return [PreparedCall(target: SameTarget(), plans: [], isVolatile: true)]
        }
        if !tried.isEmpty {
            _ = mismatch("`\(name)`", tried, arguments, machine.placeOfMember(name, in: range))
            throw DiagnosticsError(machine.compileDiagnostics.suffix(1).map { $0 })
        }
        if case .none = receiver {
            // An optional view that is not there takes any modifier.
            if catalogue.modifierSignatures(name) != nil {
                return [PreparedCall(target: SameTarget(), plans: [], isVolatile: true)]
            }
            throw machine.failure("unexpected-nil", "`\(name)` is called on nil", range)
        }
        if machine.isView(receiver) {
            if let calls = try unseenModifier(name, hint: nearMethod(name), range) { return calls }
            let failure = unknownMethod(name, range)
            throw DiagnosticsError([failure.diagnostic])
        }
        if machine.hasNativeProperty(receiver, name) { return try propertyCall(name, arguments, range) }
        throw machine.unknownMember(name, of: receiver, machine.placeOfMember(name, in: range))
    }

    /// Whether views have a method of the name: a modifier of SwiftUI's, or one that an extension adds.
    private func isViewMethod(_ name: String) -> Bool {
        catalogue.modifierSignatures(name) != nil || index.nativeExtensions["View"]?.methods[name] != nil
    }

    /// Whether colours and fonts have a method of the name too: a member of a type that cannot be seen may be either.
    private func isMethodOfStyle(_ name: String) -> Bool {
        ["Color", "Font"].contains { nativeType($0)?.methods[name] != nil }
    }

    /// Bindings and view modifiers can be animated, which changes nothing about them.
    private func isAnimated(_ value: Value) -> Bool {
        switch value {
        case .binding, .native(is ConcatenatedModifier): return true
        default: break
        }
        return machine.conforms(value, to: "ViewModifier")
    }

    private func propertyCall(
        _ name: String, _ arguments: [CallArgument], _ range: Range<Int>
    ) throws -> [PreparedCall] {
        let target = PropertyCallTarget(
            name, count: arguments.count, labels: arguments.map { $0.isTrailing ? nil : $0.label })
        let plans = zip(arguments, target.parameters).map { ArgumentPlan.node(argument($0, $1, target)) }
        return [PreparedCall(target: target, plans: plans)]
    }

    private func staticTargets(
        _ type: TypeName, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>
    ) throws -> [PreparedCall] {
        let node =
            name == "init"
            ? construct(type, arguments, range, nil)
            : staticCall(type, name, arguments, range, nil)
        guard let node else {
            throw machine.failure("unknown-member", "`\(type.text)` has no static member `\(name)`", range)
        }
        return [PreparedCall(target: NodeTarget(node), plans: [])]
    }
}

/// A call that was compiled already.
final class NodeTarget: Target {
    let node: Node
    init(_ node: Node) {
        self.node = node
        super.init(parameters: [], result: node.type)
    }
    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value { try node.eval(f) }
}

extension Interpreter {
    /// Whether any value can have a member of the name.
    func isKnownMember(_ name: String) -> Bool {
        if index.memberNames.contains(name) { return true }
        if let known = knownMembers[name] { return known }
        let known =
            BuiltinMethods.isKnown(name) || BuiltinProperties.names.contains(name)
            || catalogue.modifierSignatures(name) != nil || Int(name) != nil
            || index.typeOrder.contains { $0.attributes.contains { $0.name == "dynamicMemberLookup" } }
            || [
                "wrappedValue", "projectedValue", "seconds", "attoseconds", "self", "init", "allCases",
                "objectWillChange", "containerValues", "header", "footer"
            ].contains(name) || isLabelOfTuple(name) || isCapture(name) || usesOutside || mayBeElsewhere
            || catalogue.isNativeMember(name)
        knownMembers[name] = known
        return known
    }

    /// Labels of tuples are members that nothing declares; any may stand in a type or a literal.
    private func isLabelOfTuple(_ name: String) -> Bool { text.contains(name + ":") }

    /// Captures of regular expressions are members of their matches.
    private func isCapture(_ name: String) -> Bool { text.contains("(?<" + name + ">") }

    func hasMember(_ info: TypeInfo, _ name: String) -> Bool {
        if info.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) { return true }
        if ["rawValue", "hashValue", "description", "debugDescription", "allCases", "self", "objectWillChange"]
            .contains(name)
        {
            return true
        }
        if info.isView, catalogue.modifierSignatures(name) != nil { return true }
        if ObservationMembers.names.contains(name), info.conforms(to: ObservationMembers.observable) { return true }
        if info.isFromOutside { return true }
        if name == "localizedDescription" { return info.conforms(to: "Error") || info.conforms(to: "LocalizedError") }
        if info.conforms(to: "ViewModifier"), ["animation", "transaction", "concat", "ignoredByLayout"].contains(name) {
            return true
        }
        return hasNativeMember(info, name) || info.kind == .protocolType
    }

    /// Whether the native side of a type has a member: an extended native type, `View`, a standard protocol.
    func hasNativeMember(_ info: TypeInfo, _ name: String) -> Bool {
        if name == "rawValue", info.kind == .enumeration { return true }
        let isWord = info.kind == .native && Lexicon.view(named: info.name) != nil
        if info.isView || isWord || ["View", "Shape", "InsettableShape"].contains(info.name),
            catalogue.modifierSignatures(name) != nil
        {
            return true
        }
        if info.name == "EnvironmentValues", Self.environmentTypes[name] != nil { return true }
        var names = Array(info.conformances)
        if info.kind == .native { names = nativeLineage(info.name) }
        for step in names {
            if let native = nativeType(step), native.properties[name] != nil || native.methods[name] != nil {
                return true
            }
            if BuiltinMethods.has(name, onType: step) || BuiltinProperties.has(name, onType: step) { return true }
        }
        return info.kind == .native && index.nativeExtensions[info.name]?.methods[name] != nil
    }

    func hasNativeProperty(_ value: Value, _ name: String) -> Bool {
        guard let type = typeName(of: value).nominalName else { return false }
        return nativeLineage(type).contains { nativeType($0)?.properties[name] != nil }
    }

    /// The static type of a property of the standard library.
    func memberType(of type: TypeName, _ name: String) -> TypeName? { BuiltinProperties.type(of: type, name, self) }

    /// The static type of a method's result.
    func methodType(
        of type: TypeName, _ name: String, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>
    ) -> TypeName? {
        // What is called on an optional is the optional's own.
        var isOptional = false
        if case .optional = type { isOptional = true }
        if !isOptional, let info = compiler.info(type) {
            let methods = info.methods(named: name)
            if methods.isEmpty, info.conforms(to: "OptionSet"), name == "remove" || name == "update" {
                return .optional(info.typeName)
            }
            if methods.isEmpty, info.anyProperty(name) == nil,
                !info.lookupOrder.contains(where: { $0.methods[name] != nil }),
                !hasMember(info, name), info.kind != .protocolType
            {
                if info.isView, compiler.nearMethod(name) == nil, mayBeElsewhere { return nil }
                let known =
                    info.isView
                    ? compiler.unknownMethod(name, range)
                    : compiler.unknownMember(name, of: info, placeOfMember(name, in: range))
                _ = known
                return nil
            }
            let fitting = methods.filter { Compiler.match(arguments, $0.parameters) != nil }
            if fitting.isEmpty, !methods.isEmpty, info.anyProperty(name) == nil,
                !(info.isView && catalogue.modifierSignatures(name) != nil), !hasNativeMember(info, name)
            {
                _ = compiler.mismatch(
                    "`\(name)`", methods.map { FunctionTarget(self, $0) }, arguments, placeOfMember(name, in: range))
                return nil
            }
            if let first = fitting.first, fitting.allSatisfy({ $0.owner === first.owner }) {
                compiler.checkEffects(of: first, placeOfMember(name, in: range))
            }
            let results = fitting.map { method in
                method.result.map { canonical($0, owner: method.owner, generics: method.generics) }
                    ?? .some(.named("Void"))
            }
            guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
            if info.isView, case .named("View", _)? = first {} else if info.kind == .protocolType { return first }
            return first
        }
        if type == .named("View") {
            if !isKnownMember(name) {
                if compiler.nearMethod(name) == nil, mayBeElsewhere { return nil }
                _ = compiler.unknownMethod(name, range)
            }
            if catalogue.modifierSignatures(name) != nil, index.nativeExtensions["View"]?.methods[name] == nil {
                return type
            }
            return nil
        }
        if ["Bool", "Int", "Double", "String"].contains(type.nominalName ?? ""), !isKnownMember(name) {
            _ = compiler.unknownMethod(name, range)
            return nil
        }
        return BuiltinMethods.resultType(of: type, name, arguments, compiler)
    }

    func placeOfMember(_ name: String, in range: Range<Int>) -> Range<Int> {
        // The member called is the last of the chain: look for its name from the end of the receiver.
        if let known = memberPlaces[range] { return known }
        return searchMember(name, in: range)
    }

    /// Remembers where the name of a member stands that a call of the range calls: at the end of `callee`.
    func noteMember(_ name: String, endOf callee: Range<Int>, in range: Range<Int>) {
        let place = callee.upperBound - name.utf8.count
        guard place > range.lowerBound, callee.upperBound <= text.bytes.count,
            text.bytes[place..<callee.upperBound].elementsEqual(name.utf8)
        else { return }
        memberPlaces[range] = place..<callee.upperBound
    }

    private func searchMember(_ name: String, in range: Range<Int>) -> Range<Int> {
        let wanted = Array(("." + name).utf8)
        let bytes = text.bytes
        guard range.upperBound <= bytes.count, range.count > wanted.count else { return range }
        var place = range.lowerBound
        var depth = 0
        var found: Int?
        while place + wanted.count <= range.upperBound {
            let byte = bytes[place]
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0, byte == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
                found = place + 1
            }
            place += 1
        }
        let result = found.map { $0..<($0 + wanted.count - 1) } ?? range
        memberPlaces[range] = result
        return result
    }

    func sourceText(_ range: Range<Int>) -> String { text.text(range) }
    func line(of offset: Int) -> Int { text.line(of: offset) }
}
