import Vocabulary

extension Interpreter {
    func binding(to box: Box, name: String) -> BindingValue {
        BindingValue(get: { box.value }, set: { [unowned self] value in try self.write(to: box, name) { $0 = value } })
    }

    func wrote(_ name: String) {
        writeCount += 1
        lastWrittenName = name
    }

    /// Writes a box; a simple value that is what was there before is no change.
    func write(to box: Box, _ name: String, _ body: (inout Value) throws -> Void) throws {
        let old = SimpleValue(box.value)
        try box.modify(body)
        if let old, old == SimpleValue(box.value) { return }
        wrote(name)
        lastWrites.append((name, String(((try? text(of: box.value)) ?? "").prefix(60))))
        if lastWrites.count > 16 { lastWrites.removeFirst() }
    }

    /// A binding to a member of what a binding reads.
    func memberBinding(_ binding: BindingValue, _ name: String, _ range: Range<Int>) -> BindingValue {
        BindingValue(
            get: { [unowned self] in try self.readMember(try binding.get(), name, range) },
            set: { [unowned self] value in
                var owner = try binding.get()
                if try self.modifyByReference(owner, name, range, { $0 = value }) { return }
                try self.modifyMember(&owner, name, range) { $0 = value }
                try binding.set(owner)
            })
    }

    func elementBinding(_ binding: BindingValue, _ indices: [Value], _ range: Range<Int>) -> BindingValue {
        BindingValue(
            get: { [unowned self] in try self.readIndex(try binding.get(), indices, [nil], range) },
            set: { [unowned self] value in
                var owner = try binding.get()
                try self.modifyIndex(&owner, indices, [nil], range) { $0 = value }
                try binding.set(owner)
            })
    }

    /// `$name` of a value.
    func projection(of name: String, in value: Value, _ range: Range<Int>) throws -> Value {
        guard let info = info(of: value), let property = info.property(name) ?? info.anyProperty(name) else {
            if case .binding(let binding) = value { return .binding(memberBinding(binding, name, range)) }
            if let found = try nativeProperty(value, "$" + name, range) { return found }
            throw unknownMember("$" + name, of: value, range)
        }
        if let index = property.index {
            let raw: Value
            switch value {
            case .instance(let instance): raw = instance.fields[index]
            case .object(let object): raw = object.fields[index]
            default: raw = .none
            }
            switch (property.wrapper, raw) {
            case (.box, .box(let box)), (.unseen, .box(let box)):
                if property.wrapperAttribute?.name == "StateObject", case .object = box.value {
                    return .binding(BindingValue(get: { box.value }, set: { box.value = $0 }))
                }
                return .binding(binding(to: box, name: name))
            case (_, .binding): return raw
            case (.plain, _) where property.isPublished:
                if case .object(let object) = value { return try propertyPublisher(property, index, of: object, range) }
            case (.declared(let wrapper), _):
                if let projected = wrapper.property("projectedValue") { return try read(projected, of: raw, range) }
                throw failure("unknown-member", "`\(wrapper.name)` has no `projectedValue`", range)
            default: break
            }
        }
        // `$object.name` and `$published`: a binding to the property itself.
        return .binding(
            BindingValue(
                get: { [unowned self] in try self.read(property, of: value, range) },
                set: { [unowned self] new in
                    if try self.modifyByReference(value, name, range, { $0 = new }) { return }
                    throw self.failure("immutable", "`\(name)` cannot be changed through a binding", range)
                }))
    }

    func localProjection(_ raw: Value, _ range: Range<Int>) throws -> Value {
        switch raw {
        case .binding: return raw
        case .box(let box):
            if case .binding = box.value { return box.value }
            if case .object(let object) = box.value {
                return .binding(BindingValue(get: { .object(object) }, set: { _ in }))
            }
            return .binding(binding(to: box, name: "local"))
        default: return .binding(BindingValue(get: { raw }, set: { _ in }))
        }
    }

    /// `$name` of a static property: a view that reads one is not the owner of the state, so writing it changes nothing.
    func projection(of info: StaticInfo, _ range: Range<Int>) throws -> Value {
        let value = try readStatic(info, range)
        switch info.wrapped?.wrapper {
        case .declared(let wrapper):
            guard let projected = wrapper.property("projectedValue") else {
                throw failure("unknown-member", "`\(wrapper.name)` has no `projectedValue`", range)
            }
            return try read(projected, of: info.value, range)
        default:
            if case .binding = value { return value }
            let isUnset = if case .none = value { info.declaration.initial == nil } else { false }
            let read = isUnset && info.type?.nominalName == "Bool" ? .bool(false) : value
            return .binding(BindingValue(get: { read }, set: { _ in }))
        }
    }

    /// `_name` of a value.
    func storage(of name: String, in value: Value, _ range: Range<Int>) throws -> Value {
        guard let index = info(of: value)?.property(name)?.index else {
            throw unknownMember("_" + name, of: value, range)
        }
        switch value {
        case .instance(let instance): return try checked(instance.fields[index], name, range)
        case .object(let object): return try checked(object.fields[index], name, range)
        default: return .none
        }
    }

    func modifyStorage(
        of name: String, in value: inout Value, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws {
        guard let property = info(of: value)?.property(name), let index = property.index else {
            throw unknownMember("_" + name, of: value, range)
        }
        try modifyField(index, of: &value) { raw in
            try body(&raw)
            let isHeld =
                switch property.wrapper {
                case .box, .unseen: true
                default: false
                }
            if isHeld {
                switch raw {
                case .box: break
                default: raw = .box(Box(raw))
                }
            }
        }
    }
}
