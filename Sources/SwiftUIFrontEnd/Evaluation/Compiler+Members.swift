import Diagnostics
import Vocabulary

extension Compiler {
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
        case .optionalLink(let inner), .optionalChain(let inner):
            return typeReference(inner).map {
                if case .optional = $0, case .optionalChain = expression.kind { $0 } else { .optional($0) }
            }
        case .name(let written, let generics):
            let isQualified = written.hasPrefix(Self.modulePrefix)
            let name = isQualified ? String(written.dropFirst(Self.modulePrefix.count)) : written
            // The source's own type of the name is not meant.
            if isQualified, name.first?.isUppercase != true || index.find(name, from: context.owner) != nil {
                return nil
            }
            if context.find(name, from: scope) != nil { return nil }
            if name == "Self" { return isDynamicSelf || context.hasDynamicType ? nil : context.owner?.typeName }
            if isQualified, context.generics.contains(name) {
                return machine.typeNamed(name, generics, owner: nil, generics: [])
                    ?? (catalogue.viewSignatures(name) != nil ? .named(name) : nil)
            }
            if context.generics.contains(name), genericNode(name, expression.range) != nil { return nil }
            if nativeGeneric(name, expression.range) != nil { return nil }
            if name == "self", !context.hasSelf, !context.hasDynamicType { return context.owner?.typeName }
            if let owner = context.owner, context.hasSelf, owner.anyProperty(name) != nil { return nil }
            if index.globals[name] != nil { return nil }
            return machine.typeNamed(name, generics, owner: context.owner, generics: context.generics)
                ?? (catalogue.viewSignatures(name) != nil && index.functions[name] == nil ? .named(name) : nil)
        case .member(let base, let name):
            if case .name(let outer, _) = base.kind, name.first?.isUppercase == true, index.types[outer] == nil,
                context.find(outer, from: scope) == nil,
                nativeType(outer + "." + name) != nil
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
                if let found = machine.associatedType(name, of: info) { return found }
            }
            if let info = index.nativeExtensions[outer], let nested = info.nested[name] { return nested.typeName }
            let full = outer + "." + name
            return name.first?.isUppercase == true && (nativeType(full) != nil || BuiltinTypes.names.contains(full))
                ? .named(full) : nil
        default: return nil
        }
    }

    func member(_ base: Expression, _ name: String, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if case .name("super", _) = base.kind, let superclass = context.owner?.superclass {
            if !context.hasSelf, let property = superclass.staticProperty(name) {
                let node = StaticNode(property, range)
                node.type = staticType(property)
                return node
            }
            if context.hasSelf, let property = superclass.property(name) {
                return SuperPropertyNode(selfNode(range), property, range)
            }
            return fail("unknown-member", "the superclass has no `\(name)`", range)
        }
        if name == "self", case .name(_, let generics) = base.kind, !generics.isEmpty,
            case .named(let declared, _)? = typeReference(base), index.types[declared] != nil
        {
            if generics.contains(where: { mentionsGeneric($0) }) {
                return GenericTypeNode(
                    declared,
                    generics.map { argument in
                        if case .named(let name, []) = argument, context.generics.contains(name) {
                            return genericNode(name, range) ?? boundGeneric(name, range)
                        }
                        return ConstantNode(.type(type(argument) ?? argument), range, type: nil)
                    }, range)
            }
            // The arguments are only shown.
            let shown = TypeName.named(declared, generics.map { type($0) ?? $0 })
            return ConstantNode(.type(shown), range, type: .metatype(.named(declared)))
        }
        if let generic = unshownGeneric(base) {
            return name == "self" ? generic : MemberNode(generic, name, range, type: nil)
        }
        if let size = memoryLayout(base, name, range) { return size }
        if let type = typeReference(base) { return bound(typeMember(type, name, range, expected), by: base) }
        let wanted = isImplicit(base) ? expected : literalReceiver(base, name)
        let node = compile(base, expected: wanted)
        return instanceMember(node, name, range)
    }

    /// `Double` for the receiver of `9.clamped(to:)`, if only an extension of it has the member.
    func literalReceiver(_ base: Expression, _ name: String) -> TypeName? {
        switch base.kind {
        case .integer: break
        case .prefix("-", let operand): guard case .integer = operand.kind else { return nil }
        case .tuple(let elements) where elements.count == 1: return literalReceiver(elements[0].value, name)
        default: return nil
        }
        guard index.extensionMembers.contains(name) else { return nil }
        func adds(_ type: String) -> Bool {
            machine.nativeLineage(type).contains {
                let info = index.nativeExtensions[$0]
                return info?.methods[name] != nil || info?.properties[name] != nil
            }
        }
        let isOfIntegers =
            adds("Int") || BuiltinMethods.has(name, onType: "Int") || BuiltinProperties.has(name, onType: "Int")
        return !isOfIntegers && adds("Double") ? .named("Double") : nil
    }

    func instanceMember(_ node: Node, _ name: String, _ range: Range<Int>) -> Node {
        let name = seen(name, of: info(node.type))
        if name == "self" { return node }
        if name.hasPrefix("$") { return projection(of: node, String(name.dropFirst()), range) }
        if name.hasPrefix("_"), let info = info(node.type), let property = info.anyProperty(String(name.dropFirst())),
            property.wrapperAttribute != nil
        {
            return StorageNode(node, property.name, range)
        }
        var type: TypeName?
        var isWritten = false
        var written: TypeName?
        if let base = node.type {
            if case .optional = base {
                // Members of an optional itself, or a missing `?`.
                if let failure = optionalMember(node, name, range) { return failure }
                type = machine.memberType(of: base, name)
            } else if case .tuple(let labels, let types) = base {
                let place = Int(name) ?? labels.firstIndex(of: name)
                type = place.flatMap { types.indices.contains($0) ? types[$0] : nil }
                if type == .named("Any") { type = nil }
                if let count = RegexMembers.groupCount(ofMatch: base), let place = Int(name), place >= count {
                    return fail(
                        "unknown-member", "the match has no member `\(name)`", range,
                        hints: [
                            count == 1 ? "its regular expression has no groups" : "the last group is `.\(count - 1)`"
                        ])
                }
            } else if let info = info(base) {
                if let property = info.anyProperty(name) {
                    type = propertyType(property)
                    checkAccess(to: property, range)
                    isWritten = isCertain(property)
                    written = property.declaration.type
                } else if info.methods(named: name).isEmpty, !hasRequirement(name, info),
                    !machine.hasMember(info, name)
                {
                    return unknownMember(name, of: info, range)
                } else if name == "rawValue", info.kind == .enumeration {
                    type = machine.associatedType("RawValue", of: info)
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
        let member = MemberNode(node, name, range, type: type)
        // `proxy.size.width` is known as well as what the source writes.
        member.writtenType = written
        if let name = node.type?.nominalName, Self.geometry.contains(name), index.types[name] == nil {
            isWritten = true
            if type == .named("Double") { member.writtenType = .named("CGFloat") }
        }
        member.hasWrittenType = isWritten || name == "count" && counts(node.type)
        return member
    }

    /// Whether `count` of a type is the standard library's.
    private func counts(_ type: TypeName?) -> Bool {
        guard !index.extensionMembers.contains("count") else { return false }
        switch type {
        case .array?, .dictionary?: return true
        case .named(let name, _)?: return name == "String" || name == "Set"
        default: return false
        }
    }

    private static let geometry: Set<String> = ["CGSize", "CGPoint", "CGRect"]

    func unknownMember(_ name: String, of info: TypeInfo, _ range: Range<Int>) -> Node {
        var candidates: Set<String> = []
        for step in info.lookupOrder {
            candidates.formUnion(step.properties.keys)
            candidates.formUnion(step.methods.keys)
        }
        if info.staticProperty(name) != nil || !info.staticMethods(named: name).isEmpty {
            return fail(
                "unknown-member", "`\(name)` is a member of the type `\(info.name)`, not of its values", range,
                hints: ["write `\(info.name).\(name)`"])
        }
        return fail(
            "unknown-member", "`\(info.name)` has no member `\(name)`", range,
            hints: NearestName.of(name, among: candidates.sorted()).map { ["did you mean `\($0)`?"] } ?? [])
    }

    /// A static member of a declared type.
    func staticMember(
        _ info: TypeInfo, _ name: String, _ range: Range<Int>, through type: TypeName? = nil
    ) -> Node? {
        if let entry = info.cases[name] {
            if let instance = entry.instance { return ConstantNode(.enumeration(instance), range, type: info.typeName) }
            let machine = machine
            let function = NativeFunctionValue { [unowned machine] arguments in
                _ = machine
                var payload = arguments
                // A tuple stands for as many arguments.
                if arguments.count == 1, let count = entry.payload?.count, count > 1,
                    case .tuple(let tuple) = arguments[0], tuple.elements.count == count
                {
                    payload = tuple.elements
                }
                return .enumeration(
                    EnumInstance(type: info, caseName: name, caseIndex: entry.index, payload: payload))
            }
            return ConstantNode(
                .function(function), range,
                type: .function((entry.payload ?? []).map { $0.type ?? .named("Any") }, info.typeName))
        }
        if let property = info.staticProperty(name) {
            let node = StaticNode(property, through: property.owner === info ? type : info.typeName, range)
            node.type = staticType(property) ?? node.type
            node.hasWrittenType = isCertain(property)
            node.writtenType = property.declaration.type
            return node
        }
        if name.hasPrefix("$"), let property = info.staticProperty(String(name.dropFirst())), isWrapped(property) {
            return StaticProjectionNode(property, range)
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

    private func isWrapped(_ property: StaticInfo) -> Bool {
        guard let wrapped = property.wrapped else { return false }
        wrapped.wrapper = index.wrapper(of: wrapped)
        return wrapped.wrapperAttribute != nil
    }

    func typeMember(_ type: TypeName, _ name: String, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if case .optional = type, name == "none" { return ConstantNode(.none, range, type: type) }
        if name == "self", case .array(.named(let element, [])) = type, context.generics.contains(element) {
            let shown = genericNode(element, range) ?? boundGeneric(element, range)
            return OperationNode([shown], range, type: nil) { _, values in
                if case .type(let known) = values[0] { .type(.array(known)) } else { .type(type) }
            }
        }
        if name == "self" { return ConstantNode(.type(type), range, type: .metatype(type)) }
        if name == "some", type.isNamed("Optional") || type.unwrapped != type {
            return ConstantNode(
                .function(NativeFunctionValue { $0.first?.asSome ?? Value.none }), range,
                type: .function([type.unwrapped], type))
        }
        if name == "success" || name == "failure", type.nominalName == "Result", index.types["Result"] == nil {
            return ConstantNode(
                .function(
                    NativeFunctionValue {
                        .native(CaseValue(typeName: "Result", caseName: name, payload: $0.isEmpty ? [.void] : $0))
                    }), range, type: nil)
        }
        if name == "init", let nominal = type.nominalName, BuiltinTypes.names.contains(nominal) {
            return initializerReference(type, range)
        }
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
            let near = NearestName.of(name, among: candidates.sorted())
            let cases = info.caseOrder.map { ".\($0.name)" }
            let all = cases.isEmpty || cases.count > 8 ? [] : ["there are: " + cases.joined(separator: ", ")]
            return fail(
                "unknown-member", "`\(info.name)` has no static member `\(name)`", range,
                hints: near.map { ["did you mean `.\($0)`?"] } ?? all)
        }
        if name == "init" { return initializerReference(type, range) }
        if let native = nativeType(type.nominalName ?? ""), let functions = native.staticFunctions[name],
            let first = functions.first
        {
            return nativeReference(first, range)
        }
        if let node = assetSymbol(name, of: type, range) { return node }
        if let nominal = type.nominalName, hasMethod(nominal, name) {
            // A method of the library taken from its type: the receiver comes first.
            let machine = machine
            let function = NativeFunctionValue { [unowned machine] arguments in
                guard let receiver = arguments.first else { return .void }
                return try machine.readMember(receiver, name, range)
            }
            return ConstantNode(.function(function), range, type: nil)
        }
        if let node = unseenMember(name, of: type, range) { return node }
        if let module = type.nominalName?.split(separator: ".").first.map(String.init),
            machine.program.imports.contains(module)
        {
            return OutsideCallNode(type.text, name, nil, range)
        }
        let known = nativeType(type.nominalName ?? "")
        let candidates = known.map { Array($0.constants.keys) + Array($0.staticFunctions.keys) } ?? []
        return fail(
            "unknown-member", "`\(type.text)` has no static member `\(name)`", range,
            hints: NearestName.of(name, among: candidates.sorted()).map { ["did you mean `.\($0)`?"] } ?? [])
    }

    /// Whether values of a native type have a method.
    private func hasMethod(_ type: String, _ name: String) -> Bool {
        BuiltinMethods.has(name, onType: type)
            || machine.nativeLineage(type).contains {
                nativeType($0)?.methods[name] != nil || index.nativeExtensions[$0]?.methods[name] != nil
            }
    }

    func initializerReference(_ type: TypeName, _ range: Range<Int>, labels: [String?] = []) -> Node {
        let machine = machine
        let function = NativeFunctionValue { [unowned machine] arguments in
            try machine.initialize(type, arguments, labels: labels, range)
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
                if let node = staticMember(info, name, range, through: index.types[nominal]?.typeName ?? type.unwrapped)
                {
                    return node
                }
            }
        }
        if let value = BuiltinTypes.constant(nominal, name) {
            return ConstantNode(value, range, type: self.type(.named(nominal)))
        }
        for step in machine.nativeLineage(nominal) {
            if let maker = nativeType(step)?.constants[name] {
                return ConstantNode(maker(), range, type: step == nominal ? type.unwrapped : nil)
            }
        }
        return outsideConstant(of: nominal, name, range)
    }

    /// `.name` for a parameter whose values say nothing to layout.
    func lenientMember(_ name: String, _ range: Range<Int>) -> Node {
        ConstantNode(.native(UnresolvedMember(name: name, range: range)), range, type: nil)
    }

    /// `.name` where a type is expected.
    func implicit(_ name: String, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        guard let expected, expected.unwrapped != .named("Any") else {
            if ["zero", "max", "min"].contains(name), !context.generics.isEmpty {
                // Of a generic type: it becomes the member of what it meets.
                return BoundMemberNode(name, context.generics.sorted().map { boundGeneric($0, range) }, range)
            }
            // In an extension of a native type `.zero` is that of its elements.
            let isOpen = name == "zero" && context.owner?.kind == .native
            if !isOpen, let owner = machine.uniqueOwner(ofStatic: name), let node = constant(of: owner, name, range) {
                return node
            }
            if machine.isAnyStaticMember(name) {
                return ConstantNode(.native(UnresolvedMember(name: name, range: range)), range, type: nil)
            }
            if expected?.unwrapped == .named("Any") { return lenientMember(name, range) }
            return fail(
                "ambiguous-member", "the type of `.\(name)` is not known here", range,
                hints: ["write the type in front of the dot"])
        }
        if case .optional = expected, name == "none", constant(of: expected.unwrapped, name, range) == nil {
            return ConstantNode(.none, range, type: expected)
        }
        if let node = constant(of: expected.unwrapped, name, range) { return node }
        if case .optional = expected, index.nativeExtensions["Optional"]?.staticProperty(name) != nil,
            let node = constant(of: .named("Optional"), name, range)
        {
            return node
        }
        if name == "none" { return ConstantNode(.none, range, type: .optional(expected)) }
        if ["View", "ShapeStyle", "AnyShapeStyle"].contains(expected.nominalName ?? "")
            || { if case .anyOf = expected.unwrapped { true } else { false } }(),
            let node = constant(of: .named("Color"), name, range)
        {
            return node
        }
        if case .function(_, let result) = expected.unwrapped, let node = constant(of: result, name, range) {
            return node
        }
        if let node = assetSymbol(name, of: expected, range) { return node }
        let member = Value.native(UnresolvedMember(name: name, range: range))
        if let node = madeUpMember(expected, range, [], { _ in member }) { return node }
        if !machine.importsPackages, isUnseen(expected) { return lenientMember(name, range) }
        if let node = unseenMember(name, of: expected, range) { return node }
        if isUnseen(expected) { return lenientMember(name, range) }
        if let info = info(expected), !info.methods(named: name).isEmpty || info.anyProperty(name) != nil {
            return fail("unknown-member", "`\(name)` is a member of instances of `\(info.name)`", range)
        }
        var candidates: [String] = []
        if let info = info(expected) {
            candidates += Array(info.cases.keys) + Array(info.statics.keys) + Array(info.staticMethods.keys)
        }
        for step in machine.nativeLineage(expected.nominalName ?? "") {
            if let native = nativeType(step) {
                candidates += Array(native.constants.keys) + Array(native.staticFunctions.keys)
            }
        }
        if let nominal = expected.nominalName { candidates += BuiltinTypes.constantNames(nominal) }
        var hints = NearestName.of(name, among: candidates.sorted()).map { ["did you mean `.\($0)`?"] } ?? []
        let all = Set(candidates).sorted()
        if hints.isEmpty, (1...8).contains(all.count) {
            hints = ["there are: " + all.map { "." + $0 }.joined(separator: ", ")]
        }
        return fail(
            "unknown-member", "`\(expected.unwrapped.text)` has no member `\(name)`", range, hints: hints)
    }
}
