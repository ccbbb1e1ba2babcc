import Vocabulary

extension Interpreter {
    static let doubleNames: Set<String> = [
        "Double", "CGFloat", "TimeInterval", "Float64", "Float80", "Float16", "CFTimeInterval",
        "Decimal"
    ]
    static let intNames: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"
    ]

    /// Associated types of the standard protocols, as extensions of their types name them.
    static let associatedNames: Set<String> = [
        "Element", "Failure", "ID", "Index", "Indices", "Key", "Output", "RawValue", "Stride", "SubSequence", "Value",
        "Wrapped"
    ]

    /// What a name means that every program knows.
    private enum WellKnown {
        case erased, ownType, array
        /// A number, unless the program declares a type of the name.
        case number(TypeName)
        case sameAs(TypeName)
    }

    private static let wellKnown: NameTable<WellKnown> = {
        var table = NameTable<WellKnown>(minimumCapacity: 32)
        for name in ["Any", "AnyObject", "AnyHashable"] { table.set(.erased, for: name) }
        table.set(.ownType, for: "Self")
        table.set(.array, for: "Array")
        table.set(.sameAs(.named("Float")), for: "Float32")
        table.set(.sameAs(.named("String")), for: "Substring")
        for name in doubleNames { table.set(.number(.named("Double")), for: name) }
        for name in intNames {
            table.set(.number(.named(SizedInteger.Kind(name: name) == nil ? "Int" : name)), for: name)
        }
        return table
    }()

    /// A type in canonical form; `nil` for what erasure leaves unknown.
    func canonical(_ type: TypeName, owner: TypeInfo?, generics: Set<String>) -> TypeName? {
        switch type {
        case .named(let name, let arguments):
            if generics.contains(name) { return nil }
            switch Self.wellKnown[name] {
            case .erased?: return nil
            case .ownType?: return owner.map { $0.kind == .protocolType ? nil : $0.typeName } ?? nil
            case .number(let type)?: if index.types[name] == nil { return type }
            case .sameAs(let type)?: return type
            case .array?: if arguments.count == 1 { return .array(inner(arguments[0], owner, generics)) }
            case nil: break
            }
            if let info = index.find(name, from: owner) {
                return info.kind == .protocolType ? .named(info.name) : .named(info.name, [])
            }
            if let alias = alias(name, owner) { return canonical(alias.0, owner: alias.1, generics: generics) }
            if owner?.kind == .native, Self.associatedNames.contains(name) { return nil }
            // A type inside the native one that is extended, as `Weight` in an extension of `Font`.
            if let owner, owner.kind == .native, !name.contains("."), nativeType(name) == nil,
                let nested = nativeType(owner.name + "." + name), !nested.isOutside
            {
                return .named(owner.name + "." + name)
            }
            // The outer type of a nested name may be an alias or be found from here.
            if name.hasDot, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
                let outer = String(name[..<dot])
                if generics.contains(outer) || owner?.kind == .native && Self.associatedNames.contains(outer) {
                    return nil
                }
                if case .named(let resolved, _)? = canonical(.named(outer), owner: owner, generics: generics),
                    let info = index.types[resolved]
                {
                    let member = String(name[name.utf8.index(after: dot)...])
                    if let nested = info.nested[member] { return nested.typeName }
                    if let alias = info.aliases[member] { return canonical(alias, owner: info, generics: generics) }
                    if let found = associatedType(member, of: info) { return found }
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

    /// The associated type of a declared type that only its members show, as `Provider.Entry` by `placeholder(in:)`.
    func associatedType(_ name: String, of info: TypeInfo) -> TypeName? {
        switch name {
        case "ID" where info.conforms(to: "Identifiable"): return typeOfProperty("id", info) ?? .named("Any")
        case "Entry": return info.methods(named: "placeholder").first.flatMap { result(of: $0) }
        case "Cache": return info.methods(named: "makeCache").first.flatMap { result(of: $0) }
        case "AnimatableData": return typeOfProperty("animatableData", info)
        case "RawValue":
            return info.caseOrder.first?.rawValue.map { typeName(of: $0) } ?? typeOfProperty("rawValue", info)
        case "Value":
            guard let property = info.staticProperty("defaultValue") else { return nil }
            return property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
        case "Body": return info.isView ? .named("View") : nil
        default: return nil
        }
    }

    private func result(of function: FunctionInfo) -> TypeName? {
        function.result.flatMap { canonical($0, owner: function.owner, generics: function.generics) }
    }

    private func typeOfProperty(_ name: String, _ info: TypeInfo) -> TypeName? {
        guard let property = info.anyProperty(name) else { return nil }
        return property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
            ?? inferredType(of: property)
    }

    func inner(_ type: TypeName, _ owner: TypeInfo?, _ generics: Set<String>) -> TypeName {
        canonical(type, owner: owner, generics: generics) ?? .named("Any")
    }

    func alias(_ name: String, _ owner: TypeInfo?) -> (TypeName, TypeInfo?)? {
        guard !index.aliasNames.isEmpty, index.aliasNames.contains(name) else { return nil }
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
        if Self.intNames.contains(name) || Self.doubleNames.contains(name) || name == "Float" || name == "Error" {
            return .named(name)
        }
        if BuiltinTypes.names.contains(name) || nativeType(name) != nil {
            return canonical(.named(name, arguments), owner: owner, generics: generics) ?? .named(name)
        }
        return nil
    }

    func isKnownType(_ name: String) -> Bool {
        index.types[name] != nil || BuiltinTypes.names.contains(name) || nativeType(name) != nil
            || ["View", "Shape", "Void"].contains(name)
    }

    func isNumber(_ type: TypeName) -> Bool { type.isNamed("Int") || type.isNamed("Double") }

    func wantsDouble(_ type: TypeName?) -> Bool {
        switch type?.unwrapped {
        case .named("Double", _)?: return true
        case .named(let name, _)?: return Self.doubleNames.contains(name) && index.types[name] == nil
        case .anyOf(let types)?:
            return !types.contains(.named("Int")) && types.contains { wantsDouble($0) }
        default: return false
        }
    }
}

extension String {
    /// Whether a name is that of a nested type; `contains` goes the slow way of any collection.
    fileprivate var hasDot: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 == UInt8(ascii: ".") } }
            ?? utf8.contains(UInt8(ascii: "."))
    }
}
