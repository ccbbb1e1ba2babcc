import Vocabulary

/// A compiled pattern: tells whether a value fits, and stores what it binds.
class Matcher {
    func matches(_ value: Value, _ f: Frame) throws -> Bool { true }
}

final class BindMatcher: Matcher {
    let slot: Int
    let isBoxed: Bool
    let target: TypeName?

    init(slot: Int, isBoxed: Bool, target: TypeName? = nil) {
        self.slot = slot
        self.isBoxed = isBoxed
        self.target = target
    }

    override func matches(_ value: Value, _ f: Frame) throws -> Bool {
        let stored = target.map { f.machine.coerce(value, to: $0) } ?? value
        f.slots[slot] = isBoxed ? .box(Box(stored)) : stored
        return true
    }
}

final class TupleMatcher: Matcher {
    let parts: [Matcher]
    init(_ parts: [Matcher]) { self.parts = parts }

    override func matches(_ value: Value, _ f: Frame) throws -> Bool {
        if let outside = value.outside {
            // What a framework gives is unknown in all its parts.
            for (place, part) in parts.enumerated() { _ = try part.matches(outside.member("\(place)"), f) }
            return true
        }
        guard case .tuple(let tuple) = value.inAny, tuple.elements.count == parts.count else { return false }
        for (part, element) in zip(parts, tuple.elements) where !(try part.matches(element, f)) { return false }
        return true
    }
}

/// A case of an enum, or a constant written the same way.
final class CaseMatcher: Matcher {
    let name: String
    let payload: [Matcher]?
    let labels: [String?]
    /// The constant that `Type.name` stands for, where it is not a case.
    let constant: Node?
    /// The declared type that is written in front of the name.
    let owner: TypeInfo?
    let range: Range<Int>

    init(
        _ name: String, payload: [Matcher]?, labels: [String?], constant: Node?, owner: TypeInfo? = nil,
        _ range: Range<Int>
    ) {
        self.owner = owner
        self.name = name
        self.payload = payload
        self.labels = labels
        self.constant = constant
        self.range = range
    }

    override func matches(_ value: Value, _ f: Frame) throws -> Bool {
        if let owner, owner.kind == .enumeration, let info = f.machine.info(of: value), info !== owner { return false }
        if case .enumeration(let instance) = value {
            if instance.caseName == name {
                guard let payload else { return true }
                if payload.count == 1, instance.payload.count > 1 {
                    // The payload as a whole is a tuple with the labels of the case.
                    let parameters = (instance.type as? TypeInfo)?.cases[name]?.payload
                    let labels = instance.payload.indices.map { place in
                        parameters.flatMap { place < $0.count ? $0[place].label : nil }
                    }
                    return try payload[0].matches(.tuple(TupleValue(labels: labels, elements: instance.payload)), f)
                }
                guard payload.count == instance.payload.count else { return false }
                for (part, element) in zip(payload, instance.payload) where !(try part.matches(element, f)) {
                    return false
                }
                return true
            }
            if let info = instance.type as? TypeInfo, info.cases[name] != nil { return false }
        }
        switch (name, value) {
        case ("none", .none): return true
        case ("none", _) where constant == nil && payload == nil:
            if try f.machine.implicitMember(name, like: value) == nil { return false }
        case ("some", .none): return false
        case ("some", _):
            if let payload { return try payload.first?.matches(value.unwrapped, f) ?? true }
            return true
        case (_, .none): return false
        case (_, .native(is WrappedNil)): return false
        default: break
        }
        if case .native(let native as CaseValue) = value, payload == nil, constant == nil {
            return native.caseName == name
        }
        if case .native(let native) = value, let member = native.exactly(UnresolvedMember.self), payload == nil {
            return member.name == name
        }
        if case .native(let native) = value, constant == nil,
            f.machine.nativeType(native.typeName)?.staticFunctions[name] != nil
        {
            // A native case with a payload, as an element of a path.
            guard let call = native as? TokenCall, call.base == nil, call.name == name else { return false }
            guard let payload else { return true }
            guard payload.count == call.arguments.count else { return false }
            for (part, element) in zip(payload, call.arguments) where !(try part.matches(element.value, f)) {
                return false
            }
            return true
        }
        if payload == nil {
            if let constant { return try f.machine.matches(try constant.eval(f), value, range) }
            if let member = try f.machine.implicitMember(name, like: value) {
                return try f.machine.areEqual(member, value)
            }
            throw f.machine.unknownMember(name, of: value, range)
        }
        // `Result` and other native enums hold their payload as a tuple behind a name.
        if case .native(let native as CaseValue) = value, native.caseName == name, let payload {
            guard payload.count == native.payload.count else { return false }
            for (part, element) in zip(payload, native.payload) where !(try part.matches(element, f)) { return false }
            return true
        }
        return false
    }
}

/// A case of an enum of the standard library: `Result`.
struct CaseValue: NativeValue {
    let typeName: String
    let caseName: String
    let payload: [Value]
    var debugText: String { caseName }
    func isEqual(to other: any NativeValue) -> Bool? {
        guard let other = other as? CaseValue else { return false }
        return caseName == other.caseName && zip(payload, other.payload).allSatisfy { $0.hashText == $1.hashText }
    }
}

final class SomeMatcher: Matcher {
    let inner: Matcher
    init(_ inner: Matcher) { self.inner = inner }
    override func matches(_ value: Value, _ f: Frame) throws -> Bool {
        if value.isMissing { return false }
        return try inner.matches(value.unwrapped, f)
    }
}

final class TypeMatcher: Matcher {
    let target: TypeName
    let inner: Matcher?
    init(_ target: TypeName, _ inner: Matcher?) {
        self.target = target
        self.inner = inner
    }
    override func matches(_ value: Value, _ f: Frame) throws -> Bool {
        let value = value.inAny
        guard f.machine.value(value, is: target) else { return false }
        return try inner?.matches(value, f) ?? true
    }
}

/// Any other expression, compared by `~=`.
final class ExpressionMatcher: Matcher {
    let node: Node
    init(_ node: Node) { self.node = node }
    override func matches(_ value: Value, _ f: Frame) throws -> Bool {
        try f.machine.matches(try node.eval(f), value, node.range)
    }
}
