import Diagnostics
import Vocabulary

/// A stored property that has no value yet.
struct Unset: NativeValue {
    var typeName: String { "Unset" }
}

extension Interpreter {
    // MARK: Initialisers

    func initializers(of info: TypeInfo) -> [Target] {
        var targets: [Target] = info.initializers.filter { !$0.isRequirement }.map { InitializerTarget(self, $0, info) }
        switch info.kind {
        case .structure:
            if !info.declaresInitializer { targets.append(memberwise(info)) }
        case .classType:
            if targets.isEmpty {
                if let superclass = info.superclass {
                    targets = inherited(superclass, for: info)
                } else {
                    targets.append(MemberwiseTarget(self, info, []))
                }
            } else if info.initializers.allSatisfy({ $0.declaration?.isConvenience == true }),
                let superclass = info.superclass
            {
                targets += inherited(superclass, for: info)
            } else if !info.declaresInitializer {
                targets.append(MemberwiseTarget(self, info, []))
            } else if let superclass = info.superclass, overridesDesignated(info, superclass) {
                let own = Set(info.initializers.map(\.signatureText))
                targets += inherited(superclass, for: info).filter {
                    guard let function = ($0 as? InitializerTarget)?.function else { return false }
                    return function.declaration?.isConvenience == true && !own.contains(function.signatureText)
                }
            }
        default: break
        }
        if info.conforms(to: "OptionSet") { targets.append(EmptySetTarget(self, info)) }
        for step in info.lookupOrder.dropFirst() where step.kind == .protocolType || step.kind == .native {
            targets += step.initializers.filter { !$0.isRequirement }.map { InitializerTarget(self, $0, info) }
        }
        return targets
    }

    /// Whether a class has all designated initialisers of its superclass, and so inherits the convenient ones.
    private func overridesDesignated(_ info: TypeInfo, _ superclass: TypeInfo) -> Bool {
        let own = Set(info.initializers.map(\.signatureText))
        return superclass.initializers.allSatisfy {
            $0.declaration?.isConvenience == true || own.contains($0.signatureText)
        }
    }

    private func inherited(_ superclass: TypeInfo, for info: TypeInfo) -> [Target] {
        initializers(of: superclass).compactMap { target in
            if let target = target as? InitializerTarget { return InitializerTarget(self, target.function, info) }
            return MemberwiseTarget(self, info, [])
        }
    }

    /// What `self.init` and `super.init` of a class may call.
    func delegates(of info: TypeInfo, selfNode: Node, isVirtual: Bool = false) -> [Target] {
        initializers(of: info).map { target in
            if let target = target as? InitializerTarget {
                return DelegateTarget(self, target.function, selfNode: selfNode, isVirtual: isVirtual)
            }
            return MemberwiseTarget(self, info, [], selfNode: selfNode)
        }
    }

    private func memberwise(_ info: TypeInfo) -> Target {
        let properties = info.stored.filter { property in
            if property.declaration.isLet, property.declaration.initial != nil { return false }
            switch property.wrapper {
            case .environment: return false
            default: return !property.isLazy
            }
        }
        return MemberwiseTarget(self, info, properties)
    }

    func memberwiseParameter(_ property: PropertyInfo) -> ParameterSpec {
        let declaration = property.declaration
        var type = property.type
        if type == nil { type = inferredType(of: property) }
        var spec = ParameterSpec(label: property.name, name: property.name, type: type)
        spec.hasDefault = declaration.initial != nil
        if !declaration.isLet, case .optional? = type { spec.hasDefault = true }
        spec.builder = index.builderName(declaration.attributes.map(\.name))
        switch property.wrapper {
        case .binding: spec.type = .named("Binding", type.map { [$0] } ?? [])
        case .box:
            if property.wrapperAttribute?.arguments != nil { spec.hasDefault = true }
            if ["FocusState", "GestureState", "AppStorage", "SceneStorage", "AccessibilityFocusState"].contains(
                property.wrapperAttribute?.name ?? "")
            {
                spec.hasDefault = true
            }
        case .declared(let wrapper):
            if property.wrapperAttribute?.arguments != nil { spec.hasDefault = true }
            if wrapper.initializers.contains(where: { $0.parameters.isEmpty }) || fillsItself(wrapper),
                declaration.initial == nil
            {
                spec.hasDefault = true
            }
            // A wrapper without `init(wrappedValue:)` is passed itself.
            if !takesWrappedValue(wrapper) { spec.type = wrapper.typeName }
        case .unseen:
            // Without arguments a wrapper of a typed property may well be given its value.
            if property.wrapperAttribute?.arguments != nil || declaration.type == nil { spec.hasDefault = true }
        default: break
        }
        if spec.builder != nil,
            let known = type.flatMap({ canonical($0, owner: property.owner, generics: property.owner.generics) })
        {
            if case .function = known.unwrapped {} else { spec.callsClosure = true }
        } else if spec.builder != nil {
            if case .function? = type?.unwrapped {} else { spec.callsClosure = true }
        }
        return spec
    }

    /// Whether a wrapper needs nothing from outside: it declares no initialiser, and all it stores has a value.
    private func fillsItself(_ wrapper: TypeInfo) -> Bool {
        wrapper.initializers.isEmpty
            && wrapper.stored.allSatisfy { property in
                if case .environment = property.wrapper { return true }
                return property.declaration.initial != nil
            }
    }

    private func takesWrappedValue(_ wrapper: TypeInfo) -> Bool {
        if wrapper.initializers.isEmpty { return wrapper.stored.contains { $0.name == "wrappedValue" } }
        return wrapper.initializers.contains { $0.parameters.first?.label == "wrappedValue" }
    }

    private func takesAutoclosure(_ wrapper: TypeInfo) -> Bool {
        wrapper.initializers.contains {
            $0.parameters.first.map { $0.label == "wrappedValue" && $0.isAutoclosure } ?? false
        }
    }

    // MARK: Instances

    private static var unset: Value { .native(Unset()) }

    /// A new instance with the initial values of its declaration.
    func blank(_ info: TypeInfo, _ f: Frame, _ range: Range<Int>) throws -> Value {
        switch info.kind {
        case .structure:
            return .instance(StructInstance(type: info, fields: try info.stored.map { try initialValue($0, range) }))
        case .classType:
            let object = ClassInstance(type: info, fields: [], number: nextObjectNumber())
            try charge(steps: 1, bytes: 64)
            object.fields = try info.stored.map { try initialValue($0, range) }
            return .object(object)
        default: return .void
        }
    }

    /// A new instance from the values of its memberwise initialiser.
    func make(_ info: TypeInfo, _ given: [Int: Value], _ f: Frame, _ range: Range<Int>) throws -> Value {
        try charge(steps: 1, bytes: 32 + info.stored.count * 32)
        var fields: [Value] = []
        fields.reserveCapacity(info.stored.count)
        for (place, property) in info.stored.enumerated() {
            guard let value = given[place] else {
                fields.append(try initialValue(property, range))
                continue
            }
            switch property.wrapper {
            case .box, .unseen: fields.append(.box(Box(value)))
            case .declared(let wrapper):
                // One that decoded itself is there already.
                if case .instance(let made) = value, made.type === wrapper {
                    fields.append(value)
                    continue
                }
                fields.append(takesWrappedValue(wrapper) ? try wrapped(property, wrapper, value, range) : value)
            default: fields.append(value)
            }
        }
        if info.kind == .classType {
            return .object(ClassInstance(type: info, fields: fields, number: nextObjectNumber()))
        }
        return .instance(StructInstance(type: info, fields: fields))
    }

    /// What a stored property holds before the initialiser runs.
    func initialValue(_ property: PropertyInfo, _ range: Range<Int>) throws -> Value {
        let declaration = property.declaration
        if property.isLazy { return Self.unset }
        if let initial = declaration.initial {
            if case .declared(let wrapper) = property.wrapper, takesAutoclosure(wrapper) {
                return try wrapped(property, wrapper, nil, range, unevaluated: initial)
            }
            let code = initialCode(of: property, initial)
            let value = try evaluate(code, receiver: .void, declaration.range)
            if case .object(let object) = value, case .call = initial.kind { object.isDefault = true }
            switch property.wrapper {
            case .box: return .box(try storage(of: property, Box(value)))
            case .unseen: return .box(Box(value))
            case .declared(let wrapper): return try wrapped(property, wrapper, value, range)
            default: return value
            }
        }
        switch property.wrapper {
        case .box:
            if ["FocusState", "AccessibilityFocusState"].contains(property.wrapperAttribute?.name ?? ""),
                property.type?.nominalName == "Bool"
            {
                return .box(Box(.bool(false)))
            }
            // `@State private var size: CGSize = …` is above; `@StateObject var model` without a value is set by `init`.
            return .box(try storage(of: property, Box(.none)))
        case .declared(let wrapper):
            if property.wrapperAttribute?.arguments != nil { return try wrapped(property, wrapper, nil, range) }
            if let initializer = wrapper.initializers.first(where: { $0.parameters.allSatisfy(\.hasDefault) }) {
                return try binding(bindings(of: wrapper, around: property)) {
                    try construct(wrapper, initializer, [], range)
                }
            }
            if fillsItself(wrapper) {
                return try binding(bindings(of: wrapper, around: property)) {
                    let fields = try wrapper.stored.map { try initialValue($0, range) }
                    return .instance(StructInstance(type: wrapper, fields: fields))
                }
            }
            return Self.unset
        case .unseen: return .box(Box(try unseenWrapped(property)))
        default: break
        }
        if !declaration.isLet, case .optional? = property.type { return .none }
        return Self.unset
    }

    /// The storage of a state property: all of one `@AppStorage` key share what the user defaults keep.
    private func storage(of property: PropertyInfo, _ initial: Box) throws -> Box {
        guard let attribute = property.wrapperAttribute, attribute.name == "AppStorage",
            let arguments = attribute.arguments, arguments.count == 1,
            case .string(let key) = try evaluate(
                arguments[0].value, expected: .named("String"), owner: property.owner)
        else { return initial }
        return userDefaults.box(key, initial: initial)
    }

    func initialCode(of property: PropertyInfo, _ initial: Expression) -> Code {
        if let code = property.initial { return code }
        let wanted = property.type.flatMap { canonical($0, owner: property.owner, generics: property.owner.generics) }
        let builder = index.builder(among: property.declaration.attributes.map(\.name))
        let code = code(
            of: initial, name: property.name, expected: wanted, owner: property.owner, hasSelf: false, builder: builder)
        if let made = code.expression { compilerOfArguments(property.owner).bind(made, by: property.declaration.type) }
        property.initial = code
        return code
    }

    /// A declared property wrapper around a value.
    private func wrapped(
        _ property: PropertyInfo, _ wrapper: TypeInfo, _ value: Value?, _ range: Range<Int>,
        unevaluated: Expression? = nil
    ) throws -> Value {
        let written = property.wrapperAttribute?.arguments ?? []
        let context = FunctionContext(
            name: property.name, parent: nil, parentScope: nil, owner: property.owner, hasSelf: false,
            isMutating: false, use: NameUse(statements: []), parameterCount: 0, generics: property.owner.generics)
        let compiler = Compiler(self, context)
        var arguments = written
        var holder: ValueHolder?
        if let value {
            holder = ValueHolder(value)
            arguments.insert(CallArgument(label: "wrappedValue", value: Expression(.discard, range)), at: 0)
        }
        if let unevaluated { arguments.insert(CallArgument(label: "wrappedValue", value: unevaluated), at: 0) }
        let targets = initializers(of: wrapper)
        guard let call = compiler.prepare(targets, arguments, range)?.first else {
            throw failure("wrong-arguments", "`\(wrapper.name)` cannot wrap `\(property.name)`", range)
        }
        var plans = call.plans
        if let holder, let place = call.target.parameters.firstIndex(where: { $0.label == "wrappedValue" }) {
            plans[place] = .node(ValueNode(holder.value, range))
        }
        var receiver = Value.void
        let base = top
        top += context.code.frameSize
        defer { top = base }
        return try binding(bindings(of: wrapper, around: property)) {
            try call.target.invoke(Frame(slots: slots + base, machine: self), &receiver, plans, range)
        }
    }

    private final class ValueHolder {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Runs a declared initialiser with values.
    func construct(
        _ info: TypeInfo, _ initializer: FunctionInfo, _ arguments: [Value?], _ range: Range<Int>
    ) throws -> Value {
        var made = try blank(info, Frame(slots: slots + top, machine: self), range)
        let code = try code(of: initializer)
        _ = code
        let ended = try call(initializer, receiver: &made, arguments)
        if initializer.isFailable, case .none = ended { return .none }
        return made
    }

    /// Makes a value of a type from unlabelled values, for `map(Type.init)`.
    func initialize(
        _ type: TypeName, _ arguments: [Value], labels written: [String?] = [], _ range: Range<Int>
    ) throws -> Value {
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        let compiler = Compiler(self, context)
        var labels: [String?] = arguments.map { _ in nil }
        if written.count == arguments.count { labels = written }
        if arguments.count == 1, written.count > 1, case .tuple(let tuple) = arguments[0],
            tuple.elements.count == written.count
        {
            return try initialize(type, tuple.elements, labels: written, range)
        }
        if labels.allSatisfy({ $0 == nil }), let info = compiler.info(type) {
            let targets = initializers(of: info)
            // A tuple stands for as many arguments: `pairs.map(Point.init)`.
            if arguments.count == 1, case .tuple(let tuple) = arguments[0],
                !targets.contains(where: { $0.parameters.count == 1 }),
                targets.contains(where: { $0.parameters.count == tuple.elements.count })
            {
                return try initialize(type, tuple.elements, range)
            }
            if let target = targets.first(where: { $0.parameters.count == arguments.count }) {
                labels = target.parameters.map(\.label)
            } else if arguments.count == 1, info.conforms(to: "RawRepresentable") {
                labels = ["rawValue"]
            }
        }
        let names = arguments.indices.map { "\u{1}\($0)" }
        for (name, value) in zip(names, arguments) {
            let variable = StaticInfo(
                name: name, owner: nil,
                declaration: VariableDeclaration(
                    pattern: .name(name, isVariable: false, range), type: nil, initial: nil, accessors: nil,
                    isLet: true,
                    isStatic: false, isLazy: false, isPrivate: false, attributes: [], range: range))
            variable.state = .ready
            variable.value = value
            let kind = typeName(of: value)
            variable.type = mentionsAny(kind) ? nil : kind
            index.globals[name] = variable
        }
        defer { for name in names { index.globals[name] = nil } }
        let call = zip(labels, names).map { CallArgument(label: $0, value: Expression(.name($1, []), range)) }
        let node = compiler.construct(type, call, range, nil)
        let base = top
        top += context.code.frameSize
        defer { top = base }
        return try node.eval(Frame(slots: slots + base, machine: self))
    }

    private func mentionsAny(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, let arguments): name == "Any" || arguments.contains { mentionsAny($0) }
        case .optional(let inner), .array(let inner), .metatype(let inner): mentionsAny(inner)
        case .dictionary(let key, let value): mentionsAny(key) || mentionsAny(value)
        case .tuple(_, let elements): elements.contains { mentionsAny($0) }
        case .function, .anyOf: true
        }
    }

    /// The union of option-set values.
    func optionSet(_ info: TypeInfo, of value: Value) throws -> Value {
        guard case .array(let elements) = value else { return value }
        var bits = 0
        for element in elements {
            guard case .instance(let instance) = element, let raw = instance.field("rawValue") else { continue }
            bits |= NumberMembers.int(raw) ?? 0
        }
        return .instance(
            StructInstance(
                type: info,
                fields: info.stored.map { property in
                    guard property.name == "rawValue" else { return .none }
                    let type = property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                    return type.flatMap { SizedNumbers.converted(.int(bits), to: $0) } ?? .int(bits)
                }))
    }

    // MARK: Types of properties without an annotation

    func inferredType(of property: PropertyInfo) -> TypeName? {
        let key = ObjectIdentifier(property)
        if let known = inferredTypes[key] { return known }
        guard let initial = property.declaration.initial, !inferring.contains(key) else { return nil }
        inferring.insert(key)
        defer { inferring.remove(key) }
        let type = inferType(initial, owner: property.owner, hasSelf: property.isLazy)
        inferredTypes[key] = type
        if let type { property.type = type }
        return type
    }

    /// The type of a global or static variable without an annotation.
    func inferredType(of info: StaticInfo, expected: TypeName? = nil) -> TypeName? {
        let key = ObjectIdentifier(info)
        if info.state == .ready, info.name.hasPrefix("\u{1}") { return info.type }
        if let known = inferredTypes[key] { return known }
        guard let initial = info.declaration.initial, info.getter == nil, !inferring.contains(key) else { return nil }
        inferring.insert(key)
        defer { inferring.remove(key) }
        let before = compileDiagnostics
        let type =
            expected == nil
            ? inferType(initial, owner: info.owner)
            : code(of: initial, name: "", expected: expected, owner: info.owner, hasSelf: false).expression?.type
        // What is wrong in the value is told where it is compiled to run.
        compileDiagnostics = before
        inferredTypes[key] = type
        return type
    }

    private func inferType(_ initial: Expression, owner: TypeInfo?, hasSelf: Bool = false) -> TypeName? {
        switch initial.kind {
        case .integer: return .named("Int")
        case .float: return .named("Double")
        case .bool: return .bool
        case .string: return .named("String")
        default:
            return code(of: initial, name: "", expected: nil, owner: owner, hasSelf: hasSelf).expression?.type
        }
    }
}
