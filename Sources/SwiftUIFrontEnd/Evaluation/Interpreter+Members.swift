import Diagnostics
import LayoutEngine
import Vocabulary

extension Interpreter {
    // MARK: Errors

    func unknownMember(_ name: String, of value: Value, _ range: Range<Int>) -> any Error {
        var hints: [String] = []
        if let info = info(of: value) {
            var names: Set<String> = []
            for step in info.lookupOrder {
                names.formUnion(step.properties.keys)
                names.formUnion(step.methods.keys)
            }
            if let near = NearestName.of(name, among: names.sorted()) { hints = ["did you mean `\(near)`?"] }
        } else if case .none = value {
            return failure("unexpected-nil", "`\(name)` is asked of nil", range)
        } else if let native = typeName(of: value).nominalName.flatMap({ catalogue.nativeType($0) }) {
            let names = Array(native.properties.keys) + Array(native.methods.keys)
            if let near = NearestName.of(name, among: names.sorted()) { hints = ["did you mean `\(near)`?"] }
        }
        return failure(
            "unknown-member", "a value of type `\(typeText(of: value))` has no member `\(name)`", range, hints: hints)
    }

    func outOfRange(_ index: Int, _ count: Int, _ range: Range<Int>) -> any Error {
        failure("index-out-of-range", "index \(index) is out of range: the array has \(count) elements", range)
    }

    func overflow(_ symbol: String, _ a: Int, _ b: Int, _ range: Range<Int>) -> any Error {
        failure("integer-overflow", "\(a) \(symbol) \(b) does not fit an Int", range)
    }

    func checked(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value {
        if case .native(let native) = value, native is Unset {
            throw failure("uninitialized", "`\(name)` is read before it has a value", range)
        }
        return value
    }

    // MARK: Reading

    func readMember(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value {
        if let info = info(of: value) {
            if let property = info.property(name) { return try read(property, of: value, range) }
            if let method = info.methods(named: name).first {
                return .function(FunctionReference(method, receiver: value, self))
            }
            if case .enumeration(let instance) = value {
                switch name {
                case "rawValue":
                    if let raw = info.cases[instance.caseName]?.rawValue { return raw }
                case "hashValue": return .int(instance.caseIndex)
                default: break
                }
            }
            if name == "wrappedValue", let field = info.stored.first { return try read(field, of: value, range) }
        }
        if case .binding(let binding) = value {
            switch name {
            case "wrappedValue": return try binding.get()
            case "projectedValue": return value
            default:
                if info(of: value) == nil, let found = try extensionProperty(value, name, range) { return found }
                return .binding(memberBinding(binding, name, range))
            }
        }
        if case .box(let box) = value {
            switch name {
            case "wrappedValue": return box.value
            case "projectedValue": return .binding(binding(to: box, name: name))
            default: break
            }
        }
        if case .tuple(let tuple) = value {
            if let place = Int(name), tuple.elements.indices.contains(place) { return tuple.elements[place] }
            if let place = tuple.labels.firstIndex(of: name) { return tuple.elements[place] }
        }
        if case .type(let type) = value { return try readStatic(type, name, range) }
        if index.extensionMembers.contains(name), let found = try extensionProperty(value, name, range) { return found }
        if let found = try BuiltinProperties.read(self, value, name, range) { return found }
        if let found = try nativeProperty(value, name, range) { return found }
        if case .native(let values as EnvironmentValuesValue) = value,
            let found = values.environment.values[name] ?? EnvironmentDefaults.value(of: name, in: values.environment)
        {
            return found
        }
        if let found = try methodReference(value, name, range) { return found }
        if let found = try dynamicMember(name, of: value, range) { return found }
        throw unknownMember(name, of: value, range)
    }

    /// `@dynamicMemberLookup`: the subscript that takes the name as a text or as a key path.
    private func dynamicMember(_ name: String, of value: Value, _ range: Range<Int>) throws -> Value? {
        guard let info = info(of: value), info.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) else {
            return nil
        }
        for function in info.lookupOrder.flatMap(\.subscripts) where function.parameters.first?.label == "dynamicMember"
        {
            var receiver = value
            let isText = function.parameters[0].type == .named("String")
            let key: Value = isText ? .string(name) : .keyPath(KeyPathValue(root: nil, components: [.member(name)]))
            return try call(function, receiver: &receiver, [key])
        }
        return nil
    }

    private func extensionProperty(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value? {
        for info in extensions(of: value) {
            if let property = info.properties[name] { return try read(property, of: value, range) }
            if let method = info.methods[name]?.first {
                return .function(FunctionReference(method, receiver: value, self))
            }
        }
        return nil
    }

    private func nativeProperty(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value? {
        guard let type = typeName(of: value).nominalName else { return nil }
        nativeRange = range
        for step in nativeLineage(type) {
            if let property = catalogue.nativeType(step)?.properties[name] { return try property.get(value, in: self) }
        }
        return nil
    }

    /// A method as a value: `array.append`, `proxy.frame`.
    private func methodReference(_ value: Value, _ name: String, _ range: Range<Int>) throws -> Value? {
        guard isKnownMember(name) else { return nil }
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        _ = context
        let hasNative =
            typeName(of: value).nominalName.map { type in
                nativeLineage(type).contains { catalogue.nativeType($0)?.methods[name] != nil }
            } ?? false
        guard hasNative || BuiltinMethods.has(name, on: value) else { return nil }
        return .function(
            NativeFunctionValue { [unowned self] arguments in
                try self.callMethod(name, of: value, arguments.map { (nil, $0) }, range)
            })
    }

    private func readStatic(_ type: TypeName, _ name: String, _ range: Range<Int>) throws -> Value {
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        guard let node = Compiler(self, context).constant(of: type, name, range) else {
            throw failure("unknown-member", "`\(type.text)` has no static member `\(name)`", range)
        }
        return try node.eval(Frame(slots: slots + top, machine: self))
    }

    func read(_ property: PropertyInfo, of value: Value, _ range: Range<Int>) throws -> Value {
        if let index = property.index {
            let raw: Value
            switch value {
            case .instance(let instance): raw = instance.fields[index]
            case .object(let object): raw = object.fields[index]
            default: throw unknownMember(property.name, of: value, range)
            }
            switch property.wrapper {
            case .plain:
                if property.isLazy, case .native(let native) = raw, native is Unset {
                    return try computeLazy(property, of: value, range)
                }
                return try checked(raw, property.name, range)
            case .environment: return try checked(raw, property.name, range)
            case .box:
                if case .box(let box) = raw { return box.value }
                return raw
            case .binding:
                if case .binding(let binding) = raw { return try binding.get() }
                return try checked(raw, property.name, range)
            case .declared(let wrapper):
                let holder = try checked(raw, property.name, range)
                if let inner = wrapper.property("wrappedValue") { return try read(inner, of: holder, range) }
                return holder
            }
        }
        guard let getter = property.getter else {
            // `@Entry var name = value` of the environment: what was set, else the initial value.
            if case .native(let native as EnvironmentValuesValue) = value {
                if let set = native.environment.values[property.name] { return set }
                if let initial = property.declaration.initial {
                    return try evaluate(initialCode(of: property, initial), receiver: .void, range)
                }
            }
            throw unknownMember(property.name, of: value, range)
        }
        var receiver = value
        return try call(getter, receiver: &receiver, [])
    }

    private func computeLazy(_ property: PropertyInfo, of value: Value, _ range: Range<Int>) throws -> Value {
        guard let initial = property.declaration.initial else { return .none }
        let wanted = property.type.flatMap { canonical($0, owner: property.owner, generics: property.owner.generics) }
        let code =
            property.initial
            ?? code(of: initial, name: property.name, expected: wanted, owner: property.owner, hasSelf: true)
        property.initial = code
        let result = try evaluate(code, receiver: value, property.declaration.range)
        if case .object(let object) = value, let index = property.index { object.fields[index] = result }
        if case .instance(let instance) = value, let index = property.index { instance.fields[index] = result }
        return result
    }

    // MARK: Projections

    func binding(to box: Box, name: String) -> BindingValue {
        BindingValue(get: { box.value }, set: { [unowned self] value in try self.write(to: box, name) { $0 = value } })
    }

    func wrote(_ name: String) {
        writeCount += 1
        lastWrittenName = name
    }

    /// Writes a box; a simple value that is what was there before is no change.
    func write(to box: Box, _ name: String, _ body: (inout Value) throws -> Void) throws {
        let old = box.value.simple
        try box.modify(body)
        if let old, let new = box.value.simple, old == new { return }
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
            case (.box, .box(let box)):
                if property.wrapperAttribute?.name == "StateObject", case .object = box.value {
                    return .binding(BindingValue(get: { box.value }, set: { box.value = $0 }))
                }
                return .binding(binding(to: box, name: name))
            case (_, .binding): return raw
            case (.plain, _) where property.wrapperAttribute?.name == "Published":
                // A publisher, which never sends anything here.
                if case .object = value { return .native(Token("Publisher", name)) }
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
            if case .box = property.wrapper {
                switch raw {
                case .box: break
                default: raw = .box(Box(raw))
                }
            }
        }
    }

    // MARK: Writing

    private func modifyField(_ index: Int, of value: inout Value, _ body: (inout Value) throws -> Void) throws {
        switch value {
        case .instance(var instance):
            value = .void
            if !isKnownUniquelyReferenced(&instance) {
                instance = StructInstance(type: instance.type, fields: instance.fields)
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
                throw unknownMember(name, of: owner, range)
            }
            var value = owner
            let old = property.index.flatMap { object.fields[$0].simple }
            try modify(property, of: &value, range, body)
            if let place = property.index, old == nil || old != object.fields[place].simple { wrote(name) }
            return true
        case .instance(let instance):
            guard let info = instance.type as? TypeInfo, let property = info.property(name) else { return false }
            if let index = property.index {
                switch (property.wrapper, instance.fields[index]) {
                case (.box, .box(let box)):
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
                var value = try binding.get()
                try body(&value)
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

    private func isNonmutating(_ property: PropertyInfo) -> Bool {
        // A computed property of a view writes through its wrapped properties; the view itself does not change.
        property.owner.isView || property.owner.conforms(to: "ViewModifier")
            || property.owner.conforms(to: "DynamicProperty") || property.wrapperAttribute != nil
            || text.text(property.declaration.range).contains("nonmutating")
    }

    func modifyMember(
        _ owner: inout Value, _ name: String, _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws {
        if let info = info(of: owner) {
            guard let property = info.property(name) else { throw unknownMember(name, of: owner, range) }
            return try modify(property, of: &owner, range, body)
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
        guard let type = typeName(of: owner).nominalName else { throw unknownMember(name, of: owner, range) }
        nativeRange = range
        for step in nativeLineage(type) {
            guard let property = catalogue.nativeType(step)?.properties[name] else { continue }
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
        if case .none = owner { throw failure("unexpected-nil", "`\(name)` is written to nil", range) }
        throw unknownMember(name, of: owner, range)
    }

    private func changed(_ number: Double, _ range: Range<Int>, _ body: (inout Value) throws -> Void) throws -> Double {
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
            switch property.wrapper {
            case .plain, .environment:
                if property.willSet != nil || property.didSet != nil {
                    return try modifyObserved(property, index, of: &owner, range, body)
                }
                if property.isLazy { _ = try read(property, of: owner, range) }
                return try modifyField(index, of: &owner, body)
            case .box:
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

    private func modifyObserved(
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
        // Neither initialisers nor an observer that sets its own property set observers off.
        let key = ObjectIdentifier(property)
        if isFirst || silentWrites > 0 || observing.contains(key) {
            return try modifyField(index, of: &owner, body)
        }
        var new = old
        try body(&new)
        observing.insert(key)
        defer { observing.remove(key) }
        if let observer = property.willSet { _ = try call(observer, receiver: &owner, [new]) }
        if let overridden = property.overridden {
            try modify(overridden, of: &owner, range) { $0 = new }
        } else {
            try modifyField(index, of: &owner) { $0 = new }
        }
        if let observer = property.didSet { _ = try call(observer, receiver: &owner, [old]) }
    }

    // MARK: Statics

    func readStatic(_ info: StaticInfo, _ range: Range<Int>) throws -> Value {
        if let getter = info.getter {
            var receiver = info.owner.map { Value.type($0.typeName) } ?? .void
            return try call(getter, receiver: &receiver, [])
        }
        if info.state == .ready { return info.value }
        if info.state == .running {
            throw failure("circular-initial-value", "the initial value of `\(info.name)` uses itself", range)
        }
        guard let initial = info.declaration.initial else {
            info.state = .ready
            return info.value
        }
        info.state = .running
        defer { if info.state == .running { info.state = .untouched } }
        let wanted = info.type.flatMap { canonical($0, owner: info.owner, generics: info.owner?.generics ?? []) }
        let code =
            info.initial ?? code(of: initial, name: info.name, expected: wanted, owner: info.owner, hasSelf: false)
        info.initial = code
        info.value = try evaluate(code, receiver: .void, range)
        info.state = .ready
        return info.value
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

extension Value {
    /// A text that tells the value, for values that are cheap to tell; `nil` for others.
    fileprivate var simple: String? {
        switch self {
        case .none, .bool, .int, .double, .size, .point, .rect: hashText
        case .string(let text): text.utf8.count < 256 ? hashText : nil
        case .enumeration(let instance): instance.payload.isEmpty ? hashText : nil
        default: nil
        }
    }
}
