import Vocabulary

/// Which protocols a type conforms to, as far as that is certain.
extension Interpreter {
    /// Protocols that are certain of every type that is known.
    static let decidable: Set<String> = [
        "Numeric", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "SignedNumeric", "FloatingPoint",
        "BinaryFloatingPoint", "StringProtocol", "Collection", "Sequence", "RandomAccessCollection", "Comparable",
        "Equatable", "Hashable", "CustomStringConvertible", "Identifiable", "View", "Error", "CaseIterable",
        "RawRepresentable"
    ]

    func isProtocol(_ name: String) -> Bool {
        index.types[name]?.kind == .protocolType || Self.decidable.contains(name)
    }

    /// Whether a type conforms to a protocol; `nil` where only values tell.
    func conformance(of type: TypeName, to name: String) -> Bool? {
        switch type {
        case .optional(let wrapped):
            if isAdded(name, to: "Optional") { return nil }
            switch name {
            case "Equatable", "Hashable", "View": return conformance(of: wrapped, to: name)
            default: return false
            }
        case .array(let element):
            if isAdded(name, to: "Array") { return nil }
            switch name {
            case "Sequence", "Collection", "RandomAccessCollection", "CustomStringConvertible": return true
            case "Equatable", "Hashable": return conformance(of: element, to: name)
            default: return false
            }
        case .dictionary(_, let value):
            if isAdded(name, to: "Dictionary") { return nil }
            switch name {
            case "Sequence", "Collection", "CustomStringConvertible": return true
            case "Equatable", "Hashable": return conformance(of: value, to: name)
            default: return false
            }
        case .function, .metatype: return false
        case .tuple(_, let elements): return elements.isEmpty ? nil : false
        case .anyOf: return nil
        case .named("Any", _): return nil
        case .named(let own, _):
            if let info = index.types[own] { return conformance(of: info, to: name) }
            return conformance(ofNative: own, to: name)
        }
    }

    private func conformance(of info: TypeInfo, to name: String) -> Bool? {
        if info.name == name || info.conforms(to: name) { return true }
        let implied: Set<String> =
            switch name {
            case "Equatable": ["Hashable", "Comparable", "Strideable", "OptionSet", "SetAlgebra", "Shape"]
            case "Hashable": ["NSObject"]
            case "Sequence": ["Collection", "RandomAccessCollection", "BidirectionalCollection", "IteratorProtocol"]
            case "Collection": ["RandomAccessCollection", "BidirectionalCollection", "MutableCollection"]
            case "RawRepresentable": ["OptionSet"]
            case "Error": ["LocalizedError", "CustomNSError"]
            case "View": ["Shape", "InsettableShape", "UIViewRepresentable", "NSViewRepresentable"]
            default: []
            }
        if !implied.isDisjoint(with: info.conformances) { return true }
        if info.kind == .enumeration {
            let hasPayloads = info.caseOrder.contains { $0.payload != nil }
            let isRaw = info.caseOrder.contains { $0.rawValue != nil }
            if name == "Equatable" || name == "Hashable", !hasPayloads { return true }
            if name == "RawRepresentable" { return isRaw }
        }
        // What macros, protocols and types that cannot be seen add is not known.
        let isClosed =
            info.kind != .protocolType && info.attributes.isEmpty && !info.isFromOutside
            && info.conformances.allSatisfy { index.types[$0] != nil || Self.plainProtocols.contains($0) }
        return isClosed ? false : nil
    }

    private func conformance(ofNative own: String, to name: String) -> Bool? {
        if isAdded(name, to: own) { return true }
        if let sample = sample(ofType: own) {
            if own == "String", name == "RandomAccessCollection" { return false }
            return value(sample, is: .named(name))
        }
        if own == "View" { return name == "View" ? true : Self.decidable.contains(name) ? false : nil }
        if let native = nativeType(own), native.conformances.contains(name) { return true }
        return nil
    }

    private func sample(ofType name: String) -> Value? {
        switch name {
        case "Int": .int(0)
        case "Double": .double(0)
        case "Bool": .bool(true)
        case "Character": .character("a")
        case "String": .string("")
        default: nil
        }
    }

    /// Whether an extension of the source gives a native type a protocol.
    private func isAdded(_ name: String, to type: String) -> Bool {
        nativeLineage(type).contains { step in
            index.nativeExtensions[step]?.inherits.contains { inherited in
                inherited.nominalName == name
                    || inherited.nominalName.flatMap { index.types[$0] }?.conforms(to: name) ?? false
            } ?? false
        }
    }

    /// Protocols of the standard library that imply none of those that are asked for beyond themselves.
    private static let plainProtocols: Set<String> = decidable.union([
        "Sendable", "Codable", "Encodable", "Decodable", "CustomDebugStringConvertible", "ObservableObject",
        "LocalizedError", "IteratorProtocol", "ViewModifier", "PreviewProvider", "App", "Scene", "Any", "AnyObject",
        "String", "Int", "Double", "Character", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByArrayLiteral", "PreferenceKey", "EnvironmentKey", "LayoutValueKey", "AdditiveArithmetic"
    ])
}
