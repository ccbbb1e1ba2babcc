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
    static let regularOffset: [Double] = [36.85, 50.96, 57.72, 22.34, 60.35]
    /// What is added from regular to bold, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldOffset: [Double] = [31.21, 28.09, 24.89, 49.62, 45.98]
    /// What is added from the text cut to the display cut, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let displayOffset: [Double] = [-102.26, -70.66, -41.92, -146.60, -137.77]
    /// What is added for bold and display together, in 1/2048 em, for lower, upper, digit, space, punctuation.
    static let boldDisplayOffset: [Double] = [1.23, 0.27, -12.38, -0.21, 0.00]

    /// The deviations of the ASCII characters from U+0020 to U+007E, in 1/16 of 1/2048 em, four rows:
    /// regular, towards bold, towards display, towards both.
    static let deviations: StaticString = """
        4 -153 225 377 -120 1239 579 99 -338 -435 -66 -367 -155 -145 -121 25 214 -188 -151 -107 96 -39 101 50 131
        107 -97 -114 -379 -401 -379 -354 668 41 114 -196 180 125 156 221 153 5 -609 -126 -196 172 184 261 -70 293
        150 -169 -278 -281 -140 688 27 -242 283 -50 22 -158 777 506 -88 -107 -72 -357 -145 -184 -89 117 97 168 141
        -32 251 405 126 -47 3 -32 182 -40 60 231 -285 -55 -137 -240 -279 125 -489 91 -333
        1 -519 1324 413 400 -504 -117 1334 -416 -399 -1084 290 223 560 265 -25 -835 349 352 363 -6 -26 -40 301 -254
        -39 291 221 303 320 303 -691 -1928 -1510 426 -211 425 203 744 13 579 265 -76 -218 543 -55 1261 -8 296 20 191
        134 -39 1062 -1430 -1906 -1553 -1028 -610 -439 -21 -422 340 97 884 349 359 -158 325 268 243 70 -228 -213
        -239 -251 -213 -489 -286 207 48 56 -185 -334 238 -447 28 -147 -150 22 -95 -436 -416 -429 277
        8 0 0 0 0 0 0 0 0 0 0 0 -7 0 0 0 -18 -11 -3 7 6 6 10 11 12 14 1 0 0 0 0 0 0 -1 52 -18 -8 -8 79 27 61 -18 -2
        -48 -30 108 -5 -2 -8 -1 24 45 -7 -59 -16 108 0 -38 0 0 0 0 0 0 0 -8 34 -20 -22 -40 -25 162 9 55 0 -5 -32 -13
        24 -86 16 -1 48 108 13 93 -35 -81 30 -6 -1 0 0 0 0
        -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -11 -8 -11 -11 -11 -11 -11 -10 -11 -11 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -10 -3 0
        -9 0 22 0 0 0 0 0 11 0 -10 0 23 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 11 0 1 0 0 -5 0 10 -8 0 0 0 9 7 0 0 0 0 0 0 0
        0 0 0
        """
}
