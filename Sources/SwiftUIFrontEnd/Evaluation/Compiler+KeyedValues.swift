import Vocabulary

/// What a preference key or a layout key tells about the values and closures beside it.
extension Compiler {
    /// The type of the values of the key that a modifier names, as `.preference(key: Key.self, value: …)`.
    func keyedType(_ arguments: [CallArgument], _ slots: [[Int]], _ target: Target) -> TypeName? {
        for (parameter, places) in zip(target.parameters, slots) {
            guard case .metatype(.named(let name, _))? = parameter.type, name.hasSuffix("Key"),
                let place = places.first,
                case .member(let base, "self") = arguments[place].value.kind, let type = typeReference(base),
                let info = info(type)
            else { continue }
            if let alias = info.aliases["Value"] {
                return machine.canonical(alias, owner: info, generics: info.generics)
            }
            guard let property = info.staticProperty("defaultValue") else { return nil }
            return staticType(property)
        }
        return nil
    }

    /// A parameter that takes anything, for a key with values of one type.
    static func keyed(_ parameter: TypeName, _ value: TypeName) -> TypeName {
        switch parameter {
        case .named("Any", _): value
        case .function(let inputs, let result): .function(inputs.map { keyed($0, value) }, keyed(result, value))
        default: parameter
        }
    }
}
