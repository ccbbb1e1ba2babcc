/// The thickness of a font's strokes.
public enum FontWeight: String, Hashable, Sendable, CaseIterable, Comparable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The place on San Francisco's weight axis, where regular is 400 and bold 700.
    var axisValue: Double {
        switch self {
        case .ultraLight: 30
        case .thin: 110
        case .light: 274
        case .regular: 400
        case .medium: 510
        case .semibold: 590
        case .bold: 700
        case .heavy: 860
        case .black: 1000
        }
    }

    /// The weight in CSS, in steps of 100.
    public var cssWeight: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }

    /// Whether widths of this weight were compared with recorded ones.
    var isMeasured: Bool { self >= .regular && self <= .bold }

    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.axisValue < right.axisValue }
}
