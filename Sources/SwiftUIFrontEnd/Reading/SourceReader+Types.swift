import SwiftSyntax
import Vocabulary

extension SourceReader {
    /// A type as it is written; attributes and ownership are dropped, `some` and `any` too.
    func type(_ syntax: TypeSyntax) -> TypeName {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            types.mention(name(type.name), range(type.name))
            return named(name(type.name), type.genericArgumentClause)
        case .memberType(let type):
            let base = self.type(type.baseType)
            let member = name(type.name)
            if case .named(let outer, _) = base {
                // Module names in front of a type say nothing here.
                let isModule = ["SwiftUI", "Swift", "Foundation", "CoreGraphics"].contains(outer)
                return named(isModule ? member : outer + "." + member, type.genericArgumentClause)
            }
            return .named(member)
        case .optionalType(let type): return .optional(self.type(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): return .optional(self.type(type.wrappedType))
        case .arrayType(let type): return .array(self.type(type.element))
        case .dictionaryType(let type): return .dictionary(self.type(type.key), self.type(type.value))
        case .tupleType(let type):
            let elements = Array(type.elements)
            if elements.count == 1, elements[0].firstName == nil { return self.type(elements[0].type) }
            if elements.isEmpty { return .named("Void") }
            return .tuple(elements.map { $0.firstName.map(name) }, elements.map { self.type($0.type) })
        case .functionType(let type):
            return .function(type.parameters.map { self.type($0.type) }, self.type(type.returnClause.type))
        case .attributedType(let type): return self.type(type.baseType)
        case .someOrAnyType(let type): return self.type(type.constraint)
        case .metatypeType(let type): return .metatype(self.type(type.baseType))
        case .compositionType(let type):
            // Any of several protocols: only a view is told apart.
            let parts = type.elements.map { self.type($0.type) }
            return parts.first { $0 == .named("View") || $0 == .named("Shape") } ?? .named("Any")
        case .classRestrictionType: return .named("AnyObject")
        case .suppressedType(let type): return self.type(type.type)
        default:
            unsupported("type syntax", syntax)
            return .named("Any")
        }
    }

    private func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeName {
        if name == "Self", let selfReplacement { return selfReplacement }
        let arguments = genericArguments(clause)
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(name, arguments)
        }
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
        clause?.arguments.map { argument in
            if case .type(let type) = argument.argument { return self.type(type) }
            return .named("Any")
        } ?? []
    }

    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        var found: [Attribute] = []
        for element in list {
            switch element {
            case .attribute(let attribute):
                var arguments: [CallArgument]?
                if case .argumentList(let list) = attribute.arguments { arguments = self.arguments(list) }
                let written = types
                guard case .named(let name, let generics) = type(attribute.attributeName) else { continue }
                // A wrapper is no type that stands for itself, and what it is given was read above or is told elsewhere.
                if generics.isEmpty { types = written }
                found.append(
                    Attribute(name: name, generics: generics, arguments: arguments, range: range(attribute)))
            case .ifConfigDecl(let config):
                if case .attributes(let inner) = activeClause(config)?.elements { found += attributes(inner) }
            }
        }
        return found
    }

    func parameters(_ list: FunctionParameterListSyntax) -> [Parameter] {
        list.map { parameter in
            let first = name(parameter.firstName)
            let second = parameter.secondName.map(name)
            var result = Parameter(
                label: first == "_" ? nil : first, name: second ?? first, type: type(parameter.type),
                defaultValue: parameter.defaultValue.map { expression($0.value) },
                isVariadic: parameter.ellipsis != nil, range: range(parameter))
            result.attributes = attributes(parameter.attributes).map(\.name)
            applySpecifiers(of: parameter.type, to: &result)
            return result
        }
    }

    func applySpecifiers(of type: TypeSyntax, to parameter: inout Parameter) {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return }
        for specifier in attributed.specifiers {
            if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.text == "inout" {
                parameter.isInout = true
            }
            if case .simpleTypeSpecifier(let simple) = specifier, simple.specifier.text == "consuming" {
                parameter.isConsumed = true
            }
        }
        for attribute in attributes(attributed.attributes) {
            if attribute.name == "autoclosure" { parameter.isAutoclosure = true }
            parameter.attributes.append(attribute.name)
        }
    }
}
