import Vocabulary

/// `Mirror(reflecting:)`: the stored parts of a value with their names.
enum MirrorMembers {
    static let typeName = "Mirror"

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("descendant _:a") { m, me, a, r in
            guard case .native(let mirror as RecordValue) = me, case .array(let children) = mirror["children"] else {
                return .none
            }
            if case .int(let place) = a[0] {
                return children.indices.contains(place) ? part(children[place], 1) : .none
            }
            let found = try children.first { try m.areEqual(part($0, 0), a[0]) }
            return found.map { part($0, 1) } ?? .none
        }
    ]

    private static func part(_ child: Value, _ place: Int) -> Value {
        guard case .tuple(let tuple) = child, tuple.elements.indices.contains(place) else { return .none }
        return tuple.elements[place]
    }

    static func construct(_ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>) -> Node? {
        guard arguments.map(\.label) == ["reflecting"] else { return nil }
        return OperationNode([compiler.compile(arguments[0].value)], range, type: .named(typeName)) { m, values in
            try mirror(of: values[0], m)
        }
    }

    static func property(_ name: String, of mirror: RecordValue) -> Value? {
        mirror.typeName == typeName && mirror.fields.contains { $0.name == name } ? mirror[name] : nil
    }

    private static func mirror(of value: Value, _ m: Interpreter, above info: TypeInfo? = nil) throws -> Value {
        var children: [(label: String?, value: Value)] = []
        var style: String?
        var superclass = Value.none
        switch value {
        case .instance(let instance):
            style = "struct"
            guard let info = instance.type as? TypeInfo else { break }
            children = info.stored.compactMap { property in child(property, instance.fields) }
        case .object(let object):
            style = "class"
            guard let type = info ?? object.type as? TypeInfo else { break }
            children = type.stored.filter { $0.owner === type }.compactMap { child($0, object.fields) }
            if let above = type.superclass { superclass = try mirror(of: value, m, above: above) }
        case .enumeration(let instance):
            style = "enum"
            let labels = (instance.type as? TypeInfo)?.cases[instance.caseName]?.payload?.map(\.label) ?? []
            guard !instance.payload.isEmpty else { break }
            let isPlain = instance.payload.count == 1 && labels.first.flatMap { $0 } == nil
            let payload =
                isPlain
                ? instance.payload[0] : .tuple(TupleValue(labels: labels, elements: instance.payload))
            children = [(instance.caseName, payload)]
        case .tuple(let tuple):
            style = "tuple"
            children = tuple.elements.enumerated().map { place, element in
                (place < tuple.labels.count ? tuple.labels[place] ?? ".\(place)" : ".\(place)", element)
            }
        case .array(let elements):
            style = "collection"
            children = elements.map { (nil, $0) }
        case .set(let set):
            style = "set"
            children = set.elements.map { (nil, $0) }
        case .dictionary(let dictionary):
            style = "dictionary"
            children = zip(dictionary.keys, dictionary.values).map { key, value in
                (nil, .tuple(TupleValue(labels: ["key", "value"], elements: [key, value])))
            }
        case .native(let some as WrappedSome):
            style = "optional"
            children = [("some", some.value)]
        case .none: style = "optional"
        default: break
        }
        try m.charge(steps: children.count, bytes: 128 * children.count)
        let parts = children.map { label, value in
            Value.tuple(
                TupleValue(labels: ["label", "value"], elements: [label.map { .string($0) } ?? .none, value]))
        }
        return .native(
            RecordValue(
                typeName,
                [
                    ("children", .array(parts)), ("superclassMirror", superclass),
                    ("displayStyle", style.map { .native(Token("Mirror.DisplayStyle", $0)) } ?? .none),
                    ("subjectType", .type(info?.typeName ?? m.typeName(of: value)))
                ]))
    }

    private static func child(_ property: PropertyInfo, _ fields: [Value]) -> (label: String?, value: Value)? {
        guard let index = property.index, fields.indices.contains(index) else { return nil }
        let isStored = property.wrapperAttribute != nil
        var value = fields[index]
        if case .none = value {
        } else if case .optional? = property.type, !isStored, let type = property.type {
            value = .native(WrappedSome(value: value, type: type))
        }
        return ((isStored ? "_" : property.isLazy ? "$__lazy_storage_$_" : "") + property.name, value)
    }
}
