import Vocabulary

extension Interpreter {
    /// Whether a value is of a type, as far as values know theirs; unknown types take everything.
    func value(_ value: Value, is type: TypeName) -> Bool {
        switch type {
        case .optional(let wrapped):
            if case .none = value { return true }
            return self.value(value, is: wrapped)
        case .named(_, let arguments) where arguments.count == 1 && value.isRange:
            // A range of places in a string is no range of integers.
            guard case .range(let bounds) = value, let bound = bounds.lower ?? bounds.upper else { return true }
            let isPlace = if case .native(let native) = bound { native is StringIndexValue } else { false }
            if case .named(let name, _) = arguments[0], name == "String.Index" || name == "Int" || name == "Double" {
                return isPlace == (name == "String.Index") && self.value(value, isNamed: type.nominalName ?? "Any")
            }
            return self.value(value, isNamed: type.nominalName ?? "Any")
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

    func value(_ value: Value, isNamed written: String) -> Bool {
        if case .native(let some as WrappedSome) = value { return self.value(some.value, isNamed: written) }
        if case .native(let native) = value, let list = native.exactly(ViewList.self), list.isStaticallySingle,
            list.entries.count == 1
        {
            return self.value(list.entries[0].value, isNamed: written)
        }
        let name = canonical(.named(written), owner: nil, generics: [])?.nominalName ?? "Any"
        if name == "Any" || name == "AnyObject" || name == "AnyHashable" { return true }
        if let info = info(of: value) {
            // The type of an enum's raw values is none that the enum is of.
            if info.kind == .enumeration, Self.rawTypes.contains(name) { return false }
            return info.name == name || info.conformances.contains(name)
                || (index.types[name] == nil && name == "Equatable" && info.kind == .enumeration)
                || !isKnownType(name) && !Self.protocolNames.contains(name)
        }
        // A protocol of the source: what extensions give to a native type.
        if index.types[name]?.kind == .protocolType {
            if case .none = value { return false }
            return extensions(of: value).contains { info in
                info.inherits.contains { inherited in
                    inherited.nominalName == name
                        || inherited.nominalName.flatMap { index.types[$0] }?.conforms(to: name) ?? false
                }
            }
        }
        switch value {
        case .none, .void: return false
        case .int:
            return [
                "Int", "Hashable", "Equatable", "Comparable", "BinaryInteger", "Numeric", "CustomStringConvertible",
                "Strideable", "VectorArithmetic", "Sendable", "FixedWidthInteger", "SignedInteger", "SignedNumeric",
                "AdditiveArithmetic"
            ].contains(name)
        case .double:
            return [
                "Double", "Hashable", "Equatable", "Comparable", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
                "VectorArithmetic", "CustomStringConvertible", "Strideable", "Animatable", "Sendable", "SignedNumeric",
                "AdditiveArithmetic"
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
                "Array", "Sequence", "Collection", "RandomAccessCollection", "MutableCollection", "ArraySlice",
                "BidirectionalCollection", "Hashable", "Equatable", "ContiguousArray"
            ].contains(name)
        case .dictionary: return ["Dictionary", "Sequence", "Collection", "Hashable", "Equatable"].contains(name)
        case .set: return ["Set", "Sequence", "Collection", "Hashable", "Equatable", "SetAlgebra"].contains(name)
        case .range:
            return name.hasSuffix("Range")
                || ["Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection", "RangeExpression"]
                    .contains(name)
        case .view(let node):
            if name != "AnyView", Lexicon.view(named: name) != nil {
                return node.word == name && node.modifiers.isEmpty
            }
            return name == "View" || name == "AnyView" || (!isKnownType(name) && name != "ShapeStyle")
                || name == typeText(ofView: value)
        case .binding: return name.hasPrefix("Binding")
        case .keyPath: return name.hasSuffix("KeyPath")
        case .type: return false
        default: break
        }
        if case .native(let native) = value, let plain = native is FloatValue || native is SizedInteger ? native : nil {
            if plain.typeName == name { return true }
            let isFloat = plain is FloatValue
            let protocols: Set<String> =
                isFloat
                ? ["BinaryFloatingPoint", "FloatingPoint", "VectorArithmetic", "SignedNumeric"]
                : ["BinaryInteger", "FixedWidthInteger"]
            return protocols.contains(name) || Self.numberProtocols.contains(name)
        }
        if case .native(let part as SubstringValue) = value {
            return name == "Substring" || self.value(.string(part.text), isNamed: name)
        }
        if case .native(let native) = value, native is SliceValue {
            return name != "Array" && self.value(.array([]), isNamed: name == "ArraySlice" ? "Array" : name)
        }
        guard let own = typeName(of: value).nominalName else { return !isKnownType(name) }
        if own == name { return true }
        if name.hasSuffix("." + own) || own.hasSuffix("." + name) { return true }
        if let native = nativeType(own), native.conformances.contains(name) { return true }
        return index.nativeExtensions[own]?.inherits.contains { $0.nominalName == name } ?? false
    }

    func typeText(ofView value: Value) -> String {
        if case .view(let node) = value { return node.word }
        return ""
    }

    private static let rawTypes: Set<String> = ["Int", "String", "Double", "Character"]

    static let numberProtocols: Set<String> = [
        "Hashable", "Equatable", "Comparable", "Numeric", "CustomStringConvertible", "Strideable", "Sendable",
        "AdditiveArithmetic"
    ]

    static let protocolNames: Set<String> = [
        "View", "Shape", "ShapeStyle", "Hashable", "Equatable", "Comparable", "Identifiable", "StringProtocol",
        "RandomAccessCollection", "Collection", "Sequence", "BinaryFloatingPoint", "BinaryInteger", "Layout",
        "ViewModifier", "Error", "Encodable", "Decodable", "Codable", "RawRepresentable", "Numeric",
        "FloatingPoint", "FixedWidthInteger", "SignedInteger", "SignedNumeric", "AdditiveArithmetic", "Strideable"
    ]
}
