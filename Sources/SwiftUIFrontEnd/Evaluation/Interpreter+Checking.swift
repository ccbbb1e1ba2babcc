import Diagnostics
import Vocabulary

extension Interpreter {
    /// Everything that is wrong with the bodies of the program as far as it shows without running it.
    public func check() -> [Diagnostic] {
        checksProgram = true
        defer { checksProgram = false }
        compileDiagnostics += index.diagnostics
        checkTypeNames()
        for info in index.typeOrder { checkDeclaration(of: info) }
        for info in index.typeOrder { checkBodies(of: info) }
        for name in index.nativeExtensions.keys.sorted() {
            if let info = index.nativeExtensions[name] { checkBodies(of: info) }
        }
        for name in index.functions.keys.sorted() { for function in index.functions[name] ?? [] { check(function) } }
        for symbol in index.operators.keys.sorted() {
            for function in index.operators[symbol] ?? [] { check(function) }
        }
        for global in index.globalOrder where !global.isTopLevel { check(global) }
        let context = FunctionContext(
            name: "main", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: program.statements), parameterCount: 0, generics: [])
        let compiler = Compiler(self, context)
        for statement in program.statements { _ = compiler.topLevel(statement) }
        for global in index.globalOrder where global.isTopLevel { check(global) }
        return compileDiagnostics.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    }

    func checkBodies(of info: TypeInfo) {
        for property in info.properties.values.sorted(by: { $0.name < $1.name }) {
            for function in [property.getter, property.setter, property.willSet, property.didSet] {
                if let function { check(function) }
            }
            if let initial = property.declaration.initial, property.owner === info, property.initial == nil {
                let wanted = property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                let builder = index.builder(among: property.declaration.attributes.map(\.name))
                property.initial = code(
                    of: initial, name: property.name, expected: wanted, owner: info, hasSelf: property.isLazy,
                    builder: builder, written: property.holdsInitialValue ? property.declaration.type : nil)
            }
        }
        for name in info.statics.keys.sorted() { if let property = info.statics[name] { check(property) } }
        let methods = info.methods.values.flatMap { $0 } + info.staticMethods.values.flatMap { $0 }
        for function in (methods + info.initializers + info.subscripts + info.staticSubscripts).sorted(by: {
            $0.range.lowerBound < $1.range.lowerBound
        }) {
            check(function)
            if let setter = function.setter { check(setter) }
        }
    }

    func check(_ function: FunctionInfo) {
        guard !function.isRequirement else { return }
        _ = try? code(of: function)
    }

    func check(_ info: StaticInfo) {
        for function in [info.getter, info.setter, info.willSet, info.didSet] { if let function { check(function) } }
        if let initial = info.declaration.initial, info.initial == nil {
            let wanted = info.type.flatMap { canonical($0, owner: info.owner, generics: info.owner?.generics ?? []) }
            info.initial = code(
                of: initial, name: info.name, expected: wanted, owner: info.owner, hasSelf: false,
                written: info.wrapped == nil ? info.type : nil)
        }
    }
}
