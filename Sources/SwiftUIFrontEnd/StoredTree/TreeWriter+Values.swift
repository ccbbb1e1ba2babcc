import CanonicalJSON
import LayoutEngine
import Vocabulary

extension TreeWriter {
    /// How deep values may hold each other.
    private static var depthLimit: Int { 100 }

    /// A value as plain JSON where that says it all, else a tagged object. Whole numbers are `Int`; a whole `Double` is
    /// tagged.
    func value(_ value: Value, _ state: inout State) -> JSON {
        state.depth += 1
        defer { state.depth -= 1 }
        guard state.depth <= Self.depthLimit else {
            state.bind("values that hold each other too deep")
            return .null
        }
        switch value {
        case .none: return .null
        case .void: return ["void": true]
        case .bool(let flag): return .bool(flag)
        case .int(let number): return Self.integer(number)
        case .double(let number): return Self.number(number)
        case .string(let text): return .string(text)
        case .character(let character): return ["character": .string(String(character))]
        case .array(let values): return list(values, &state)
        case .set(let set): return ["set": list(set.elements, &state)]
        case .dictionary(let dictionary):
            let pairs = zip(dictionary.keys, dictionary.values).map { list([$0, $1], &state) }
            return ["dictionary": .array(pairs)]
        case .tuple(let tuple):
            var members: [String: JSON] = ["tuple": list(tuple.elements, &state)]
            if tuple.labels.contains(where: { $0 != nil }) {
                members["labels"] = .array(tuple.labels.map { $0.map { .string($0) } ?? .null })
            }
            return .object(members)
        case .range(let range):
            return [
                "range": [
                    range.lower.map { self.value($0, &state) } ?? .null,
                    range.upper.map { self.value($0, &state) } ?? .null
                ], "closed": .bool(range.isClosed)
            ]
        case .size(let size): return ["size": Self.lengths(size.width, size.height)]
        case .point(let point): return ["point": Self.lengths(point.x, point.y)]
        case .rect(let box):
            return ["rect": Self.lengths(box.rect.minX, box.rect.minY, box.rect.width, box.rect.height)]
        case .proposal(let box):
            return [
                "proposal": [
                    box.proposal.width.map { Self.length($0) } ?? .null,
                    box.proposal.height.map { Self.length($0) } ?? .null
                ]
            ]
        case .box(let box): return ["box": self.value(box.value, &state)]
        case .binding(let binding):
            guard let current = try? binding.get() else {
                state.bind("a binding that has no value")
                return .null
            }
            return ["binding": self.value(current, &state)]
        case .view(let node): return ["view": json(of: node, &state)]
        case .type(let type):
            state.names.formUnion(DefinitionCollector.words(of: type.written))
            return ["type": .string(type.written)]
        case .keyPath(let path): return keyPath(path, &state)
        case .instance(let instance):
            state.mention(instance.type.name)
            return ["instance": .string(instance.type.name), "fields": fields(instance.type, instance.fields, &state)]
        case .object(let object): return self.object(object, &state)
        case .enumeration(let value):
            state.mention(value.type.name)
            var members: [String: JSON] = ["enum": .string(value.type.name), "case": .string(value.caseName)]
            if !value.payload.isEmpty { members["payload"] = list(value.payload, &state) }
            return .object(members)
        case .function(let function): return self.function(function, &state)
        case .native(let native): return self.native(native, &state)
        }
    }

    func list(_ values: [Value], _ state: inout State) -> JSON {
        var elements: [JSON] = []
        elements.reserveCapacity(values.count)
        for element in values { elements.append(value(element, &state)) }
        return .array(elements)
    }

    private func fields(_ type: any DeclaredType, _ values: [Value], _ state: inout State) -> JSON {
        var fields: [String: JSON] = [:]
        for (name, field) in zip(type.storedPropertyNames, values) {
            if case .native(is Unset) = field { continue }
            fields[name] = value(field, &state)
        }
        return .object(fields)
    }

    /// An object with its fields the first time, and by its number after that: what is shared stays shared.
    private func object(_ object: ClassInstance, _ state: inout State) -> JSON {
        let id = ObjectIdentifier(object)
        if let known = state.objects[id] { return ["same": .number(Double(known))] }
        let number = state.objects.count + 1
        state.objects[id] = number
        state.mention(object.type.name)
        return [
            "object": .string(object.type.name), "number": .number(Double(number)),
            "fields": fields(object.type, object.fields, &state)
        ]
    }

    private func keyPath(_ path: KeyPathValue, _ state: inout State) -> JSON {
        var parts: [JSON] = []
        for component in path.components {
            switch component {
            case .member(let name): parts.append(.string(name))
            case .index(let values): parts.append(["index": list(values, &state)])
            case .optionalChain: parts.append("?")
            case .forceUnwrap: parts.append("!")
            }
        }
        var members: [String: JSON] = ["keyPath": .array(parts)]
        if let root = path.root {
            members["root"] = .string(root.written)
            state.names.formUnion(DefinitionCollector.words(of: root.written))
        }
        return .object(members)
    }

    // MARK: Functions

    private func function(_ function: FunctionValue, _ state: inout State) -> JSON {
        if let method = function as? DeclaredMethod {
            return ["method": .string(method.name), "of": value(method.receiver, &state)]
        }
        if let reference = function as? FunctionReference {
            state.names.insert(reference.function.name)
            return [
                "function": .string(reference.function.name), "of": value(reference.receiver, &state),
                "labels": .array(reference.function.parameters.map { $0.label.map { .string($0) } ?? .null })
            ]
        }
        guard let written = interpreter.source(of: function) else {
            state.bind("a function that has no source of its own")
            return .null
        }
        state.names.formUnion(DefinitionCollector.words(of: written.text))
        var captures: [String: JSON] = [:]
        for (name, captured) in written.captures { captures[name] = value(captured, &state) }
        var members: [String: JSON] = ["closure": .string(written.text), "captures": .object(captures)]
        if let builder = written.builder { members["builder"] = .string(builder) }
        if let type = written.type { members["type"] = .string(type.written) }
        if let owner = written.owner {
            if interpreter.index.types[owner] == nil {
                state.names.insert(DefinitionCollector.extensionName(of: owner))
            } else {
                state.mention(owner)
            }
            members["in"] = .string(owner)
        }
        return .object(members)
    }

    // MARK: Numbers

    /// Whole numbers up to this one are JSON numbers, whose texts say them exactly.
    static let wholeLimit = 1e15

    private static func integer(_ number: Int) -> JSON {
        abs(Double(number)) <= wholeLimit ? .number(Double(number)) : ["int": .string("\(number)")]
    }

    private static func number(_ number: Double) -> JSON {
        guard number.isFinite else { return length(number) }
        return number == number.rounded() ? ["double": .number(number)] : .number(number)
    }

    /// A number that can only be a length.
    static func length(_ number: Double) -> JSON {
        if number.isFinite { return .number(number) }
        return number.isNaN ? ["nan": true] : ["infinity": .bool(number > 0)]
    }

    private static func lengths(_ numbers: Double...) -> JSON { .array(numbers.map { length($0) }) }
}

extension TreeWriter.State {
    /// Remembers that a value of a declared type is in the tree.
    mutating func mention(_ type: String) {
        let parts = type.split(separator: ".").map(String.init)
        names.formUnion(parts)
        if let outermost = parts.first { types.insert(outermost) }
    }
}
