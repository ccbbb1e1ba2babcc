/// Something about a text that is estimated instead of measured.
public enum TextApproximation: Hashable, Sendable, CustomStringConvertible {
    /// A named font, measured as the system font.
    case customFont(String)
    /// A design other than the default one.
    case design(FontDesign)
    /// A weight lighter than regular or heavier than bold.
    case weight(FontWeight)
    /// A width variant.
    case width(FontWidth)
    case smallCaps
    /// Characters that are not in the tables, measured by their kind.
    case characters(String)
    /// A symbol whose size is not known.
    case symbol(String)

    /// One sentence part in lower case for a note.
    public var description: String {
        switch self {
        case .customFont(let name): "font '\(name)' is measured as the system font"
        case .design(let design): "the \(design.rawValue) design is measured by estimated widths"
        case .weight(let weight): "the weight \(weight.rawValue) is measured by estimated widths"
        case .width(let width): "the \(width.rawValue) width is estimated from the standard width"
        case .smallCaps: "small capitals are measured by estimated widths"
        case .characters(let characters): "the characters '\(characters)' are measured by their kind"
        case .symbol(let name): "the size of symbol '\(name)' is estimated"
        }
    }
}
