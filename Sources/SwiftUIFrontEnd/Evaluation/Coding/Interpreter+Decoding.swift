import CanonicalJSON
import Vocabulary

/// Decoding of JSON: what `Decodable` synthesises, and `init(from:)` where the source writes it.
extension Interpreter {
    /// What the generic parameters of a type stand for.
    typealias GenericArguments = [String: TypeName]

    func decode(
        _ type: TypeName, _ json: JSON, _ place: CodingPlace, owner: TypeInfo? = nil,
        generics: GenericArguments = [:], _ range: Range<Int>
    ) throws -> Value {
        try charge(steps: 4, bytes: 64)
        func inner(_ type: TypeName, _ json: JSON, _ place: CodingPlace) throws -> Value {
            try decode(type, json, place, owner: owner, generics: generics, range)
        }
        func elements(_ type: TypeName) throws -> [Value] {
            guard case .array(let items) = json else { throw mismatch("Array<Any>", json, place, range) }
            return try items.enumerated().map { number, item in
                try inner(type, item, place.inside(codingKey("Index \(number)", index: number)))
            }
        }
        switch type {
        case .optional(let wrapped): return json == .null ? .none : try inner(wrapped, json, place)
        case .array(let element): return .array(try elements(element))
        case .named("Array", let arguments) where arguments.count == 1: return .array(try elements(arguments[0]))
        case .named("Optional", let arguments) where arguments.count == 1:
            return try inner(.optional(arguments[0]), json, place)
        case .named("Set", let arguments) where arguments.count == 1:
            return .set(SetValue(try elements(arguments[0])))
        case .named("Dictionary", let arguments) where arguments.count == 2:
            return try inner(.dictionary(arguments[0], arguments[1]), json, place)
        case .dictionary(let key, let value):
            guard case .object(let members) = json else {
                throw mismatch("Dictionary<String, Any>", json, place, range)
            }
            var result = DictionaryValue()
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                let found: Value? =
                    key.nominalName == "String"
                    ? .string(name) : key.nominalName == "Int" ? Int(name).map { .int($0) } : nil
                guard let found else {
                    throw failure(
                        "unsupported-coding", "a dictionary with keys of type `\(key.text)` is not decoded", range,
                        hints: ["use String or Int as the type of its keys"])
                }
                result[found] = try inner(value, member, place.inside(codingKey(name)))
            }
            return .dictionary(result)
        case .named(let name, let arguments):
            if let bound = generics[name] { return try decode(bound, json, place, range) }
            if let info = index.find(name, from: owner) {
                let resolved = arguments.map { substituted($0, generics) }
                let parameters = info.declaration?.generics ?? []
                return try decode(
                    info, Dictionary(zip(parameters, resolved), uniquingKeysWith: { $1 }), json, place, range)
            }
            if let (target, home) = alias(name, owner) {
                return try decode(target, json, place, owner: home, generics: generics, range)
            }
            return try decode(native: name, json, place, range)
        default:
            throw failure("unsupported-coding", "a value of type `\(type.text)` is not decoded", range)
        }
    }

    private func substituted(_ type: TypeName, _ generics: GenericArguments) -> TypeName {
        switch type {
        case .named(let name, let arguments):
            generics[name] ?? .named(name, arguments.map { substituted($0, generics) })
        case .optional(let inner): .optional(substituted(inner, generics))
        case .array(let inner): .array(substituted(inner, generics))
        case .dictionary(let key, let value): .dictionary(substituted(key, generics), substituted(value, generics))
        default: type
        }
    }

    // MARK: Types of the source

    private func decode(
        _ info: TypeInfo, _ generics: GenericArguments, _ json: JSON, _ place: CodingPlace, _ range: Range<Int>
    ) throws -> Value {
        if let own = info.initializers.first(where: { $0.parameters.map(\.label) == ["from"] && !$0.isRequirement }) {
            boundGenerics.append(generics)
            defer { boundGenerics.removeLast() }
            return try construct(info, own, [.native(DecodingValue(.decoder, json, place))], range)
        }
        if info.kind == .enumeration { return try decodeCase(info, json, place, range) }
        guard case .object = json else { throw mismatch("Dictionary<String, Any>", json, place, range) }
        var given: [Int: Value] = [:]
        for (property, key) in codedProperties(of: info) {
            guard let index = property.index else { continue }
            if let wrapper = decodableWrapper(of: property) {
                let bound = bindings(of: wrapper, around: property)
                given[index] = try decodeWrapper(wrapper, key, of: json, place, range) { member in
                    try decode(wrapper, bound, member, place.inside(key), range)
                }
                continue
            }
            guard let type = property.type ?? inferredType(of: property) else { continue }
            let member = try self.member(key, of: json, place)
            if case .optional(let wrapped) = type {
                given[index] =
                    member == nil || member == .null
                    ? .none
                    : try decode(
                        wrapped, member ?? .null, place.inside(key), owner: property.owner, generics: generics, range)
                continue
            }
            guard let member else { throw keyNotFound(key, place, range) }
            given[index] = try decode(
                type, member, place.inside(key), owner: property.owner, generics: generics, range)
        }
        return try make(info, given, Frame(slots: slots + top, machine: self), range)
    }

    private func decodeCase(
        _ info: TypeInfo, _ json: JSON, _ place: CodingPlace, _ range: Range<Int>
    ) throws -> Value {
        if let raw = info.caseOrder.first(where: { $0.rawValue != nil })?.rawValue {
            let value = try decode(typeName(of: raw), json, place, range)
            for entry in info.caseOrder {
                guard let own = entry.rawValue, let instance = entry.instance else { continue }
                if try areEqual(own, value) { return .enumeration(instance) }
            }
            throw corrupted(
                "Cannot initialize \(info.simpleName) from invalid \(typeText(of: value)) value \(try text(of: value))",
                place, range)
        }
        guard case .object(let members) = json, members.count == 1, let (name, payload) = members.first,
            let entry = info.caseOrder.first(where: { caseKey($0, info) == name })
        else { throw mismatch(info.simpleName, json, place, range) }
        let inside = place.inside(codingKey(name))
        let values = try (entry.payload ?? []).enumerated().map { number, parameter in
            let label = parameter.label ?? "_\(number)"
            let type = parameter.type ?? .named("Any")
            guard let member = payload[label] else {
                if case .optional = type { return Value.none }
                throw keyNotFound(codingKey(label), inside, range)
            }
            return try decode(type, member, inside.inside(codingKey(label)), owner: info, range)
        }
        if let instance = entry.instance { return .enumeration(instance) }
        return .enumeration(
            EnumInstance(type: info, caseName: entry.name, caseIndex: entry.index, payload: values))
    }

    /// What a case of an enum without raw values is called in JSON.
    func caseKey(_ entry: CaseInfo, _ info: TypeInfo) -> String {
        guard let key = info.nested["CodingKeys"]?.cases[entry.name] else { return entry.name }
        if case .string(let text)? = key.rawValue { return text }
        return key.name
    }

    /// The member of an object that a key means.
    func member(_ key: Value, of json: JSON, _ place: CodingPlace) throws -> JSON? {
        let name = try text(ofKey: key)
        guard place.strategy("keyDecodingStrategy") == "convertFromSnakeCase", let members = json.objectValue else {
            return json[name]
        }
        return members.keys.sorted().first { Self.camelCase($0) == name }.flatMap { members[$0] }
    }

    // MARK: Native types

    private func decode(
        native name: String, _ json: JSON, _ place: CodingPlace, _ range: Range<Int>
    ) throws -> Value {
        func number(_ shown: String) throws -> Double {
            guard case .number(let number) = json else { throw mismatch(shown, json, place, range) }
            return number
        }
        func text(_ shown: String) throws -> String {
            guard case .string(let text) = json else { throw mismatch(shown, json, place, range) }
            return text
        }
        if Self.doubleNames.contains(name) { return .double(try number(name)) }
        if name == "Float" || name == "Float32" { return .native(FloatValue(Float(try number(name)))) }
        if Self.intNames.contains(name) {
            let found = try number(name)
            guard let whole = Int(exactly: found), let number = integer(whole, name) else {
                throw corrupted("Number \(JSON.text(of: found)) is not representable in Swift.", place, range)
            }
            return number
        }
        switch name {
        case "String": return .string(try text(name))
        case "Bool":
            guard case .bool(let flag) = json else { throw mismatch(name, json, place, range) }
            return .bool(flag)
        case "Date": return try decodeDate(json, place, range)
        case "URL": return .native(URLValue(try text(name)))
        case "UUID":
            guard let made = UUIDValue(try text(name)) else {
                throw corrupted("Attempted to decode UUID from invalid UUID string.", place, range)
            }
            return .native(made)
        case "CGPoint", "CGSize":
            let parts = [0, 1].map { place in (json.arrayValue?[safe: place]?.numberValue) }
            guard let x = parts[0], let y = parts[1] else { throw mismatch("Array<Any>", json, place, range) }
            return name == "CGPoint" ? .point(.init(x: x, y: y)) : .size(.init(width: x, height: y))
        default:
            throw failure("unsupported-coding", "a value of type `\(name)` is not decoded", range)
        }
    }

    /// A number of an integer type; `nil` if it is outside of the type's range.
    private func integer(_ number: Int, _ name: String) -> Value? {
        guard let kind = SizedInteger.Kind(name: name) else { return .int(number) }
        return SizedInteger(number, kind).map { .native($0) }
    }

    private func decodeDate(_ json: JSON, _ place: CodingPlace, _ range: Range<Int>) throws -> Value {
        let since1970 = DateValue.secondsTo1970
        switch (place.strategy("dateDecodingStrategy"), json) {
        case ("iso8601"?, .string), ("formatted"?, .string(_)):
            let formatter = place.argument(of: "dateDecodingStrategy") ?? .native(ObjectValue("ISO8601DateFormatter"))
            let text = Value.string(json.stringValue ?? "")
            let date = try callMethod("date", of: formatter, [("from", text)], range)
            if case .none = date { throw corrupted("Expected date string to be ISO8601-formatted.", place, range) }
            return date
        case ("custom"?, _):
            guard let function = place.argument(of: "dateDecodingStrategy") else { break }
            return try call(function, [.native(DecodingValue(.decoder, json, place))], range)
        case ("secondsSince1970"?, .number(let seconds)): return .native(DateValue(seconds: seconds - since1970))
        case ("millisecondsSince1970"?, .number(let count)):
            return .native(DateValue(seconds: count / 1000 - since1970))
        case (nil, .number(let seconds)), ("deferredToDate"?, .number(let seconds)):
            return .native(DateValue(seconds: seconds))
        default: break
        }
        throw mismatch("Double", json, place, range)
    }

    // MARK: Errors

    func keyNotFound(_ key: Value, _ place: CodingPlace, _ range: Range<Int>) -> any Error {
        let name = (try? text(ofKey: key)) ?? ""
        return codingError("keyNotFound", [key], "No value associated with key \(name) (\"\(name)\").", place, range)
    }

    func mismatch(_ type: String, _ json: JSON, _ place: CodingPlace, _ range: Range<Int>) -> any Error {
        if json == .null {
            return codingError(
                "valueNotFound", [.type(.named(type))], "Expected \(type) value but found null instead.", place, range)
        }
        return codingError(
            "typeMismatch", [.type(.named(type))], "Expected to decode \(type) but found another kind of value.", place,
            range)
    }

    func corrupted(_ message: String, _ place: CodingPlace, _ range: Range<Int>) -> any Error {
        codingError("dataCorrupted", [], message, place, range)
    }

    private func codingError(
        _ name: String, _ payload: [Value], _ message: String, _ place: CodingPlace, _ range: Range<Int>
    ) -> any Error {
        let context = RecordValue(
            "DecodingError.Context", [("codingPath", .array(place.path)), ("debugDescription", .string(message))])
        return ThrownValue(
            value: .native(
                CaseValue(typeName: "DecodingError", caseName: name, payload: payload + [.native(context)])),
            range: range)
    }
}

extension Array {
    fileprivate subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
