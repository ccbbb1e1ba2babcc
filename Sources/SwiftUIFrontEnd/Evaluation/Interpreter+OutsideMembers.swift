import Diagnostics
import Vocabulary

extension Interpreter {
    /// The value of a property of any value.
    func property(_ name: String, of value: Value) throws -> Value {
        try tellPlace { try readMember(value, name, place(of: name, value)) }
    }

    func place(of name: String, _ value: Value) -> Range<Int> {
        info(of: value)?.anyProperty(name)?.declaration.range ?? 0..<0
    }

    /// Calls a method of a value by name and labels; a `.box` given for an `inout` parameter is read and written.
    func call(_ name: String, on value: Value, _ arguments: [(String?, Value)]) throws -> Value {
        try tellPlace {
            var functions = info(of: value)?.methods(named: name) ?? []
            functions += extensions(of: value).flatMap { $0.methods[name] ?? [] }
            guard let (function, values) = choose(functions, arguments.map { ($0.0, unboxed($0.1)) }) else {
                return try callMethod(name, of: value, arguments, 0..<0)
            }
            var receiver = value
            return try call(function, receiver: &receiver, values, boxes: arguments)
        }
    }

    func unboxed(_ value: Value) -> Value { if case .box(let box) = value { box.value } else { value } }

    func call(
        _ function: FunctionInfo, receiver: inout Value, _ values: [Value?], boxes: [(String?, Value)]
    ) throws -> Value {
        let code = try code(of: function)
        let base = try enter(code, function.range)
        let frame = Frame(slots: slots + base, machine: self)
        defer { leave(base, code) }
        var places: [(Int, Box)] = []
        for (place, value) in values.enumerated() {
            let spec = function.parameters[place]
            if let value {
                let wanted = spec.type.flatMap { canonical($0, owner: function.owner, generics: function.generics) }
                frame.slots[1 + place] = wanted.map { coerce(value, to: $0) } ?? value
            } else if place < code.defaults.count, let node = code.defaults[place] {
                frame.slots[1 + place] = try node.eval(frame)
            }
            guard spec.isInout else { continue }
            for (label, argument) in boxes where label == spec.label {
                if case .box(let box) = argument {
                    places.append((1 + place, box))
                    box.value = .void
                }
            }
        }
        frame.slots[0] = receiver
        receiver = .void
        defer {
            receiver = frame.slots[0]
            for (slot, box) in places {
                var value = frame.slots[slot]
                if code.boxedSlots.contains(slot), case .box(let inner) = value { value = inner.value }
                box.value = value
            }
        }
        return try execute(code, frame)
    }

    /// Calls a static function of a type by name and labels; boxes are `inout` arguments.
    func callStatic(_ name: String, of type: TypeName, _ arguments: [(String?, Value)]) throws -> Value {
        try tellPlace {
            guard let info = declared(type) else {
                throw failure("unknown-type", "there is no type `\(type.text)`", 0..<0)
            }
            guard
                let (function, values) = choose(
                    info.staticMethods(named: name), arguments.map { ($0.0, unboxed($0.1)) })
            else {
                throw failure(
                    "unknown-member", "`\(info.name)` has no fitting static function `\(name)`",
                    info.declaration?.nameRange ?? 0..<0)
            }
            var receiver = Value.type(info.typeName)
            return try call(function, receiver: &receiver, values, boxes: arguments)
        }
    }

    /// The value of a static property.
    func staticProperty(_ name: String, of type: TypeName) throws -> Value {
        try tellPlace {
            if let info = declared(type), let property = info.staticProperty(name) {
                return try readStatic(property, property.declaration.range)
            }
            guard let value = try staticConstant(name, of: type) else {
                throw failure("unknown-member", "`\(type.text)` has no static property `\(name)`", 0..<0)
            }
            return value
        }
    }

    func staticConstant(_ name: String, of type: TypeName) throws -> Value? {
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        guard let node = Compiler(self, context).constant(of: type, name, 0..<0) else { return nil }
        return try node.eval(Frame(slots: slots + top, machine: self))
    }

    func staticProperty(_ name: String, ofTypeOf value: Value) throws -> Value {
        try staticProperty(name, of: typeName(of: value))
    }

    func declared(_ type: TypeName) -> TypeInfo? {
        let unwrapped: TypeName = if case .metatype(let inner) = type { inner } else { type }
        guard let name = unwrapped.nominalName else { return nil }
        return index.types[name] ?? index.find(name, from: nil) ?? index.nativeExtensions[name]
    }

    func hasMember(_ name: String, _ value: Value) -> Bool {
        guard let info = info(of: value) else { return false }
        return info.property(name) != nil || !info.methods(named: name).isEmpty
    }

    /// Whether a value has a method with exactly these labels.
    func hasMethod(_ name: String, labels: [String], _ value: Value) -> Bool {
        guard let info = info(of: value) else { return false }
        return info.methods(named: name).contains { $0.parameters.map(\.label) == labels }
    }

    func hasStaticMember(_ name: String, of value: Value) -> Bool {
        guard let info = info(of: value) else { return false }
        return info.staticProperty(name) != nil || !info.staticMethods(named: name).isEmpty
    }

    /// Runs the setter that the source declares for a property of a native type; false if there is none.
    func set(_ name: String, of value: inout Value, type: String, to new: Value) throws -> Bool {
        guard let setter = index.nativeExtensions[type]?.properties[name]?.setter else { return false }
        try tellPlace { _ = try call(setter, receiver: &value, [new]) }
        return true
    }

    /// Whether a property that the source adds to a native type has a setter.
    func hasExtensionSetter(_ name: String, of type: String) -> Bool {
        index.nativeExtensions[type]?.properties[name]?.setter != nil
    }

    func hasExtensionProperty(_ name: String, of type: String) -> Bool {
        index.nativeExtensions[type]?.properties[name] != nil
    }

    func declaredTypeName(of value: Value) -> String? { info(of: value)?.name }

    func conforms(_ value: Value, to name: String) -> Bool { info(of: value)?.conforms(to: name) ?? false }

    /// The elements of data that a word goes through: any sequence, or a binding to one.
    func elements(of value: Value) throws -> [Value] { try tellPlace { try elements(of: value, nativeRange) } }

    /// What identifies an element: the key path, else its `id`; `nil` if it has none.
    func identity(of element: Value, by path: KeyPathValue?) throws -> Value? {
        try tellPlace {
            if let path {
                var value = element
                if case .binding(let binding) = element { value = try binding.get() }
                return try apply(path, to: value, nativeRange)
            }
            switch element {
            case .int, .string: return element
            case .binding(let binding): return try identity(of: try binding.get(), by: nil)
            case .instance, .object, .enumeration:
                guard let info = info(of: element) else { return nil }
                if let property = info.property("id") {
                    return try read(property, of: element, property.declaration.range)
                }
                return nil
            default: return nil
            }
        }
    }

    /// The properties of a value that the outside fills.
    func dynamicProperties(of value: Value) -> [DynamicProperty] {
        guard let info = info(of: value) else { return [] }
        if let known = dynamicPropertiesByType[ObjectIdentifier(info)] { return known }
        var found: [DynamicProperty] = []
        for (index, property) in info.stored.enumerated() {
            if let type = nestedProperties(of: property) {
                found.append(
                    DynamicProperty(
                        name: property.name, index: index, wrapper: DynamicProperty.nested, arguments: [],
                        type: type.typeName, range: property.declaration.range))
                continue
            }
            if isMadeObject(property, of: info) {
                found.append(
                    DynamicProperty(
                        name: property.name, index: index, wrapper: "ObservedObject", arguments: [],
                        type: property.type, range: property.declaration.range))
                continue
            }
            if mayHoldNested(property) {
                found.append(
                    DynamicProperty(
                        name: property.name, index: index, wrapper: DynamicProperty.nested, arguments: [],
                        type: property.type, range: property.declaration.range))
                continue
            }
            guard let attribute = property.wrapperAttribute else { continue }
            switch property.wrapper {
            case .box, .environment, .binding: break
            case .plain where attribute.name == "ObservedObject" && property.declaration.initial != nil: break
            case .plain, .declared, .unseen: continue
            }
            let arguments = (attribute.arguments ?? []).map { argument in
                (
                    label: argument.label,
                    value:
                        (try? wrapperArgument(argument, of: attribute, owner: info)) ?? .none
                )
            }
            let type =
                property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                ?? attribute.generics.first ?? inferredType(of: property)
            found.append(
                DynamicProperty(
                    name: property.name, index: index, wrapper: attribute.name, arguments: arguments, type: type,
                    range: property.declaration.range))
        }
        dynamicPropertiesByType[ObjectIdentifier(info)] = found
        return found
    }

    /// Whether a plain property of a view starts as a new object, which stays the same one while the view does.
    private func isMadeObject(_ property: PropertyInfo, of info: TypeInfo) -> Bool {
        guard info.isView, property.wrapperAttribute == nil,
            case .call(let callee, _)? = property.declaration.initial?.kind,
            case .name(let name, _) = callee.kind
        else { return false }
        return index.find(name, from: info)?.kind == .classType
    }

    /// The declared type of a property that holds dynamic properties itself: a wrapper or a plain `DynamicProperty`.
    private func nestedProperties(of property: PropertyInfo) -> TypeInfo? {
        let type: TypeInfo? =
            switch property.wrapper {
            case .declared(let wrapper): wrapper
            case .plain where property.wrapperAttribute == nil:
                property.type.flatMap { canonical($0, owner: property.owner, generics: property.owner.generics) }?
                    .nominalName.flatMap { index.types[$0] }
            default: nil
            }
        guard let type, type.kind == .structure, type.conforms(to: "DynamicProperty") else { return nil }
        return type
    }

    /// Whether a plain property may hold a `DynamicProperty` that only its value shows: of a generic parameter's type or of
    /// a protocol's, as styles have it.
    private func mayHoldNested(_ property: PropertyInfo) -> Bool {
        guard property.wrapperAttribute == nil, case .named(let name, _)? = property.type else { return false }
        if property.owner.generics.contains(name) { return true }
        let plain = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        guard let type = index.find(plain, from: property.owner), type.kind == .protocolType else { return false }
        return type.conforms(to: "DynamicProperty")
    }

    func wrapperArgumentType(_ attribute: Attribute, _ argument: CallArgument) -> TypeName? {
        argument.label == "relativeTo" ? .named("Font.TextStyle") : nil
    }
}
