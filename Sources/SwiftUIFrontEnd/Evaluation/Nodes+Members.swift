import Vocabulary

/// `base.name`, resolved by what the base is when it runs and remembered for declared types.
final class MemberNode: Node {
    let base: Node
    let name: String
    /// Whether the member is set by an initialiser of its type, where observers stay silent.
    var isInitializing = false
    private unowned(unsafe) var cachedType: TypeInfo?
    private var cachedIndex = 0

    init(_ base: Node, _ name: String, _ range: Range<Int>, type: TypeName?) {
        self.base = base
        self.name = name
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        switch value {
        case .instance(let instance):
            if let cachedType, instance.type === cachedType { return instance.fields[cachedIndex] }
            if let info = instance.type as? TypeInfo, let property = info.property(name), property.isPlainStored,
                let index = property.index
            {
                cachedType = info
                cachedIndex = index
                return try f.machine.checked(instance.fields[index], name, range)
            }
            if let info = instance.type as? TypeInfo, let property = info.property(name), property.changesWhenRead,
                base.isPlace, property.needsWriting(instance)
            {
                var result = Value.none
                try base.modify(f) { result = try f.machine.readChanging(property, of: &$0, range) }
                return result
            }
        case .object(let object):
            if let cachedType, object.type === cachedType { return object.fields[cachedIndex] }
            if let info = object.type as? TypeInfo, let property = info.property(name), property.isPlainStored,
                let index = property.index
            {
                cachedType = info
                cachedIndex = index
                return try f.machine.checked(object.fields[index], name, range)
            }
        default: break
        }
        if !f.machine.index.changingGetters.isEmpty, base.isPlace,
            let property = f.machine.changingProperty(name, addedTo: value)
        {
            var result = Value.none
            try base.modify(f) { result = try f.machine.readChanging(property, of: &$0, range) }
            return result
        }
        return try f.machine.readMember(value, name, range)
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        // What holds the property by reference is changed in place; for the rest the base is changed.
        if isInitializing { f.machine.silentWrites += 1 }
        defer { if isInitializing { f.machine.silentWrites -= 1 } }
        let owner = try base.eval(f)
        if try f.machine.modifyByReference(owner, name, range, body) { return }
        try modifyInPlace(f, body)
    }

    override func assign(_ f: Frame, _ value: Value) throws {
        // A computed property of an object is set without being read.
        if !isInitializing, case .object(let object) = try base.eval(f), let info = object.type as? TypeInfo,
            let property = info.property(name), property.index == nil, let setter = property.setter
        {
            var owner = Value.object(object)
            _ = try f.machine.call(setter, receiver: &owner, [value])
            return
        }
        try modify(f) { $0 = value }
    }

    private func modifyInPlace(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        try base.modify(f) { try f.machine.modifyMember(&$0, name, range, body) }
    }

    override var isPlace: Bool { true }
}

/// `$name`: the projection of a wrapped property.
final class ProjectionNode: Node {
    let base: Node
    let name: String

    init(_ base: Node, _ name: String, _ range: Range<Int>) {
        self.base = base
        self.name = name
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value { try f.machine.projection(of: name, in: try base.eval(f), range) }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        let owner = try base.eval(f)
        guard let property = f.machine.info(of: owner)?.property(name), case .declared(let wrapper) = property.wrapper,
            wrapper.kind == .structure, let index = property.index, let projected = wrapper.property("projectedValue"),
            projected.setter != nil || projected.index != nil
        else { return try super.modify(f, body) }
        // What a wrapper projects may be changed in it, as in `$title.undo()`.
        func change(_ owner: inout Value) throws {
            try f.machine.modifyField(index, of: &owner) {
                try f.machine.modifyMember(&$0, "projectedValue", range, body)
            }
        }
        if case .object = owner {
            var object = owner
            return try change(&object)
        }
        try base.modify(f) { try change(&$0) }
    }

    override var isPlace: Bool { true }
}

/// `$name` of a static property.
final class StaticProjectionNode: Node {
    let info: StaticInfo

    init(_ info: StaticInfo, _ range: Range<Int>) {
        self.info = info
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value { try f.machine.projection(of: info, range) }
}

/// `_name`: the storage behind a wrapped property.
final class StorageNode: Node {
    let base: Node
    let name: String

    init(_ base: Node, _ name: String, _ range: Range<Int>) {
        self.base = base
        self.name = name
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        try f.machine.storage(of: name, in: try base.eval(f), range)
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        try base.modify(f) { try f.machine.modifyStorage(of: name, in: &$0, range, body) }
    }

    override var isPlace: Bool { true }
}

/// `base[…]`.
final class IndexNode: Node {
    let base: Node
    let arguments: [Node]
    let labels: [String?]
    /// Whether calls stand in the indices, so that the order in which they are evaluated shows.
    let callsIndices: Bool
    /// Whether the one index has no label.
    private let isPlain: Bool

    init(_ base: Node, _ arguments: [Node], labels: [String?], _ range: Range<Int>, type: TypeName?) {
        isPlain = labels.count == 1 && labels[0] == nil
        callsIndices =
            arguments.contains { $0 is KnownCallNode || $0 is MethodCallNode || $0 is ValueCallNode }
            || (base as? IndexNode)?.callsIndices ?? false
        self.base = base
        self.arguments = arguments
        self.labels = labels
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        if case .instance = value, base.isPlace {
            let indices = try arguments.map { try $0.eval(f) }
            guard let function = f.machine.declaredSubscript(of: value, indices, labels), function.isMutating else {
                return try f.machine.readIndex(value, indices, labels, range)
            }
            var result = Value.none
            try base.modify(f) { result = try f.machine.call(function, receiver: &$0, indices) }
            return result
        }
        if arguments.count == 1 {
            let index = try arguments[0].eval(f)
            if case .array(let elements) = value, case .int(let place) = index, isPlain {
                guard elements.indices.contains(place) else {
                    throw f.machine.outOfRange(place, elements.count, range)
                }
                return elements[place]
            }
            return try f.machine.readIndex(value, [index], labels, range)
        }
        return try f.machine.readIndex(value, try arguments.map { try $0.eval(f) }, labels, range)
    }

    /// The same place with its indices evaluated.
    func prepared(_ f: Frame) throws -> IndexNode {
        let owner = try (base as? IndexNode)?.prepared(f) ?? base
        let indices = try arguments.map { ValueNode(try $0.eval(f), $0.range) }
        return IndexNode(owner, indices, labels: labels, range, type: type)
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        let indices = try arguments.map { try $0.eval(f) }
        if case .binding = try base.eval(f) {
            try f.machine.modifyBindingIndex(try base.eval(f), indices, range, body)
            return
        }
        try base.modify(f) { try f.machine.modifyIndex(&$0, indices, labels, range, body) }
    }

    override var isPlace: Bool { true }
}

/// `.name` whose type is known only from the value that it stands beside.
final class ImplicitBesideNode: Node {
    let name: String
    let other: Node
    let symbol: String
    let implicitIsRight: Bool

    init(_ name: String, beside other: Node, symbol: String, implicitIsRight: Bool, _ range: Range<Int>) {
        self.name = name
        self.other = other
        self.symbol = symbol
        self.implicitIsRight = implicitIsRight
        super.init(range, type: .named("Bool"))
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try other.eval(f)
        if case .enumeration(let instance) = value, let info = instance.type as? TypeInfo,
            let entry = info.cases[name], entry.payload == nil, f.machine.index.operators[symbol] == nil
        {
            let same = instance.caseIndex == entry.index
            return .bool(symbol == "==" ? same : !same)
        }
        if value.isMissing || value.outside != nil {
            if name == "none" { return .bool(symbol == "==") }
            return .bool(symbol != "==")
        }
        guard let member = try f.machine.implicitMember(name, like: value) else {
            throw f.machine.unknownMember(name, of: value, range)
        }
        return implicitIsRight
            ? try f.machine.binary(symbol, value, member, range) : try f.machine.binary(symbol, member, value, range)
    }
}

/// The key path as a value, with evaluated subscripts.
final class KeyPathNode: Node {
    enum Part {
        case member(String)
        case index([Node])
        case optionalLink
        case forceUnwrap
    }

    let root: TypeName?
    let parts: [Part]

    init(root: TypeName?, parts: [Part], _ range: Range<Int>) {
        self.root = root
        self.parts = parts
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        let components: [KeyPathValue.Component] = try parts.map { part in
            switch part {
            case .member(let name): return .member(name)
            case .index(let nodes): return .index(try nodes.map { try $0.eval(f) })
            case .optionalLink: return .optionalChain
            case .forceUnwrap: return .forceUnwrap
            }
        }
        return .keyPath(KeyPathValue(root: root, components: components))
    }
}

/// `Type[…]`: a static subscript.
final class StaticIndexNode: Node {
    let function: FunctionInfo
    let info: TypeInfo
    let arguments: [Node]

    init(_ function: FunctionInfo, _ info: TypeInfo, _ arguments: [Node], _ range: Range<Int>) {
        self.function = function
        self.info = info
        self.arguments = arguments
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        var receiver = Value.type(info.typeName)
        return try f.machine.call(function, receiver: &receiver, try arguments.map { try $0.eval(f) })
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        guard let setter = function.setter else {
            throw f.machine.failure("immutable", "the subscript can only be read", range)
        }
        let indices = try arguments.map { try $0.eval(f) }
        var receiver = Value.type(info.typeName)
        var value = try f.machine.call(function, receiver: &receiver, indices)
        try body(&value)
        _ = try f.machine.call(setter, receiver: &receiver, indices + [value])
    }

    override var isPlace: Bool { true }
}
