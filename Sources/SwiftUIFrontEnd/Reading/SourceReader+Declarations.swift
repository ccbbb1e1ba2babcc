import SwiftSyntax
import Vocabulary

extension SourceReader {
    func declarations(_ syntax: DeclSyntax) -> [Declaration] {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .variableDecl(let declaration): return variables(declaration).map { .variable($0) }
        case .functionDecl(let declaration): return [.function(function(declaration))]
        case .initializerDecl(let declaration): return [.function(initializer(declaration))]
        case .subscriptDecl(let declaration): return [.function(subscripted(declaration))]
        case .structDecl(let type):
            return [
                nominal(
                    .structure, type.name, type.genericParameterClause, type.inheritanceClause, type.memberBlock,
                    type.attributes, type, type.genericWhereClause)
            ]
        case .classDecl(let type):
            return [
                nominal(
                    .classType, type.name, type.genericParameterClause, type.inheritanceClause, type.memberBlock,
                    type.attributes, type, type.genericWhereClause)
            ]
        case .actorDecl(let type):
            return [
                nominal(
                    .classType, type.name, type.genericParameterClause, type.inheritanceClause, type.memberBlock,
                    type.attributes, type, type.genericWhereClause)
            ]
        case .enumDecl(let type):
            return [
                nominal(
                    .enumeration, type.name, type.genericParameterClause, type.inheritanceClause, type.memberBlock,
                    type.attributes, type, type.genericWhereClause)
            ]
        case .protocolDecl(let type):
            return [
                nominal(
                    .protocolType, type.name, nil, type.inheritanceClause, type.memberBlock, type.attributes, type, nil)
            ]
        case .extensionDecl(let type):
            let extended = self.type(type.extendedType)
            selfReplacement = ownType(type.genericWhereClause)
            extensionBounds = bounds(nil, type.genericWhereClause)
            defer {
                selfReplacement = nil
                extensionBounds = [:]
            }
            let declaration = TypeDeclaration(
                kind: .extended, name: extended.nominalName ?? "Any", generics: [],
                inherits: inherited(type.inheritanceClause), members: members(type.memberBlock.members),
                cases: [], attributes: attributes(type.attributes), range: range(type),
                nameRange: range(type.extendedType))
            declaration.bounds = extensionBounds
            if let bound = constraints(nil, type.genericWhereClause)["Self"] { declaration.selfBounds = [bound] }
            return [.type(declaration)]
        case .typeAliasDecl(let alias):
            types.declare(name(alias.name))
            _ = generics(alias.genericParameterClause)
            return [.alias(name(alias.name), type(alias.initializer.value), range(alias.name))]
        case .macroExpansionDecl(let macro):
            if macro.macroName.text == "Preview" {
                preview(macro.arguments, macro.trailingClosure, range(macro))
            } else if macro.macroName.text == "error" {
                reportError(macro.arguments, macro)
            } else if !["warning", "Unique", "Index", "Playground"].contains(macro.macroName.text) {
                unsupported("macro", syntax)
            }
            return []
        case .ifConfigDecl(let config):
            switch activeClause(config)?.elements {
            case .decls(let inner): return members(inner)
            case .statements(let inner):
                return statements(inner).compactMap {
                    if case .declaration(let declaration) = $0.kind { declaration } else { nil }
                }
            default: return []
            }
        case .importDecl(let written):
            if let module = written.path.first { imports.insert(module.name.text) }
            return []
        case .deinitializerDecl(let written):
            if written.body?.statements.isEmpty == false { deinitializers.append(range(written.deinitKeyword)) }
            return []
        case .associatedTypeDecl(let written):
            types.declare(name(written.name))
            _ = inherited(written.inheritanceClause)
            return []
        case .operatorDecl, .precedenceGroupDecl, .poundSourceLocation, .missingDecl: return []
        default:
            unsupported("declaration", syntax)
            return []
        }
    }

    /// The type in `where Self == Type`.
    private func ownType(_ clause: GenericWhereClauseSyntax?) -> TypeName? {
        for requirement in clause?.requirements ?? [] {
            guard case .sameTypeRequirement(let same) = requirement.requirement,
                same.leftType.trimmedDescription == "Self",
                case .type(let type) = same.rightType
            else { continue }
            return self.type(type)
        }
        return nil
    }

    private func nominal(
        _ kind: TypeDeclaration.Kind, _ token: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
        _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax,
        _ syntax: some SyntaxProtocol, _ conditions: GenericWhereClauseSyntax?
    ) -> Declaration {
        types.declare(name(token))
        let declaration = TypeDeclaration(
            kind: kind, name: name(token), generics: self.generics(generics), inherits: inherited(inheritance),
            members: members(block.members), cases: cases(block.members),
            attributes: self.attributes(attributes), range: range(syntax), nameRange: range(token))
        declaration.bounds = bounds(generics, conditions)
        return .type(declaration)
    }

    /// Everything that generic parameters and their associated types are bound to, in their clause or behind `where`.
    private func bounds(
        _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
    ) -> [String: [TypeName]] {
        var found: [String: [TypeName]] = [:]
        for parameter in clause?.parameters ?? [] {
            if let bound = parameter.inheritedType { found[name(parameter.name), default: []] += parts(of: bound) }
        }
        for condition in conditions?.requirements ?? [] {
            switch condition.requirement {
            case .conformanceRequirement(let bound):
                found[type(bound.leftType).text, default: []] += parts(of: bound.rightType)
            case .sameTypeRequirement(let same):
                guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { continue }
                found[type(left).text, default: []].append(type(right))
            default: continue
            }
        }
        return found
    }

    /// The protocols of a composition; any other type by itself.
    private func parts(of bound: TypeSyntax) -> [TypeName] {
        guard let composition = bound.as(CompositionTypeSyntax.self) else { return [type(bound)] }
        return composition.elements.map { type($0.type) }
    }

    private func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
        clause?.parameters.map { parameter in
            types.declare(name(parameter.name))
            return name(parameter.name)
        } ?? []
    }

    /// What generic parameters are bound to, in their clause or behind `where`.
    private func constraints(_ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?)
        -> [String: TypeName]
    {
        var found: [String: TypeName] = [:]
        for parameter in clause?.parameters ?? [] {
            if let bound = parameter.inheritedType { found[name(parameter.name)] = type(bound) }
        }
        for condition in conditions?.requirements ?? [] {
            if case .sameTypeRequirement(let same) = condition.requirement, case .type(let right) = same.rightType {
                _ = type(right)
            }
            guard case .conformanceRequirement(let conformance) = condition.requirement,
                case .named(let subject, _) = type(conformance.leftType), found[subject] == nil
            else { continue }
            found[subject] = type(conformance.rightType)
        }
        return found
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
        clause?.inheritedTypes.flatMap { parts(of: $0.type) } ?? []
    }

    private func members(_ list: MemberBlockItemListSyntax) -> [Declaration] {
        list.flatMap { $0.decl.is(EnumCaseDeclSyntax.self) ? [] : declarations($0.decl) }
    }

    private func cases(_ list: MemberBlockItemListSyntax) -> [TypeDeclaration.Case] {
        list.flatMap { member -> [TypeDeclaration.Case] in
            if let config = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let inner) = activeClause(config)?.elements { return cases(inner) }
                return []
            }
            guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
            return declaration.elements.map { element in
                TypeDeclaration.Case(
                    name: name(element.name),
                    payload: element.parameterClause?.parameters.map { parameter in
                        let label = parameter.firstName.map(name).flatMap { $0 == "_" ? nil : $0 }
                        return Parameter(
                            label: label, name: label ?? "", type: type(parameter.type),
                            defaultValue: parameter.defaultValue.map { expression($0.value) },
                            range: range(parameter))
                    }, rawValue: element.rawValue.map { expression($0.value) }, range: range(element))
            }
        }
    }

    // MARK: Variables

    func variables(_ syntax: VariableDeclSyntax) -> [VariableDeclaration] {
        let attributes = self.attributes(syntax.attributes)
        let modifiers = Set(syntax.modifiers.map(\.name.text))
        let isLet = syntax.bindingSpecifier.text == "let"
        let bindings = Array(syntax.bindings)
        return bindings.enumerated().map { index, binding in
            // `var a, b: Int` gives both the type.
            let annotation =
                binding.typeAnnotation
                ?? (binding.initializer == nil ? bindings[index...].compactMap(\.typeAnnotation).first : nil)
            let accessors = binding.accessorBlock.map { self.accessors($0) }
            if modifiers.contains("async"), let initializer = binding.initializer {
                // `async let` is awaited where its value is used.
                effects.addTry(range(initializer))
                effects.addAwait(range(initializer))
                effects.addCatch(range(initializer))
            }
            let variable = VariableDeclaration(
                pattern: pattern(binding.pattern, isVariable: !isLet), type: annotation.map { type($0.type) },
                initial: binding.initializer.map { expression($0.value) } ?? initialValue(in: attributes),
                accessors: accessors, isLet: isLet,
                isOverride: modifiers.contains("override"),
                isStatic: modifiers.contains("static") || modifiers.contains("class"),
                isLazy: modifiers.contains("lazy"),
                isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
                isHidden: syntax.modifiers.contains { $0.name.text == "private" && $0.detail == nil },
                attributes: attributes,
                range: range(binding))
            variable.isAwaited = modifiers.contains("async")
            return variable
        }
    }

    /// `@State(initialValue: 3) var n` is `@State var n = 3`.
    private func initialValue(in attributes: [Attribute]) -> Expression? {
        let wrappers = [
            "State", "StateObject", "GestureState", "Published", "AppStorage", "SceneStorage", "ScaledMetric"
        ]
        return attributes.first { wrappers.contains($0.name) }?.arguments?
            .first { $0.label == "initialValue" || $0.label == "wrappedValue" }?.value
    }

    private func accessors(_ block: AccessorBlockSyntax) -> VariableDeclaration.Accessors {
        var result = VariableDeclaration.Accessors()
        switch block.accessors {
        case .getter(let body): result.get = statements(body)
        case .accessors(let list):
            result.isRequirement = list.allSatisfy { $0.body == nil }
            for accessor in list {
                guard let body = accessor.body else { continue }
                let read = statements(body.statements)
                let parameter = accessor.parameters.map { name($0.name) }
                switch accessor.accessorSpecifier.text {
                case "get", "_read":
                    result.get = read
                    result.getIsMutating = accessor.modifier?.name.text == "mutating"
                case "set": result.set = (parameter ?? "newValue", read)
                case "willSet": result.willSet = (parameter ?? "newValue", read)
                case "didSet": result.didSet = (parameter ?? "oldValue", read)
                default: unsupported("accessor", accessor)
                }
            }
        }
        return result
    }

    // MARK: Functions

    private func function(_ syntax: FunctionDeclSyntax) -> FunctionDeclaration {
        let declaration = FunctionDeclaration(
            kind: .function, name: name(syntax.name),
            parameters: parameters(syntax.signature.parameterClause.parameters),
            result: syntax.signature.returnClause.map { type($0.type) },
            body: syntax.body.map { statements($0.statements) },
            generics: generics(syntax.genericParameterClause),
            constraints: constraints(syntax.genericParameterClause, syntax.genericWhereClause),
            modifiers: Set(syntax.modifiers.map(\.name.text)),
            isThrowing: isThrowing(syntax.signature, syntax.genericParameterClause),
            mayThrow: syntax.signature.effectSpecifiers?.throwsClause != nil,
            isAsync: syntax.signature.effectSpecifiers?.asyncSpecifier != nil,
            attributes: attributes(syntax.attributes), range: range(syntax), nameRange: range(syntax.name))
        declaration.bounds = bounds(syntax.genericParameterClause, syntax.genericWhereClause)
        return declaration
    }

    /// Whether calls need `try`: with a generic error type they may not.
    private func isThrowing(_ signature: FunctionSignatureSyntax, _ clause: GenericParameterClauseSyntax?) -> Bool {
        guard let throwing = signature.effectSpecifiers?.throwsClause, throwing.throwsSpecifier.text == "throws" else {
            return false
        }
        guard let error = throwing.type?.trimmedDescription else { return true }
        return error != "Never" && !generics(clause).contains(error)
    }

    private func initializer(_ syntax: InitializerDeclSyntax) -> FunctionDeclaration {
        let declaration = FunctionDeclaration(
            kind: .initializer, name: "init", parameters: parameters(syntax.signature.parameterClause.parameters),
            result: nil, body: syntax.body.map { statements($0.statements) },
            generics: generics(syntax.genericParameterClause), modifiers: Set(syntax.modifiers.map(\.name.text)),
            isFailable: syntax.optionalMark != nil,
            isThrowing: isThrowing(syntax.signature, syntax.genericParameterClause),
            isAsync: syntax.signature.effectSpecifiers?.asyncSpecifier != nil,
            attributes: attributes(syntax.attributes), range: range(syntax), nameRange: range(syntax.initKeyword))
        declaration.bounds = bounds(syntax.genericParameterClause, syntax.genericWhereClause)
            .merging(extensionBounds) { $0 + $1 }
        return declaration
    }

    private func subscripted(_ syntax: SubscriptDeclSyntax) -> FunctionDeclaration {
        let accessors = syntax.accessorBlock.map { self.accessors($0) }
        // A parameter of a subscript has no label unless it is written twice.
        var parameters = self.parameters(syntax.parameterClause.parameters)
        for (index, parameter) in syntax.parameterClause.parameters.enumerated() where parameter.secondName == nil {
            parameters[index].label = nil
        }
        var modifiers = Set(syntax.modifiers.map(\.name.text))
        if accessors?.getIsMutating == true { modifiers.insert("mutating") }
        let declaration = FunctionDeclaration(
            kind: .subscripted, name: "subscript", parameters: parameters, result: type(syntax.returnClause.type),
            body: accessors?.get, setter: accessors?.set, generics: generics(syntax.genericParameterClause),
            modifiers: modifiers, attributes: attributes(syntax.attributes),
            range: range(syntax), nameRange: range(syntax.subscriptKeyword))
        declaration.bounds = bounds(syntax.genericParameterClause, syntax.genericWhereClause)
        return declaration
    }
}
