import Vocabulary

extension Interpreter {
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
        if wanted.isNamed("Any") { return .yes(1) }
        if have.isNamed("Any") { return .unknown }
        if case .optional(let inner) = wanted { return fit(have.unwrapped, inner) }
        if case .optional = have {
            // Only generic parameters take an optional where none is written.
            if case .named(let name, _) = wanted, !isKnownType(name) { return .yes(1) }
            return .no
        }
        if let certain = shapes(have, wanted) { return certain }
        switch (have, wanted) {
        case (.array(let own), .array(let element)):
            if element.isNamed("Any") { return .yes(3) }
            if case .no = fit(own, element), isPlain(own) { return .no }
            return .unknown
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
            if let kind = SizedInteger.Kind(name: name) {
                if value(.native(SizedInteger(truncating: 0, kind)), is: wanted) { return .yes(2) }
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
            if let native = nativeType(name) {
                if native.conformances.contains(target) { return .yes(3) }
                return isKnownType(target) ? .no : .unknown
            }
            return .unknown
        case (.named(let name, _), .function): return isKnownType(name) ? .no : .unknown
        default: return .unknown
        }
    }

    /// Types of another shape do not fit, whatever they are made of; `nil` if the shapes tell nothing.
    private func shapes(_ have: TypeName, _ wanted: TypeName) -> Compiler.Fit? {
        let isKeyPath = have.nominalName?.hasSuffix("KeyPath") ?? false
        switch wanted {
        case .array, .dictionary, .tuple, .metatype:
            switch (have, wanted) {
            case (.named, _) where isPlain(have) || isKeyPath: return .no
            case (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple), (.metatype, .metatype): return nil
            case (.array, _), (.dictionary, .array), (.dictionary, .metatype), (.metatype, _): return .no
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether a type is a standard one, or one of the source, and no protocol.
    private func isPlain(_ type: TypeName) -> Bool {
        guard case .named(let name, _) = type else { return false }
        if let info = index.types[name] { return info.kind == .structure || info.kind == .enumeration }
        return ["Int", "Double", "String", "Bool", "Character"].contains(name)
    }
}
