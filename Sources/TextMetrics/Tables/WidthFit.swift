// Made by Tools/text-metrics/fit_widths.py; docs/text.md describes the model.

/// The constants that map Inter's advances to San Francisco's.
enum WidthFit {
    /// How much more than Inter the kerning is.
    static let kerningFactor = 1.06

    /// What Inter's advance is multiplied by for the regular cut.
    static let regularFactor = 0.96068
    /// What Inter's advance is multiplied by for the bold cut.
    static let boldFactor = 0.95977
    /// What Inter's advance is multiplied by for the display cut.
    static let displayFactor = 0.94721

    /// What is added to the regular cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let regularOffset: [Double] = [36.72, 49.81, 57.93, 21.57, 63.96]
    /// What is added from regular to bold, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldOffset: [Double] = [34.70, 19.43, 26.55, 49.59, 45.98]
    /// What is added from the text cut to the display cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let displayOffset: [Double] = [-102.52, -72.45, -41.54, -148.98, -137.77]
    /// What is added for bold and display together, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldDisplayOffset: [Double] = [0.28, 0.74, -11.84, 0.10, 0.00]

    /// The deviations of the ASCII characters from U+0020 to U+007E, in 1/16 of 1/2048 em, four rows:
    /// regular, towards bold, towards display, towards both.
    static let deviations: StaticString = """
        -32 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 19 19 19 19 19 19 19 19 19 19 0 0 0 0 0 0 0 -119 55 0 0 0 153 30 435 -271
        0 -271 -51 482 64 0 0 0 283 -116 -135 -271 -632 427 0 -302 0 0 0 0 0 0 0 213 -245 0 64 -229 -51 121 283 -336
        0 0 18 0 -6 -7 0 0 171 88 115 153 64 -71 110 0 0 0 0 0 0
        1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 0 0 0 0 0 0 0 0 12 0 0 0 0 0 259 190
        0 190 0 -847 12 0 0 0 0 1 0 190 -114 -836 0 0 0 0 0 0 0 0 0 81 -44 0 12 100 0 1 0 33 0 0 277 0 1 201 0 0 23
        -43 261 0 12 12 0 0 0 0 0 0 0
        -42 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -79 -79 0 -79 0
        148 0 0 0 0 0 3 0 -79 0 148 0 0 0 0 0 0 0 0 0 0 0 0 0 -76 0 3 0 339 0 0 121 0 3 -79 0 0 0 3 -73 0 0 0 0 0 0
        0 0 0 0
        4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 0 1
        0 13 0 0 0 0 0 1 0 1 0 13 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 1 0 2 0 0 2 0 1 1 0 0 0 1 3 0 0 0 0 0 0 0 0 0 0
        """
}
