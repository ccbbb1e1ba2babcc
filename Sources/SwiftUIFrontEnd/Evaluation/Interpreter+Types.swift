import LayoutEngine
import Vocabulary

extension Interpreter {
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
        case .native(let native): CodingMembers.type(of: native) ?? .named(native.typeName)
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

    /// The native type of a name.
    func nativeType(_ name: String) -> NativeType? {
        if let known = tables.nativeTypes[name] { return known }
        let type = catalogue.nativeType(name)
        tables.nativeTypes[name] = .some(type)
        return type
    }

    /// The native types in which members of a type are looked up: itself, what it conforms to, and kin.
    func nativeLineage(_ name: String) -> [String] {
        let declared = index.types[name]
        if declared == nil, let known = tables.lineages[name] { return known }
        let lineage = lineage(name, declared)
        if declared == nil { tables.lineages[name] = lineage }
        return lineage
    }

    private func lineage(_ name: String, _ declared: TypeInfo?) -> [String] {
        var names = [name]
        switch name {
        case "Double":
            names += ["CGFloat", "Float", "TimeInterval", "Decimal", "BinaryFloatingPoint", "FloatingPoint"]
        case "Int": names += ["SignedInteger", "FixedWidthInteger", "BinaryInteger", "SignedNumeric"]
        case "Float": names += ["BinaryFloatingPoint", "FloatingPoint"]
        case "ArraySlice":
            names += [
                "MutableCollection", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"
            ]
        case "String": names += ["StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection"]
        case "Substring": names += ["StringProtocol", "String", "Collection", "Sequence", "Comparable", "Hashable"]
        case "Array":
            names += [
                "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection"
            ]
        case "RangeReplaceableCollection", "MutableCollection": names += ["Array"]
        case "Strideable": names += ["Comparable"]
        case "Set": names += ["SetAlgebra"]
        case "ShapeStyle": names += ["Color"]
        case "Color": names += ["ShapeStyle"]
        default: break
        }
        if let native = nativeType(name) { names += native.conformances.sorted() }
        if let declared { names += declared.conformances.sorted() }
        switch name {
        case "Array", "Dictionary", "Set", "Range", "ClosedRange", "String": names += ["Collection", "Sequence"]
        default: break
        }
        if SizedInteger.Kind(name: name) != nil {
            names += [name.hasPrefix("U") ? "UnsignedInteger" : "SignedInteger", "FixedWidthInteger", "BinaryInteger"]
        }
        if ["Int", "Double", "String", "Array", "Character", "Bool", "Float"].contains(name)
            || SizedInteger.Kind(name: name) != nil
        {
            names += ["Strideable", "Numeric", "Comparable", "Hashable", "Equatable", "CustomStringConvertible"]
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
        if case .view(let node) = value {
            names = [node.word] + names + nativeLineage(node.word) + ["View"]
            if Self.insettableShapes.contains(node.word), node.modifiers.isEmpty { names.append("InsettableShape") }
            if Lexicon.view(named: node.word)?.isShape == true { names.append("Shape") }
        }
        if case .native(let native) = value, native.isExactly(ViewList.self) { names.append("View") }
        if case .array(let elements) = value, case .native(is LayoutSubviewValue)? = elements.first {
            names.insert("LayoutSubviews", at: 0)
        }
        // Optionals are flat: any value may be one that a wrapped value is.
        names.append("Optional")
        return names.compactMap { index.nativeExtensions[$0] }
    }

    private static let insettableShapes: Set<String> = [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
        "ContainerRelativeShape"
    ]

    func isView(_ value: Value) -> Bool {
        switch value {
        case .view: return true
        case .instance, .object, .enumeration: return info(of: value)?.isView ?? false
        case .native(let native):
            if native.isExactly(ViewList.self) { return true }
            if let outside = native.exactly(OutsideValue.self) { return outside.mayBeView }
            guard let type = nativeType(native.typeName) else { return false }
            return type.conformances.contains("View") || type.conformances.contains("Shape")
        default: return false
        }
    }
}
