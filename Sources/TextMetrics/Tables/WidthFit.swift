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
    static let regularOffset: [Double] = [36.75, 49.52, 57.93, 22.61, 63.96]
    /// What is added from regular to bold, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldOffset: [Double] = [34.65, 19.48, 26.55, 49.49, 45.98]
    /// What is added from the text cut to the display cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let displayOffset: [Double] = [-102.35, -72.36, -41.54, -145.91, -137.77]
    /// What is added for bold and display together, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldDisplayOffset: [Double] = [0.23, 0.75, -11.84, 0.11, 0.00]

    /// The deviations of the ASCII characters from U+0020 to U+007E, in 1/16 of 1/2048 em, four rows:
    /// regular, towards bold, towards display, towards both.
    static let deviations: StaticString = """
        6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 19 19 19 19 19 19 19 19 19 19 0 0 0 0 0 0 0 -157 116 0 0 0 157 35 392 -281 0
        -281 -17 508 45 32 0 0 267 -156 -122 -281 -660 396 0 -295 0 0 0 0 0 0 0 239 -227 0 45 -271 -17 168 267 -323
        0 0 63 74 -46 -9 0 0 168 83 90 157 45 -77 78 0 0 0 0 0 0
        -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -10 -10 -10 -10 -10 -10 -10 -10 -10 -10 0 0 0 0 0 0 0 0 8 0 0 0 0 0 270 192
        0 192 0 -845 8 0 0 0 0 0 0 192 -119 -837 0 0 0 0 0 0 0 0 0 86 -41 0 8 89 0 0 0 32 0 0 273 0 0 200 0 0 16 -41
        270 0 8 8 0 0 0 0 0 0 0
        69 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3 -3 -3 -3 -3 -3 -3 -3 -3 -3 0 0 0 0 0 0 0 0 135 0 0 0 0 0 -98 -98 0 -98 0
        126 0 0 0 0 0 0 0 -98 0 126 0 0 0 0 0 0 0 0 0 0 0 0 0 -98 0 136 0 388 0 0 78 0 0 -98 0 0 0 0 -98 0 0 0 0 0 0
        0 0 0 0
        5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 2 0 2
        0 12 0 0 0 0 0 0 0 2 0 12 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 2 0 0 3 0 0 2 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0
        """
}
