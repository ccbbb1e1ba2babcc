import Diagnostics
import Vocabulary

extension Compiler {
    /// What the reader puts in front of a name that a module was written before.
    static let modulePrefix = "Swift::"

    func name(_ name: String, _ generics: [TypeName], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if name.hasPrefix(Self.modulePrefix) {
            let global = String(name.dropFirst(Self.modulePrefix.count))
            let outside = Compiler(machine, FunctionContext.empty())
            return outside.name(global, generics, range, expected)
        }
        if let local = context.find(name, from: scope) { return node(local, range) }
        if name == "self" {
            if context.hasSelf { return selfNode(range) }
            if let owner = context.owner {
                return ConstantNode(.type(owner.typeName), range, type: .metatype(owner.typeName))
            }
            return fail("unknown-name", "`self` stands outside of a type", range)
        }
        if name == "Self", isDynamicSelf { return SelfTypeNode(selfNode(range), range) }
        if context.generics.contains(name), let node = genericNode(name, range) { return node }
        if name == "Self", let owner = context.owner {
            return ConstantNode(.type(owner.typeName), range, type: .metatype(owner.typeName))
        }
        if name.hasPrefix("$"), let node = projected(String(name.dropFirst()), range) { return node }
        if name.hasPrefix("_"), context.hasSelf, let owner = context.owner,
            let property = owner.anyProperty(String(name.dropFirst())), property.wrapperAttribute != nil
        {
            return StorageNode(selfNode(range), property.name, range)
        }
        if let node = ownMember(name, range) { return node }
        if let info = index.globals[name] {
            let node = StaticNode(info, range)
            node.type = staticType(info)
            return node
        }
        if let functions = index.functions[name] { return functionReference(functions, range, expected) }
        if let type = machine.typeNamed(name, generics, owner: context.owner, generics: context.generics) {
            return ConstantNode(.type(type), range, type: .metatype(type))
        }
        if let value = FreeFunctions.constant(name) { return ConstantNode(value, range, type: .named("Double")) }
        if FreeFunctions.names.contains(name) {
            return ConstantNode(.function(FreeFunctions.function(name, machine, range)), range, type: nil)
        }
        if let functions = catalogue.nativeFunctions(name), let first = functions.first {
            return nativeReference(first, range)
        }
        if catalogue.viewSignatures(name) != nil {
            return ConstantNode(.type(.named(name)), range, type: .metatype(.named(name)))
        }
        return unknown(name, range)
    }

    /// A native function as a value: its arguments are taken in order.
    private func nativeReference(_ function: NativeFunction, _ range: Range<Int>) -> Node {
        guard let target = machine.nativeTarget(function) else {
            return fail("unsupported-function-reference", "the function cannot be used as a value", range)
        }
        let machine = machine
        let value = NativeFunctionValue { [unowned machine] arguments in
            var receiver = Value.void
            return try target.call(machine, &receiver, arguments.map { $0 }, range)
        }
        return ConstantNode(.function(value), range, type: nil)
    }

    func unknown(_ name: String, _ range: Range<Int>, isCall: Bool = false) -> Node {
        var candidates = Set(index.globals.keys).union(index.functions.keys).union(index.types.keys)
        var step = scope
        while let current = step {
            candidates.insert(current.variable.name)
            step = current.parent
        }
        var type = context.owner
        while let current = type {
            for info in current.lookupOrder {
                candidates.formUnion(info.properties.keys)
                candidates.formUnion(info.methods.keys)
            }
            type = current.parent
        }
        let looksLikeView = name.first?.isUppercase == true
        if looksLikeView { candidates.formUnion(catalogue.viewNames()) }
        let hint = NearestName.of(name, among: candidates.sorted()).map { ["did you mean `\($0)`?"] } ?? []
        if looksLikeView, isCall {
            let declare = "declare `struct \(name)`; `recipes support` lists what is understood"
            return fail(
                "unknown-view", "there is no view or type `\(name)`", range, hints: hint.isEmpty ? [declare] : hint)
        }
        return fail("unknown-name", "there is no `\(name)` here", range, hints: hint)
    }

    private func projected(_ name: String, _ range: Range<Int>) -> Node? {
        if let local = context.find(name, from: scope) {
            return LocalProjectionNode(LocalNode(local.slot, range, type: nil), range)
        }
        guard context.hasSelf, let property = context.owner?.anyProperty(name) else { return nil }
        _ = property
        return ProjectionNode(selfNode(range), name, range)
    }

    /// A member of `self`, or a static member of an enclosing type.
    private func ownMember(_ name: String, _ range: Range<Int>) -> Node? {
        guard let owner = context.owner else { return nil }
        if context.hasSelf {
            if let property = owner.anyProperty(name) {
                return MemberNode(selfNode(range), name, range, type: propertyType(property))
            }
            if !owner.methods(named: name).isEmpty || hasRequirement(name, owner) {
                return MemberNode(selfNode(range), name, range, type: nil)
            }
            if owner.name == "Binding", name == "wrappedValue" || name == "projectedValue" {
                return MemberNode(selfNode(range), name, range, type: nil)
            }
            if owner.kind == .native || owner.kind == .protocolType || owner.conforms(to: "View")
                || owner.conforms(to: "Layout") || owner.kind == .enumeration,
                machine.hasNativeMember(owner, name)
            {
                return MemberNode(selfNode(range), name, range, type: machine.memberType(of: owner.typeName, name))
            }
        }
        var scope: TypeInfo? = owner
        while let info = scope {
            if let node = staticMember(info, name, range) { return node }
            scope = info.parent
        }
        return nil
    }

    private func hasRequirement(_ name: String, _ owner: TypeInfo) -> Bool {
        owner.lookupOrder.contains { $0.methods[name] != nil }
    }

    func propertyType(_ property: PropertyInfo) -> TypeName? {
        if let written = property.type {
            return machine.canonical(written, owner: property.owner, generics: property.owner.generics)
        }
        return machine.inferredType(of: property)
    }

    func staticType(_ info: StaticInfo) -> TypeName? {
        if let written = info.type {
            return machine.canonical(written, owner: info.owner, generics: info.owner?.generics ?? [])
        }
        return machine.inferredType(of: info)
    }

    private func functionReference(_ functions: [FunctionInfo], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        let chosen = chosen(functions, expected)
        return ConstantNode(
            .function(FunctionReference(chosen, receiver: .void, machine)), range, type: functionType(chosen))
    }

    private func chosen(_ functions: [FunctionInfo], _ expected: TypeName?) -> FunctionInfo {
        if case .function(let parameters, _)? = expected?.unwrapped {
            if let exact = functions.first(where: {
                $0.parameters.count == parameters.count
                    && zip($0.parameters, parameters).allSatisfy { type($0.type) == type($1) }
            }) {
                return exact
            }
            if let fitting = functions.first(where: { $0.parameters.count == parameters.count }) { return fitting }
        }
        return functions[0]
    }

    private func functionType(_ function: FunctionInfo) -> TypeName? {
        var types: [TypeName] = []
        for parameter in function.parameters {
            guard
                let known = machine.canonical(
                    parameter.type ?? .named("Any"), owner: function.owner, generics: function.generics)
            else { return nil }
            types.append(known)
        }
        let result = function.result.flatMap {
            machine.canonical($0, owner: function.owner, generics: function.generics)
        }
        return .function(types, result ?? .named("Void"))
    }

    /// Whether `Self` is known only when the code runs: in protocols and classes.
    private var isDynamicSelf: Bool {
        guard let owner = context.owner else { return false }
        return owner.kind == .protocolType || owner.kind == .classType && !owner.isView
    }

    /// The type that a generic parameter stands for, taken from an argument that shows it.
    private func genericNode(_ name: String, _ range: Range<Int>) -> Node? {
        var current: FunctionContext? = context
        while let step = current {
            if let source = step.genericSources[name] {
                guard let variable = context.find(source, from: scope) else { return nil }
                return SelfTypeNode(node(variable, range), range)
            }
            current = step.parent
        }
        // A parameter of the type itself: a stored property shows it.
        guard context.hasSelf, let owner = context.owner else { return nil }
        for property in owner.stored {
            switch property.type?.unwrapped {
            case .named(let found, _)? where found == name, .array(.named(let found, _))? where found == name:
                return SelfTypeNode(MemberNode(selfNode(range), property.name, range, type: nil), range)
            default: continue
            }
        }
        return nil
    }

    // MARK: Members

    /// The type that an expression names, if it does.
    func typeReference(_ expression: Expression) -> TypeName? {
        switch expression.kind {
        case .type(let type): return self.type(type) ?? type
        case .array(let elements):
            guard elements.count == 1 else { return nil }
            return typeReference(elements[0]).map { .array($0) }
        case .dictionary(let elements):
            guard elements.count == 1, let key = typeReference(elements[0].key),
                let value = typeReference(elements[0].value)
            else { return nil }
            return .dictionary(key, value)
        case .name(let name, let generics):
            if context.find(name, from: scope) != nil { return nil }
            if name == "Self" { return isDynamicSelf ? nil : context.owner?.typeName }
            if context.generics.contains(name), genericNode(name, expression.range) != nil { return nil }
            if name == "self", !context.hasSelf { return context.owner?.typeName }
            if let owner = context.owner, context.hasSelf, owner.anyProperty(name) != nil { return nil }
            if index.globals[name] != nil { return nil }
            return machine.typeNamed(name, generics, owner: context.owner, generics: context.generics)
                ?? (catalogue.viewSignatures(name) != nil && index.functions[name] == nil ? .named(name) : nil)
        case .member(let base, let name):
            if case .name(let outer, _) = base.kind, index.types[outer] == nil, context.find(outer, from: scope) == nil,
                catalogue.nativeType(outer + "." + name) != nil
            {
                return .named(outer + "." + name)
            }
            guard case .named(let outer, _)? = typeReference(base) else { return nil }
            if name == "self" { return nil }
            if let info = index.types[outer] {
                if let nested = info.nested[name] { return nested.typeName }
                if let alias = info.aliases[name] {
                    return machine.canonical(alias, owner: info, generics: info.generics)
                }
            }
            if let info = index.nativeExtensions[outer], let nested = info.nested[name] { return nested.typeName }
            let full = outer + "." + name
            return catalogue.nativeType(full) != nil ? .named(full) : nil
        default: return nil
        }
    }

    func member(_ base: Expression, _ name: String, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if case .name("super", _) = base.kind, let superclass = context.owner?.superclass {
            if let property = superclass.property(name) {
                return SuperPropertyNode(selfNode(range), property, range)
            }
            return fail("unknown-member", "the superclass has no `\(name)`", range)
        }
        if let type = typeReference(base) { return typeMember(type, name, range, expected) }
        let wanted = isImplicit(base) ? expected : nil
        let node = compile(base, expected: wanted)
        return instanceMember(node, name, range)
    }

    func instanceMember(_ node: Node, _ name: String, _ range: Range<Int>) -> Node {
        if name == "self" { return node }
        if name.hasPrefix("$") { return ProjectionNode(node, String(name.dropFirst()), range) }
        if name.hasPrefix("_"), let info = info(node.type), let property = info.anyProperty(String(name.dropFirst())),
            property.wrapperAttribute != nil
        {
            return StorageNode(node, property.name, range)
        }
        var type: TypeName?
        if let base = node.type {
            if case .optional = base {
                // Members of an optional itself, or a missing `?`.
                type = machine.memberType(of: base, name)
            } else if let info = info(base) {
                if let property = info.anyProperty(name) {
                    type = propertyType(property)
                } else if info.methods(named: name).isEmpty, !hasRequirement(name, info),
                    !machine.hasMember(info, name)
                {
                    return unknownMember(name, of: info, range)
                }
            } else {
                type = machine.memberType(of: base, name)
            }
        }
        if type == nil, node.type == nil, !machine.isKnownMember(name) {
            return fail(
                "unknown-member", "no value has a member `\(name)`", range,
                hints: NearestName.of(name, among: index.memberNames.sorted()).map { ["did you mean `\($0)`?"] } ?? [])
        }
        return MemberNode(node, name, range, type: type)
    }

    func unknownMember(_ name: String, of info: TypeInfo, _ range: Range<Int>) -> Node {
        var candidates: Set<String> = []
        for step in info.lookupOrder {
            candidates.formUnion(step.properties.keys)
            candidates.formUnion(step.methods.keys)
        }
        return fail(
            "unknown-member", "`\(info.name)` has no member `\(name)`", range,
            hints: NearestName.of(name, among: candidates.sorted()).map { ["did you mean `\($0)`?"] } ?? [])
    }

    /// A static member of a declared type.
    func staticMember(_ info: TypeInfo, _ name: String, _ range: Range<Int>) -> Node? {
        if let entry = info.cases[name] {
            if let instance = entry.instance { return ConstantNode(.enumeration(instance), range, type: info.typeName) }
            let machine = machine
            let function = NativeFunctionValue { [unowned machine] arguments in
                _ = machine
                return .enumeration(
                    EnumInstance(type: info, caseName: name, caseIndex: entry.index, payload: arguments))
            }
            return ConstantNode(
                .function(function), range,
                type: .function((entry.payload ?? []).map { $0.type ?? .named("Any") }, info.typeName))
        }
        if let property = info.staticProperty(name) {
            let node = StaticNode(property, range)
            node.type = staticType(property) ?? node.type
            return node
        }
        if name == "allCases", info.kind == .enumeration, info.conforms(to: "CaseIterable") {
            let cases = info.caseOrder.compactMap(\.instance).map { Value.enumeration($0) }
            return ConstantNode(.array(cases), range, type: .array(info.typeName))
        }
        let methods = info.staticMethods(named: name)
        if let first = methods.first {
            return ConstantNode(
                .function(FunctionReference(first, receiver: .type(info.typeName), machine)), range,
                type: functionType(first))
        }
        return nil
    }

    private func typeMember(_ type: TypeName, _ name: String, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if case .optional = type, name == "none" { return ConstantNode(.none, range, type: type) }
        if name == "self" { return ConstantNode(.type(type), range, type: .metatype(type)) }
        if let node = constant(of: type, name, range) { return node }
        if let info = info(type) {
            if name == "init" { return initializerReference(type, range) }
            let methods = info.methods(named: name)
            if let method = methods.first {
                // A method taken from its type: the receiver comes first.
                let machine = machine
                let function = NativeFunctionValue { [unowned machine] arguments in
                    guard let receiver = arguments.first else { return .void }
                    return .function(FunctionReference(method, receiver: receiver, machine))
                }
                return ConstantNode(.function(function), range, type: nil)
            }
            var candidates = Set(info.cases.keys)
            for step in info.lookupOrder {
                candidates.formUnion(step.statics.keys)
                candidates.formUnion(step.staticMethods.keys)
            }
            return fail(
                "unknown-member", "`\(info.name)` has no static member `\(name)`", range,
                hints: NearestName.of(name, among: candidates.sorted()).map { ["did you mean `.\($0)`?"] } ?? [])
        }
        if name == "init" { return initializerReference(type, range) }
        if let native = catalogue.nativeType(type.nominalName ?? ""), let functions = native.staticFunctions[name],
            let first = functions.first
        {
            return nativeReference(first, range)
        }
        let known = catalogue.nativeType(type.nominalName ?? "")
        let candidates = known.map { Array($0.constants.keys) + Array($0.staticFunctions.keys) } ?? []
        return fail(
            "unknown-member", "`\(type.text)` has no static member `\(name)`", range,
            hints: NearestName.of(name, among: candidates.sorted()).map { ["did you mean `.\($0)`?"] } ?? [])
    }

    private func initializerReference(_ type: TypeName, _ range: Range<Int>) -> Node {
        let machine = machine
        let function = NativeFunctionValue { [unowned machine] arguments in
            try machine.initialize(type, arguments, range)
        }
        return ConstantNode(.function(function), range, type: nil)
    }

    /// A constant of a type, declared or native; `nil` if there is none.
    func constant(of type: TypeName, _ name: String, _ range: Range<Int>) -> Node? {
        if case .anyOf(let types) = type {
            for alternative in types { if let node = constant(of: alternative, name, range) { return node } }
            return nil
        }
        guard let nominal = type.nominalName else { return nil }
        if let info = index.types[nominal], let node = staticMember(info, name, range) { return node }
        for step in machine.nativeLineage(nominal) {
            if let info = index.nativeExtensions[step] {
                if let node = staticMember(info, name, range) { return node }
            }
        }
        if let value = BuiltinTypes.constant(nominal, name) {
            return ConstantNode(value, range, type: self.type(.named(nominal)))
        }
        for step in machine.nativeLineage(nominal) {
            if let maker = catalogue.nativeType(step)?.constants[name] {
                return ConstantNode(maker(), range, type: step == nominal ? type.unwrapped : nil)
            }
        }
        return nil
    }

    /// `.name` where a type is expected.
    func implicit(_ name: String, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        guard let expected, expected.unwrapped != .named("Any") else {
            if let owner = machine.uniqueOwner(ofStatic: name), let node = constant(of: owner, name, range) {
                return node
            }
            if machine.isAnyStaticMember(name) {
                return ConstantNode(.native(UnresolvedMember(name: name, range: range)), range, type: nil)
            }
            return fail(
                "ambiguous-member", "the type of `.\(name)` is not known here", range,
                hints: ["write the type in front of the dot"])
        }
        if case .optional = expected, name == "none", constant(of: expected.unwrapped, name, range) == nil {
            return ConstantNode(.none, range, type: expected)
        }
        if let node = constant(of: expected.unwrapped, name, range) { return node }
        if ["View", "ShapeStyle", "AnyShapeStyle"].contains(expected.nominalName ?? "")
            || { if case .anyOf = expected.unwrapped { true } else { false } }(),
            let node = constant(of: .named("Color"), name, range)
        {
            return node
        }
        if case .function(_, let result) = expected.unwrapped, let node = constant(of: result, name, range) {
            return node
        }
        if let info = info(expected), !info.methods(named: name).isEmpty || info.anyProperty(name) != nil {
            return fail("unknown-member", "`\(name)` is a member of instances of `\(info.name)`", range)
        }
        var candidates: [String] = []
        if let info = info(expected) {
            candidates += Array(info.cases.keys) + Array(info.statics.keys) + Array(info.staticMethods.keys)
        }
        for step in machine.nativeLineage(expected.nominalName ?? "") {
            if let native = catalogue.nativeType(step) {
                candidates += Array(native.constants.keys) + Array(native.staticFunctions.keys)
            }
        }
        return fail(
            "unknown-member", "`\(expected.text)` has no member `\(name)`", range,
            hints: NearestName.of(name, among: candidates.sorted()).map { ["did you mean `.\($0)`?"] } ?? [])
    }

    func subscripted(
        _ base: Expression, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if let type = typeReference(base) {
            if let info = info(type), let function = info.staticSubscripts.first {
                let target = FunctionTarget(machine, function)
                if let call = prepare([target], arguments, range) { return KnownCallNode(call, range, type: nil) }
            }
            return fail("unknown-member", "`\(type.text)` has no static subscript", range)
        }
        let node = compile(base)
        if arguments.count == 1, case .operatorFunction("...") = arguments[0].value.kind {
            let all = RangeNode(nil, nil, isClosed: false, arguments[0].value.range, type: nil)
            return IndexNode(node, [all], labels: [nil], range, type: node.type)
        }
        var wanted: TypeName?
        var result: TypeName?
        var labels = arguments.map(\.label)
        switch node.type {
        case .array(let element)?:
            let isSlice = arguments.count == 1 && isRange(arguments[0].value)
            result = isSlice ? node.type : type(element)
        case .dictionary(let key, let value)?:
            wanted = type(key)
            result = type(value).map { .optional($0) }
            if labels.count == 2 { result = type(value) }
        case .named("String", _)?: result = nil
        default: break
        }
        var nodes: [Node] = []
        if let info = info(node.type) {
            let fitting = info.lookupOrder.flatMap(\.subscripts).filter { $0.parameters.count == arguments.count }
            if let function = fitting.first(where: { $0.parameters.map(\.label) == labels }) ?? fitting.first {
                result = machine.canonical(
                    function.result ?? .named("Any"), owner: function.owner, generics: function.generics)
                for (argument, parameter) in zip(arguments, function.parameters) {
                    let want = machine.canonical(
                        parameter.type ?? .named("Any"), owner: function.owner, generics: function.generics)
                    nodes.append(coerced(compile(argument.value, expected: want), to: want))
                }
                for (place, parameter) in function.parameters.enumerated() where parameter.isAutoclosure {
                    nodes[place] = self.argument(arguments[place], parameter, FunctionTarget(machine, function))
                }
                labels = function.parameters.map(\.label)
            }
        }
        if nodes.isEmpty {
            nodes = arguments.enumerated().map { place, argument in
                if place > 0, argument.label == "default", case .closure = argument.value.kind {
                } else if place > 0, isImplicit(argument.value), node.type == nil {
                    return ConstantNode(
                        .native(
                            UnresolvedMember(name: implicitRoot(argument.value) ?? "", range: argument.value.range)),
                        range, type: nil)
                }
                if place > 0, case .dictionary(_, let value)? = node.type {
                    return coerced(compile(argument.value, expected: type(value)), to: type(value))
                }
                if wanted == nil, let names = implicitNames(argument.value) {
                    return guideMember(argument.value, names)
                }
                return coerced(compile(argument.value, expected: wanted), to: wanted)
            }
        }
        if case .array? = node.type, case .named(let name, _)? = nodes.first?.type,
            name.hasSuffix("Range") || name == "PartialRange"
        {
            result = node.type
        }
        return IndexNode(node, nodes, labels: labels, range, type: result)
    }

    private func isRange(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .binary(let symbol, _, _): return symbol == "..<" || symbol == "..."
        case .prefix(let symbol, _), .postfix(let symbol, _): return symbol == "..<" || symbol == "..."
        case .tuple(let elements): return elements.count == 1 && isRange(elements[0].value)
        case .integer: return false
        default:
            if case .named(let name, _)? = compile(expression).type { return name.hasSuffix("Range") }
            return false
        }
    }

    /// `d[.leading]`, `d[explicit: .top]`, `d[isWide ? .leading : .center]`: an alignment guide unless the value says
    /// otherwise, of the axis that has all the names.
    private func guideMember(_ expression: Expression, _ names: [String]) -> Node {
        let type = ["HorizontalAlignment", "VerticalAlignment"].first { type in
            names.allSatisfy { constant(of: .named(type), $0, expression.range) != nil }
        }
        return compile(expression, expected: .named(type ?? "HorizontalAlignment"))
    }

    /// The implicit members that an expression may be; `nil` if it may be anything else, whose type then decides.
    private func implicitNames(_ expression: Expression) -> [String]? {
        switch expression.kind {
        case .member(let base, _): return implicitNames(base)
        case .call(let callee, _): return implicitNames(callee)
        case .implicitMember(let name): return [name]
        case .ternary(_, let yes, let no):
            guard let yes = implicitNames(yes), let no = implicitNames(no) else { return nil }
            return yes + no
        default: return nil
        }
    }
}

/// `$local`: a binding to a local variable, for bindings in closures like `ForEach($items) { $item in … }`.
final class LocalProjectionNode: Node {
    let base: Node
    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value { try f.machine.localProjection(try base.eval(f), range) }
}

/// `super.name`.
final class SuperPropertyNode: Node {
    let base: Node
    let property: PropertyInfo
    init(_ base: Node, _ property: PropertyInfo, _ range: Range<Int>) {
        self.base = base
        self.property = property
        super.init(range, type: property.type)
    }
    override func eval(_ f: Frame) throws -> Value { try f.machine.read(property, of: try base.eval(f), range) }
    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        var owner = try base.eval(f)
        try f.machine.modify(property, of: &owner, range, body)
    }
    override var isPlace: Bool { true }
}

/// The type of a value, or the type itself where a type stands in the slot: `Self`, or a generic parameter.
final class SelfTypeNode: Node {
    let base: Node
    init(_ base: Node, _ range: Range<Int>) {
        self.base = base
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        switch value {
        case .type: return value
        case .array(let elements): return .type(elements.first.map { f.machine.typeName(of: $0) } ?? .named("Any"))
        default: return .type(f.machine.typeName(of: value))
        }
    }
}

/// `.name` whose type nothing tells yet; it becomes a member of the type that it meets.
struct UnresolvedMember: NativeValue {
    let name: String
    let range: Range<Int>
    var typeName: String { "." + name }
}
