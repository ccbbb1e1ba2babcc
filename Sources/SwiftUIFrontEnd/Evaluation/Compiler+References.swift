import Diagnostics
import Vocabulary

extension Compiler {
    func hasRequirement(_ name: String, _ owner: TypeInfo) -> Bool {
        owner.lookupOrder.contains { $0.methods[name] != nil }
    }

    func propertyType(_ property: PropertyInfo) -> TypeName? {
        // Which of several is meant shows when it is read.
        if let all = property.owner.alternatives[property.name], !all.allSatisfy({ $0.type == property.type }) {
            return nil
        }
        if let written = property.type {
            return machine.canonical(written, owner: property.owner, generics: property.owner.generics)
        }
        return machine.inferredType(of: property)
    }

    func staticType(_ info: StaticInfo) -> TypeName? {
        if info.type == .named("Set") { return machine.inferredType(of: info, expected: .named("Set")) }
        if let written = info.type {
            return machine.canonical(written, owner: info.owner, generics: info.owner?.generics ?? [])
        }
        return machine.inferredType(of: info)
    }

    func functionReference(_ functions: [FunctionInfo], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        let chosen = chosen(functions, expected)
        return ConstantNode(
            .function(FunctionReference(chosen, receiver: .void, machine)), range, type: functionType(chosen))
    }

    func chosen(_ functions: [FunctionInfo], _ expected: TypeName?) -> FunctionInfo {
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

    func functionType(_ function: FunctionInfo) -> TypeName? {
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

    /// Whether members of the library can be written without `self` in a type.
    func inheritsNativeMembers(_ owner: TypeInfo) -> Bool {
        owner.kind == .native || owner.kind == .protocolType || owner.kind == .enumeration
            || ["View", "Layout", "OptionSet", "Sequence", "Collection", "RandomAccessCollection"].contains {
                owner.conforms(to: $0)
            }
    }

    /// `Element` in an extension of a native collection: the type of what the collection holds.
    func nativeGeneric(_ name: String, _ range: Range<Int>) -> Node? {
        guard name == "Element", context.hasSelf, let owner = context.owner, owner.kind == .native,
            index.types[name] == nil
        else { return nil }
        return SelfTypeNode(MemberNode(selfNode(range), "first", range, type: nil), range)
    }

    /// The type that a static method of a class was called on.
    func dynamicType(_ range: Range<Int>) -> Node { SelfTypeNode(LocalNode(0, range, type: nil), range) }

    /// Whether `Self` is known only when the code runs: in protocols and classes.
    var isDynamicSelf: Bool {
        guard let owner = context.owner else { return false }
        return owner.kind == .protocolType || owner.kind == .classType && !owner.isView
            || owner.kind == .native
                && (Interpreter.protocolNames.contains(owner.name)
                    || Interpreter.declarableProtocols.contains(owner.name))
    }

    /// Whether a standard protocol that the extended one is, inherits or is bound by gives every value the member.
    func isRequired(_ name: String, of owner: TypeInfo) -> Bool {
        guard owner.kind == .protocolType || owner.kind == .native, let known = Self.requirements[name] else {
            return false
        }
        return owner.name == known || owner.conforms(to: known)
            || owner.selfBounds.contains { $0.nominalName == known }
    }

    private static let requirements = ["id": "Identifiable", "rawValue": "RawRepresentable"]

    /// The type that a generic parameter stands for, taken from an argument that shows it.
    func genericNode(_ name: String, _ range: Range<Int>) -> Node? {
        var current: FunctionContext? = context
        while let step = current {
            if let source = step.genericSources[name] {
                guard let variable = context.find(source, from: scope) else { return nil }
                let shown = SelfTypeNode(
                    node(variable, range), isElement: step.elementSources.contains(source), range)
                shown.bound = BoundGenericNode(name, range)
                return shown
            }
            current = step.parent
        }
        // A parameter of the type itself: a stored property shows it.
        // In an initialiser there is nothing in it yet.
        guard context.hasSelf, !context.isInitializer, let owner = context.owner else { return nil }
        for property in owner.stored {
            switch property.type?.unwrapped {
            case let type? where type == .named(name) || type == .named("Binding", [.named(name)]):
                let shown = SelfTypeNode(MemberNode(selfNode(range), property.name, range, type: nil), range)
                shown.bound = boundGeneric(name, range)
                return shown
            case .array(.named(let found, _))? where found == name:
                let shown = SelfTypeNode(
                    MemberNode(selfNode(range), property.name, range, type: nil), isElement: true, range)
                shown.bound = boundGeneric(name, range)
                return shown
            default: continue
            }
        }
        return nil
    }
}
