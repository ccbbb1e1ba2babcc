import Diagnostics
import Vocabulary

/// A declared function or method.
class FunctionTarget: Target {
    let function: FunctionInfo
    unowned let machine: Interpreter
    /// The receiver where it is fixed: the type of a static method.
    let fixedReceiver: Value?

    init(_ machine: Interpreter, _ function: FunctionInfo, receiver: Value? = nil) {
        self.machine = machine
        self.function = function
        fixedReceiver = receiver
        super.init(parameters: function.parameters, result: function.result)
    }

    override var isMutating: Bool { function.isMutating && function.owner?.kind != .classType }
    override var constraints: [String: TypeName] { function.declaration?.constraints ?? [:] }
    override var bounds: [String: [TypeName]] { function.declaration?.bounds ?? [:] }
    override var generics: Set<String> { function.generics }
    override var owner: TypeInfo? { function.owner }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        let code = try machine.code(of: function)
        if isMutating { return try machine.run(code, receiver: &receiver, plans, f, range) }
        var value = fixedReceiver ?? receiver
        return try machine.run(code, receiver: &value, plans, f, range)
    }
}

/// A method of a superclass on `self`.
final class SuperTarget: FunctionTarget {
    let selfNode: Node
    init(_ machine: Interpreter, _ function: FunctionInfo, selfNode: Node) {
        self.selfNode = selfNode
        super.init(machine, function)
    }
    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        var value = try selfNode.eval(f)
        return try super.invoke(f, &value, plans, range)
    }
}

/// A local function: labels and defaults of its declaration, the closure in its box.
final class LocalFunctionTarget: Target {
    let callee: Node
    let function: FunctionInfo
    unowned let machine: Interpreter

    init(_ machine: Interpreter, _ callee: Node, _ function: FunctionInfo) {
        self.machine = machine
        self.callee = callee
        self.function = function
        super.init(parameters: function.parameters, result: function.result)
    }

    override var generics: Set<String> { function.generics }
    override var bounds: [String: [TypeName]] { function.declaration?.bounds ?? [:] }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        guard case .function(let value) = try callee.eval(f), let closure = value as? Closure else {
            throw machine.failure("unexpected-nil", "`\(function.name)` is called before it is declared", range)
        }
        var own = closure.selfValue
        return try machine.run(closure.code, receiver: &own, plans, f, range, captured: closure)
    }
}

/// An initialiser that the source declares.
final class InitializerTarget: Target {
    let function: FunctionInfo
    let info: TypeInfo
    unowned let machine: Interpreter

    init(_ machine: Interpreter, _ function: FunctionInfo, _ info: TypeInfo) {
        self.machine = machine
        self.function = function
        self.info = info
        super.init(parameters: function.parameters, result: info.kind == .native ? nil : info.typeName)
    }

    override var generics: Set<String> { function.generics }
    override var bounds: [String: [TypeName]] { function.declaration?.bounds ?? [:] }
    override var owner: TypeInfo? { function.owner }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        let code = try machine.code(of: function)
        var made = try machine.blank(info, f, range)
        let ended = try machine.run(code, receiver: &made, plans, f, range)
        if function.isFailable, case .none = ended { return .none }
        return made
    }
}

/// `super.init` and `self.init` of a class: runs on the object that is being made.
final class DelegateTarget: Target {
    let function: FunctionInfo
    let selfNode: Node
    /// Whether the initialiser of the object's own class is meant, if it overrides this one.
    let isVirtual: Bool
    unowned let machine: Interpreter

    init(_ machine: Interpreter, _ function: FunctionInfo, selfNode: Node, isVirtual: Bool) {
        self.isVirtual = isVirtual
        self.machine = machine
        self.function = function
        self.selfNode = selfNode
        super.init(parameters: function.parameters, result: nil)
    }

    override var generics: Set<String> { function.generics }
    override var owner: TypeInfo? { function.owner }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        var object = try selfNode.eval(f)
        let overriding =
            isVirtual
            ? machine.info(of: object)?.lookupOrder.lazy.flatMap(\.initializers).first {
                $0.signatureText == self.function.signatureText && $0.owner?.kind == .classType
            } : nil
        let code = try machine.code(of: overriding ?? function)
        _ = try machine.run(code, receiver: &object, plans, f, range)
        return .void
    }
}

/// The memberwise initialiser of a struct, and `init()` of a class.
final class MemberwiseTarget: Target {
    let info: TypeInfo
    let properties: [PropertyInfo]
    unowned let machine: Interpreter
    let selfNode: Node?

    init(_ machine: Interpreter, _ info: TypeInfo, _ properties: [PropertyInfo], selfNode: Node? = nil) {
        self.machine = machine
        self.info = info
        self.properties = properties
        self.selfNode = selfNode
        super.init(parameters: properties.map { machine.memberwiseParameter($0) }, result: info.typeName)
    }

    override var generics: Set<String> { info.generics }
    override var bounds: [String: [TypeName]] { info.declaration?.bounds ?? [:] }
    override var owner: TypeInfo? { info }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        if selfNode != nil { return .void }
        var given: [Int: Value] = [:]
        for (property, plan) in zip(properties, plans) {
            guard let index = property.index, case .node(let node) = plan else { continue }
            given[index] = try node.eval(f)
        }
        return try machine.make(info, given, f, range)
    }
}

/// A case with a payload.
final class CaseTarget: Target {
    let info: TypeInfo
    let entry: CaseInfo

    init(_ machine: Interpreter, _ info: TypeInfo, _ entry: CaseInfo) {
        self.info = info
        self.entry = entry
        super.init(
            parameters: (entry.payload ?? []).map { machine.index.spec($0, isGeneric: { _ in false }) },
            result: info.typeName)
    }

    override var generics: Set<String> { info.generics }
    override var owner: TypeInfo? { info }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        let payload: [Value] = try zip(plans, parameters).map { plan, parameter in
            switch plan {
            case .node(let node), .place(let node): return try node.eval(f)
            case .variadic(let nodes): return .array(try nodes.map { try $0.eval(f) })
            case .defaulted:
                guard let written = parameter.defaultValue else { return .none }
                return try f.machine.evaluate(written, expected: parameter.type, owner: info)
            }
        }
        return .enumeration(EnumInstance(type: info, caseName: entry.name, caseIndex: entry.index, payload: payload))
    }
}

/// A function of the native library.
final class NativeTarget: Target {
    /// What a call is charged.
    static let steps = 32

    let function: NativeFunction
    unowned let machine: Interpreter

    init(_ machine: Interpreter, _ function: NativeFunction, _ signature: Signature, result: TypeName?) {
        self.machine = machine
        self.function = function
        super.init(parameters: signature.parameters.map { ParameterSpec($0) }, result: signature.result ?? result)
    }

    override var isMutating: Bool { function.isMutating }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        var arguments = try machine.values(of: plans, f)
        let result = try call(machine, &receiver, changing: &arguments, range)
        for (place, plan) in plans.enumerated() where parameters[place].isInout {
            if case .place(let node) = plan, let value = arguments[place] { try node.assign(f, value) }
        }
        return result
    }

    func call(
        _ machine: Interpreter, _ receiver: inout Value, _ arguments: [Value?], _ range: Range<Int>
    ) throws -> Value {
        var arguments = arguments
        return try call(machine, &receiver, changing: &arguments, range)
    }

    /// Calls the function; what it leaves in `inout` arguments stands in them afterwards.
    private func call(
        _ machine: Interpreter, _ receiver: inout Value, changing arguments: inout [Value?], _ range: Range<Int>
    ) throws -> Value {
        machine.nativeRange = range
        // Native work is charged as more than one step: a loop over it ends about as soon as one over statements.
        try machine.charge(steps: Self.steps, bytes: 0)
        var call = NativeCall(
            receiver: receiver, arguments: arguments.map { $0?.unsliced }, range: range, evaluator: machine)
        if function.isMutating { receiver = .void }
        defer {
            if function.isMutating { receiver = call.receiver }
            arguments = call.arguments
        }
        let before = call.receiver.contentBytes
        let isAdding = function.isMutating && call.receiver.growsInPlace
        if !isAdding { try machine.chargeWork(on: before) }
        let result = try function.body(&call)
        try machine.chargeContents(result.contentBytes)
        if function.isMutating { try machine.chargeContents(call.receiver.contentBytes - (isAdding ? before : 0)) }
        return result
    }
}

/// A word that makes a view.
final class WordTarget: Target {
    let name: String

    init(_ name: String, _ signature: Signature) {
        self.name = name
        super.init(parameters: signature.parameters.map { ParameterSpec($0) }, result: .named("View"))
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        let arguments = try f.machine.wordArguments(parameters, plans, f)
        // Views are charged as they are made: a short loop can ask for any number of them.
        f.machine.nativeRange = range
        try f.machine.charge(steps: 1, bytes: 512)
        return .view(CallNode(word: name, arguments: arguments, sourceOffset: range.lowerBound))
    }
}

/// A modifier of a view.
final class ModifierTarget: Target {
    let name: String

    init(_ name: String, _ signature: Signature) {
        self.name = name
        super.init(parameters: signature.parameters.map { ParameterSpec($0) }, result: .named("View"))
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        let arguments = try f.machine.wordArguments(parameters, plans, f)
        if case .view(let node) = receiver, node.modifiers.count > 64 {
            // All of them are copied.
            try f.machine.charge(steps: node.modifiers.count / 4, bytes: 0)
        }
        let offset = f.machine.placeOfMember(name, in: range).lowerBound
        return .view(.modified(receiver, by: ModifierCall(word: name, arguments: arguments, sourceOffset: offset)))
    }
}

/// A member of the standard library.
final class BuiltinTarget: Target {
    let method: BuiltinMethod

    init(_ method: BuiltinMethod, receiverType: TypeName?) {
        self.method = method
        super.init(parameters: method.parameters(for: receiverType), result: nil)
    }

    override var isMutating: Bool { method.isMutating }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        var arguments: [Value] = []
        arguments.reserveCapacity(plans.count)
        for plan in plans {
            switch plan {
            case .node(let node): arguments.append(try node.eval(f))
            case .place(let node):
                arguments.append(.binding(BindingValue(get: { try node.eval(f) }, set: { try node.assign(f, $0) })))
            case .variadic(let nodes): arguments.append(.array(try nodes.map { try $0.eval(f) }))
            case .defaulted: arguments.append(.none)
            }
        }
        f.machine.steps &-= 1
        if f.machine.steps < 0 { throw f.machine.outOfSteps(range) }
        f.machine.nativeRange = range
        if case .native(let native) = receiver { return try invoke(native, f.machine, &receiver, arguments, range) }
        try f.machine.chargeWalk(over: receiver, by: method.name)
        try f.machine.chargeSearch(in: receiver, for: arguments.first, by: method.name)
        switch receiver {
        case .dictionary, .set: if let key = arguments.first { try f.machine.chargeKey(key) }
        default: break
        }
        if method.isMutating {
            let place = Interpreter.place(of: receiver)
            if case .string = receiver {
                for place in arguments.indices { arguments[place] = arguments[place].unsliced }
            }
            let result = try method.body(f.machine, &receiver, arguments, range)
            if place != 0 { try f.machine.chargeCopy(of: receiver, from: place) }
            return result
        }
        if case .string(let text) = receiver {
            for place in arguments.indices { arguments[place] = arguments[place].unsliced }
            let result = try method.body(f.machine, &receiver, arguments, range)
            return SubstringMembers.result(result, of: method.name, on: text)
        }
        return try method.body(f.machine, &receiver, arguments, range)
    }

    /// Slices and numbers of their own types run the methods of arrays and plain numbers.
    private func invoke(
        _ native: any NativeValue, _ machine: Interpreter, _ receiver: inout Value, _ arguments: [Value],
        _ range: Range<Int>
    ) throws -> Value {
        if let slice = native.exactly(SliceValue.self) {
            return try SliceValue.call(method, on: slice, &receiver, arguments, machine, range)
        }
        if let string = native.exactly(NSStringValue.self) {
            var plain = Value.string(string.text)
            return try method.body(machine, &plain, arguments.map(\.unsliced), range)
        }
        if let part = native.exactly(SubstringValue.self) {
            return try SubstringMembers.call(method, on: part, &receiver, arguments, machine, range)
        }
        if let result = SizedNumbers.reportingOverflow(method.name, receiver, arguments.first ?? .none) {
            return result
        }
        let original = Value.native(native)
        guard var plain = SizedNumbers.plain(original) else {
            return try method.body(machine, &receiver, arguments, range)
        }
        let result = try method.body(machine, &plain, arguments.map { SizedNumbers.plain($0) ?? $0 }, range)
        if method.isMutating { receiver = SizedNumbers.restored(plain, like: original) }
        return SizedNumbers.restored(result, like: original)
    }
}

/// A property that holds a function.
final class PropertyCallTarget: Target {
    let name: String

    init(_ name: String, labels: [String?], types: [TypeName]) {
        self.name = name
        let parameters = labels.enumerated().map { place, label in
            ParameterSpec(label: label, name: "value", type: place < types.count ? types[place] : nil)
        }
        super.init(parameters: parameters, result: nil)
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        let function = try f.machine.readMember(receiver, name, range)
        let nodes = plans.compactMap { if case .node(let node) = $0 { node } else { nil } }
        if nodes.contains(where: { $0 is InoutNode }) {
            let call = ValueCallNode(
                ValueNode(function, range), nodes, labels: parameters.map(\.label), range, type: nil)
            return try call.eval(f)
        }
        let arguments = try f.machine.values(of: plans, f).map { $0 ?? .none }
        return try f.machine.callValue(function, arguments, parameters.map(\.label), range)
    }
}

extension ParameterSpec {
    init(_ parameter: Signature.Parameter) {
        self.init(
            label: parameter.label, name: parameter.name, type: parameter.type, hasDefault: parameter.hasDefault,
            isVariadic: parameter.isVariadic, isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure,
            builder: parameter.isViewBuilder ? "ViewBuilder" : nil)
    }
}

/// `init()` of an option set: no option.
final class EmptySetTarget: Target {
    let info: TypeInfo
    unowned let machine: Interpreter
    init(_ machine: Interpreter, _ info: TypeInfo) {
        self.machine = machine
        self.info = info
        super.init(parameters: [], result: info.typeName)
    }
    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value { try machine.optionSet(info, of: .array([])) }
}

/// A declared operator: its parameters are called without labels.
final class UnlabelledTarget: Target {
    let base: FunctionTarget

    init(_ base: FunctionTarget) {
        self.base = base
        super.init(
            parameters: base.parameters.map {
                var parameter = $0
                parameter.label = nil
                return parameter
            }, result: base.result)
    }

    override var generics: Set<String> { base.generics }
    override var constraints: [String: TypeName] { base.constraints }
    override var bounds: [String: [TypeName]] { base.bounds }
    override var owner: TypeInfo? { base.owner }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value { try base.invoke(f, &receiver, plans, range) }
}
