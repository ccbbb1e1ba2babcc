import CanonicalJSON
import LayoutEngine
import RecipeModel

/// A snippet with probes: the views whose frames are wanted tell them when SwiftUI has laid them out.
struct CaptureSnippet {
    /// Modifiers that give the same type back, so that a probe has to come after them.
    private static let preserving: [String: Set<String>] = [
        "Text": [
            "bold", "italic", "font", "fontWeight", "fontDesign", "fontWidth", "foregroundColor", "foregroundStyle",
            "kerning", "tracking", "baselineOffset", "underline", "strikethrough", "monospaced", "monospacedDigit",
            "textScale"
        ],
        "Image": ["resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode"],
        "Color": ["opacity", "gradient"]
    ]
    private static let shapeModifiers: Set = [
        "fill", "stroke", "strokeBorder", "trim", "inset", "rotation", "scale", "transform", "size"
    ]
    private static let shapes: Set = [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
        "ContainerRelativeShape", "Path"
    ]

    private let scanner: SwiftScanner
    private let previews: [Range<Int>]
    /// The places where probes stand, with their keys.
    private var probes: [Int: String] = [:]
    private var types: Set<String> = []
    private var states: [(range: Range<Int>, name: String)] = []

    init(_ source: String) {
        scanner = SwiftScanner(source)
        let scanner = scanner
        // The macro needs a plug-in that only Xcode has, and nothing here needs previews.
        previews = scanner.places(of: "#Preview").map { start in
            start..<scanner.endOfArguments(start + "#Preview".utf8.count)
        }
    }

    /// Puts a probe at what shows the frame of `node` and gives its key; `nil` where the source has no such place.
    ///
    /// A view with an identifier is probed where that is written, a custom view where it is made, and any other view
    /// behind the call that makes it.
    mutating func probe(_ node: FrameNode) -> String? {
        // Identifiers report themselves: their modifiers are replaced by ones that probe.
        if let id = node.id { return "#" + id }
        if let key = probeCall(of: node) { return key }
        guard let type = node.customViews.last, probeCalls(of: type) else { return nil }
        return type
    }

    /// Puts probes behind all calls that make a custom view; `false` if there is none.
    mutating func probeCalls(of type: String) -> Bool {
        if types.contains(type) { return true }
        for start in scanner.places(of: type) {
            let end = start + type.utf8.count
            let isCall = scanner.bytes.indices.contains(end) && scanner.bytes[end] == UInt8(ascii: "(")
            guard isCall, start == 0 || scanner.bytes[start - 1] != UInt8(ascii: "."),
                !previews.contains(where: { $0.contains(start) })
            else { continue }
            probes[scanner.endOfArguments(end)] = type
            types.insert(type)
        }
        return types.contains(type)
    }

    private mutating func probeCall(of node: FrameNode) -> String? {
        guard let start = node.sourceOffset else { return nil }
        guard start < scanner.bytes.count, !previews.contains(where: { $0.contains(start) }),
            let word = scanner.word(at: start), word == node.kind, !isOperand(before: start)
        else { return nil }
        var end = start + word.utf8.count
        if word == "Color", scanner.bytes.indices.contains(end), scanner.bytes[end] == UInt8(ascii: "."),
            let member = scanner.word(at: end + 1)
        {
            end += 1 + member.utf8.count
        }
        end = scanner.endOfArguments(end)
        let names = Self.shapes.contains(word) ? Self.shapeModifiers : Self.preserving[word] ?? []
        while let next = modifier(at: end, among: names) { end = next }
        let after = scanner.skipBlanks(end)
        if scanner.bytes.indices.contains(after), scanner.bytes[after] == UInt8(ascii: "+") { return nil }
        probes[end] = "\(start)"
        return "\(start)"
    }

    /// Lets a scenario choose the first value of a `@State` property; `false` where none of that name has one.
    mutating func exposeState(_ name: String) -> Bool {
        if states.contains(where: { $0.name == name }) { return true }
        var isFound = false
        for place in scanner.places(of: "@State") {
            var index = scanner.skipBlanks(place + "@State".utf8.count)
            while let word = scanner.word(at: index), ["private", "fileprivate", "internal"].contains(word) {
                index = scanner.skipBlanks(index + word.utf8.count)
            }
            guard scanner.word(at: index) == "var" else { continue }
            index = scanner.skipBlanks(index + 3)
            guard scanner.word(at: index) == name else { continue }
            // The value reaches to the end of the line, or of the bracket that it ends in.
            let lineEnd = scanner.bytes[index...].firstIndex(of: 0x0A) ?? scanner.bytes.count
            guard let equals = scanner.bytes[index..<lineEnd].firstIndex(of: UInt8(ascii: "=")) else { continue }
            let start = scanner.skipBlanks(equals + 1)
            var end = start
            while end < scanner.bytes.count, ![0x0A, UInt8(ascii: ";")].contains(scanner.bytes[end]) {
                if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(scanner.bytes[end]) {
                    guard let close = scanner.endOfBrackets(end) else { break }
                    end = close
                } else if scanner.bytes[end] == UInt8(ascii: "/"), scanner.skipBlanks(end) != end {
                    break
                } else {
                    end += 1
                }
            }
            guard end > start else { continue }
            states.append((start..<end, name))
            isFound = true
        }
        return isFound
    }

    /// The source with its probes and without its previews.
    var text: String {
        var edits: [(range: Range<Int>, text: String)] = previews.map { ($0, "") }
        for (end, key) in probes { edits.append((end..<end, ".captureProbe(\(CaptureKitSources.quoted(key)))")) }
        for (name, replacement) in [("accessibilityIdentifier", "captureIdentifier"), ("id", "captureID")] {
            for start in scanner.places(of: name) where start > 0 && scanner.bytes[start - 1] == UInt8(ascii: ".") {
                let end = start + name.utf8.count
                guard scanner.bytes.indices.contains(end), scanner.bytes[end] == UInt8(ascii: "("),
                    start < 2 || scanner.bytes[start - 2] != UInt8(ascii: "\\")
                else { continue }
                edits.append((start..<end, replacement))
            }
        }
        for state in states {
            let value = String(decoding: scanner.bytes[state.range], as: UTF8.self).trimmedRight
            edits.append((state.range, "captureState(\"\(state.name)\", \(value))"))
        }
        edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        var bytes: [UInt8] = []
        var position = 0
        // What lies inside of something that was replaced went with it.
        for edit in edits where edit.range.lowerBound >= position {
            bytes += scanner.bytes[position..<edit.range.lowerBound]
            bytes += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return String(decoding: bytes + scanner.bytes[position...], as: UTF8.self)
    }

    /// The index after a modifier of one of these names that follows `index`.
    private func modifier(at index: Int, among names: Set<String>) -> Int? {
        let dot = scanner.skipBlanks(index)
        guard scanner.bytes.indices.contains(dot), scanner.bytes[dot] == UInt8(ascii: "."),
            let name = scanner.word(at: dot + 1), names.contains(name)
        else { return nil }
        return scanner.endOfArguments(dot + 1 + name.utf8.count)
    }

    /// Whether a `+` stands before: the sum of texts is one view, its parts are none.
    private func isOperand(before start: Int) -> Bool {
        var index = start - 1
        while index >= 0, [0x20, 0x09, 0x0A].contains(scanner.bytes[index]) { index -= 1 }
        return index >= 0 && scanner.bytes[index] == UInt8(ascii: "+")
    }
}

extension String {
    fileprivate var trimmedRight: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
