// Made by Tools/text-metrics/fit_widths.py; docs/text.md describes the model.

/// The constants that map Inter's advances to San Francisco's.
enum WidthFit {
    /// The kerning of two small letters, by Inter's.
    static let smallKerningFactor = 0.99
    /// The kerning of a capital before a small letter, by Inter's.
    static let mixedKerningFactor = 1.115
    /// The kerning of two capitals, by Inter's.
    static let capitalKerningFactor = 1.012
    /// The kerning of all other pairs, by Inter's.
    static let otherKerningFactor = 1.04

    /// What Inter's advance is multiplied by for the regular cut.
    static let regularFactor = 0.96068
    /// What Inter's advance is multiplied by for the bold cut.
    static let boldFactor = 0.95977
    /// What Inter's advance is multiplied by for the display cut.
    static let displayFactor = 0.94721

    /// What is added to the regular cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let regularOffset: [Double] = [36.92, 51.05, 58.49, 21.78, 60.10]
    /// What is added from regular to bold, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldOffset: [Double] = [31.23, 28.82, 27.40, 49.89, 45.98]
    /// What is added from the text cut to the display cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let displayOffset: [Double] = [-102.49, -72.76, -42.02, -146.25, -137.77]
    /// What is added for bold and display together, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldDisplayOffset: [Double] = [1.06, 0.23, -12.38, -0.06, 0.00]

    /// The deviations of the ASCII characters from U+0020 to U+007E, in 1/16 of 1/2048 em, four rows:
    /// regular, towards bold, towards display, towards both.
    static let deviations: StaticString = """
        4 1 0 0 0 0 0 0 0 0 0 0 -3 0 0 0 -20 -31 -20 -2 26 24 33 33 36 13 -10 0 0 0 0 0 0 -33 167 -171 198 7 183 161
        229 -27 -6 -62 -259 246 81 122 -103 -2 170 2 -107 -79 -142 614 -1 -289 -1 0 0 0 0 0 0 9 -70 -33 -73 -151 -51
        147 9 64 0 -8 92 16 -44 12 -26 -1 159 12 74 235 -158 -161 3 -26 -1 0 0 0 0
        24 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -57 -40 -37 -23 -20 -19 -13 -9 -10 -10 0 0 0 0 0 0 0 -11 121 -13 -7 -5 -5
        -5 645 100 -2 302 -5 -1788 147 -6 -10 -1 -6 97 -9 350 -199 -204 0 -1 0 0 0 0 0 0 0 33 5 -37 -12 18 -18 17
        -85 4 0 -9 53 -60 -56 60 -27 -2 9 -17 100 -41 33 30 -3 -28 -1 0 0 0 0
        14 1 0 0 0 0 0 0 0 0 0 0 -2 0 0 0 -20 -26 -17 -3 18 16 23 24 26 10 -7 0 0 0 0 0 0 -32 291 -130 134 1 125 110
        62 -37 -5 -92 -187 86 53 82 -80 -2 115 33 -82 -114 -102 194 -1 -205 -1 0 0 0 0 0 0 -7 -52 -27 -59 -128 -38
        177 -4 90 0 -7 75 4 -26 -24 -22 -1 106 14 52 161 -114 -119 2 -22 -1 0 0 0 0
        -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -11 -8 -11 -11 -11 -11 -11 -10 -11 -11 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 -3 0
        -8 0 22 0 0 0 0 0 16 0 -9 0 23 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 7 0 1 0 0 -2 0 7 -3 0 0 0 6 6 0 0 0 0 0 0 0 0 0
        0
        """
}
