import Diagnostics
import Vocabulary

/// How the arguments of a call reach the parameters of one callee.
enum ArgumentPlan {
    case node(Node)
    case variadic([Node])
    /// `&place`.
    case place(Node)
    case defaulted
}

/// Something that can be called, with the arguments of one call compiled for it.
struct PreparedCall {
    let target: Target
    let plans: [ArgumentPlan]
    /// Arguments whose values decide between overloads, with the types that this one wants.
    var checks: [(node: Node, type: TypeName)] = []
    /// Whether the call holds for one receiver only.
    var isVolatile = false
    /// What generic parameters of the callee stand for, where its arguments do not show it.
    var bindings: [String: TypeName] = [:]
}

/// Something that can be called.
class Target {
    let parameters: [ParameterSpec]
    let result: TypeName?
    init(parameters: [ParameterSpec], result: TypeName?) {
        self.parameters = parameters
        self.result = result
    }
    var isMutating: Bool { false }
    /// Names in which the parameters' types are generic.
    var generics: Set<String> { [] }
    /// What generic parameters are bound to.
    var constraints: [String: TypeName] { [:] }
    /// Everything that generic parameters and their associated types are bound to.
    var bounds: [String: [TypeName]] { [:] }
    /// What the place of the call says that generic parameters are: `Store<AppState>(…)`.
    var written: [String: TypeName] = [:]
    /// The type in which the names of parameter types are looked up.
    var owner: TypeInfo? { nil }
    func invoke(_ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>) throws -> Value {
        .void
    }
}

/// A call whose callee is known when it is compiled; several remain where only values can decide.
final class KnownCallNode: Node {
    let calls: [PreparedCall]
    /// What generic parameters of the callee stand for, where its arguments do not show it.
    var bindings: [String: TypeName] = [:]

    init(_ calls: [PreparedCall], _ range: Range<Int>, type: TypeName?) {
        self.calls = calls
        super.init(range, type: type)
    }

    /// Generic parameters of the callee that stand for such of the caller: `Store<Item>()` where `Item` is one.
    var handedOn: [String: BoundGenericNode] = [:]

    override func eval(_ f: Frame) throws -> Value {
        var bindings = bindings
        for (name, node) in handedOn { if let known = node.type(f) { bindings[name] = known } }
        if !bindings.isEmpty {
            f.machine.boundGenerics.append(bindings)
            defer { f.machine.boundGenerics.removeLast() }
            let made = try call(f)
            if makesInstance { made.keep(arguments: bindings) }
            return made
        }
        return try call(f)
    }

    /// Whether the call makes an instance of a declared type.
    var makesInstance: Bool { calls.allSatisfy { $0.target is InitializerTarget || $0.target is MemberwiseTarget } }

    private func call(_ f: Frame) throws -> Value {
        var receiver = Value.void
        if calls.count == 1 { return try calls[0].target.invoke(f, &receiver, calls[0].plans, range) }
        return try f.machine.withChoice(calls, f) { try $0.target.invoke(f, &receiver, $0.plans, range) }
    }
}

/// A value computed once while overloads are told apart.
final class HeldNode: Node {
    let place: Int
    init(_ place: Int, _ range: Range<Int>, type: TypeName?) {
        self.place = place
        super.init(range, type: type)
    }
    override func eval(_ f: Frame) throws -> Value { f.machine.held.last?[place] ?? .none }
}

/// `base.name(…)`, resolved by what the base is when it runs; what was found is remembered.
final class MethodCallNode: Node {
    enum Key: Hashable {
        case declared(ObjectIdentifier)
        case native(String)
        case kind(Int)
    }

    let base: Node
    let name: String
    let arguments: [CallArgument]
    let compiler: Compiler
    let expected: TypeName?
    private var known: [(key: Key, calls: [PreparedCall])] = []

    init(
        _ base: Node, _ name: String, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>,
        type: TypeName?, expected: TypeName?
    ) {
        self.base = base
        self.name = name
        self.arguments = arguments
        self.compiler = compiler.snapshot()
        self.expected = expected
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        var receiver = try base.eval(f)
        let calls = try resolved(receiver, f)
        if calls.count == 1, !calls[0].target.isMutating {
            guard !calls[0].bindings.isEmpty else {
                return try calls[0].target.invoke(f, &receiver, calls[0].plans, range)
            }
            f.machine.boundGenerics.append(calls[0].bindings)
            defer { f.machine.boundGenerics.removeLast() }
            return try calls[0].target.invoke(f, &receiver, calls[0].plans, range)
        }
        return try f.machine.withChoice(calls, f) { call in
            guard call.target.isMutating else { return try call.target.invoke(f, &receiver, call.plans, range) }
            if case .object = receiver { return try call.target.invoke(f, &receiver, call.plans, range) }
            receiver = .void
            // Arguments come before the receiver is taken, so they may read it.
            let evaluated = try f.machine.evaluated(call.plans, f)
            var result = Value.void
            try base.modify(f) { result = try call.target.invoke(f, &$0, evaluated, range) }
            return result
        }
    }

    private func resolved(_ receiver: Value, _ f: Frame) throws -> [PreparedCall] {
        let key = Self.key(of: receiver)
        for entry in known where entry.key == key { return entry.calls }
        let calls = try compiler.copy().methodCalls(
            receiver, baseType: try base.type ?? optionalType(f), name, arguments, range, expected: expected)
        if calls.first?.isVolatile != true { known.append((key, calls)) }
        return calls
    }

    /// The type of a base whose value does not show that it is optional: a property that is declared so.
    private func optionalType(_ f: Frame) throws -> TypeName? {
        guard name == "map" || name == "flatMap", let member = base as? MemberNode else { return nil }
        let holder = try member.base.eval(f)
        guard let owner = f.machine.info(of: holder) else {
            return Self.isOptional(member.name, of: holder) ? .optional(.named("Any")) : nil
        }
        guard let type = owner.property(member.name)?.type, case .optional = type else { return nil }
        return f.machine.canonical(type, owner: owner, generics: owner.generics)
    }

    /// Whether a property of the library gives an optional, which its value does not show.
    private static func isOptional(_ name: String, of value: Value) -> Bool {
        guard case .native(let native) = value else { return name == "first" || name == "last" }
        let parts = ["host", "scheme", "query", "fragment", "user", "password", "port"]
        return name == "first" || name == "last" || native.typeName.hasPrefix("URL") && parts.contains(name)
    }

    static func key(of value: Value) -> Key {
        switch value {
        case .instance(let instance): .declared(ObjectIdentifier(instance.type))
        case .object(let object): .declared(ObjectIdentifier(object.type))
        case .enumeration(let instance): .declared(ObjectIdentifier(instance.type))
        case .native(let native): .native(native.typeName)
        case .void: .kind(0)
        case .none: .kind(1)
        case .bool: .kind(2)
        case .int: .kind(3)
        case .double: .kind(4)
        case .string: .kind(5)
        case .character: .kind(6)
        case .array: .kind(7)
        case .dictionary: .kind(8)
        case .set: .kind(9)
        case .tuple: .kind(10)
        case .range: .kind(11)
        case .size: .kind(12)
        case .point: .kind(13)
        case .rect: .kind(14)
        case .proposal: .kind(15)
        case .function: .kind(16)
        case .type(let name): .native("\(name)")
        case .keyPath: .kind(18)
        // Layouts have methods of their own.
        case .view(let node): node.word.hasSuffix("Layout") ? .native(node.word) : .kind(19)
        case .box: .kind(20)
        case .binding: .kind(21)
        }
    }
}

/// A value that was computed already.
final class ValueNode: Node {
    let value: Value
    init(_ value: Value, _ range: Range<Int>) {
        self.value = value
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value { value }
}

/// A call of a function value.
final class ValueCallNode: Node {
    let callee: Node
    let arguments: [Node]
    let labels: [String?]
    let places: Bool

    init(_ callee: Node, _ arguments: [Node], labels: [String?], _ range: Range<Int>, type: TypeName?) {
        self.callee = callee
        self.arguments = arguments
        self.labels = labels
        places = arguments.contains { $0 is InoutNode }
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try callee.eval(f)
        if case .function(let function) = value, !places {
            if let closure = function as? Closure { return try closure.call(evaluating: arguments, f, range) }
            return try function.call(try arguments.map { try $0.eval(f) })
        }
        if case .function(let function) = value, let closure = function as? Closure {
            return try closure.callWithPlaces(arguments, f, range)
        }
        if case .function(let reference as FunctionReference) = value {
            return try callWithPlaces(reference, f)
        }
        return try f.machine.callValue(value, try arguments.map { try $0.eval(f) }, labels, range)
    }

    /// Calls a declared function that changes some of its arguments.
    private func callWithPlaces(_ reference: FunctionReference, _ f: Frame) throws -> Value {
        var boxes: [(place: Node, box: Box)] = []
        var receiver = reference.receiver
        let values = try arguments.map { try $0.eval(f) }
        let labels = reference.function.parameters.map(\.label)
        let held = zip(zip(arguments, values), labels).map { given, label -> (String?, Value) in
            guard given.0 is InoutNode else { return (label, given.1) }
            let box = Box(given.1)
            boxes.append((given.0, box))
            return (label, .box(box))
        }
        let result = try f.machine.call(reference.function, receiver: &receiver, values, boxes: held)
        for (place, box) in boxes { try place.assign(f, box.value) }
        return result
    }
}

/// `&place` as an argument.
final class InoutNode: Node {
    let place: Node
    init(_ place: Node, _ range: Range<Int>) {
        self.place = place
        super.init(range, type: place.type)
    }
    override func eval(_ f: Frame) throws -> Value { try place.eval(f) }
    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws { try place.modify(f, body) }
    override var isPlace: Bool { true }
}

/// Makes a closure with what it captures.
final class ClosureNode: Node {
    let code: Code
    let source: ClosureExpression?
    let context: FunctionContext
    let parameters: [ParameterSpec]
    /// Values of the capture list.
    var presets: [Node] = []
    /// The result builder that the body is read with.
    var builder: String?

    init(
        _ code: Code, source: ClosureExpression?, context: FunctionContext, parameters: [ParameterSpec],
        _ range: Range<Int>, type: TypeName?
    ) {
        self.code = code
        self.source = source
        self.context = context
        self.parameters = parameters
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        var captured: [Value] = []
        captured.reserveCapacity(code.captures.count)
        for capture in code.captures { captured.append(f.slots[capture.from]) }
        return .function(
            Closure(
                code: code, captured: captured, presets: try presets.map { try $0.eval(f) }, selfValue: f.slots[0],
                machine: f.machine, node: self))
    }
}
