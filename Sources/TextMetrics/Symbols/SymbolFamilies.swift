/// Sizes of symbols that were not measured, from their measured relatives.
enum SymbolFamilies {
    /// The entry for a name, and whether it was measured.
    static func entry(for name: String) -> (SymbolTable.Entry, isMeasured: Bool) {
        if let entry = SymbolTable.entries[name] { return (entry, true) }
        let words = name.split(separator: ".").map(String.init)
        let core = words.last == "fill" ? Array(words.dropLast()) : words
        // All measured symbols in a circle have the size of the circle.
        if core.last == "circle" { return (SymbolTable.circle, true) }
        return (relative(of: core) ?? SymbolTable.median, false)
    }

    private static func relative(of core: [String]) -> SymbolTable.Entry? {
        known(core) ?? turned(core) ?? people(core) ?? enclosed(core) ?? similar[core.joined(separator: ".")].flatMap(
            known)
            ?? part(of: core)
    }

    /// A symbol of which the outline or the filled form was measured.
    private static func known(_ core: [String]) -> SymbolTable.Entry? {
        let outline = core.joined(separator: ".")
        return SymbolTable.entries[outline] ?? SymbolTable.entries[outline + ".fill"]
    }

    private static func known(_ outline: String) -> SymbolTable.Entry? { known([outline]) }

    /// A symbol of which another direction was measured: opposite ones are equally large, the others turned.
    private static func turned(_ core: [String]) -> SymbolTable.Entry? {
        guard core.contains(where: { directions[$0] != nil }) else { return nil }
        if let entry = known(core.map { directions[$0]?.opposite ?? $0 }) { return entry }
        // Arrows and chevrons turn; what stands on the ground, such as a bubble or a sheet of paper, does not.
        guard let first = core.first, first == "arrow" || first == "chevron" else { return nil }
        for name in [\Direction.clockwise, \Direction.counterclockwise] {
            if let entry = known(core.map { directions[$0]?[keyPath: name] ?? $0 }) { return entry.turned }
        }
        return nil
    }

    private struct Direction: Sendable {
        let opposite: String
        let clockwise: String
        let counterclockwise: String
    }

    private static let directions: [String: Direction] = [
        "up": Direction(opposite: "down", clockwise: "right", counterclockwise: "left"),
        "down": Direction(opposite: "up", clockwise: "left", counterclockwise: "right"),
        "left": Direction(opposite: "right", clockwise: "up", counterclockwise: "down"),
        "right": Direction(opposite: "left", clockwise: "down", counterclockwise: "up"),
        "backward": Direction(opposite: "forward", clockwise: "up", counterclockwise: "down"),
        "forward": Direction(opposite: "backward", clockwise: "down", counterclockwise: "up"),
        "leading": Direction(opposite: "trailing", clockwise: "up", counterclockwise: "down"),
        "trailing": Direction(opposite: "leading", clockwise: "down", counterclockwise: "up"),
        "clockwise": Direction(opposite: "counterclockwise", clockwise: "clockwise", counterclockwise: "clockwise"),
        "counterclockwise": Direction(opposite: "clockwise", clockwise: "clockwise", counterclockwise: "clockwise")
    ]

    /// A sign in a shape has the size of the shape, as those in a circle and in a triangle have.
    private static func enclosed(_ core: [String]) -> SymbolTable.Entry? {
        switch core.last {
        case "triangle": known("exclamationmark.triangle")
        case "octagon", "hexagon", "seal", "app", "square", "diamond", "viewfinder": SymbolTable.circle
        case "rectangle": known("photo")
        case "bubble", "message": known("message")
        case "bin": known("trash")
        case "shield": SymbolTable.shield
        default: nil
        }
    }

    /// People side by side stand in each other's way a little.
    private static func people(_ core: [String]) -> SymbolTable.Entry? {
        guard core.first == "person", core.count > 1, let one = known("person") else { return nil }
        switch core[1] {
        case "2": return one.widened(by: 1.4)
        case "3": return one.widened(by: 1.85)
        default: return nil
        }
    }

    /// Symbols that are drawn about as large as a measured one.
    private static let similar = [
        "line.3.horizontal": "line.3.horizontal.decrease", "line.horizontal.3": "line.3.horizontal.decrease",
        "list.dash": "list.bullet", "list.number": "list.bullet", "bubble.left": "message", "bubble.right": "message",
        "bubble": "message", "gearshape.fill": "gearshape", "globe.americas": "globe", "globe.europe.africa": "globe",
        "clock.arrow.circlepath": "clock", "house.lodge": "house", "tray": "folder", "rectangle": "photo"
    ]

    /// What a badge, a slash or a qualifier is put on keeps its size.
    private static func part(of core: [String]) -> SymbolTable.Entry? {
        // Several arrows or chevrons are not as large as one.
        if core.first == "chevron" || core.first == "arrow", core.count > 3 || core.dropFirst().contains("chevron") {
            return nil
        }
        for count in stride(from: core.count - 1, to: 0, by: -1) {
            let start = Array(core.prefix(count))
            if let entry = known(start) ?? turned(start) { return entry }
        }
        return nil
    }
}

extension SymbolTable.Entry {
    fileprivate func widened(by factor: Double) -> SymbolTable.Entry {
        SymbolTable.Entry(medium: (medium.width * factor, medium.height), large: (large.width * factor, large.height))
    }

    fileprivate var turned: SymbolTable.Entry {
        SymbolTable.Entry(medium: (medium.height, medium.width), large: (large.height, large.width))
    }
}
