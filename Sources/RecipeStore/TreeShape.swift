import CanonicalJSON
import RecipeModel

/// The views of a layout tree without their arguments, in one line: `VStack(Text,HStack(Image,Spacer))`.
struct TreeShape: Hashable, Sendable {
    var name: String
    var children: [TreeShape]

    var text: String { children.isEmpty ? name : name + "(" + children.map(\.text).joined(separator: ",") + ")" }

    init(name: String, children: [TreeShape]) {
        self.name = name
        self.children = children
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
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text) }

    var isAtEnd: Bool { position == characters.count }

    private mutating func take(_ character: Character) -> Bool {
        guard position < characters.count, characters[position] == character else { return false }
        position += 1
        return true
    }

    mutating func shape(depth: Int) -> TreeShape? {
        guard depth <= Limits.nesting else { return nil }
        let start = position
        while position < characters.count, !"(),".contains(characters[position]) { position += 1 }
        guard position > start else { return nil }
        var shape = TreeShape(name: String(characters[start..<position]), children: [])
        guard take("(") else { return shape }
        repeat {
            guard let child = self.shape(depth: depth + 1) else { return nil }
            shape.children.append(child)
        } while take(",")
        return take(")") ? shape : nil
    }
}
