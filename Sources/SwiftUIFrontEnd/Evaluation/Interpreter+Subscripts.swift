import LayoutEngine
import Vocabulary

extension Interpreter {
    func readIndex(_ value: Value, _ indices: [Value], _ labels: [String?], _ range: Range<Int>) throws -> Value {
        if let function = declaredSubscript(of: value, indices, labels) {
            var receiver = value
            return try call(function, receiver: &receiver, indices)
        }
        guard let first = indices.first else { throw failure("wrong-arguments", "a subscript needs an index", range) }
        if case .keyPath(let path) = first, !isKey(of: value, labels) { return try apply(path, to: value, range) }
        switch (value, first) {
        case (.array(let elements), .int(let place)):
            guard elements.indices.contains(place) else { throw outOfRange(place, elements.count, range) }
            return elements[place]
        case (.array(let elements), .range(let bounds)):
            let span = try bounds.span(count: elements.count, self, range)
            try charge(steps: span.count, bytes: span.count * 32)
            return .slice(Array(elements[span]), start: span.lowerBound)
        case (.native(let data as DataValue), _):
            let part = try readIndex(.array(data.elements), indices, labels, range)
            if case .int = first { return part }
            return .native(DataValue(bytes: try DataMembers.bytes(of: part, self, range)))
        case (.native(let slice as SliceValue), .int(let place)):
            guard place >= slice.start, place < slice.end else {
                throw failure(
                    "index-out-of-range",
                    "index \(place) is out of range: the slice has the indices \(slice.start)..<\(slice.end)", range)
            }
            return slice.elements[place - slice.start]
        case (.native(let slice as SliceValue), .range(let bounds)):
            let span = try bounds.span(count: slice.end, from: slice.start, self, range)
            let part = slice.elements[(span.lowerBound - slice.start)..<(span.upperBound - slice.start)]
            try charge(steps: part.count, bytes: part.count * 32)
            return .slice(Array(part), start: span.lowerBound)
        case (.native(is LazyView), .int(let place)):
            return try readIndex(.array(try elements(of: value, range)), [.int(place)], labels, range)
        case (.dictionary(let dictionary), .native(let member as UnresolvedMember)):
            if let key = dictionary.keys.first, let found = try implicitMember(member.name, like: key) {
                return try readIndex(value, [found] + indices.dropFirst(), labels, range)
            }
            return indices.count == 2 ? indices[1] : .none
        case (.dictionary(let dictionary), .native(let index as DictionaryIndexValue)):
            guard index.place < dictionary.count else {
                throw failure("index-out-of-range", "the index is outside of the dictionary", range)
            }
            return .tuple(
                TupleValue(
                    labels: ["key", "value"],
                    elements: [dictionary.keys[index.place], dictionary.values[index.place]]))
        case (.dictionary(let dictionary), _):
            try chargeKey(first)
            if indices.count == 2 { return dictionary[first] ?? indices[1] }
            return dictionary[first]?.asSome ?? .none
        case (.native(let part as SubstringValue), _):
            if let found = try SubstringMembers.read(part, first, self, range) { return found }
        case (.string(let text), _):
            if let found = try StringIndexing.read(text, first, self, range) { return found }
        case (.binding(let binding), _): return .binding(elementBinding(binding, indices, range))
        case (.range(let bounds), .int(let place)):
            if case .int(let low)? = bounds.lower, case .int(let high)? = bounds.upper, place >= low,
                place < high || (bounds.isClosed && place == high)
            {
                return first
            }
            throw failure("index-out-of-range", "index \(place) is outside of the range", range)
        case (.native(let native as EnvironmentValuesValue), .type(let key)):
            return try native.environment.keyed[key.nominalName ?? ""] ?? staticProperty("defaultValue", of: key)
        case (.view(let node), .type(let key)): return try viewTrait(node, key)
        case (.type(let type), _): throw failure("unknown-member", "`\(type.text)` has no static subscript", range)
        default: break
        }
        if let type = typeName(of: value).nominalName {
            for step in nativeLineage(type) {
                guard let native = nativeType(step) else { continue }
                for function in native.subscripts {
                    guard let target = nativeTarget(function), fits(target, indices, labels) else { continue }
                    var receiver = value
                    return try target.call(self, &receiver, indices.map { $0 }, range)
                }
            }
        }
        if let outside = value.outside { return outside.member("[]") }
        if case .none = value { throw failure("unexpected-nil", "a subscript is asked of nil", range) }
        throw failure("unknown-member", "a value of type `\(typeText(of: value))` has no such subscript", range)
    }

    private func fits(_ target: NativeTarget, _ indices: [Value], _ labels: [String?]) -> Bool {
        guard target.parameters.count >= indices.count else { return false }
        for (place, parameter) in target.parameters.enumerated() {
            guard place < indices.count else { return parameter.hasDefault }
            if parameter.label != nil || (place < labels.count && labels[place] != nil) {
                guard place < labels.count, labels[place] == parameter.label else { return false }
            }
            if let type = parameter.type.flatMap({ canonical($0, owner: nil, generics: []) }),
                !value(indices[place], is: type)
            {
                return false
            }
        }
        return true
    }

    /// Whether a key path without a label is a dictionary's own key.
    private func isKey(of value: Value, _ labels: [String?]) -> Bool {
        guard case .dictionary = value else { return false }
        return labels.first == .some(nil) || labels.isEmpty
    }

    func declaredSubscript(of value: Value, _ indices: [Value], _ labels: [String?]) -> FunctionInfo? {
        var infos = info(of: value)?.lookupOrder ?? []
        if infos.isEmpty { infos = extensions(of: value) }
        var loose: FunctionInfo?
        for info in infos {
            for function in info.subscripts where function.parameters.count == indices.count && !function.isRequirement
            {
                guard function.parameters.map(\.label) == labels || labels.isEmpty else { continue }
                let fits = zip(function.parameters, indices).allSatisfy { parameter, value in
                    parameter.type.flatMap { canonical($0, owner: function.owner, generics: function.generics) }
                        .map { self.value(value, is: $0) } ?? true
                }
                if fits { return function }
                loose = loose ?? function
            }
        }
        return info(of: value) == nil ? nil : loose
    }

    func modifyIndex(
        _ owner: inout Value, _ indices: [Value], _ labels: [String?], _ range: Range<Int>,
        _ body: (inout Value) throws -> Void
    ) throws {
        guard let first = indices.first else { throw failure("wrong-arguments", "a subscript needs an index", range) }
        // The owner is matched by itself: a tuple with it would hold a second reference, and every write would copy.
        if case .int(let place) = first, labels.first == .some(nil) || labels.isEmpty, case .array(var elements) = owner
        {
            guard elements.indices.contains(place) else { throw outOfRange(place, elements.count, range) }
            owner = .void
            defer { owner = .array(elements) }
            guard elements.count > 64 else { return try body(&elements[place]) }
            let before = elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
            try body(&elements[place])
            // Shared elements were copied.
            nativeRange = range
            if before != elements.withUnsafeBufferPointer({ UInt(bitPattern: $0.baseAddress) }) {
                try charge(steps: elements.count / 8, bytes: elements.count * 48)
            }
            return
        }
        if case .native(let native) = owner, var slice = native as? SliceValue, labels.first == .some(nil) {
            owner = .void
            defer { owner = .slice(slice.elements, start: slice.start) }
            if case .int(let place) = first {
                guard place >= slice.start, place < slice.end else {
                    throw outOfRange(place, slice.elements.count, range)
                }
                return try body(&slice.elements[place - slice.start])
            }
            guard case .range(let bounds) = first else { return }
            let span = try bounds.span(count: slice.end, from: slice.start, self, range)
            var part = Value.slice(
                Array(slice.elements[(span.lowerBound - slice.start)..<(span.upperBound - slice.start)]),
                start: span.lowerBound)
            try body(&part)
            slice.elements.replaceSubrange(
                (span.lowerBound - slice.start)..<(span.upperBound - slice.start),
                with: try self.elements(of: part, range))
            return
        }
        if case .range(let bounds) = first, case .array(var elements) = owner {
            let span = try bounds.span(count: elements.count, self, range)
            var part = Value.slice(Array(elements[span]), start: span.lowerBound)
            try body(&part)
            if case .array(let new) = part.unsliced {
                try charge(steps: new.count, bytes: new.count * 32)
                elements.replaceSubrange(span, with: new)
                owner = .array(elements)
            }
            return
        }
        if labels.first ?? nil == nil, case .dictionary(var dictionary) = owner {
            owner = .void
            defer { owner = .dictionary(dictionary) }
            try chargeKey(first)
            let (place, count) = (dictionary.storagePlace, dictionary.count)
            let old = dictionary[first]
            var value = old?.asSome ?? (indices.count == 2 ? indices[1] : .none)
            // The value is moved out, so that an array in it is changed in place.
            if old != nil || count > 64 { dictionary[first] = .void }
            defer {
                if case .none = value { dictionary[first] = nil } else { dictionary[first] = value.unwrapped }
            }
            nativeRange = range
            try charge(steps: 4, bytes: 160)
            // Shared contents were copied.
            if count > 64, dictionary.storagePlace != place {
                try charge(steps: count / 4, bytes: count * 160)
            }
            try body(&value)
            if case .none = value, old != nil { try charge(steps: 2 * count, bytes: 0) }
            return
        }
        if case .native(var environment as EnvironmentValuesValue) = owner, case .type(let key) = first {
            var value = try readIndex(owner, indices, labels, range)
            try body(&value)
            environment.environment.keyed[key.nominalName ?? ""] = value
            owner = .native(environment)
            return
        }
        if case .keyPath(let path) = first, !isKey(of: owner, labels) {
            return try modify(path.components[...], of: &owner, range, body)
        }
        if let function = declaredSubscript(of: owner, indices, labels) {
            guard let setter = function.setter else {
                throw failure("immutable", "the subscript can only be read", range)
            }
            var receiver = owner
            var value = try call(function, receiver: &receiver, indices)
            receiver = .void
            try body(&value)
            _ = try call(setter, receiver: &owner, indices + [value])
            return
        }
        if let type = typeName(of: owner).nominalName {
            for step in nativeLineage(type) {
                guard let native = nativeType(step) else { continue }
                for function in native.subscriptSetters {
                    var value = try readIndex(owner, indices, labels, range)
                    try body(&value)
                    guard let target = nativeTarget(function), fits(target, indices + [value], labels + [nil]) else {
                        continue
                    }
                    _ = try target.call(self, &owner, indices + [value], range)
                    return
                }
            }
        }
        throw failure(
            "unknown-member", "a value of type `\(typeText(of: owner))` has no such subscript to write", range)
    }

    func modifyBindingIndex(
        _ owner: Value, _ indices: [Value], _ range: Range<Int>, _ body: (inout Value) throws -> Void
    ) throws {
        guard case .binding(let binding) = owner else { return }
        let element = elementBinding(binding, indices, range)
        var value = try element.get()
        try body(&value)
        try element.set(value)
    }

    // MARK: Key paths

    func apply(_ path: KeyPathValue, to value: Value, _ range: Range<Int>) throws -> Value {
        var current = value
        for component in path.components {
            switch component {
            case .member(let name): current = try readMember(current, name, range)
            case .index(let indices): current = try readIndex(current, indices, indices.map { _ in nil }, range)
            case .optionalChain:
                if case .none = current { return .none }
            case .forceUnwrap:
                if case .none = current {
                    throw failure("unexpected-nil", "unexpectedly found nil in a key path", range)
                }
            }
        }
        return current
    }

    func modify(
        _ path: ArraySlice<KeyPathValue.Component>, of owner: inout Value, _ range: Range<Int>,
        _ body: (inout Value) throws -> Void
    ) throws {
        guard let first = path.first else { return try body(&owner) }
        let rest = path.dropFirst()
        switch first {
        case .member(let name):
            if try modifyByReference(owner, name, range, { try self.modify(rest, of: &$0, range, body) }) { return }
            try modifyMember(&owner, name, range) { try self.modify(rest, of: &$0, range, body) }
        case .index(let indices):
            try modifyIndex(&owner, indices, indices.map { _ in nil }, range) {
                try self.modify(rest, of: &$0, range, body)
            }
        case .optionalChain, .forceUnwrap:
            if case .none = owner { return }
            try modify(rest, of: &owner, range, body)
        }
    }
}

extension RangeValue {
    /// The places of a collection that the range means.
    ///
    /// - Throws: a diagnostic where it reaches outside.
    func span(count: Int, from start: Int = 0, _ machine: Interpreter, _ range: Range<Int>) throws -> Range<Int> {
        var low = start
        var high = count
        if let value = lower?.place { low = value }
        if let value = upper?.place { high = isClosed ? value &+ 1 : value }
        guard low >= start, low <= high, high <= count else {
            throw machine.failure(
                "index-out-of-range", "the range \(low)..<\(high) reaches outside of \(count - start) elements", range)
        }
        return low..<high
    }

    var intBounds: Range<Int>? {
        guard case .int(let low)? = lower, case .int(let high)? = upper else { return nil }
        let (end, overflow) = isClosed ? high.addingReportingOverflow(1) : (high, false)
        return low <= end && !overflow ? low..<end : nil
    }
}
