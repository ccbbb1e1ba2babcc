import CanonicalJSON
import RecipeModel

/// The views of a layout tree without their arguments, in one line: `VStack(Text,HStack(Image,Spacer))[Color]`.
struct TreeShape: Hashable, Sendable {
    var name: String
    var children: [TreeShape]
    /// Views that arguments and modifiers hold: overlays, backgrounds, labels, bars.
    var attached: [TreeShape] = []

    var text: String {
        func list(_ shapes: [TreeShape], _ open: String, _ close: String) -> String {
            shapes.isEmpty ? "" : open + shapes.map(\.text).joined(separator: ",") + close
        }
        return name + list(children, "(", ")") + list(attached, "[", "]")
    }

    init(name: String, children: [TreeShape], attached: [TreeShape] = []) {
        self.name = name
        self.children = children
        self.attached = attached
    }

    /// The shape of a layout tree's JSON, or `nil` if it has none.
    init?(treeJSON: String) {
        guard let json = try? JSON(parsing: treeJSON), let root = json["root"] else { return nil }
        self.init(node: root, depth: 0)
    }

    private init?(node: JSON, depth: Int) {
        guard let name = node["call"]?.stringValue, depth <= Limits.nesting else { return nil }
        let clean = name.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard !clean.isEmpty else { return nil }
        self.name = clean
        children = (node["children"]?.arrayValue ?? []).compactMap { TreeShape(node: $0, depth: depth + 1) }
        var views: [JSON] = []
        if let arguments = node["arguments"] { TreeShape.collectViews(of: arguments, into: &views) }
        for modifier in node["modifiers"]?.arrayValue ?? [] {
            if let arguments = modifier["arguments"] { TreeShape.collectViews(of: arguments, into: &views) }
        }
        attached = views.compactMap { TreeShape(node: $0, depth: depth + 1) }
    }

    /// The views inside of argument values, by argument name.
    private static func collectViews(of value: JSON, into views: inout [JSON]) {
        switch value {
        case .array(let elements): for element in elements { collectViews(of: element, into: &views) }
        case .object(let members):
            if let own = members["views"]?.arrayValue { return views += own }
            for (_, member) in members.sorted(by: { $0.key < $1.key }) { collectViews(of: member, into: &views) }
        default: break
        }
    }

    /// Reads what `text` wrote.
    init?(text: String) {
        var reader = ShapeReader(text)
        guard let shape = reader.shape(depth: 0), reader.isAtEnd else { return nil }
        self = shape
    }

    /// A hash of the tree without the places in the source, so that equal layouts hash alike.
    static func hash(of treeJSON: String) -> String {
        guard let json = try? JSON(parsing: treeJSON) else { return StableHash.text(of: treeJSON) }
        return StableHash.text(of: withoutPlaces(json).text())
    }

    private static func withoutPlaces(_ json: JSON) -> JSON {
        switch json {
        case .array(let elements): return .array(elements.map(withoutPlaces))
        case .object(let members):
            var kept: [String: JSON] = [:]
            for (key, value) in members where !(key == "source" || key == "from") { kept[key] = withoutPlaces(value) }
            return .object(kept)
        default: return json
        }
    }
}

private struct ShapeReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private static let signs = Set("(),[]".utf8)

    mutating func shape(depth: Int) -> TreeShape? {
        guard depth <= Limits.nesting else { return nil }
        let start = position
        while position < bytes.count, !Self.signs.contains(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        var shape = TreeShape(name: String(decoding: bytes[start..<position], as: UTF8.self), children: [])
        if take("(") {
            guard let children = list(until: ")", depth: depth) else { return nil }
            shape.children = children
        }
        if take("[") {
            guard let attached = list(until: "]", depth: depth) else { return nil }
            shape.attached = attached
        }
        return shape
    }

    private mutating func list(until end: Unicode.Scalar, depth: Int) -> [TreeShape]? {
        var shapes: [TreeShape] = []
        repeat {
            guard let shape = shape(depth: depth + 1) else { return nil }
            shapes.append(shape)
        } while take(",")
        return take(end) ? shapes : nil
    }
}
