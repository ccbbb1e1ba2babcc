import Vocabulary

extension Interpreter {
    /// The value of a static property, read through a type that may have it from a protocol or a superclass.
    func readStatic(_ info: StaticInfo, through type: TypeName? = nil, _ range: Range<Int>) throws -> Value {
        if let getter = info.getter {
            var receiver = (type ?? info.owner?.typeName).map { Value.type($0) } ?? .void
            return try call(getter, receiver: &receiver, [])
        }
        if info.state == .ready {
            if let wrapped = wrapper(of: info) { return try read(wrapped, of: info.value, range) }
            return info.value
        }
        if info.state == .running {
            throw failure("circular-initial-value", "the initial value of `\(info.name)` uses itself", range)
        }
        info.state = .running
        defer { if info.state == .running { info.state = .untouched } }
        if wrapper(of: info) != nil, let property = info.wrapped {
            info.value = try initialValue(property, range)
            info.state = .ready
            return try readStatic(info, range)
        }
        guard let initial = info.declaration.initial else {
            info.state = .ready
            return info.value
        }
        let wanted = info.type.flatMap { canonical($0, owner: info.owner, generics: info.owner?.generics ?? []) }
        let code =
            info.initial ?? code(of: initial, name: info.name, expected: wanted, owner: info.owner, hasSelf: false)
        info.initial = code
        if let made = code.expression, info.type != nil { compilerOfArguments(info.owner).bind(made, by: info.type) }
        info.value = try evaluate(code, receiver: .void, range)
        info.state = .ready
        return info.value
    }

    /// The `wrappedValue` of the wrapper that a static property has.
    private func wrapper(of info: StaticInfo) -> PropertyInfo? {
        guard let property = info.wrapped else { return nil }
        if property.wrapperAttribute == nil { property.wrapper = index.wrapper(of: property) }
        guard case .declared(let wrapper) = property.wrapper else { return nil }
        return wrapper.property("wrappedValue")
    }

    func modifyStatic(_ info: StaticInfo, _ range: Range<Int>, _ body: (inout Value) throws -> Void) throws {
        if info.getter != nil {
            guard let setter = info.setter else { throw failure("immutable", "`\(info.name)` can only be read", range) }
            var value = try readStatic(info, range)
            try body(&value)
            var receiver = info.owner.map { Value.type($0.typeName) } ?? .void
            _ = try call(setter, receiver: &receiver, [value])
            return
        }
        let old = try readStatic(info, range)
        if let wrapped = wrapper(of: info) { return try modify(wrapped, of: &info.value, range, body) }
        if info.willSet != nil || info.didSet != nil {
            var new = old
            try body(&new)
            var receiver = Value.void
            if let observer = info.willSet { _ = try call(observer, receiver: &receiver, [new]) }
            info.value = new
            if let observer = info.didSet { _ = try call(observer, receiver: &receiver, [old]) }
            return
        }
        _ = consume old
        var value = info.value
        info.value = .void
        defer { info.value = value }
        try body(&value)
    }
}
