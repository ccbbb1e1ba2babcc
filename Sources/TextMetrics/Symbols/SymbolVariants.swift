/// How large a symbol is to its font.
public enum ImageScale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
}

/// The forms that `symbolVariant` asks for; they become parts of the symbol's name.
public struct SymbolVariants: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let circle = SymbolVariants(rawValue: 1)
    public static let square = SymbolVariants(rawValue: 2)
    public static let rectangle = SymbolVariants(rawValue: 4)
    public static let slash = SymbolVariants(rawValue: 8)
    public static let fill = SymbolVariants(rawValue: 16)

    private static let parts: [(SymbolVariants, String)] = [
        (.circle, "circle"), (.square, "square"), (.rectangle, "rectangle"), (.slash, "slash"), (.fill, "fill")
    ]

    /// The name of a symbol with these forms; a form that the name has already is not added again.
    public func applied(to name: String) -> String {
        var words = name.split(separator: ".").map(String.init)
        // `fill` stays last, whatever is put before it.
        let isFilled = words.last == "fill" || contains(.fill)
        if words.last == "fill" { words.removeLast() }
        for (variant, word) in SymbolVariants.parts where variant != .fill && contains(variant) {
            if !words.contains(word) { words.append(word) }
        }
        if isFilled { words.append("fill") }
        return words.joined(separator: ".")
    }
}
