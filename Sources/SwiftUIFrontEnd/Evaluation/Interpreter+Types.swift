import LayoutEngine
import Vocabulary

extension Interpreter {
    static let doubleNames: Set<String> = [
        "Double", "CGFloat", "Float", "TimeInterval", "Float32", "Float64", "Float80", "Float16", "CFTimeInterval",
        "Decimal"
    ]
    static let intNames: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"
    ]

    /// A type in canonical form; `nil` for what erasure leaves unknown.
    func canonical(_ type: TypeName, owner: TypeInfo?, generics: Set<String>) -> TypeName? {
        switch type {
        case .named(let name, let arguments):
            if generics.contains(name) || name == "Any" || name == "AnyObject" || name == "AnyHashable" { return nil }
            if name == "Self" { return owner.map { $0.kind == .protocolType ? nil : $0.typeName } ?? nil }
            if Self.doubleNames.contains(name), index.types[name] == nil { return .named("Double") }
            if Self.intNames.contains(name), index.types[name] == nil { return .named("Int") }
            if name == "Substring" { return .named("String") }
            if name == "Array", arguments.count == 1 { return .array(inner(arguments[0], owner, generics)) }
            if let info = index.find(name, from: owner) {
                return info.kind == .protocolType ? .named(info.name) : .named(info.name, [])
            }
            if let alias = alias(name, owner) { return canonical(alias.0, owner: alias.1, generics: generics) }
            // The outer type of a nested name may be an alias or be found from here.
            if let dot = name.lastIndex(of: ".") {
                let outer = String(name[..<dot])
                if generics.contains(outer) { return nil }
                if case .named(let resolved, _)? = canonical(.named(outer), owner: owner, generics: generics),
                    let info = index.types[resolved]
                {
                    let member = String(name[name.index(after: dot)...])
                    if let nested = info.nested[member] { return nested.typeName }
                    if let alias = info.aliases[member] { return canonical(alias, owner: info, generics: generics) }
                }
                if outer == "Self" { return nil }
            }
            return .named(name, arguments.map { inner($0, owner, generics) })
        case .optional(let wrapped): return .optional(inner(wrapped, owner, generics))
        case .array(let element): return .array(inner(element, owner, generics))
        case .dictionary(let key, let value):
            return .dictionary(inner(key, owner, generics), inner(value, owner, generics))
        case .tuple(let labels, let elements):
            return .tuple(labels, elements.map { inner($0, owner, generics) })
        case .function(let parameters, let result):
            return .function(parameters.map { inner($0, owner, generics) }, inner(result, owner, generics))
        case .metatype(let wrapped): return .metatype(inner(wrapped, owner, generics))
        case .anyOf(let types): return .anyOf(types.map { inner($0, owner, generics) })
        }
    }

    private func inner(_ type: TypeName, _ owner: TypeInfo?, _ generics: Set<String>) -> TypeName {
        canonical(type, owner: owner, generics: generics) ?? .named("Any")
    }

    private func alias(_ name: String, _ owner: TypeInfo?) -> (TypeName, TypeInfo?)? {
        var scope = owner
        while let info = scope {
            for step in info.lookupOrder.isEmpty ? [info] : info.lookupOrder {
                if let alias = step.aliases[name] { return (alias, step) }
            }
            scope = info.parent
        }
        return index.aliases[name].map { ($0, nil) }
    }

    /// The type that a name in an expression means; `nil` if it means none.
    func typeNamed(_ name: String, _ arguments: [TypeName], owner: TypeInfo?, generics: Set<String>) -> TypeName? {
        if generics.contains(name) { return .named(name) }
        if index.find(name, from: owner) != nil || alias(name, owner) != nil {
            return canonical(.named(name, arguments), owner: owner, generics: generics)
        }
        if Self.intNames.contains(name) || Self.doubleNames.contains(name) { return .named(name) }
        if BuiltinTypes.names.contains(name) || catalogue.nativeType(name) != nil {
            return canonical(.named(name, arguments), owner: owner, generics: generics) ?? .named(name)
        }
        return nil
    }

    func isKnownType(_ name: String) -> Bool {
        index.types[name] != nil || BuiltinTypes.names.contains(name) || catalogue.nativeType(name) != nil
            || ["View", "Shape", "Void"].contains(name)
    }

    func isNumber(_ type: TypeName) -> Bool { type == .named("Int") || type == .named("Double") }

    func wantsDouble(_ type: TypeName?) -> Bool {
        switch type?.unwrapped {
        case .named("Double", _)?: return true
        case .named(let name, _)?: return Self.doubleNames.contains(name) && index.types[name] == nil
        case .anyOf(let types)?:
            return !types.contains(.named("Int")) && types.contains { wantsDouble($0) }
        default: return false
        }
    }

    // MARK: Conversions

    /// Whether values may have to change to be of a type.
    func mayCoerce(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, _): return name == "Double" || Self.doubleNames.contains(name) || name == "Character"
        case .optional(let wrapped): return mayCoerce(wrapped)
        case .array(let element): return mayCoerce(element)
        case .dictionary(let key, let value): return mayCoerce(key) || mayCoerce(value)
        case .tuple(_, let elements): return elements.contains { mayCoerce($0) } || elements.count > 1
        case .anyOf: return wantsDouble(type)
        default: return false
        }
    }

    func coerce(_ value: Value, to type: TypeName) -> Value {
        switch (value, type) {
        case (.double, _), (.none, _): return value
        case (.int(let number), _):
            if wantsDouble(type) { return .double(Double(number)) }
            return value
        case (.string(let text), .named("Character", _)) where text.count == 1:
            return text.first.map { .character($0) } ?? value
        case (_, .optional(let wrapped)): return coerce(value, to: wrapped)
        case (.array(let elements), .array(let element)):
            // Arrays are of one type: the first element tells.
            guard let first = elements.first, mayCoerce(element) else { return value }
            if case .double = first { return value }
            return .array(elements.map { coerce($0, to: element) })
        case (.dictionary(let dictionary), .dictionary(_, let element)):
            guard mayCoerce(element) else { return value }
            var result = DictionaryValue()
            for (key, value) in zip(dictionary.keys, dictionary.values) { result[key] = coerce(value, to: element) }
            return .dictionary(result)
        case (.tuple(let tuple), .tuple(let labels, let types)) where types.count == tuple.elements.count:
            return .tuple(
                TupleValue(
                    labels: zip(labels, tuple.labels).map { $0 ?? $1 },
                    elements: zip(tuple.elements, types).map { coerce($0, to: $1) }))
        default: return value
        }
    }

    // MARK: Types of values

    func typeName(of value: Value) -> TypeName {
        switch value {
        case .void: .named("Void")
        case .none: .optional(.named("Any"))
        case .bool: .bool
        case .int: .named("Int")
        case .double: .named("Double")
        case .string: .named("String")
        case .character: .named("Character")
        case .array(let elements): .array(elements.first.map { typeName(of: $0) } ?? .named("Any"))
        case .dictionary(let value):
            .dictionary(
                value.keys.first.map { typeName(of: $0) } ?? .named("Any"),
                value.values.first.map { typeName(of: $0) } ?? .named("Any"))
        case .set(let value): .named("Set", [value.elements.first.map { typeName(of: $0) } ?? .named("Any")])
        case .tuple(let tuple): .tuple(tuple.labels, tuple.elements.map { typeName(of: $0) })
        case .range(let range):
            .named(
                range.isClosed ? "ClosedRange" : "Range",
                [(range.lower ?? range.upper).map { typeName(of: $0) } ?? .named("Int")])
        case .size: .named("CGSize")
        case .point: .named("CGPoint")
        case .rect: .named("CGRect")
        case .proposal: .named("ProposedViewSize")
        case .instance(let instance): .named(instance.type.name)
        case .object(let object): .named(object.type.name)
        case .enumeration(let instance): .named(instance.type.name)
        case .function: .function([], .named("Any"))
        case .type(let type): .metatype(type)
        case .keyPath: .named("KeyPath")
        case .view: .named("View")
        case .box(let box): typeName(of: box.value)
        case .binding: .named("Binding")
        case .native(let native): .named(native.typeName)
        }
    }

    func typeText(of value: Value) -> String { typeName(of: value).text }

    func info(of value: Value) -> TypeInfo? {
        switch value {
        case .instance(let instance): instance.type as? TypeInfo
        case .object(let object): object.type as? TypeInfo
        case .enumeration(let instance): instance.type as? TypeInfo
        default: nil
        }
    }

    /// Whether a value is of a type, as far as values know theirs; unknown types take everything.
    func value(_ value: Value, is type: TypeName) -> Bool {
        switch type {
        case .optional(let wrapped):
            if case .none = value { return true }
            return self.value(value, is: wrapped)
        case .anyOf(let types): return types.contains { self.value(value, is: $0) }
        case .array(let element):
            guard case .array(let elements) = value else { return false }
            return elements.allSatisfy { self.value($0, is: element) }
        case .dictionary(let key, let element):
            guard case .dictionary(let dictionary) = value else { return false }
            return dictionary.keys.allSatisfy { self.value($0, is: key) }
                && dictionary.values.allSatisfy { self.value($0, is: element) }
        case .tuple(_, let types):
            guard case .tuple(let tuple) = value, tuple.elements.count == types.count else { return false }
            return zip(tuple.elements, types).allSatisfy { self.value($0, is: $1) }
        case .function:
            switch value {
            case .function, .keyPath: return true
            default: return false
            }
        case .metatype:
            if case .type = value { return true }
            return false
        case .named(let written, _): return self.value(value, isNamed: written)
        }
    }

    private func value(_ value: Value, isNamed written: String) -> Bool {
        let name = canonical(.named(written), owner: nil, generics: [])?.nominalName ?? "Any"
        if name == "Any" || name == "AnyObject" || name == "AnyHashable" { return true }
        if let info = info(of: value) {
            return info.name == name || info.conformances.contains(name)
                || (index.types[name] == nil && name == "Equatable" && info.kind == .enumeration)
                || !isKnownType(name) && !Self.protocolNames.contains(name)
        }
        switch value {
        case .none, .void: return false
        case .int:
            return [
                "Int", "Hashable", "Equatable", "Comparable", "BinaryInteger", "Numeric", "CustomStringConvertible",
                "Strideable", "VectorArithmetic", "Sendable"
            ].contains(name)
        case .double:
            return [
                "Double", "Hashable", "Equatable", "Comparable", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
                "VectorArithmetic", "CustomStringConvertible", "Strideable", "Animatable", "Sendable"
            ].contains(name)
        case .string:
            return [
                "String", "StringProtocol", "LocalizedStringKey", "LocalizedStringResource", "Hashable", "Equatable",
                "Comparable", "CustomStringConvertible", "Collection", "Sequence", "Sendable"
            ].contains(name)
        case .character:
            return ["Character", "Hashable", "Equatable", "Comparable", "CustomStringConvertible"].contains(name)
        case .bool: return ["Bool", "Hashable", "Equatable", "CustomStringConvertible"].contains(name)
        case .array:
            return [
                "Array", "Sequence", "Collection", "RandomAccessCollection", "MutableCollection",
                "BidirectionalCollection", "Hashable", "Equatable"
            ].contains(name)
        case .dictionary: return ["Dictionary", "Sequence", "Collection", "Hashable", "Equatable"].contains(name)
        case .set: return ["Set", "Sequence", "Collection", "Hashable", "Equatable", "SetAlgebra"].contains(name)
        case .range:
            return name.hasSuffix("Range")
                || ["Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection", "RangeExpression"]
                    .contains(name)
        case .view:
            return name == "View" || name == "AnyView" || (!isKnownType(name) && name != "ShapeStyle")
                || name == typeText(ofView: value)
        case .binding: return name.hasPrefix("Binding")
        case .keyPath: return name.hasSuffix("KeyPath")
        case .type: return false
        default: break
        }
        guard let own = typeName(of: value).nominalName else { return !isKnownType(name) }
        if own == name { return true }
        if name.hasSuffix("." + own) || own.hasSuffix("." + name) { return true }
        if let native = catalogue.nativeType(own), native.conformances.contains(name) { return true }
        return index.nativeExtensions[own]?.inherits.contains { $0.nominalName == name } ?? false
    }

    private func typeText(ofView value: Value) -> String {
        if case .view(let node) = value { return node.word }
        return ""
    }

    static let protocolNames: Set<String> = [
        "View", "Shape", "ShapeStyle", "Hashable", "Equatable", "Comparable", "Identifiable", "StringProtocol",
        "RandomAccessCollection", "Collection", "Sequence", "BinaryFloatingPoint", "BinaryInteger", "Layout",
        "ViewModifier", "Error", "Encodable", "Decodable", "Codable", "RawRepresentable"
    ]

    /// How well a type that is known statically fits the one that is wanted.
    func fit(_ have: TypeName, _ wanted: TypeName) -> Compiler.Fit {
        if have == wanted { return .yes(4) }
        if case .anyOf(let types) = wanted {
            var open = false
            for type in types {
                switch fit(have, canonical(type, owner: nil, generics: []) ?? .named("Any")) {
                case .yes(let points): return .yes(points)
                case .unknown: open = true
                case .no: break
                }
            }
            return open ? .unknown : .no
        }
        if wanted == .named("Any") { return .yes(1) }
        if have == .named("Any") { return .unknown }
        if case .optional(let inner) = wanted { return fit(have.unwrapped, inner) }
        if case .optional = have {
            // Only generic parameters take an optional where none is written.
            if case .named(let name, _) = wanted, !isKnownType(name) { return .yes(1) }
            return .no
        }
        switch (have, wanted) {
        case (.array, .array(let element)):
            return element == .named("Any") ? .yes(3) : .unknown
        case (.array, .named(let name, _)):
            return [
                "Sequence", "Collection", "RandomAccessCollection", "Hashable", "Equatable", "MutableCollection",
                "BidirectionalCollection"
            ].contains(name)
                ? .yes(2) : isKnownType(name) || Self.protocolNames.contains(name) ? .no : .yes(1)
        case (.function, .function): return .yes(3)
        case (.function, .named(let name, _)):
            return isKnownType(name) || Self.protocolNames.contains(name) ? .no : .yes(1)
        case (.named(let name, _), .named(let target, _)):
            if name == target { return .yes(4) }
            if let info = index.types[name] {
                if info.conformances.contains(target) { return .yes(3) }
                return isKnownType(target) || Self.protocolNames.contains(target) ? .no : .yes(1)
            }
            if ["Int", "Double", "String", "Bool", "Character"].contains(name) {
                let sample: Value =
                    switch name {
                    case "Int": .int(0)
                    case "Double": .double(0)
                    case "Bool": .bool(true)
                    case "Character": .character("a")
                    default: .string("")
                    }
                if value(sample, is: wanted) { return .yes(2) }
                return isKnownType(target) || Self.protocolNames.contains(target) ? .no : .yes(1)
            }
            if let native = catalogue.nativeType(name) {
                if native.conformances.contains(target) { return .yes(3) }
                return isKnownType(target) ? .no : .unknown
            }
            return .unknown
        case (.named(let name, _), .function): return isKnownType(name) ? .no : .unknown
        default: return .unknown
        }
    }

    /// The native types in which members of a type are looked up: itself, what it conforms to, and kin.
    func nativeLineage(_ name: String) -> [String] {
        var names = [name]
        switch name {
        case "Double": names += ["CGFloat", "Float", "TimeInterval", "BinaryFloatingPoint", "FloatingPoint"]
        case "Int": names += ["BinaryInteger"]
        case "String": names += ["StringProtocol"]
        case "Array": names += ["MutableCollection", "RandomAccessCollection", "BidirectionalCollection"]
        case "ShapeStyle": names += ["Color"]
        case "Color": names += ["ShapeStyle"]
        default: break
        }
        if let native = catalogue.nativeType(name) { names += native.conformances.sorted() }
        if let info = index.types[name] { names += info.conformances.sorted() }
        switch name {
        case "Array", "Dictionary", "Set", "Range", "ClosedRange", "String": names += ["Collection", "Sequence"]
        default: break
        }
        if ["Int", "Double", "String", "Array", "Character", "Bool"].contains(name) {
            names += ["Numeric", "Comparable", "Hashable", "Equatable", "CustomStringConvertible"]
        }
        var unique: [String] = []
        for name in names where !unique.contains(name) { unique.append(name) }
        return unique
    }

    /// Extensions that the source writes for a native value, nearest first.
    func extensions(of value: Value) -> [TypeInfo] {
        guard !index.nativeExtensions.isEmpty else { return [] }
        var names: [String] = []
        if let name = typeName(of: value).nominalName {
            names = nativeLineage(name)
        } else if case .range(let range) = value {
            names = nativeLineage(range.isClosed ? "ClosedRange" : "Range")
        }
        if case .view(let node) = value { names = [node.word] + names + nativeLineage(node.word) + ["View"] }
        if case .native(let native) = value, native is ViewList { names.append("View") }
        // Optionals are flat: any value may be one that a wrapped value is.
        names.append("Optional")
        return names.compactMap { index.nativeExtensions[$0] }
    }

    func isView(_ value: Value) -> Bool {
        switch value {
        case .view: return true
        case .instance, .object, .enumeration: return info(of: value)?.isView ?? false
        case .native(let native):
            if native is ViewList { return true }
            guard let type = catalogue.nativeType(native.typeName) else { return false }
            return type.conformances.contains("View") || type.conformances.contains("Shape")
        default: return false
        }
    }

    func hasStaticMember(_ type: TypeName, _ name: String) -> Bool {
        if case .anyOf(let types) = type { return types.contains { hasStaticMember($0, name) } }
        guard let nominal = type.nominalName else { return false }
        if BuiltinTypes.constant(nominal, name) != nil || BuiltinTypes.hasStatic(nominal, name) { return true }
        var infos = nativeLineage(nominal).compactMap { index.nativeExtensions[$0] }
        if let info = index.types[nominal] { infos.insert(info, at: 0) }
        for info in infos {
            if info.cases[name] != nil || info.staticProperty(name) != nil || !info.staticMethods(named: name).isEmpty
                || (name == "allCases" && info.kind == .enumeration)
            {
                return true
            }
        }
        return nativeLineage(nominal).contains { step in
            guard let native = catalogue.nativeType(step) else { return false }
            return native.constants[name] != nil || native.staticFunctions[name] != nil
        }
    }

    /// The type of a property of a native type.
    func nativePropertyType(_ type: String, _ name: String) -> TypeName? {
        for step in nativeLineage(type) {
            guard let property = catalogue.nativeType(step)?.properties[name] else { continue }
            guard !property.type.isEmpty, let written = signature("(value: \(property.type))")?.parameters.first?.type
            else { return nil }
            return canonical(written, owner: nil, generics: [])
        }
        return nil
    }

    /// Whether any type has a static member of the name.
    func isAnyStaticMember(_ name: String) -> Bool {
        ["zero", "max", "min", "infinity", "pi", "none"].contains(name)
            || index.typeOrder.contains { $0.cases[name] != nil || $0.statics[name] != nil }
            || index.nativeExtensions.values.contains { $0.statics[name] != nil }
    }

    /// The one type that has a static member of a name; Color wins where platform colours have it too.
    func uniqueOwner(ofStatic name: String) -> TypeName? {
        if let color = catalogue.nativeType("Color"), color.constants[name] != nil { return .named("Color") }
        let declared = index.typeOrder.filter {
            $0.cases[name] != nil || $0.statics[name] != nil || $0.staticMethods[name] != nil
        }
        if declared.count == 1 { return declared[0].typeName }
        guard declared.isEmpty else { return nil }
        let owners = catalogue.staticOwners()[name] ?? []
        return owners.count == 1 ? .named(owners[0]) : nil
    }

    /// The type of an environment value by its name.
    func environmentType(_ name: String) -> TypeName? {
        if let info = index.nativeExtensions["EnvironmentValues"], let property = info.properties[name] {
            return property.type.flatMap { canonical($0, owner: info, generics: []) } ?? inferredType(of: property)
        }
        return Self.environmentTypes[name].map { .named($0) }
    }

    private static let environmentTypes: [String: String] = [
        "layoutDirection": "LayoutDirection", "colorScheme": "ColorScheme", "dynamicTypeSize": "DynamicTypeSize",
        "sizeCategory": "ContentSizeCategory", "horizontalSizeClass": "UserInterfaceSizeClass",
        "verticalSizeClass": "UserInterfaceSizeClass", "font": "Font", "lineLimit": "Int", "lineSpacing": "CGFloat",
        "multilineTextAlignment": "TextAlignment", "truncationMode": "Text.TruncationMode", "locale": "Locale",
        "calendar": "Calendar", "timeZone": "TimeZone", "isEnabled": "Bool", "displayScale": "CGFloat",
        "pixelLength": "CGFloat", "legibilityWeight": "LegibilityWeight", "minimumScaleFactor": "CGFloat",
        "allowsTightening": "Bool", "imageScale": "Image.Scale", "editMode": "Binding", "scenePhase": "ScenePhase",
        "defaultMinListRowHeight": "CGFloat", "defaultMinListHeaderHeight": "CGFloat", "controlSize": "ControlSize",
        "headerProminence": "Prominence", "colorSchemeContrast": "ColorSchemeContrast",
        "redactionReasons": "RedactionReasons",
        "symbolRenderingMode": "SymbolRenderingMode", "textCase": "Text.Case", "openURL": "OpenURLAction",
        "backgroundStyle": "AnyShapeStyle", "contentTransition": "ContentTransition", "symbolVariants": "SymbolVariants"
    ]

    /// A constant `.name` of the type of a value.
    func implicitMember(_ name: String, like value: Value) throws -> Value? {
        let type = typeName(of: value)
        let key = "implicit " + type.text + "." + name
        if let known = implicitMembers[key] { return known }
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        guard let node = Compiler(self, context).constant(of: type, name, 0..<0) else { return nil }
        let made = try node.eval(Frame(slots: slots + top, machine: self))
        implicitMembers[key] = made
        return made
    }
}

extension TypeName {
    /// The type as it is written.
    var text: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : name + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
        case .optional(let wrapped): "Optional<\(wrapped.text)>"
        case .array(let element): "Array<\(element.text)>"
        case .dictionary(let key, let value): "Dictionary<\(key.text), \(value.text)>"
        case .tuple(let labels, let elements):
            "(" + zip(labels, elements).map { ($0.map { $0 + ": " } ?? "") + $1.text }.joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.text).joined(separator: ", ") + ") -> " + result.text
        case .metatype(let type): type.text + ".Type"
        case .anyOf(let types): types.map(\.text).joined(separator: "|")
        }
    }
}
