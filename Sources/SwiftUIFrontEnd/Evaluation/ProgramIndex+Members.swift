import Diagnostics
import Vocabulary

extension ProgramIndex {
    func addMembers(_ members: [Declaration], to info: TypeInfo, isExtension: Bool) {
        for member in members {
            switch member {
            case .type(let type): _ = declare(type, in: info)
            case .alias(let name, let target, let place): addAlias(name, target, in: info, at: place)
            case .function(let function): addFunction(function, to: info, isExtension: isExtension)
            case .variable(let variable): addVariable(variable, to: info)
            }
        }
    }

    func addFunction(_ declaration: FunctionDeclaration, to info: TypeInfo, isExtension: Bool) {
        let function = self.function(declaration, owner: info)
        function.conditions = conditions
        switch declaration.kind {
        case .initializer:
            info.initializers.append(function)
            if !isExtension { info.declaresInitializer = true }
        case .subscripted:
            if declaration.isStatic { info.staticSubscripts.append(function) } else { info.subscripts.append(function) }
        case .function:
            memberNames.insert(declaration.name)
            if OperatorPrecedence.isOperator(declaration.name) {
                if declaration.body != nil { operators[declaration.name, default: []].append(function) }
            } else if declaration.isStatic {
                info.staticMethods[declaration.name, default: []].append(function)
            } else {
                info.methods[declaration.name, default: []].append(function)
            }
        }
    }

    func builder(among attributes: [String]) -> String? {
        for name in attributes {
            if name == "ViewBuilder" { return name }
            if let builder = resultBuilders[name] { return builder }
            if [
                "ToolbarContentBuilder", "CommandsBuilder", "SceneBuilder", "TableColumnBuilder",
                "AccessibilityRotorContentBuilder"
            ]
            .contains(name) {
                return "ViewBuilder"
            }
        }
        return nil
    }

    func spec(_ parameter: Parameter, isGeneric: (String) -> Bool) -> ParameterSpec {
        ParameterSpec(
            label: parameter.label, name: parameter.name, type: resolved(parameter.type),
            hasDefault: parameter.defaultValue != nil || parameter.isVariadic, isVariadic: parameter.isVariadic,
            isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure, isConsumed: parameter.isConsumed,
            builder: builderName(parameter.attributes), defaultValue: parameter.defaultValue)
    }

    /// The result builder among attributes: a declared one, or one of SwiftUI's by its name.
    func builderName(_ attributes: [String]) -> String? {
        guard let name = attributes.first(where: { resultBuilders[$0] != nil || $0.hasSuffix("Builder") }) else {
            return nil
        }
        return resultBuilders[name] ?? "ViewBuilder"
    }

    func function(_ declaration: FunctionDeclaration, owner: TypeInfo?) -> FunctionInfo {
        let generics = (owner?.generics ?? []).union(declaration.generics)
        let parameters = declaration.parameters.map { spec($0, isGeneric: generics.contains) }
        // A requirement of a protocol has no body; `body` and the like are view builders by it.
        let info = FunctionInfo(
            name: declaration.name, owner: owner, declaration: declaration, parameters: parameters,
            result: declaration.result, body: declaration.body, isStatic: declaration.isStatic,
            isMutating: declaration.isMutating, isInitializer: declaration.kind == .initializer,
            isFailable: declaration.isFailable, range: declaration.range, generics: generics,
            builder: builderName(declaration.attributes.map(\.name)))
        if info.builder == nil, ["body", "makeBody"].contains(declaration.name), !declaration.isStatic,
            declaration.result?.nominalName == "View"
        {
            info.builder = "ViewBuilder"
        }
        if declaration.kind == .subscripted, let setter = declaration.setter {
            let value = ParameterSpec(label: nil, name: setter.parameter, type: declaration.result)
            info.setter = FunctionInfo(
                name: "subscript", owner: owner, declaration: nil, parameters: parameters + [value], result: nil,
                body: setter.body, isStatic: declaration.isStatic, isMutating: true, range: declaration.range,
                generics: generics)
        }
        return info
    }

    /// `static let (low, high) = limits()`: a property for the whole, and one for each name.
    private func addTuple(_ variable: VariableDeclaration, to info: TypeInfo) {
        guard let initial = variable.initial else { return }
        if variable.isLet, !variable.isStatic, info.kind == .structure, case .tuple(let elements) = variable.pattern,
            case .name(let name, _, let range)? = elements.first?.pattern
        {
            diagnostics.append(
                Diagnostic(
                    id: "unsupported-tuple-property",
                    message: "a constant of a struct destructured from a tuple (`\(name)`) is not allowed",
                    range: range, hints: ["declare each property by itself, or make them variables"]))
            return
        }
        var whole = initial
        if case .tuple = initial.kind {
        } else if variable.isStatic {
            let name = "\u{1}tuple\(variable.range.lowerBound)"
            addVariable(part(of: variable, named: name, variable.range, type: variable.type, initial), to: info)
            whole = Expression(.member(Expression(.type(info.typeName), initial.range), name), initial.range)
        }
        for part in parts(of: variable, whole) { addVariable(part, to: info) }
    }

    /// A declaration for each name of a tuple pattern, whose value is a part of the whole.
    func parts(of variable: VariableDeclaration, _ whole: Expression) -> [VariableDeclaration] {
        var found: [VariableDeclaration] = []
        func add(_ pattern: Pattern, _ value: Expression, _ type: TypeName?) {
            switch pattern {
            case .name(let name, _, let range):
                found.append(part(of: variable, named: name, range, type: type, value))
            case .typed(let inner, let type): add(inner, value, type)
            case .tuple(let elements):
                for (place, element) in elements.enumerated() {
                    var inner = Expression(.member(value, String(place)), value.range)
                    if case .tuple(let written) = value.kind, place < written.count { inner = written[place].value }
                    var innerType: TypeName?
                    if case .tuple(_, let types)? = type, place < types.count { innerType = types[place] }
                    add(element.pattern, inner, innerType)
                }
            default: break
            }
        }
        add(variable.pattern, whole, variable.type)
        return found
    }

    func part(
        of variable: VariableDeclaration, named name: String, _ range: Range<Int>, type: TypeName?,
        _ initial: Expression
    ) -> VariableDeclaration {
        VariableDeclaration(
            pattern: .name(name, isVariable: !variable.isLet, range), type: type, initial: initial, accessors: nil,
            isLet: variable.isLet, isStatic: variable.isStatic, isLazy: variable.isLazy,
            isPrivate: variable.isPrivate, attributes: variable.attributes, range: variable.range)
    }

    func addVariable(_ variable: VariableDeclaration, to info: TypeInfo) {
        if case .tuple = variable.pattern { return addTuple(variable, to: info) }
        guard let name = variable.name else { return }
        memberNames.insert(name)
        if variable.isStatic {
            let property = StaticInfo(name: name, owner: info, declaration: variable)
            fill(property, variable, owner: info)
            info.statics[name] = property
            return
        }
        if let own = info.declaration?.range, info.kind != .native, let known = info.properties[name],
            own.contains(known.declaration.range.lowerBound), own.contains(variable.range.lowerBound)
        {
            diagnostics.append(
                Diagnostic(
                    id: "duplicate-name", message: "`\(name)` is declared twice in `\(info.name)`",
                    range: variable.range.lowerBound..<(variable.range.lowerBound + name.utf8.count),
                    hints: ["rename one of them"]))
        }
        let property = PropertyInfo(name: name, owner: info, declaration: variable)
        property.type = variable.type
        let accessors = variable.accessors
        let range = variable.range
        if let body = accessors?.get {
            let isBody = name == "body" && ["View", "Scene", nil].contains(variable.type?.nominalName)
            let builder = builderName(variable.attributes.map(\.name)) ?? (isBody ? "ViewBuilder" : nil)
            property.getter = FunctionInfo(
                name: name, owner: info, declaration: nil, parameters: [], result: variable.type, body: body,
                isStatic: false, isMutating: accessors?.getIsMutating ?? false, range: range, generics: info.generics,
                builder: builder)
        }
        property.setter = accessor(accessors?.set, variable, info, mutating: true)
        property.willSet = accessor(accessors?.willSet, variable, info, mutating: true)
        property.didSet = accessor(accessors?.didSet, variable, info, mutating: true)
        if !variable.isComputed, info.kind != .protocolType, info.kind != .native {
            property.index = info.stored.count
            info.stored.append(property)
        }
        property.conditions = conditions
        property.getter?.conditions = conditions
        if let other = info.properties[name], property.index == nil, other.index == nil, !other.isRequirement,
            !conditions.isEmpty || !other.conditions.isEmpty
        {
            info.alternatives[name, default: [other]].append(property)
        }
        info.properties[name] = property
    }

    func accessor(
        _ written: (parameter: String, body: [Statement])?, _ variable: VariableDeclaration, _ owner: TypeInfo?,
        mutating isMutating: Bool
    ) -> FunctionInfo? {
        written.map {
            FunctionInfo(
                name: variable.name ?? "", owner: owner, declaration: nil,
                parameters: [ParameterSpec(label: nil, name: $0.parameter, type: variable.type)], result: nil,
                body: $0.body, isStatic: variable.isStatic || owner == nil, isMutating: isMutating,
                range: variable.range, generics: owner?.generics ?? [])
        }
    }

    func fill(_ info: StaticInfo, _ variable: VariableDeclaration, owner: TypeInfo?) {
        info.type = variable.type
        if let body = variable.accessors?.get {
            info.getter = FunctionInfo(
                name: info.name, owner: owner, declaration: nil, parameters: [], result: variable.type, body: body,
                isStatic: true, isMutating: false, range: variable.range, generics: owner?.generics ?? [],
                builder: builderName(variable.attributes.map(\.name))
                    ?? (info.name == "previews" ? "ViewBuilder" : nil))
            info.getter?.conditions = conditions
        }
        info.setter = accessor(variable.accessors?.set, variable, owner, mutating: false)
        info.willSet = accessor(variable.accessors?.willSet, variable, owner, mutating: false)
        info.didSet = accessor(variable.accessors?.didSet, variable, owner, mutating: false)
    }
}
