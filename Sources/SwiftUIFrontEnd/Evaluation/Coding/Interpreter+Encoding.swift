import CanonicalJSON
import Vocabulary

/// Encoding to JSON: what `Encodable` synthesises, and `encode(to:)` where the source writes it.
extension Interpreter {
    func encode(_ value: Value, into node: EncodedNode, _ place: CodingPlace, _ range: Range<Int>) throws {
        try charge(steps: 4, bytes: 64)
        codingDepth += 1
        defer { codingDepth -= 1 }
        guard codingDepth <= Self.codingDepthLimit else {
            throw failure(
                "depth-limit", "what is encoded nests deeper than the limit of \(Self.codingDepthLimit) levels", range,
                hints: ["look for an object that holds itself"])
        }
        switch value.unsliced {
        case .none: node.content = .value(.null)
        case .bool(let flag): node.content = .value(.bool(flag))
        case .int(let number): node.content = .value(.number(Double(number)))
        case .double(let number): node.content = .value(.number(number))
        case .string(let text): node.content = .value(.string(text))
        case .array(let elements): try encode(elements, into: node, place, range)
        case .set(let set): try encode(set.elements, into: node, place, range)
        case .dictionary(let dictionary):
            node.content = .object
            for (key, element) in zip(dictionary.keys, dictionary.values) {
                let name = try text(of: key)
                try encode(element, into: node.member(name), place.inside(codingKey(name)), range)
            }
        case .point(let point): try encode([.double(point.x), .double(point.y)], into: node, place, range)
        case .size(let size): try encode([.double(size.width), .double(size.height)], into: node, place, range)
        case .box(let box): try encode(box.value, into: node, place, range)
        case .instance, .object, .enumeration: try encode(declared: value, into: node, place, range)
        case .native(let native): try encode(native, into: node, place, range)
        default: throw notEncoded(value, range)
        }
    }

    /// As deep as JSON is read.
    private static let codingDepthLimit = 512

    private func notEncoded(_ value: Value, _ range: Range<Int>) -> any Error {
        failure("unsupported-coding", "a value of type `\(typeText(of: value))` is not encoded", range)
    }

    private func encode(
        _ elements: [Value], into node: EncodedNode, _ place: CodingPlace, _ range: Range<Int>
    ) throws {
        node.content = .array
        for (number, element) in elements.enumerated() {
            let key = codingKey("Index \(number)", index: number)
            try encode(element, into: node.element(), place.inside(key), range)
        }
    }

    private func encode(
        declared value: Value, into node: EncodedNode, _ place: CodingPlace, _ range: Range<Int>
    ) throws {
        guard let info = info(of: value) else { throw notEncoded(value, range) }
        if let own = info.methods(named: "encode").first(where: { $0.parameters.map(\.label) == ["to"] }) {
            var receiver = value
            _ = try call(own, receiver: &receiver, [.native(EncodingValue(.decoder, node, place))])
            return
        }
        node.content = .object
        if case .enumeration(let instance) = value, let entry = info.cases[instance.caseName] {
            if let raw = entry.rawValue { return try encode(raw, into: node, place, range) }
            let inside = node.member(caseKey(entry, info))
            inside.content = .object
            for (number, (parameter, element)) in zip(entry.payload ?? [], instance.payload).enumerated() {
                if case .none = element { continue }
                try encode(element, into: inside.member(parameter.label ?? "_\(number)"), place, range)
            }
            return
        }
        for (property, key) in codedProperties(of: info) {
            let field = try read(property, of: value, range)
            if case .none = field { continue }
            try encode(field, into: node.member(try encodedName(key, place)), place.inside(key), range)
        }
    }

    /// What a key is called where an encoder writes it.
    func encodedName(_ key: Value, _ place: CodingPlace) throws -> String {
        let name = try text(ofKey: key)
        return place.strategy("keyEncodingStrategy") == "convertToSnakeCase" ? Self.snakeCase(name) : name
    }

    private func encode(
        _ native: any NativeValue, into node: EncodedNode, _ place: CodingPlace, _ range: Range<Int>
    ) throws {
        switch native {
        case let number as SizedInteger: node.content = .value(.number(number.double))
        case let number as FloatValue:
            node.content = .value(.number(Double("\(number.number)") ?? Double(number.number)))
        case let some as WrappedSome: try encode(some.value, into: node, place, range)
        case let url as URLValue: node.content = .value(.string(url.text))
        case let id as UUIDValue: node.content = .value(.string(id.text))
        case let date as DateValue: try encode(date, into: node, place, range)
        default: throw notEncoded(.native(native), range)
        }
    }

    private func encode(
        _ date: DateValue, into node: EncodedNode, _ place: CodingPlace, _ range: Range<Int>
    ) throws {
        let since1970 = date.seconds + DateValue.secondsTo1970
        switch place.strategy("dateEncodingStrategy") {
        case "iso8601", "formatted":
            let formatter = place.argument(of: "dateEncodingStrategy") ?? .native(ObjectValue("ISO8601DateFormatter"))
            let text = try callMethod("string", of: formatter, [("from", .native(date))], range)
            node.content = .value(.string(try self.text(of: text)))
        case "custom":
            guard let function = place.argument(of: "dateEncodingStrategy") else { break }
            _ = try call(function, [.native(date), .native(EncodingValue(.decoder, node, place))], range)
        case "secondsSince1970": node.content = .value(.number(since1970))
        case "millisecondsSince1970": node.content = .value(.number(since1970 * 1000))
        default: node.content = .value(.number(date.seconds))
        }
    }

    /// The text of a document as Foundation writes it.
    func written(_ json: JSON, _ coder: ObjectValue) -> String {
        var options: [String] = []
        switch coder.settings["outputFormatting"] {
        case .native(let set as TokenSetValue)?: options = set.names.sorted()
        case .native(let token as Token)?: options = [token.name]
        default: break
        }
        var text = json.text(indented: options.contains("prettyPrinted"))
        if options.contains("prettyPrinted") { text = Self.spacedColons(text) }
        return options.contains("withoutEscapingSlashes") ? text : Self.escapedSlashes(text)
    }

    /// `"key" : value` instead of `"key": value`.
    private static func spacedColons(_ text: String) -> String {
        var result = ""
        var isText = false
        var isEscaped = false
        for character in text {
            if character == ":", !isText { result.append(" ") }
            result.append(character)
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = isText
            } else if character == "\"" {
                isText.toggle()
            }
        }
        return result
    }

    private static func escapedSlashes(_ text: String) -> String {
        text.contains("/")
            ? text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/") : text
    }
}
