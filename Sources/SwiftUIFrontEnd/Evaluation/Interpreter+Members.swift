import Diagnostics
import Vocabulary

extension Interpreter {
    func readMember(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value {
        if let info = info(of: value) {
            if let property = info.property(name) { return try read(property, of: value, range) }
            if let method = info.methods(named: name).first {
                return .function(FunctionReference(method, receiver: value, self))
            }
            if case .enumeration(let instance) = value {
                switch name {
                case "rawValue":
                    if let raw = info.cases[instance.caseName]?.rawValue { return raw }
                case "hashValue": return .int(instance.caseIndex)
                case "stringValue" where info.conforms(to: "CodingKey"): return .string(try text(ofKey: value))
                case "intValue" where info.conforms(to: "CodingKey"):
                    if case .int? = info.cases[instance.caseName]?.rawValue {
                        return info.cases[instance.caseName]?.rawValue ?? .none
                    }
                    return .none
                default: break
                }
            }
            if name == "wrappedValue", let field = info.stored.first { return try read(field, of: value, range) }
        }
        if case .binding(let binding) = value {
            switch name {
            case "wrappedValue": return try binding.get()
            case "projectedValue": return value
            default:
                if info(of: value) == nil, let found = try extensionProperty(value, name, range) { return found }
                return .binding(memberBinding(binding, name, range))
            }
        }
        if case .box(let box) = value {
            switch name {
            case "wrappedValue": return box.value
            case "projectedValue": return .binding(binding(to: box, name: name))
            default: break
            }
        }
        if case .tuple(let tuple) = value {
            if let place = Int(name), tuple.elements.indices.contains(place) { return tuple.elements[place] }
            if let place = tuple.labels.firstIndex(of: name) { return tuple.elements[place] }
        }
        if case .type(let type) = value { return try readStatic(type, name, range) }
        // A model of another file may well store what it is described by.
        if name == "description", let outside = value.outside { return outside.member(name) }
        let isAdded = index.extensionMembers.contains(name)
        if isAdded, extensions(of: value).contains(where: { $0.properties[name] != nil }),
            let found = try extensionProperty(value, name, range)
        {
            return found
        }
        if let found = try BuiltinProperties.read(self, value, name, range) { return found }
        if let found = try nativeProperty(value, name, range) { return found }
        if isAdded, let found = try extensionProperty(value, name, range) { return found }
        if case .native(let values as EnvironmentValuesValue) = value,
            let found = values.environment.values[name] ?? EnvironmentDefaults.value(of: name, in: values.environment)
        {
            return found
        }
        if let found = subviewMember(value, name) { return found }
        if case .object = value, name == "id", info(of: value)?.conforms(to: "Identifiable") == true {
            // The default of classes.
            return .native(Token("ObjectIdentifier", value.hashText))
        }
        if name == "objectWillChange", case .object(let object) = value { return willChangePublisher(of: object) }
        if let found = outsideMember(name, of: value, range) { return found }
        // `Color.theme.accent`: an entry of the asset catalogue, or of a type that another file declares.
        if case .native(let native) = value, case .asset(let folder)? = native.exactly(ColorValue.self)?.base {
            return .native(ColorValue(.asset(folder + "." + name)))
        }
        if name == "callAsFunction", case .native = value {
            return .function(NativeFunctionValue { [unowned self] in try self.callValue(value, $0, [], range) })
        }
        if let found = try methodReference(value, name, range) { return found }
        if let found = try dynamicMember(name, of: value, range) { return found }
        throw unknownMember(name, of: value, range)
    }

    /// `@dynamicMemberLookup`: the subscript that takes the name as a text or as a key path.
    func dynamicMember(_ name: String, of value: Value, _ range: Range<Int>) throws -> Value? {
        guard let (function, key) = dynamicSubscript(name, of: value) else { return nil }
        var receiver = value
        return try call(function, receiver: &receiver, [key])
    }

    /// The subscript of a `@dynamicMemberLookup` type with the name as its argument.
    func dynamicSubscript(_ name: String, of value: Value) -> (function: FunctionInfo, key: Value)? {
        guard let info = info(of: value), info.attributes.contains(where: { $0.name == "dynamicMemberLookup" }),
            let function = info.lookupOrder.flatMap(\.subscripts).first(where: {
                $0.parameters.first?.label == "dynamicMember"
            })
        else { return nil }
        let isText = function.parameters[0].type == .named("String")
        return (
            function, isText ? .string(name) : .keyPath(KeyPathValue(root: nil, components: [.member(name)]))
        )
    }

    func extensionProperty(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value? {
        let infos = extensions(of: value)
        for info in infos {
            if let property = info.properties[name], let meant = applicable(property, to: value) {
                return try read(meant, of: value, range)
            }
        }
        for info in infos {
            if let property = info.properties[name] { return try read(property, of: value, range) }
            if let method = info.methods[name]?.first {
                return .function(FunctionReference(method, receiver: value, self))
            }
        }
        return nil
    }

    func nativeProperty(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value? {
        guard let type = typeName(of: value).nominalName else { return nil }
        nativeRange = range
        for step in nativeLineage(type) {
            if let property = nativeType(step)?.properties[name] { return try property.get(value, in: self) }
        }
        return nil
    }

    /// A method as a value: `array.append`, `proxy.frame`.
    func methodReference(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value? {
        guard isKnownMember(name) else { return nil }
        let hasNative =
            typeName(of: value).nominalName.map { type in
                nativeLineage(type).contains { nativeType($0)?.methods[name] != nil }
            } ?? false
        guard hasNative || BuiltinMethods.has(name, on: value) else { return nil }
        return .function(
            NativeFunctionValue { [unowned self] arguments in
                try self.callMethod(name, of: value, arguments.map { (nil, $0) }, range)
            })
    }

    func readStatic(_ type: TypeName, _ name: String, _ range: Range<Int>) throws -> Value {
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        guard let node = Compiler(self, context).constant(of: type, name, range) else {
            if let found = associatedType(name, of: type) { return .type(found) }
            if let nominal = type.nominalName, unseenTypes.contains(nominal), declared(type) == nil {
                return .native(OutsideValue("\(nominal).\(name)", isUnknown: true, mayBeView: true))
            }
            throw failure("unknown-member", "`\(type.text)` has no static member `\(name)`", range)
        }
        return try node.eval(Frame(slots: slots + top, machine: self))
    }

    /// The type that an associated type of a protocol is for a type: an alias, or what the members show.
    private func associatedType(_ name: String, of type: TypeName) -> TypeName? {
        guard let info = type.nominalName.flatMap({ index.types[$0] }) else { return nil }
        if let alias = info.aliases[name] { return canonical(alias, owner: info, generics: info.generics) }
        if let nested = info.nested[name] { return nested.typeName }
        for step in info.lookupOrder where step.kind == .protocolType {
            for property in step.properties.values.sorted(by: { $0.name < $1.name })
            where property.type == .named(name) {
                guard let own = info.property(property.name) else { continue }
                return (own.type ?? inferredType(of: own)).flatMap {
                    canonical($0, owner: own.owner, generics: own.owner.generics)
                }
            }
            for method in step.methods.values.joined().sorted(by: { $0.name < $1.name })
            where method.result == .named(name) {
                guard let own = info.methods(named: method.name).first else { continue }
                return own.result.flatMap { canonical($0, owner: own.owner, generics: own.generics) }
            }
        }
        return nil
    }

    func read(_ property: PropertyInfo, of value: Value, _ range: Range<Int>) throws -> Value {
        if let index = property.index {
            let raw: Value
            switch value {
            case .instance(let instance): raw = instance.fields[index]
            case .object(let object): raw = object.fields[index]
            default: throw unknownMember(property.name, of: value, range)
            }
            switch property.wrapper {
            case .plain:
                if property.isLazy, case .native(let native) = raw, native is Unset {
                    return try computeLazy(property, of: value, range)
                }
                return try checked(raw, property.name, range)
            case .environment: return try checked(raw, property.name, range)
            case .box, .unseen:
                if case .box(let box) = raw { return box.value }
                return raw
            case .binding:
                if case .binding(let binding) = raw { return try binding.get() }
                return try checked(raw, property.name, range)
            case .declared(let wrapper):
                let holder = try checked(raw, property.name, range)
                if case .object = value, property.changesWhenRead {
                    var owner = value
                    return try readChanging(property, of: &owner, range)
                }
                if let inner = wrapper.property("wrappedValue") { return try read(inner, of: holder, range) }
                return holder
            }
        }
        if !property.owner.alternatives.isEmpty, let meant = applicable(property, to: value), meant !== property {
            return try read(meant, of: value, range)
        }
        guard let getter = property.getter else {
            // `@Entry var name = value` of the environment: what was set, else the initial value.
            if case .native(let native as EnvironmentValuesValue) = value {
                if let set = native.environment.values[property.name] { return set }
                if let initial = property.declaration.initial {
                    return try evaluate(initialCode(of: property, initial), receiver: .void, range)
                }
            }
            if case .native(let native as ContainerValuesValue) = value {
                if let set = native.values[property.name] { return set }
                if let initial = property.declaration.initial {
                    return try evaluate(initialCode(of: property, initial), receiver: .void, range)
                }
            }
            throw unknownMember(property.name, of: value, range)
        }
        var receiver = value
        return try call(getter, receiver: &receiver, [])
    }

    /// Reads a property whose getter may change its owner.
    /// The property of an extension of a native type that changes its owner where it is read.
    func changingProperty(_ name: String, addedTo value: Value) -> PropertyInfo? {
        guard index.changingGetters.contains(name), info(of: value)?.property(name) == nil else { return nil }
        return extensions(of: value).lazy.compactMap { $0.properties[name] }.first { $0.getter?.isMutating ?? false }
    }

    func readChanging(_ property: PropertyInfo, of owner: inout Value, _ range: Range<Int>) throws -> Value {
        if let getter = property.getter { return try call(getter, receiver: &owner, []) }
        guard let index = property.index else { return try read(property, of: owner, range) }
        var result = Value.none
        if case .declared(let wrapper) = property.wrapper, let inner = wrapper.property("wrappedValue") {
            try modifyField(index, of: &owner) { result = try self.readChanging(inner, of: &$0, range) }
            return result
        }
        result = try computeLazy(property, of: owner, range)
        if case .instance = owner { try modifyField(index, of: &owner) { $0 = result } }
        return result
    }

    func computeLazy(_ property: PropertyInfo, of value: Value, _ range: Range<Int>) throws -> Value {
        guard let initial = property.declaration.initial else { return .none }
        let wanted = property.type.flatMap { canonical($0, owner: property.owner, generics: property.owner.generics) }
        let code =
            property.initial
            ?? code(of: initial, name: property.name, expected: wanted, owner: property.owner, hasSelf: true)
        property.initial = code
        let result = try evaluate(code, receiver: value, property.declaration.range)
        if case .object(let object) = value, let index = property.index { object.fields[index] = result }
        return result
    }
}
