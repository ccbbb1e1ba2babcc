import Diagnostics
import LayoutEngine
import Vocabulary

extension Interpreter {
    func modifyField(_ index: Int, of value: inout Value, _ body: (inout Value) throws -> Void) throws {
        switch value {
        case .instance(var instance):
            value = .void
            if !isKnownUniquelyReferenced(&instance) {
                instance = instance.copy()
            }
            var field = instance.fields[index]
            instance.fields[index] = .void
            defer {
                instance.fields[index] = field
                value = .instance(instance)
            }
            try body(&field)
        case .object(let object):
            var field = object.fields[index]
            object.fields[index] = .void
            defer { object.fields[index] = field }
            try body(&field)
        default: break
        }
    }

    /// Changes a property that is held by reference; `false` if the owner itself has to be changed.
    func modifyByReference(
        _ owner: Value, _ name: String, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws -> Bool {
        switch owner {
        case .object(let object):
            guard let info = object.type as? TypeInfo, let property = info.property(name) else {
                for step in extensions(of: owner) {
                    if let property = step.properties[name] {
                        var value = owner
                        try modify(property, of: &value, range, body)
                        return true
                    }
                }
                var changed = owner
                try modifyMember(&changed, name, range, body)
                return true
            }
            var value = owner
            let old = property.index.flatMap { SimpleValue(object.fields[$0]) }
            try modify(property, of: &value, range, body)
            if let place = property.index, old == nil || old != SimpleValue(object.fields[place]), !object.isDiscarded {
                wrote(name)
            }
            return true
        case .instance(let instance):
            guard let info = instance.type as? TypeInfo, let property = info.property(name) else { return false }
            if let index = property.index {
                switch (property.wrapper, instance.fields[index]) {
                case (.box, .box(let box)), (.unseen, .box(let box)):
                    try write(to: box, name, body)
                    return true
                case (.binding, .binding(let binding)):
                    var value = try binding.get()
                    try body(&value)
                    try binding.set(value)
                    return true
                case (.declared(let wrapper), let holder):
                    guard let inner = wrapper.property("wrappedValue") else { return false }
                    if wrapper.kind == .classType || isNonmutating(inner) {
                        var value = holder
                        try modify(inner, of: &value, range, body)
                        return true
                    }
                    return false
                default: return false
                }
            }
            if property.setter != nil, isNonmutating(property) {
                var value = owner
                try modify(property, of: &value, range, body)
                return true
            }
            return false
        case .binding(let binding):
            if name == "wrappedValue" {
                let old = try binding.get()
                var value = old
                try body(&value)
                if case .native(let member as UnresolvedMember) = value,
                    let found = try implicitMember(member.name, like: old)
                {
                    value = found
                }
                try binding.set(value)
                return true
            }
            let member = memberBinding(binding, name, range)
            var value = try member.get()
            try body(&value)
            try member.set(value)
            return true
        case .box(let box) where name == "wrappedValue":
            try box.modify(body)
            wrote(name)
            return true
        case .native(let native): return try modifySubject(native, name, body)
        case .type(let type):
            guard let nominal = type.nominalName,
                let info = index.types[nominal] ?? index.nativeExtensions[nominal],
                let property = info.staticProperty(name)
            else { return false }
            try modifyStatic(property, range, body)
            return true
        default: return false
        }
    }

    func isNonmutating(_ property: PropertyInfo) -> Bool {
        // A computed property of a view writes through its wrapped properties; the view itself does not change.
        property.owner.isView || property.owner.conforms(to: "ViewModifier")
            || property.owner.conforms(to: "DynamicProperty") || property.wrapperAttribute != nil
            || text.text(property.declaration.range).contains("nonmutating")
    }

    func modifyMember(
        _ owner: inout Value, _ name: String, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws {
        if let info = info(of: owner) {
            if let property = info.property(name) { return try modify(property, of: &owner, range, body) }
            guard let (function, key) = dynamicSubscript(name, of: owner), let setter = function.setter else {
                if var value = outsideMember(name, of: owner, range) { return try body(&value) }
                throw unknownMember(name, of: owner, range)
            }
            var receiver = owner
            var value = try call(function, receiver: &receiver, [key])
            receiver = .void
            try body(&value)
            _ = try call(setter, receiver: &owner, [key, value])
            return
        }
        if case .tuple(let tuple) = owner {
            guard let place = Int(name) ?? tuple.labels.firstIndex(of: name), tuple.elements.indices.contains(place)
            else { throw unknownMember(name, of: owner, range) }
            var elements = tuple.elements
            try body(&elements[place])
            owner = .tuple(TupleValue(labels: tuple.labels, elements: elements))
            return
        }
        if index.extensionMembers.contains(name) {
            for info in extensions(of: owner) {
                if let property = info.properties[name] { return try modify(property, of: &owner, range, body) }
            }
        }
        switch (owner, name) {
        case (.size(var size), "width"), (.size(var size), "height"):
            let path = name == "width" ? \Size.width : \Size.height
            size[keyPath: path] = try changed(size[keyPath: path], range, body)
            owner = .size(size)
            return
        case (.point(var point), "x"), (.point(var point), "y"):
            let path = name == "x" ? \Point.x : \Point.y
            point[keyPath: path] = try changed(point[keyPath: path], range, body)
            owner = .point(point)
            return
        default: break
        }
        if case .string = owner, name == "unicodeScalars",
            var scalars = try BuiltinProperties.read(self, owner, name, range)
        {
            try body(&scalars)
            owner = .string(try elements(of: scalars, range).map(StringMembers.string).joined())
            return
        }
        if let outside = owner.outside {
            var value = outside.member(name)
            try body(&value)
            outside.settings[name] = value
            return
        }
        if try modifyEnvironment(name, of: &owner, range, body) { return }
        guard let type = typeName(of: owner).nominalName else { throw unknownMember(name, of: owner, range) }
        nativeRange = range
        for step in nativeLineage(type) {
            guard let property = nativeType(step)?.properties[name] else { continue }
            guard let set = property.set else {
                throw failure("immutable", "`\(name)` of `\(type)` can only be read", range)
            }
            var value = try property.get(owner, in: self)
            let isDouble = if case .double = value { true } else { false }
            try body(&value)
            if isDouble, case .int(let number) = value { value = .double(Double(number)) }
            try set(&owner, value)
            return
        }
        if var value = outsideMember(name, of: owner, range) { return try body(&value) }
        if case .none = owner { throw failure("unexpected-nil", "`\(name)` is written to nil", range) }
        throw unknownMember(name, of: owner, range)
    }

    /// Writes a value of an EnvironmentValues by its name; false for any other owner.
    private func modifyEnvironment(
        _ name: String, of owner: inout Value, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws -> Bool {
        guard case .native(var values as EnvironmentValuesValue) = owner else { return false }
        var value = try readMember(owner, name, range)
        try body(&value)
        values.environment.values[name] = value
        owner = .native(values)
        return true
    }

    func changed(_ number: Double, _ range: Range<Int>, _ body: (inout Value) throws -> Void) throws -> Double {
        var value = Value.double(number)
        try body(&value)
        switch value {
        case .double(let number): return number
        case .int(let number): return Double(number)
        default: throw failure("type-mismatch", "expected a number", range)
        }
    }

    func modify(
        _ property: PropertyInfo, of owner: inout Value, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws {
        if let index = property.index {
            if property.observesWrapped, silentWrites == 0, !observing.contains(observed(property, of: owner)),
                !isUnset(index, of: owner)
            {
                return try modifyObservedWrapped(property, of: &owner, range, body)
            }
            switch property.wrapper {
            case .plain, .environment:
                if property.willSet != nil || property.didSet != nil {
                    return try modifyObserved(property, index, of: &owner, range, body)
                }
                if property.isLazy { _ = try read(property, of: owner, range) }
                return try store(property, index, of: &owner, body)
            case .box, .unseen:
                return try modifyField(index, of: &owner) { raw in
                    if case .box(let box) = raw { try box.modify(body) } else { raw = .box(Box(.none)) }
                }
            case .binding:
                return try modifyField(index, of: &owner) { raw in
                    guard case .binding(let binding) = raw else { return try body(&raw) }
                    var value = try binding.get()
                    try body(&value)
                    try binding.set(value)
                }
            case .declared(let wrapper):
                guard let inner = wrapper.property("wrappedValue") else { return }
                return try modifyField(index, of: &owner) { raw in
                    if case .native(let native) = raw, native is Unset {
                        var value = Value.none
                        try body(&value)
                        raw = try self.wrapped(property, value, range)
                        return
                    }
                    try self.modify(inner, of: &raw, range, body)
                }
            }
        }
        guard let setter = property.setter else {
            // `@Entry var name = value` of the environment.
            if property.getter == nil, try modifyEnvironment(property.name, of: &owner, range, body) { return }
            throw failure("immutable", "`\(property.name)` can only be read", range)
        }
        var value = try read(property, of: owner, range)
        try body(&value)
        _ = try call(setter, receiver: &owner, [value])
    }

    /// The wrapper instance for the first value of a wrapped property.
    func wrapped(_ property: PropertyInfo, _ value: Value, _ range: Range<Int>) throws -> Value {
        guard case .declared(let wrapper) = property.wrapper else { return value }
        if let initializer = wrapper.initializers.first(where: { $0.parameters.first?.label == "wrappedValue" }) {
            return try construct(wrapper, initializer, [value], range)
        }
        guard let place = wrapper.stored.firstIndex(where: { $0.name == "wrappedValue" }) else { return value }
        return try make(wrapper, [place: value], Frame(slots: slots + top, machine: self), range)
    }

    private func isUnset(_ index: Int, of owner: Value) -> Bool {
        let field: Value
        switch owner {
        case .instance(let instance): field = instance.fields[index]
        case .object(let object): field = object.fields[index]
        default: return false
        }
        if case .native(let native) = field { return native is Unset }
        return false
    }

    /// What is set silently while the observers of a property run: the property of the same object.
    private func observed(_ property: PropertyInfo, of owner: Value) -> [ObjectIdentifier] {
        guard case .object(let object) = owner else { return [ObjectIdentifier(property)] }
        return [ObjectIdentifier(property), ObjectIdentifier(object)]
    }

    /// Sets a property that has both a wrapper and observers: `@State var page = 0 { didSet { … } }`.
    private func modifyObservedWrapped(
        _ property: PropertyInfo, of owner: inout Value, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws {
        let old = try read(property, of: owner, range)
        var new = old
        try body(&new)
        let key = observed(property, of: owner)
        observing.insert(key)
        defer { observing.remove(key) }
        if let observer = property.willSet { _ = try call(observer, receiver: &owner, [new]) }
        try modify(property, of: &owner, range) { $0 = new }
        if let observer = property.didSet { _ = try call(observer, receiver: &owner, [old]) }
    }

    func modifyObserved(
        _ property: PropertyInfo, _ index: Int, of owner: inout Value, _ range: Range<Int>,
        _ body: (inout Value) throws -> Void
    ) throws {
        var old = Value.none
        switch owner {
        case .instance(let instance): old = instance.fields[index]
        case .object(let object): old = object.fields[index]
        default: break
        }
        var isFirst = false
        if case .native(let native) = old, native is Unset { isFirst = true }
        // Neither initialisers nor an observer that sets its own property set observers off; a wrapped property has a
        // setter of its own, which an initialiser calls.
        let key = observed(property, of: owner)
        if isFirst || silentWrites > 0 && !property.isPublished || observing.contains(key) {
            return try store(property, index, of: &owner, body)
        }
        var new = old
        try body(&new)
        observing.insert(key)
        defer { observing.remove(key) }
        if let observer = property.willSet { _ = try call(observer, receiver: &owner, [new]) }
        if let overridden = property.overridden {
            try modify(overridden, of: &owner, range) { $0 = new }
        } else {
            try store(property, index, of: &owner) { $0 = new }
        }
        if let observer = property.didSet { _ = try call(observer, receiver: &owner, [old]) }
    }
}
