import CanonicalJSON
import Diagnostics
import LayoutEngine
import Vocabulary

extension TreeReader {
    /// An argument: a value, or the views of a slot.
    enum Read {
        case value(Value)
        case views([CallNode])
    }

    /// What an argument holds; the commonest forms are read without making JSON of them first.
    ///
    /// - Parameter parameter: what takes the argument; few forms ask for it.
    func value(
        _ scanner: inout JSONScanner, _ parameter: @autoclosure () -> WordParameters.Parameter?
    ) throws -> Read {
        switch try scanner.kind() {
        case .number:
            let number = try scanner.number()
            return .value(parameter()?.isFloating == true ? .double(number) : Self.plain(number))
        case .string: return .value(.string(try scanner.string()))
        case .bool: return .value(.bool(try scanner.bool()))
        case .null:
            try scanner.null()
            return .value(.none)
        case .array: return .value(try value(of: try JSON(reading: &scanner), parameter()))
        case .object:
            let start = scanner.position
            var found: Read?
            try scanner.members { scanner, key in
                switch key {
                case "views": found = .views(try TreeProblem.within("views") { try nodes(&scanner) })
                case "token": found = .value(try Self.token(try scanner.string()))
                case "swift" where found == nil && !hasDefinitions:
                    let text = try scanner.string()
                    found = workspace.natives.value(of: text, type: nil).map { .value($0) }
                default:
                    found = nil
                    try scanner.skip()
                }
            }
            if let found { return found }
            scanner.position = start
            return .value(try value(of: try JSON(reading: &scanner), parameter()))
        }
    }

    /// A value from JSON as `TreeWriter` writes it.
    func value(of json: JSON, _ parameter: WordParameters.Parameter? = nil) throws -> Value {
        switch json {
        case .null: return .none
        case .bool(let flag): return .bool(flag)
        case .number(let number): return parameter?.isFloating == true ? .double(number) : Self.plain(number)
        case .string(let text): return .string(text)
        case .array(let elements): return .array(try values(elements))
        case .object(let members):
            guard let tag = members.keys.compactMap({ Self.ranks[$0] }).min().map({ Self.tags[$0] }),
                let content = members[tag]
            else {
                throw TreeProblem("none of the known kinds of value: \(members.keys.sorted().joined(separator: ", "))")
            }
            return try TreeProblem.within(tag) { try tagged(tag, content, members, parameter) }
        }
    }

    /// A whole number is an `Int`.
    private static func plain(_ number: Double) -> Value {
        if number == number.rounded(), abs(number) <= TreeWriter.wholeLimit {
            .int(Int(number))
        } else {
            .double(number)
        }
    }

    /// What tells the kinds of values; where several are there, the first says the kind.
    private static let tags =
        [
            "double", "int", "infinity", "nan", "void", "character", "set", "dictionary", "tuple", "range", "size",
            "point",
            "rect", "proposal", "box", "binding", "view", "views", "instance", "object", "same", "enum", "closure",
            "method", "function", "keyPath", "record", "settings", "tokenCall", "gradientStyle"
        ] + nativeTags + ["type"]
    /// The places of the tags in their list.
    private static let ranks = Dictionary(zip(tags, tags.indices), uniquingKeysWith: { first, _ in first })

    private func tagged(
        _ tag: String, _ content: JSON, _ members: [String: JSON], _ parameter: WordParameters.Parameter?
    ) throws -> Value {
        switch tag {
        case "double": return .double(try number(content))
        case "int":
            if let number = content.numberValue { return .int(Int(exactly: number) ?? 0) }
            guard let number = content.stringValue.flatMap({ Int($0) }) else { throw expected("an integer") }
            return .int(number)
        case "infinity": return .double(content.boolValue == false ? -.infinity : .infinity)
        case "nan": return .double(.nan)
        case "void": return .void
        case "character":
            guard let text = content.stringValue, text.count == 1, let only = text.first else {
                throw expected("one character")
            }
            return .character(only)
        case "set": return .set(SetValue(try values(try array(content))))
        case "dictionary":
            var dictionary = DictionaryValue()
            for pair in try array(content) {
                let parts = try values(try array(pair))
                guard parts.count == 2 else { throw expected("a key and a value") }
                dictionary[parts[0]] = parts[1]
            }
            return .dictionary(dictionary)
        case "tuple":
            let elements = try values(try array(content))
            let labels = members["labels"]?.arrayValue?.map(\.stringValue) ?? []
            return .tuple(
                TupleValue(
                    labels: labels.count == elements.count ? labels : elements.map { _ in nil }, elements: elements))
        case "range":
            let bounds = try values(try array(content))
            guard bounds.count == 2 else { throw expected("two bounds") }
            return .range(
                RangeValue(
                    lower: Self.present(bounds[0]), upper: Self.present(bounds[1]),
                    isClosed: members["closed"]?.boolValue ?? false))
        case "size":
            let parts = try numbers(content, 2)
            return .size(Size(width: parts[0], height: parts[1]))
        case "point":
            let parts = try numbers(content, 2)
            return .point(Point(x: parts[0], y: parts[1]))
        case "rect":
            let parts = try numbers(content, 4)
            return .rect(RectBox(Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])))
        case "proposal":
            let parts = try array(content).map { $0 == .null ? nil : try number($0) }
            guard parts.count == 2 else { throw expected("two lengths") }
            return .proposal(ProposalBox(ProposedViewSize(width: parts[0], height: parts[1])))
        case "box": return .box(Box(try value(of: content)))
        case "binding":
            let current = try value(of: content)
            return .binding(BindingValue(get: { current }, set: { _ in }))
        case "view": return .view(try node(content))
        case "views": return .array(try array(content).map { .view(try node($0)) })
        case "type": return .type(try type(content))
        case "keyPath": return try keyPath(content, members)
        case "instance", "object", "same", "enum": return try declared(tag, content, members)
        case "closure", "method", "function": return .function(try function(tag, content, members, parameter))
        default: return try native(tag, content, members)
        }
    }

    // MARK: Parts

    private static func present(_ value: Value) -> Value? { if case .none = value { nil } else { value } }

    func expected(_ what: String) -> TreeProblem { TreeProblem("expected \(what)") }

    func values(_ elements: [JSON]) throws -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            values.append(try TreeProblem.within("[\(values.count)]") { try value(of: element) })
        }
        return values
    }

    func array(_ json: JSON) throws -> [JSON] {
        guard let elements = json.arrayValue else { throw expected("an array") }
        return elements
    }

    func text(_ json: JSON?) throws -> String {
        guard let text = json?.stringValue else { throw expected("a string") }
        return text
    }

    func number(_ json: JSON) throws -> Double {
        if let number = json.numberValue { return number }
        guard case .double(let number) = try value(of: json) else { throw expected("a number") }
        return number
    }

    func numbers(_ json: JSON, _ count: Int) throws -> [Double] {
        let parts = try array(json).map { try number($0) }
        guard parts.count == count else { throw expected("\(count) numbers") }
        return parts
    }

    func type(_ json: JSON) throws -> TypeName {
        guard let type = TypeName(written: try text(json)) else { throw expected("a type") }
        return type
    }

    /// A view among values: those in captures and fields.
    func node(_ json: JSON) throws -> CallNode {
        var text = json.text()
        return try text.withUTF8 { bytes in
            var scanner = JSONScanner(bytes)
            return try node(&scanner)
        }
    }

    private func keyPath(_ content: JSON, _ members: [String: JSON]) throws -> Value {
        let components = try array(content).map { part -> KeyPathValue.Component in
            switch part {
            case .string("?"): return .optionalChain
            case .string("!"): return .forceUnwrap
            case .string(let name): return .member(name)
            default:
                guard let index = part["index"] else { throw expected("a name or an index") }
                return .index(try values(try array(index)))
            }
        }
        return .keyPath(KeyPathValue(root: try members["root"].map { try type($0) }, components: components))
    }
}
