import Diagnostics
import Vocabulary

/// All declarations of a program by name.
final class ProgramIndex {
    var types: NameDictionary<TypeInfo> = [:]
    var typeOrder: [TypeInfo] = []
    /// Extensions of native types and of protocols that the source does not declare.
    var nativeExtensions: NameDictionary<TypeInfo> = [:]
    /// Names that any extension of a native type adds.
    var extensionMembers: Set<String> = []
    /// Computed properties that extensions of native types add, and that change what they are read from.
    var changingGetters: Set<String> = []
    var functions: NameDictionary<[FunctionInfo]> = [:]
    var globals: NameDictionary<StaticInfo> = [:]
    var globalOrder: [StaticInfo] = []
    /// The globals that a pattern at the top level declares: the whole value, then each name.
    private(set) var globalPatterns: [ObjectIdentifier: [StaticInfo]] = [:]
    private(set) var aliases: NameDictionary<TypeName> = [:]
    /// Names that some alias has, anywhere: most names have none.
    private(set) var aliasNames: Set<String> = []
    /// Names of nested types without one or more of the types around them, as code inside those writes them.
    private(set) var nestedNames: Set<String> = []
    /// Operator functions by symbol, global and static ones.
    var operators: NameDictionary<[FunctionInfo]> = [:]
    /// What the `where` of the extension wants whose members are being added.
    var conditions: [String: [TypeName]] = [:]
    /// Every method, property and case name of the program, for hints and up-front checks.
    var memberNames: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// The declared result builders, by their own names and by those with the types around them.
    private(set) var resultBuilders: [String: String] = [:]
    var functionAliases: NameDictionary<TypeName> = [:]
    var extensions: [(TypeDeclaration, TypeInfo?)] = []
    /// Whether the program imports modules whose declarations cannot be seen.
    private(set) var importsUnseenModules = false

    func add(_ program: Program) {
        importsUnseenModules = !program.imports.isSubset(of: SystemModules.modelled)
        for declaration in program.declarations { findBuilders(declaration, in: "") }
        for declaration in program.declarations { findFunctionAliases(declaration) }
        for declaration in program.declarations { add(declaration, in: nil) }
        for (declaration, _) in extensions { apply(declaration) }
        extensions = []
        for info in typeOrder { finish(info) }
        for info in nativeExtensions.values.sorted(by: { $0.name < $1.name }) {
            info.lookupOrder = [info]
            for inherited in info.inherits {
                guard let other = inherited.nominalName.flatMap({ find($0, from: info) }) else { continue }
                for step in other.lookupOrder where !info.lookupOrder.contains(where: { $0 === step }) {
                    info.lookupOrder.append(step)
                }
            }
        }
    }

    /// Lets go of what the declarations know of each other; nothing can be looked up afterwards.
    func clear() {
        for info in typeOrder { info.clear() }
        for info in nativeExtensions.values { info.clear() }
    }

    private func findBuilders(_ declaration: Declaration, in scope: String) {
        guard case .type(let type) = declaration else { return }
        let name = scope + type.name
        if type.attributes.contains(where: { $0.name == "resultBuilder" }) {
            resultBuilders[type.name] = name
            resultBuilders[name] = name
        }
        for member in type.members { findBuilders(member, in: name + ".") }
    }

    /// Names of function types: a trailing closure fits a parameter of such a type.
    func findFunctionAliases(_ declaration: Declaration) {
        switch declaration {
        case .alias(let name, let target, _):
            if case .function = target.unwrapped { functionAliases[name] = target }
        case .type(let type): type.members.forEach(findFunctionAliases)
        case .function, .variable: break
        }
    }

    func resolved(_ type: TypeName?) -> TypeName? {
        switch type {
        case .named(let name, _)?: return functionAliases[name] ?? type
        case .optional(.named(let name, _))?: return functionAliases[name].map { .optional($0) } ?? type
        default: return type
        }
    }

    func add(_ declaration: Declaration, in parent: TypeInfo?) {
        switch declaration {
        case .type(let type) where type.kind == .extended: extensions.append((type, parent))
        case .type(let type): _ = declare(type, in: parent)
        case .alias(let name, let target, let place):
            addAlias(name, target, in: parent, at: place)
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

    func addAlias(_ name: String, _ target: TypeName, in parent: TypeInfo?, at place: Range<Int>) {
        aliasNames.insert(name)
        if isCircular(name, target, in: parent, at: place) { return }
        if let parent { parent.aliases[name] = target } else { aliases[name] = target }
    }

    func addGlobal(_ variable: VariableDeclaration, isTopLevel: Bool) {
        if case .tuple = variable.pattern, isTopLevel, let initial = variable.initial {
            let whole = "\u{1}tuple\(variable.range.lowerBound)"
            var parts = [part(of: variable, named: whole, variable.range, type: variable.type, initial)]
            parts += self.parts(of: variable, Expression(.name(whole, []), initial.range))
            for part in parts { addGlobal(part, isTopLevel: true) }
            globalPatterns[ObjectIdentifier(variable)] = Array(globalOrder.suffix(parts.count))
            return
        }
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

    func declare(_ type: TypeDeclaration, in parent: TypeInfo?) -> TypeInfo {
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
        var rest = Substring(name)
        while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[rest.utf8.index(after: dot)...]
            nestedNames.insert(String(rest))
        }
        parent?.nested[type.name] = info
        info.generics = Set(type.generics).union(parent?.generics ?? [])
        info.inherits = type.inherits
        info.attributes = type.attributes
        addMembers(type.members, to: info, isExtension: false)
        addCases(type, to: info)
        return info
    }

    func apply(_ type: TypeDeclaration) {
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
        info.selfBounds += type.selfBounds
        conditions = type.bounds
        addMembers(type.members, to: info, isExtension: true)
        conditions = [:]
        if info.kind == .native {
            extensionMembers.formUnion(info.properties.keys)
            for property in info.properties.values where property.getter?.isMutating ?? false {
                changingGetters.insert(property.name)
            }
            extensionMembers.formUnion(info.methods.keys)
        }
    }

    func addCases(_ type: TypeDeclaration, to info: TypeInfo) {
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
}
