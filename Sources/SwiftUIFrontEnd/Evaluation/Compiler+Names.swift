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
        if name == "self", !context.hasDynamicType {
            if context.hasSelf { return selfNode(range) }
            if let owner = context.owner {
                return ConstantNode(.type(owner.typeName), range, type: .metatype(owner.typeName))
            }
            return fail("unknown-name", "`self` stands outside of a type", range)
        }
        if name == "Self" || name == "self", context.hasDynamicType { return dynamicType(range) }
        if name == "Self", isDynamicSelf, context.hasSelf { return SelfTypeNode(selfNode(range), range) }
        if context.generics.contains(name), let node = genericNode(name, range) { return node }
        if context.generics.contains(name) { return boundGeneric(name, range) }
        if let node = nativeGeneric(name, range) { return node }
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
            node.hasWrittenType = isCertain(info)
            node.writtenType = info.declaration.type
            return node
        }
        if let functions = index.functions[name] { return functionReference(functions, range, expected) }
        if let value = NativeLibrary.constant(name) {
            return ConstantNode(value, range, type: machine.typeName(of: value))
        }
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
        if NativeLibrary.isOutsideConstant(name) {
            return ConstantNode(.native(OutsideValue(name, isUnknown: false)), range, type: nil)
        }
        if context.hasSelf, let owner = context.owner, owner.isFromOutside, name.first?.isLowercase == true {
            return MemberNode(selfNode(range), name, range, type: nil)
        }
        return unknown(name, range)
    }

    /// A native function as a value: its arguments are taken in order.
    func nativeReference(_ function: NativeFunction, _ range: Range<Int>) -> Node {
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

    func unknown(
        _ name: String, _ range: Range<Int>, isCall: Bool = false, arguments: [CallArgument] = []
    ) -> Node {
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
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        let isView = isCall && catalogue.viewSignatures(capitalized) != nil
        let near = isView ? capitalized : NearestName.of(name, among: candidates.sorted())
        if let node = unseen(name, isCall ? arguments : nil, hint: near, range) { return node }
        let hint = near.map { ["did you mean `\($0)`?"] } ?? []
        if looksLikeView, isCall {
            let declare = "declare `struct \(name)`; `recipes support` lists what is understood"
            return fail(
                "unknown-view", "there is no view or type `\(name)`", range, hints: hint.isEmpty ? [declare] : hint)
        }
        return fail("unknown-name", "there is no `\(name)` here", range, hints: hint)
    }

    func projected(_ name: String, _ range: Range<Int>) -> Node? {
        if let local = context.find(name, from: scope) {
            if local.isWrapped { return MemberNode(wrapperNode(local, range), "projectedValue", range, type: nil) }
            // A parameter that is no wrapper hides the property and not what it projects.
            let isHidden =
                !local.isProjected && !local.isState && context.hasSelf
                && context.owner?.anyProperty(name)?.wrapperAttribute != nil
            if !isHidden { return LocalProjectionNode(LocalNode(local.slot, range, type: nil), range) }
        }
        guard context.hasSelf, context.owner?.anyProperty(name) != nil else { return nil }
        return projection(of: selfNode(range), name, range)
    }

    /// `$name` of a value; of a published property it is a publisher of the property's values.
    func projection(of base: Node, _ name: String, _ range: Range<Int>) -> Node {
        let node = ProjectionNode(base, name, range)
        guard let property = info(base.type)?.anyProperty(name), property.isPublished,
            property.owner.kind == .classType
        else { return node }
        node.type = .named("Published.Publisher", propertyType(property).map { [$0] } ?? [])
        return node
    }

    /// Members that conformances to standard protocols give.
    static let impliedMembers: Set<String> = ["hashValue", "objectWillChange"]

    /// A member of `self`, or a static member of an enclosing type.
    func ownMember(_ name: String, _ range: Range<Int>) -> Node? {
        guard let owner = context.owner else { return nil }
        let name = seen(name, of: owner)
        if context.hasSelf {
            if let property = owner.anyProperty(name) {
                let node = MemberNode(selfNode(range), name, range, type: propertyType(property))
                node.hasWrittenType = isCertain(property)
                node.writtenType = property.declaration.type
                return node
            }
            if !owner.methods(named: name).isEmpty || hasRequirement(name, owner) {
                return MemberNode(selfNode(range), name, range, type: nil)
            }
            if Self.impliedMembers.contains(name) || isRequired(name, of: owner)
                || name == "localizedDescription"
                    && (owner.conforms(to: "Error") || owner.conforms(to: "LocalizedError"))
            {
                return MemberNode(selfNode(range), name, range, type: nil)
            }
            if owner.name == "Binding", name == "wrappedValue" || name == "projectedValue" {
                return MemberNode(selfNode(range), name, range, type: nil)
            }
            if inheritsNativeMembers(owner), machine.hasNativeMember(owner, name) {
                return MemberNode(selfNode(range), name, range, type: machine.memberType(of: owner.typeName, name))
            }
        }
        if context.hasDynamicType, owner.cases[name] == nil,
            owner.lookupOrder.contains(where: { $0.statics[name] != nil || $0.staticMethods[name] != nil })
        {
            return MemberNode(
                dynamicType(range), name, range, type: owner.staticProperty(name).flatMap { staticType($0) })
        }
        if context.hasDynamicType, name == "allCases",
            owner.conforms(to: "CaseIterable") || owner.name == "CaseIterable"
                || owner.selfBounds.contains(.named("CaseIterable"))
        {
            return MemberNode(dynamicType(range), name, range, type: nil)
        }
        var scope: TypeInfo? = owner
        while let info = scope {
            if let node = staticMember(info, name, range) { return node }
            scope = info.parent
        }
        if owner.kind == .native, !context.hasSelf, machine.hasStaticMember(.named(owner.name), name) {
            return constant(of: .named(owner.name), name, range)
        }
        return nil
    }
}
