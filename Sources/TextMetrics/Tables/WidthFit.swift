// Made by Tools/text-metrics/fit_widths.py; docs/text.md describes the model.

/// The constants that map Inter's advances to San Francisco's.
enum WidthFit {
    /// How much more than Inter the kerning is.
    static let kerningFactor = 1.04

    /// What Inter's advance is multiplied by for the regular cut.
    static let regularFactor = 0.96068
    /// What Inter's advance is multiplied by for the bold cut.
    static let boldFactor = 0.95977
    /// What Inter's advance is multiplied by for the display cut.
    static let displayFactor = 0.94721

    /// What is added to the regular cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let regularOffset: [Double] = [36.63, 53.57, 58.69, 29.66, 63.96]
    /// What is added from regular to bold, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldOffset: [Double] = [33.77, 20.02, 26.55, 50.18, 45.98]
    /// What is added from the text cut to the display cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let displayOffset: [Double] = [-102.42, -72.29, -41.54, -146.08, -137.77]
    /// What is added for bold and display together, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldDisplayOffset: [Double] = [0.23, 0.75, -11.84, 0.11, 0.00]

    /// The deviations of the ASCII characters from U+0020 to U+007E, in 1/16 of 1/2048 em, four rows:
    /// regular, towards bold, towards display, towards both.
    static let deviations: StaticString = """
        74 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 6 6 6 6 6 6 6 6 6 0 0 0 0 0 0 0 -66 22 -59 0 0 165 0 356 -53 0 -53 -93
        394 7 0 0 0 185 -66 -123 -53 -393 335 0 -332 0 0 0 0 0 0 0 132 -156 0 7 -229 -93 142 185 -247 0 0 67 19 -24
        -82 0 0 138 -12 144 165 7 -116 41 0 0 0 0 0 0
        25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 0 0 0 0 0 0 0 0 5 0 0 0 0 0 380 231
        0 231 0 -857 5 0 0 0 0 0 0 231 -249 -853 0 0 0 0 0 0 0 0 0 154 -99 0 5 -9 0 0 0 -117 0 0 217 0 0 235 0 0 9
        -99 380 0 5 5 0 0 0 0 0 0 0
        63 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 0 0 0 0 0 0 0 0 124 0 0 0 0 0 -92 -92 0 -92 0
        126 0 0 0 0 0 0 0 -92 0 126 0 0 0 0 0 0 0 0 0 0 0 0 0 -92 0 124 0 348 0 0 83 0 0 -92 0 0 0 0 -92 0 0 0 0 0 0
        0 0 0 0
        5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 2 0 2
        0 12 0 0 0 0 0 0 0 2 0 12 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 2 0 0 3 0 0 2 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0
        """
}
