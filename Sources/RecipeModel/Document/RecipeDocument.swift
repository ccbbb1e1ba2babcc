import Diagnostics

/// A recipe as read from a text: a Markdown document or a plain Swift file.
///
/// Reading never stops at the first problem: `diagnostics` holds all of them in the order of their places, and
/// `recipe` is `nil` if one of them is an error. Every range is a UTF-8 offset into `source`.
public struct RecipeDocument: Sendable {
    /// The text with its name; line ends are LF.
    public internal(set) var source: SourceText
    public internal(set) var recipe: Recipe?
    /// The recipe's Swift; its lines and columns are those of the document.
    public internal(set) var snippet: SourceText
    public internal(set) var diagnostics: [Diagnostic]
    public let kind: Kind
    /// For each expectation the place of its opening fence and of each frame's line.
    var expectationRanges: [(block: Range<Int>, frames: [Range<Int>])] = []
    /// For each scenario its place in the front matter.
    var scenarioRanges: [Range<Int>?] = []

    /// What kind of text it is.
    public enum Kind: Sendable {
        case markdown, swift

        /// `swift` for a name ending in `.swift`, else `markdown`.
        public init(name: String) { self = name.lowercased().hasSuffix(".swift") ? .swift : .markdown }
    }

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - bytes: the contents of the file.
    ///   - name: how the text is called in messages; the title of a Swift file is made from it.
    ///   - kind: what it is, by default as the ending of `name` says.
    public init(reading bytes: some Sequence<UInt8>, name: String, kind: Kind? = nil) {
        let bytes = Array(bytes)
        self.kind = kind ?? Kind(name: name)
        source = SourceText(name: name, text: "")
        snippet = SourceText(name: name, text: "")
        diagnostics = []
        guard let text = RecipeDocument.text(of: bytes, diagnostics: &diagnostics) else {
            source = SourceText(name: name, text: String(decoding: bytes.prefix(Limits.documentBytes), as: UTF8.self))
            return
        }
        source = SourceText(name: name, text: text)
        switch self.kind {
        case .markdown: readMarkdown(text)
        case .swift: readSwift(text)
        }
        diagnostics.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
        if hasErrors { recipe = nil }
    }

    /// Reads a text that is already a string.
    public init(reading text: String, name: String, kind: Kind? = nil) {
        self.init(reading: text.utf8, name: name, kind: kind)
    }

    /// Whether it is Markdown that claims nothing of a recipe: neither front matter nor details, no Swift, no frames.
    public var isOnlyText: Bool {
        kind == .markdown && snippet.text.isEmpty && expectationRanges.isEmpty
            && diagnostics.filter { $0.severity == .error }.map(\.id) == ["missing-title"]
            && !source.text.hasPrefix("---") && !source.text.contains("<details")
    }

    /// Whether something keeps the text from being a recipe.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The place in `source` of an expected frame, or of the whole expectation.
    public func range(ofExpectation expectation: Int, frame: Int? = nil) -> Range<Int>? {
        guard expectationRanges.indices.contains(expectation) else { return nil }
        let ranges = expectationRanges[expectation]
        guard let frame, ranges.frames.indices.contains(frame) else { return ranges.block }
        return ranges.frames[frame]
    }

    /// The place in `source` of a scenario.
    public func range(ofScenario index: Int) -> Range<Int>? {
        scenarioRanges.indices.contains(index) ? scenarioRanges[index] : nil
    }

    /// The text of the bytes with LF line ends, or diagnostics why they are none.
    private static func text(of bytes: [UInt8], diagnostics: inout [Diagnostic]) -> String? {
        guard bytes.count <= Limits.documentBytes else {
            diagnostics.append(
                Diagnostic(
                    id: "document-too-large",
                    message: "the document has \(bytes.count) bytes, at most \(Limits.documentBytes) are read"))
            return nil
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let offset = firstInvalidByte(in: bytes)
            diagnostics.append(
                Diagnostic(
                    id: "not-utf8", message: "byte \(offset) is not UTF-8 text", range: offset..<offset + 1,
                    hints: ["save the file as UTF-8"]))
            return nil
        }
        var clean = text.utf8.contains(0x0D) ? unifiedLineEnds(bytes) : text
        if clean.unicodeScalars.first == "\u{FEFF}" { clean.unicodeScalars.removeFirst() }
        if let place = clean.utf8.firstIndex(of: 0) {
            let offset = clean.utf8.distance(from: clean.startIndex, to: place)
            diagnostics.append(
                Diagnostic(
                    id: "nul-character", message: "the text holds the character U+0000", range: offset..<offset + 1))
            return nil
        }
        if clean.unicodeScalars.allSatisfy({ $0 == " " || $0 == "\n" || $0 == "\t" }) {
            diagnostics.append(
                Diagnostic(
                    id: "empty-document", message: "the document is empty",
                    hints: ["a recipe is front matter with a title and a swift block, or a Swift file"]))
            return nil
        }
        return clean
    }

    private static func unifiedLineEnds(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte != 0x0D {
                out.append(byte)
            } else if index + 1 == bytes.count || bytes[index + 1] != 0x0A {
                out.append(0x0A)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func firstInvalidByte(in bytes: [UInt8]) -> Int {
        var low = 0
        var position = 0
        // The longest valid prefix: whole lines first, then the bytes of the line that is wrong.
        while low < bytes.count {
            let end = bytes[low...].firstIndex(of: 0x0A) ?? bytes.count
            if String(validating: bytes[low..<end], as: UTF8.self) == nil {
                position = low
                break
            }
            low = end + 1
        }
        var decoder = UTF8()
        var iterator = bytes[position...].makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { position += UTF8.width(scalar) }
        return position
    }
}
