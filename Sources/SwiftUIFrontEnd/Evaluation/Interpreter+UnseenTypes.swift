import Vocabulary

/// Types that the source names and nothing here declares: models and view models of other files.
extension Interpreter {
    /// The names in types of properties and parameters, and those in front of a dot, that are no generic parameter and
    /// known nowhere.
    func findUnseenTypes() -> Set<String> {
        var found = program.types.namespaces.filter { isNamespaceElsewhere($0) }
        for info in index.typeOrder + index.nativeExtensions.values {
            if info.conforms(to: "View") { found.formUnion(SampleArgument.standIns(in: info, self)) }
            for property in info.properties.values {
                for type in namedTypes(by: property.declaration) { found.formUnion(unseenNames(in: type, info, [])) }
            }
            for function in info.methods.values.joined() + info.initializers {
                for type in function.parameters.compactMap(\.type) {
                    found.formUnion(unseenNames(in: type, info, function.generics))
                }
            }
        }
        return found
    }

    /// Whether a name such as `Strings` in `Strings.title` can only be declared in another file.
    private func isNamespaceElsewhere(_ name: String) -> Bool {
        isNowhereDeclared(name) && index.globals[name] == nil && !program.imports.contains(name)
            && nearType(name) == nil
    }

    /// The types that a property names: its own, the one in `@Environment(Type.self)`, and the class of the object
    /// that `@StateObject var model = Type()` makes.
    private func namedTypes(by property: VariableDeclaration) -> [TypeName] {
        var types = [property.type].compactMap { $0 }
        for attribute in property.attributes {
            for argument in attribute.arguments ?? [] {
                if case .member(let base, "self") = argument.value.kind, case .name(let name, _) = base.kind {
                    types.append(.named(name))
                }
            }
            if Self.objectWrappers.contains(attribute.name), case .call(let callee, _)? = property.initial?.kind,
                case .name(let name, _) = callee.kind
            {
                types.append(.named(name))
            }
        }
        return types
    }

    /// Wrappers of objects, which views never are.
    private static let objectWrappers: Set<String> = ["StateObject", "ObservedObject", "Bindable"]

    private func unseenNames(in type: TypeName, _ owner: TypeInfo, _ generics: Set<String>) -> Set<String> {
        switch type {
        case .optional(let inner), .array(let inner), .metatype(let inner):
            return unseenNames(in: inner, owner, generics)
        case .dictionary(let key, let value):
            return unseenNames(in: key, owner, generics).union(unseenNames(in: value, owner, generics))
        case .tuple(_, let elements): return Set(elements.flatMap { unseenNames(in: $0, owner, generics) })
        case .function(let parameters, let result):
            return Set((parameters + [result]).flatMap { unseenNames(in: $0, owner, generics) })
        case .named(let name, let arguments):
            let inner = Set(arguments.flatMap { unseenNames(in: $0, owner, generics) })
            let first = name.split(separator: ".").first.map(String.init) ?? name
            return isUndeclared(first, owner, generics) ? inner.union([first]) : inner
        case .anyOf: return []
        }
    }

    /// Whether a type that the source names, seen from inside another, is declared nowhere here.
    func isUnseen(_ name: String, from owner: TypeInfo) -> Bool {
        let first = name.split(separator: ".").first.map(String.init) ?? name
        return unseenTypes.contains(first) && isUndeclared(first, owner, [])
    }

    /// Whether a name of a type means nothing that is known here.
    func isUndeclared(_ name: String, _ owner: TypeInfo, _ generics: Set<String>) -> Bool {
        name.count > 1 && name.first?.isUppercase == true && !isKnownType(name) && !generics.contains(name)
            && !owner.generics.contains(name) && index.find(name, from: owner) == nil && alias(name, owner) == nil
            && !NativeLibrary.isOutside(name) && !Self.protocolNames.contains(name) && Lexicon.view(named: name) == nil
            && !Self.declarableProtocols.contains(name)
    }
}

extension TypeName {
    /// Whether a parameter of the type takes a text.
    var takesText: Bool {
        switch unwrapped {
        case .anyOf(let types): types.contains(where: \.takesText)
        case .named(let name, _): name == "String" || name == "LocalizedStringKey"
        default: false
        }
    }
}
