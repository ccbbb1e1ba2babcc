import Diagnostics
import LayoutEngine
import Vocabulary

/// A stored property that something outside the interpreter fills or keeps: state, environment values, namespaces.
struct DynamicProperty {
    let name: String
    /// The place among the fields of an instance.
    let index: Int
    /// The wrapper without `@`.
    let wrapper: String
    /// The wrapper's evaluated arguments.
    let arguments: [(label: String?, value: Value)]
    let type: TypeName?
    /// UTF-8 offsets of the property in the source.
    let range: Range<Int>
}

/// A declared type as the outside sees it.
struct TypeDescription {
    let name: String
    let conformances: Set<String>
    /// Labels of parameters that the shortest initialiser requires.
    let requiredParameters: [String]
    let storedProperties: [(name: String, wrapper: String?, hasDefault: Bool, type: TypeName?)]
    let range: Range<Int>
}

extension Interpreter {
    convenience init(program: Program, platform: Platform) {
        var limits = InterpreterLimits()
        // The session runs on a thread with a stack of 512 MiB.
        limits.stackBytes = 256 << 20
        self.init(program: program, limits: limits)
    }

    // MARK: Expressions from outside

    /// Evaluates source text in terms of the program: an expression, or statements of a view builder.
    ///
    /// - Throws: `DiagnosticsError`; its ranges lie in the text.
    func evaluate(entry source: String) throws -> Value {
        let program = try SourceReader.read(source, platform: platform)
        return try withText(source) {
            if program.statements.count == 1, case .expression(let expression)? = program.statements.first?.kind {
                return try checked { try self.evaluate(expression, expected: nil, owner: nil) }
            }
            return try evaluate(builder: program.statements)
        }
    }

    /// Evaluates statements as a view builder.
    func evaluate(builder statements: [Statement]) throws -> Value {
        let use = NameUse(statements: statements)
        let context = FunctionContext(
            name: "entry", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false, use: use,
            parameterCount: 0, generics: [])
        return try checked {
            context.code.expression = Compiler(self, context).built(
                statements, by: "ViewBuilder", range: statements.first?.range ?? 0..<0)
            return try self.evaluate(context.code, receiver: .void, 0..<0)
        }
    }

    /// Evaluates an expression as a value of a type.
    func evaluate(expression source: String, as type: TypeName?) throws -> Value {
        let program = try SourceReader.read(source, platform: platform)
        guard program.statements.count == 1, case .expression(let expression)? = program.statements.first?.kind else {
            throw DiagnosticsError([Diagnostic(id: "not-an-expression", message: "`\(source)` is not one expression")])
        }
        return try withText(source) {
            try checked { try self.evaluate(expression, expected: type, owner: nil) }
        }
    }

    /// Evaluates an expression as a value of the type that another value has.
    func evaluate(expression source: String, like value: Value) throws -> Value {
        var type: TypeName? = typeName(of: value)
        if case .none = value { type = nil }
        return try evaluate(expression: source, as: type)
    }

    /// Errors inside text from outside say which text it was, as they do not point into the program.
    private func withText<Result>(_ source: String, _ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as DiagnosticsError {
            throw DiagnosticsError(
                error.diagnostics.map { diagnostic in
                    var outside = diagnostic
                    if let range = diagnostic.range, range.upperBound <= source.utf8.count, isOutside(range, source) {
                        outside.range = nil
                        outside.message += " (in `\(source.prefix(80))`)"
                    }
                    return outside
                })
        }
    }

    /// Whether a range means the text from outside: what it names there differs from what stands in the program.
    private func isOutside(_ range: Range<Int>, _ source: String) -> Bool {
        String(decoding: Array(source.utf8)[range], as: UTF8.self) != text.text(range) || range.isEmpty
    }

    /// Runs `body` and throws what it found wrong while compiling, all of it.
    private func checked<Result>(_ body: () throws -> Result) throws -> Result {
        let before = compileDiagnostics.count
        do { return try tellPlace(body) } catch let error as DiagnosticsError {
            let found = compileDiagnostics[min(before, compileDiagnostics.count)...].filter { $0.severity == .error }
            var all = error.diagnostics
            for diagnostic in found where !all.contains(diagnostic) { all.append(diagnostic) }
            throw DiagnosticsError(all)
        }
    }

    /// Gives errors of native code and of the interpreted program the shape of diagnostics.
    func tellPlace<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as NativeFailure {
            throw failure(error.id, error.message, nativeRange, hints: error.hints)
        } catch let error as ThrownValue {
            throw failure("uncaught-error", "nothing catches the error \(try text(of: error.value))", error.range)
        } catch is ChainEnd {
            return try failWithNil()
        }
    }

    private func failWithNil<Result>() throws -> Result {
        throw failure("unexpected-nil", "unexpectedly found nil", nativeRange)
    }

    // MARK: Top-level code

    /// Runs the statements outside declarations, in order, as a script.
    public func runTopLevel() throws {
        let statements = program.statements
        let use = NameUse(statements: statements)
        let context = FunctionContext(
            name: "main", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false, use: use,
            parameterCount: 0, generics: [])
        let compiler = Compiler(self, context)
        var steps: [Step] = []
        for statement in statements { steps.append(contentsOf: compiler.topLevel(statement)) }
        let found = compileDiagnostics.filter { $0.severity == .error }
        if !found.isEmpty { throw DiagnosticsError(found) }
        context.code.body = BlockStep(steps, 0..<0)
        _ = try tellPlace { try evaluate(context.code, receiver: .void, 0..<0) }
    }

    // MARK: Members of values

    /// The value of a property of any value.
    func property(_ name: String, of value: Value) throws -> Value {
        try tellPlace { try readMember(value, name, place(of: name, value)) }
    }

    private func place(of name: String, _ value: Value) -> Range<Int> {
        info(of: value)?.anyProperty(name)?.declaration.range ?? 0..<0
    }

    /// Calls a method of a value by name and labels; a `.box` given for an `inout` parameter is read and written.
    func call(_ name: String, on value: Value, _ arguments: [(String?, Value)]) throws -> Value {
        try tellPlace {
            var functions = info(of: value)?.methods(named: name) ?? []
            functions += extensions(of: value).flatMap { $0.methods[name] ?? [] }
            guard let (function, values) = choose(functions, arguments.map { ($0.0, unboxed($0.1)) }) else {
                return try callMethod(name, of: value, arguments, 0..<0)
            }
            var receiver = value
            return try call(function, receiver: &receiver, values, boxes: arguments)
        }
    }

    private func unboxed(_ value: Value) -> Value { if case .box(let box) = value { box.value } else { value } }

    private func call(
        _ function: FunctionInfo, receiver: inout Value, _ values: [Value?], boxes: [(String?, Value)]
    ) throws -> Value {
        let code = try code(of: function)
        let base = try enter(code, function.range)
        let frame = Frame(slots: slots + base, machine: self)
        defer { leave(base, code) }
        var places: [(Int, Box)] = []
        for (place, value) in values.enumerated() {
            let spec = function.parameters[place]
            if let value {
                let wanted = spec.type.flatMap { canonical($0, owner: function.owner, generics: function.generics) }
                frame.slots[1 + place] = wanted.map { coerce(value, to: $0) } ?? value
            } else if place < code.defaults.count, let node = code.defaults[place] {
                frame.slots[1 + place] = try node.eval(frame)
            }
            guard spec.isInout else { continue }
            for (label, argument) in boxes where label == spec.label {
                if case .box(let box) = argument {
                    places.append((1 + place, box))
                    box.value = .void
                }
            }
        }
        frame.slots[0] = receiver
        receiver = .void
        defer {
            receiver = frame.slots[0]
            for (slot, box) in places {
                var value = frame.slots[slot]
                if code.boxedSlots.contains(slot), case .box(let inner) = value { value = inner.value }
                box.value = value
            }
        }
        return try execute(code, frame)
    }

    /// Calls a static function of a type by name and labels; boxes are `inout` arguments.
    func callStatic(_ name: String, of type: TypeName, _ arguments: [(String?, Value)]) throws -> Value {
        try tellPlace {
            guard let info = declared(type) else {
                throw failure("unknown-type", "there is no type `\(type.text)`", 0..<0)
            }
            guard
                let (function, values) = choose(
                    info.staticMethods(named: name), arguments.map { ($0.0, unboxed($0.1)) })
            else {
                throw failure(
                    "unknown-member", "`\(info.name)` has no fitting static function `\(name)`",
                    info.declaration?.nameRange ?? 0..<0)
            }
            var receiver = Value.type(info.typeName)
            return try call(function, receiver: &receiver, values, boxes: arguments)
        }
    }

    /// The value of a static property.
    func staticProperty(_ name: String, of type: TypeName) throws -> Value {
        try tellPlace {
            if let info = declared(type), let property = info.staticProperty(name) {
                return try readStatic(property, property.declaration.range)
            }
            guard let value = try staticConstant(name, of: type) else {
                throw failure("unknown-member", "`\(type.text)` has no static property `\(name)`", 0..<0)
            }
            return value
        }
    }

    private func staticConstant(_ name: String, of type: TypeName) throws -> Value? {
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        guard let node = Compiler(self, context).constant(of: type, name, 0..<0) else { return nil }
        return try node.eval(Frame(slots: slots + top, machine: self))
    }

    func staticProperty(_ name: String, ofTypeOf value: Value) throws -> Value {
        try staticProperty(name, of: typeName(of: value))
    }

    private func declared(_ type: TypeName) -> TypeInfo? {
        let unwrapped: TypeName = if case .metatype(let inner) = type { inner } else { type }
        guard let name = unwrapped.nominalName else { return nil }
        return index.types[name] ?? index.find(name, from: nil) ?? index.nativeExtensions[name]
    }

    func hasMember(_ name: String, _ value: Value) -> Bool {
        guard let info = info(of: value) else { return false }
        return info.property(name) != nil || !info.methods(named: name).isEmpty
    }

    func hasStaticMember(_ name: String, of value: Value) -> Bool {
        guard let info = info(of: value) else { return false }
        return info.staticProperty(name) != nil || !info.staticMethods(named: name).isEmpty
    }

    func hasExtensionProperty(_ name: String, of type: String) -> Bool {
        index.nativeExtensions[type]?.properties[name] != nil
    }

    func declaredTypeName(of value: Value) -> String? { info(of: value)?.name }

    func conforms(_ value: Value, to name: String) -> Bool { info(of: value)?.conforms(to: name) ?? false }

    /// The elements of data that a word goes through: any sequence, or a binding to one.
    func elements(of value: Value) throws -> [Value] { try tellPlace { try elements(of: value, nativeRange) } }

    /// What identifies an element: the key path, else its `id`; `nil` if it has none.
    func identity(of element: Value, by path: KeyPathValue?) throws -> Value? {
        try tellPlace {
            if let path {
                var value = element
                if case .binding(let binding) = element { value = try binding.get() }
                return try apply(path, to: value, nativeRange)
            }
            switch element {
            case .int, .string: return element
            case .binding(let binding): return try identity(of: try binding.get(), by: nil)
            case .instance, .object, .enumeration:
                guard let info = info(of: element) else { return nil }
                if let property = info.property("id") {
                    return try read(property, of: element, property.declaration.range)
                }
                return nil
            default: return nil
            }
        }
    }

    /// The properties of a value that the outside fills.
    func dynamicProperties(of value: Value) -> [DynamicProperty] {
        guard let info = info(of: value) else { return [] }
        if let known = dynamicPropertiesByType[ObjectIdentifier(info)] { return known }
        var found: [DynamicProperty] = []
        for (index, property) in info.stored.enumerated() {
            guard let attribute = property.wrapperAttribute else { continue }
            switch property.wrapper {
            case .box, .environment, .binding: break
            case .plain, .declared: continue
            }
            let arguments = (attribute.arguments ?? []).map { argument in
                (
                    label: argument.label,
                    value:
                        (try? evaluate(argument.value, expected: wrapperArgumentType(attribute, argument), owner: info))
                        ?? .none
                )
            }
            let type =
                property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                ?? attribute.generics.first ?? inferredType(of: property)
            found.append(
                DynamicProperty(
                    name: property.name, index: index, wrapper: attribute.name, arguments: arguments, type: type,
                    range: property.declaration.range))
        }
        dynamicPropertiesByType[ObjectIdentifier(info)] = found
        return found
    }

    private func wrapperArgumentType(_ attribute: Attribute, _ argument: CallArgument) -> TypeName? {
        argument.label == "relativeTo" ? .named("Font.TextStyle") : nil
    }

    // MARK: The program as a whole

    /// All declared types, in order.
    func describedTypes() -> [TypeDescription] {
        index.typeOrder.filter { $0.kind != .protocolType }.map { info in
            let required = initializers(of: info).map { target in
                target.parameters.filter { !$0.hasDefault }.map { $0.label ?? $0.name }
            }
            return TypeDescription(
                name: info.name, conformances: info.conformances,
                requiredParameters: required.min { $0.count < $1.count } ?? [],
                storedProperties: info.stored.map {
                    ($0.name, $0.wrapperAttribute?.name, $0.declaration.initial != nil, $0.type)
                }, range: info.declaration?.nameRange ?? 0..<0)
        }
    }

    /// The previews: `previews` of preview providers by type name, then `#Preview` by title.
    var previewEntries: [PreviewEntry] {
        var entries: [PreviewEntry] = []
        for info in index.typeOrder where info.conforms(to: "PreviewProvider") {
            entries.append(
                PreviewEntry(
                    title: info.name, entry: info.name + ".previews", names: info.declaration.map(namesUsed) ?? [],
                    evaluate: { [unowned self] in try self.staticProperty("previews", of: info.typeName) }))
        }
        for (place, preview) in program.previews.enumerated() {
            let use = NameUse(statements: preview.body)
            entries.append(
                PreviewEntry(
                    title: preview.title, entry: preview.title.map { "#Preview(\"\($0)\")" } ?? "#Preview \(place + 1)",
                    names: use.names.union(use.namesInClosures),
                    evaluate: { [unowned self] in try self.evaluate(builder: preview.body) }))
        }
        return entries
    }

    /// Everything that is wrong with the bodies of the program as far as it shows without running it.
    public func check() -> [Diagnostic] {
        compileDiagnostics += index.diagnostics
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

    private func checkBodies(of info: TypeInfo) {
        for property in info.properties.values.sorted(by: { $0.name < $1.name }) {
            for function in [property.getter, property.setter, property.willSet, property.didSet] {
                if let function { check(function) }
            }
            if let initial = property.declaration.initial, property.owner === info, property.initial == nil {
                let wanted = property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                let builder = index.builder(among: property.declaration.attributes.map(\.name))
                property.initial = code(
                    of: initial, name: property.name, expected: wanted, owner: info, hasSelf: property.isLazy,
                    builder: builder)
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

    private func check(_ function: FunctionInfo) {
        guard !function.isRequirement else { return }
        _ = try? code(of: function)
    }

    private func check(_ info: StaticInfo) {
        for function in [info.getter, info.setter, info.willSet, info.didSet] { if let function { check(function) } }
        if let initial = info.declaration.initial, info.initial == nil {
            let wanted = info.type.flatMap { canonical($0, owner: info.owner, generics: info.owner?.generics ?? []) }
            info.initial = code(of: initial, name: info.name, expected: wanted, owner: info.owner, hasSelf: false)
        }
    }

    /// The line and column, from 1, of a UTF-8 offset.
    func location(of offset: Int) -> (line: Int, column: Int) {
        let line = text.line(of: offset)
        return (line, offset - text.start(ofLine: line) + 1)
    }

    // MARK: What a run leaves behind

    /// Notes since they were last taken.
    func takeNotes() -> [Diagnostic] {
        defer { notes = [] }
        return notes
    }

    /// Runs what the program started for later, in the order of its delay.
    func runDeferred() throws {
        let works = deferred.enumerated().sorted {
            $0.element.delay != $1.element.delay ? $0.element.delay < $1.element.delay : $0.offset < $1.offset
        }
        deferred = []
        for (_, work) in works { _ = try tellPlace { try work.work.call(work.arguments) } }
    }

    /// The context of a `TimelineView`: the fixed date.
    func timelineContext() -> Value {
        let date = (try? evaluate(expression: "Date()", as: nil)) ?? .none
        return .native(
            RecordValue(
                "TimelineViewDefaultContext",
                [("date", date), ("cadence", .native(Token("TimelineViewDefaultContext.Cadence", "live")))]))
    }
}
