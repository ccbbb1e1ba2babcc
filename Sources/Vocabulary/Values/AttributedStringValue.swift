/// An AttributedString: pieces of text with attributes of their own.
public struct AttributedStringValue: NativeValue {
    /// A piece with one set of attributes.
    public struct Run {
        public var text: String
        /// Attributes by name, as Swift spells them.
        public var attributes: [String: Value] = [:]
    }

    public var runs: [Run]
    /// The place of the first character in the string that this one is a part of.
    var start = 0

    public var contentBytes: Int { runs.reduce(0) { $0 + 64 + $1.text.utf8.count } }

    /// A string without attributes.
    public init(_ text: String) { runs = [Run(text: text)] }

    init(runs: [Run]) { self.runs = runs }

    /// The string that inline Markdown makes.
    init(markdown: String, plain: [Range<Int>] = []) {
        runs = InlineMarkdown.pieces(of: markdown, plain: plain).map { piece in
            let flags = [
                (piece.isBold, "stronglyEmphasized"), (piece.isItalic, "emphasized"), (piece.isCode, "code")
            ]
            let intent = flags.filter(\.0).map { Value.native(Token("InlinePresentationIntent", $0.1)) }
            return Run(
                text: piece.text, attributes: intent.isEmpty ? [:] : ["inlinePresentationIntent": .array(intent)])
        }
    }

    /// All characters.
    public var text: String { runs.reduce(into: "") { $0 += $1.text } }

    /// The value of an attribute that all pieces share; `none` if they differ or lack it.
    subscript(attribute: String) -> Value {
        get {
            guard let first = runs.first?.attributes[attribute] else { return .none }
            return runs.allSatisfy { $0.attributes[attribute]?.hashText == first.hashText } ? first : .none
        }
        set {
            for index in runs.indices {
                if case .none = newValue {
                    runs[index].attributes[attribute] = nil
                } else {
                    runs[index].attributes[attribute] = newValue
                }
            }
        }
    }

    /// The part between two characters, given by their places; what lies outside the string counts as its end.
    subscript(range: Range<Int>) -> AttributedStringValue {
        get {
            var part = AttributedStringValue(runs: cut(at: range.lowerBound).1.cut(at: range.count).0.runs)
            part.start = start + range.lowerBound
            return part
        }
        set {
            let (before, rest) = cut(at: range.lowerBound)
            runs = before.runs + newValue.runs + rest.cut(at: range.count).1.runs
        }
    }

    /// Each piece as a part of the string.
    var parts: [AttributedStringValue] {
        var place = start
        return runs.map { run in
            var part = AttributedStringValue(runs: [run])
            part.start = place
            place += run.text.count
            return part
        }
    }

    private func cut(at place: Int) -> (AttributedStringValue, AttributedStringValue) {
        var (before, after): ([Run], [Run]) = ([], [])
        var left = place
        for run in runs {
            let start = run.text.prefix(max(left, 0))
            left -= start.count
            if !start.isEmpty { before.append(Run(text: String(start), attributes: run.attributes)) }
            let end = run.text.dropFirst(start.count)
            if !end.isEmpty { after.append(Run(text: String(end), attributes: run.attributes)) }
        }
        return (AttributedStringValue(runs: before), AttributedStringValue(runs: after))
    }

    /// Where a text stands first, by the places of its characters.
    func range(of wanted: String, ignoringCase: Bool = false) -> Range<Int>? {
        func folded(_ text: String) -> [Character] { Array(ignoringCase ? text.lowercased() : text) }
        let (wanted, characters) = (folded(wanted), folded(text))
        guard !wanted.isEmpty, wanted.count <= characters.count else { return nil }
        let starts = 0...(characters.count - wanted.count)
        return starts.first { characters[$0..<($0 + wanted.count)].elementsEqual(wanted) }
            .map { ($0 + start)..<($0 + start + wanted.count) }
    }

    /// Sets attributes of all pieces; those that `attributes` lacks stay.
    mutating func merge(_ attributes: [String: Value]) {
        for (name, value) in attributes { self[name] = value }
    }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }

    public var hashText: String {
        "AttributedString:"
            + runs.map { run in
                run.text
                    + run.attributes.sorted { $0.key < $1.key }.map { "\u{1}\($0.key)=\($0.value.hashText)" }.joined()
            }.joined(separator: "\u{2}")
    }

    /// The string as Swift makes it; attributes that have no short spelling are left out.
    public var debugText: String {
        let parts = runs.map { run in
            let settings = run.attributes.sorted { $0.key < $1.key }.compactMap { name, value in
                AttributedStringValue.spelling(of: value).map { " string.\(name) = \($0);" }
            }
            let plain = "AttributedString(\(String(reflecting: run.text)))"
            return settings.isEmpty ? plain : "{ var string = \(plain);\(settings.joined()) return string }()"
        }
        return parts.isEmpty ? "AttributedString(\"\")" : parts.joined(separator: " + ")
    }

    private static func spelling(of value: Value) -> String? {
        switch value {
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        case .native(let native): native.debugText
        case .array(let values): "[\(values.compactMap(spelling).joined(separator: ", "))]"
        default: nil
        }
    }
}

extension AttributedStringValue: NativeConvertible {
    static let sourceName = "AttributedString"
}
