import Diagnostics
import Vocabulary

/// All declarations of a program by name.
final class ProgramIndex {
    var types: [String: TypeInfo] = [:]
    var typeOrder: [TypeInfo] = []
    /// Extensions of native types and of protocols that the source does not declare.
    var nativeExtensions: [String: TypeInfo] = [:]
    /// Names that any extension of a native type adds.
    var extensionMembers: Set<String> = []
    var functions: [String: [FunctionInfo]] = [:]
    var globals: [String: StaticInfo] = [:]
    var globalOrder: [StaticInfo] = []
    var aliases: [String: TypeName] = [:]
    /// Operator functions by symbol, global and static ones.
    var operators: [String: [FunctionInfo]] = [:]
    /// Every method, property and case name of the program, for hints and up-front checks.
    var memberNames: Set<String> = []
    var diagnostics: [Diagnostic] = []
    private var resultBuilders: Set<String> = []
    private var extensions: [(TypeDeclaration, TypeInfo?)] = []

    func add(_ program: Program) {
        for declaration in program.declarations { findBuilders(declaration) }
        for declaration in program.declarations { add(declaration, in: nil) }
        for (declaration, _) in extensions { apply(declaration) }
        extensions = []
        for info in typeOrder { finish(info) }
        for info in nativeExtensions.values.sorted(by: { $0.name < $1.name }) { info.lookupOrder = [info] }
    }

    private func findBuilders(_ declaration: Declaration) {
        guard case .type(let type) = declaration else { return }
        if type.attributes.contains(where: { $0.name == "resultBuilder" }) { resultBuilders.insert(type.name) }
        type.members.forEach(findBuilders)
    }

    func add(_ declaration: Declaration, in parent: TypeInfo?) {
        switch declaration {
        case .type(let type) where type.kind == .extended: extensions.append((type, parent))
        case .type(let type): _ = declare(type, in: parent)
        case .alias(let name, let target):
            if let parent { parent.aliases[name] = target } else { aliases[name] = target }
        case .function(let function):
            let info = self.function(function, owner: nil)
            if OperatorPrecedence.isOperator(function.name) {
                operators[function.name, default: []].append(info)
            } else {
                functions[function.name, default: []].append(info)
            }
        case .variable(let variable): addGlobal(variable, isTopLevel: false)
        }
    }

    func addGlobal(_ variable: VariableDeclaration, isTopLevel: Bool) {
        guard let name = variable.name else { return }
        let info = StaticInfo(name: name, owner: nil, declaration: variable)
        fill(info, variable, owner: nil)
        info.isTopLevel = isTopLevel && !variable.isComputed
        globals[name] = info
        globalOrder.append(info)
    }

    func declareLocal(_ type: TypeDeclaration) -> TypeInfo {
        if let known = types[type.name], known.declaration === type { return known }
        let count = typeOrder.count
        let info = declare(type, in: nil)
        for (declaration, _) in extensions { apply(declaration) }
        extensions = []
        for added in typeOrder[count...] { finish(added) }
        return info
    }

    private func declare(_ type: TypeDeclaration, in parent: TypeInfo?) -> TypeInfo {
        let name = parent.map { $0.name + "." + type.name } ?? type.name
        let kind: TypeInfo.Kind =
            switch type.kind {
            case .structure: .structure
            case .classType: .classType
            case .enumeration: .enumeration
            case .protocolType: .protocolType
            case .extended: .native
            }
        let info = TypeInfo(name: name, kind: kind, declaration: type, parent: parent)
        if types[name] != nil {
            diagnostics.append(
                Diagnostic(
                    id: "duplicate-type", message: "`\(name)` is declared twice", range: type.nameRange,
                    hints: ["rename one of them"]))
        }
        types[name] = info
        typeOrder.append(info)
        parent?.nested[type.name] = info
        info.generics = Set(type.generics).union(parent?.generics ?? [])
        info.inherits = type.inherits
        info.attributes = type.attributes
        addMembers(type.members, to: info, isExtension: false)
        addCases(type, to: info)
        return info
    }

    private func apply(_ type: TypeDeclaration) {
        var name = type.name
        if let alias = aliases[name]?.nominalName { name = alias }
        let info: TypeInfo
        if let known = types[name] {
            info = known
        } else if let known = nativeExtensions[name] {
            info = known
        } else {
            info = TypeInfo(name: name, kind: .native, declaration: nil, parent: nil)
            nativeExtensions[name] = info
        }
        info.inherits += type.inherits
        addMembers(type.members, to: info, isExtension: true)
        if info.kind == .native {
            extensionMembers.formUnion(info.properties.keys)
            extensionMembers.formUnion(info.methods.keys)
        }
    }

    private func addCases(_ type: TypeDeclaration, to info: TypeInfo) {
        var nextRaw = 0
        let rawIsInt = type.inherits.contains {
            ["Int", "Int32", "UInt8", "UInt", "Int64", "UInt32"].contains($0.nominalName)
        }
        let rawIsString = type.inherits.contains { $0.nominalName == "String" }
        let rawIsDouble = type.inherits.contains { ["Double", "CGFloat", "Float"].contains($0.nominalName) }
        for (index, item) in type.cases.enumerated() {
            var raw: Value?
            switch item.rawValue?.kind {
            case .integer(let value)?:
                raw = rawIsDouble ? .double(Double(value)) : .int(value)
                nextRaw = value &+ 1
            case .float(let value)?: raw = .double(value)
            case .string(let parts)?:
                if case .text(let text)? = parts.first { raw = .string(text) } else { raw = .string("") }
            default:
                if rawIsInt {
                    raw = .int(nextRaw)
                    nextRaw += 1
                } else if rawIsString {
                    raw = .string(item.name)
                } else if rawIsDouble {
                    raw = .double(Double(nextRaw))
                    nextRaw += 1
                }
            }
            let entry = CaseInfo(name: item.name, index: index, payload: item.payload, rawValue: raw)
            if item.payload == nil {
                entry.instance = EnumInstance(type: info, caseName: item.name, caseIndex: index, payload: [])
            }
            info.cases[item.name] = entry
            info.caseOrder.append(entry)
            memberNames.insert(item.name)
        }
    }

    // MARK: Members

    private func addMembers(_ members: [Declaration], to info: TypeInfo, isExtension: Bool) {
        for member in members {
            switch member {
            case .type(let type): _ = declare(type, in: info)
            case .alias(let name, let target): info.aliases[name] = target
            case .function(let function): addFunction(function, to: info, isExtension: isExtension)
            case .variable(let variable): addVariable(variable, to: info)
            }
        }
    }

    private func addFunction(_ declaration: FunctionDeclaration, to info: TypeInfo, isExtension: Bool) {
        let function = self.function(declaration, owner: info)
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
            if let alias = types[name], alias.isResultBuilder { return name }
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
            label: parameter.label, name: parameter.name, type: parameter.type,
            hasDefault: parameter.defaultValue != nil || parameter.isVariadic, isVariadic: parameter.isVariadic,
            isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure,
            builder: builderName(parameter.attributes), defaultValue: parameter.defaultValue)
    }

    /// The result builder among attributes: a declared one, or one of SwiftUI's by its name.
    private func builderName(_ attributes: [String]) -> String? {
        guard let name = attributes.first(where: { resultBuilders.contains($0) || $0.hasSuffix("Builder") }) else {
            return nil
        }
        return resultBuilders.contains(name) ? name : "ViewBuilder"
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

    private func addVariable(_ variable: VariableDeclaration, to info: TypeInfo) {
        if case .tuple(let elements) = variable.pattern {
            for case (_, .name(let name, _, let range)) in elements {
                diagnostics.append(
                    Diagnostic(
                        id: "unsupported-tuple-property",
                        message: "a property destructured from a tuple (`\(name)`) is not supported", range: range,
                        hints: ["declare each property by itself"]))
                break
            }
            return
        }
        guard let name = variable.name else { return }
        memberNames.insert(name)
        if variable.isStatic {
            let property = StaticInfo(name: name, owner: info, declaration: variable)
            fill(property, variable, owner: info)
            info.statics[name] = property
            return
        }
        let property = PropertyInfo(name: name, owner: info, declaration: variable)
        property.type = variable.type
        let accessors = variable.accessors
        let range = variable.range
        if let body = accessors?.get {
            let isBody = name == "body" && (variable.type?.nominalName == "View" || variable.type == nil)
            let builder = builderName(variable.attributes.map(\.name)) ?? (isBody ? "ViewBuilder" : nil)
            property.getter = FunctionInfo(
                name: name, owner: info, declaration: nil, parameters: [], result: variable.type, body: body,
                isStatic: false, isMutating: false, range: range, generics: info.generics, builder: builder)
        }
        property.setter = accessor(accessors?.set, variable, info, mutating: true)
        property.willSet = accessor(accessors?.willSet, variable, info, mutating: true)
        property.didSet = accessor(accessors?.didSet, variable, info, mutating: true)
        if !variable.isComputed, info.kind != .protocolType, info.kind != .native {
            property.index = info.stored.count
            info.stored.append(property)
        }
        info.properties[name] = property
    }

    private func accessor(
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

    private func fill(_ info: StaticInfo, _ variable: VariableDeclaration, owner: TypeInfo?) {
        info.type = variable.type
        if let body = variable.accessors?.get {
            info.getter = FunctionInfo(
                name: info.name, owner: owner, declaration: nil, parameters: [], result: variable.type, body: body,
                isStatic: true, isMutating: false, range: variable.range, generics: owner?.generics ?? [],
                builder: builderName(variable.attributes.map(\.name))
                    ?? (info.name == "previews" ? "ViewBuilder" : nil))
        }
        info.setter = accessor(variable.accessors?.set, variable, owner, mutating: false)
        info.willSet = accessor(variable.accessors?.willSet, variable, owner, mutating: false)
        info.didSet = accessor(variable.accessors?.didSet, variable, owner, mutating: false)
    }

    // MARK: Hierarchies

    private func finish(_ info: TypeInfo) {
        guard info.lookupOrder.isEmpty else { return }
        info.lookupOrder = [info]
        var protocols: [TypeInfo] = []
        var names: Set<String> = []
        for inherited in info.inherits {
            guard let name = inherited.nominalName else { continue }
            names.insert(name)
            guard let other = find(name, from: info) else {
                names.formUnion(Self.implied[name] ?? [])
                continue
            }
            finish(other)
            if other.kind == .classType, info.kind == .classType {
                info.superclass = other
                names.formUnion(other.conformances)
            } else {
                names.formUnion(other.conformances)
                protocols.append(other)
            }
        }
        for wrapped in info.stored { wrapped.wrapper = wrapper(of: wrapped) }
        if let superclass = info.superclass {
            let inherited = superclass.stored
            for property in info.stored {
                guard let base = inherited.first(where: { $0.name == property.name }),
                    property.willSet != nil || property.didSet != nil
                else { continue }
                property.overridden = base
                info.stored.removeAll { $0 === property }
            }
            for (place, property) in info.stored.enumerated() { property.index = place }
            for property in info.stored { property.index = property.index.map { $0 + inherited.count } }
            info.stored = inherited + info.stored
            for property in info.properties.values where property.overridden != nil {
                property.index = property.overridden?.index
            }
            info.lookupOrder += superclass.lookupOrder
        }
        info.storedPropertyNames = info.stored.map(\.name)
        for other in protocols {
            for step in other.lookupOrder where !info.lookupOrder.contains(where: { $0 === step }) {
                info.lookupOrder.append(step)
            }
        }
        names.insert(info.simpleName)
        info.conformances = names
        // Extensions of protocols that the source does not declare: View, Shape, Identifiable…
        for name in names.sorted() {
            if let other = nativeExtensions[name], !info.lookupOrder.contains(where: { $0 === other }) {
                info.lookupOrder.append(other)
            }
        }
        if info.kind == .enumeration, info.inherits.contains(where: { $0.nominalName == "CaseIterable" }) {
            memberNames.insert("allCases")
        }
    }

    /// What conformances to native protocols imply.
    static let implied: [String: Set<String>] = [
        "Shape": ["View", "Animatable"], "InsettableShape": ["Shape", "View", "Animatable"],
        "UIViewRepresentable": ["View"], "NSViewRepresentable": ["View"], "UIViewControllerRepresentable": ["View"],
        "Hashable": ["Equatable"], "Comparable": ["Equatable"], "AnimatableModifier": ["ViewModifier", "Animatable"],
        "GeometryEffect": ["ViewModifier", "Animatable"], "ObservableObject": ["AnyObject"],
        "LocalizedError": ["Error"],
        "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"],
        "Codable": ["Encodable", "Decodable"]
    ]

    private func wrapper(of property: PropertyInfo) -> PropertyInfo.Wrapper {
        for attribute in property.declaration.attributes {
            switch attribute.name {
            case "State", "StateObject", "GestureState", "FocusState", "AppStorage", "SceneStorage", "ScaledMetric",
                "AccessibilityFocusState":
                property.wrapperAttribute = attribute
                return .box
            case "Binding":
                property.wrapperAttribute = attribute
                return .binding
            case "Environment", "EnvironmentObject", "Namespace", "Query", "FetchRequest", "SectionedFetchRequest",
                "FocusedValue", "FocusedBinding", "FocusedObject":
                property.wrapperAttribute = attribute
                return .environment
            case "Published", "ObservedObject", "Bindable":
                property.wrapperAttribute = attribute
            default:
                if let info = find(attribute.name, from: property.owner), info.isPropertyWrapper {
                    property.wrapperAttribute = attribute
                    return .declared(info)
                }
            }
        }
        return .plain
    }

    /// The declared type of a name, seen from inside another.
    func find(_ name: String, from place: TypeInfo?) -> TypeInfo? {
        var scope = place
        while let current = scope {
            if let found = types[current.name + "." + name] { return found }
            scope = current.parent
        }
        return types[name]
    }
}
