/// The advances and kerning of one font, in `FontWidths.unit`; sums of them are exact.
public final class FontWidths: Sendable {
    /// A length in points as `unit`s; lengths that no text has count as the nearest sensible one, so that no sum overflows.
    static func units(_ points: Double) -> Int {
        Int((finite(points) / unit).rounded())
    }

    /// A length in points as one that can be calculated with: no number counts as 0, and 100,000 points are the most.
    static func finite(_ points: Double) -> Double {
        points.isNaN ? 0 : min(max(points, -100_000), 100_000)
    }

    /// What makes the widths of two fonts the same.
    struct Key: Hashable, Sendable {
        var size: Double
        var weight: FontWeight
        var design: FontDesign
        var width: FontWidth
        var hasMonospacedDigits: Bool
        var hasSmallCaps: Bool
        var usesWiderCut: Bool
    }

    /// The unit of all sums: 2⁻²⁰ points.
    static let unit = 1.0 / 1_048_576

    let key: Key
    /// What is added to every advance at this size, in points.
    let tracking: Double
    /// The advances of the ASCII characters by code; −1 for control characters.
    let asciiAdvances: [Int]
    /// The kerning of ASCII pairs at 64 × the left class of one + the right class of the other.
    let asciiKerning: [Int32]
    /// Kerning classes by ASCII code.
    let asciiLeft: [UInt8]
    let asciiRight: [UInt8]
    /// `unit`s per 1/2048 em.
    private let perEmUnit: Double
    private let perKerningUnit: Double
    /// How far the weight is from regular towards bold, and towards the lightest one.
    private let boldShare: Double
    private let thinShare: Double
    private let displayShare: Double
    private let trackingUnits: Double

    init(key: Key) {
        self.key = key
        let axis = key.weight.axisValue
        boldShare = max(0, (axis - 400) / 300)
        thinShare = max(0, (400 - axis) / 399)
        displayShare = OpticalSize.display(size: key.size)
        trackingUnits =
            key.design == .monospaced
            ? 0
            : OpticalSize.tracking(size: key.size) + (key.usesWiderCut ? OpticalSize.widerCut(size: key.size) : 0)
        tracking = trackingUnits * key.size / 2048
        perEmUnit = key.size / 2048 / FontWidths.unit * key.width.factor
        perKerningUnit =
            key.design == .monospaced ? 0 : 2048 / InterTable.unitsPerEm * perEmUnit

        var advances = [Int](repeating: -1, count: 128)
        var left = [UInt8](repeating: 0, count: 128)
        var right = [UInt8](repeating: 0, count: 128)
        let table = CharacterTable.shared
        let emUnits = FontWidths.emUnits(
            key: key, boldShare: boldShare, thinShare: thinShare, displayShare: displayShare)
        for code in 0x20..<0x7F {
            let index = code - 0x20
            advances[code] = Int(((emUnits(index) + trackingUnits) * perEmUnit).rounded())
            if key.hasMonospacedDigits, table.kinds[index] == .digit { continue }
            // Classes are numbered in the order of the characters, so those of ASCII come first and are below 64.
            left[code] = table.leftClasses[index] & 63
            right[code] = table.rightClasses[index] & 63
        }
        asciiAdvances = advances
        asciiLeft = left
        asciiRight = right
        var kerning = [Int32](repeating: 0, count: 64 * 64)
        if perKerningUnit > 0 {
            let pair = FontWidths.kerningUnits(boldShare: boldShare)
            for l in 1..<min(64, InterTable.leftClassCount) {
                for r in 1..<min(64, InterTable.rightClassCount) {
                    let value = pair(l, r)
                    if value != 0 { kerning[l << 6 | r] = Int32((value * perKerningUnit).rounded()) }
                }
            }
        }
        asciiKerning = kerning
    }

    /// The advance without tracking of the character at an index, in 1/2048 em.
    private static func emUnits(
        key: Key, boldShare: Double, thinShare: Double, displayShare: Double
    ) -> (Int) -> Double {
        if key.design == .monospaced { return { _ in monospacedAdvance } }
        let table = CharacterTable.shared
        // A share of 0 leaves a table unread.
        let bold = boldShare > 0 ? GlyphTable.bold : []
        let thin = thinShare > 0 ? GlyphTable.thin : []
        let display = displayShare > 0 ? GlyphTable.display : []
        let both = boldShare > 0 && displayShare > 0 ? GlyphTable.boldDisplay : []
        let regular = GlyphTable.regular
        func plain(_ index: Int) -> Double {
            var value = regular[index]
            if boldShare > 0 { value += boldShare * bold[index] }
            if thinShare > 0 { value += thinShare * thin[index] }
            if displayShare > 0 { value += displayShare * display[index] }
            if !both.isEmpty { value += boldShare * displayShare * both[index] }
            return value
        }
        return { index in
            if key.hasMonospacedDigits, table.kinds[index] == .digit { return plain(0x10) }
            if key.hasSmallCaps, table.kinds[index] == .lower, table.bases[index] < 95 {
                // The base is a lowercase letter; its capital is 32 places before it.
                return plain(table.bases[index] - 32) * smallCapsFactor
            }
            return plain(index)
        }
    }

    /// The kerning between two classes, in 1/2816 em.
    private static func kerningUnits(boldShare: Double) -> (Int, Int) -> Double {
        let regular = GlyphTable.regularKerning
        let columns = InterTable.rightClassCount
        let table = CharacterTable.shared
        let bold = boldShare == 0 ? regular : GlyphTable.boldKerning
        return { left, right in
            let index = left * columns + right
            let inter = Double(regular[index]) * (1 - boldShare) + Double(bold[index]) * boldShare
            // Most pairs do not kern.
            return inter == 0 ? 0 : inter * kerningFactor(table.leftKinds[left], table.rightKinds[right])
        }
    }

    /// What Inter's kerning of a pair is multiplied by.
    private static func kerningFactor(_ left: CharacterTable.Kind, _ right: CharacterTable.Kind) -> Double {
        switch (left, right) {
        case (.lower, .lower): WidthFit.smallKerningFactor
        case (.upper, .lower): WidthFit.mixedKerningFactor
        case (.upper, .upper): WidthFit.capitalKerningFactor
        default: WidthFit.otherKerningFactor
        }
    }

    /// The advance of the monospaced design in 1/2048 em.
    private static let monospacedAdvance = 1266.0
    /// The size of a small capital to a capital: an estimate.
    private static let smallCapsFactor = 0.8

    /// The advance of the character at an index of the tables.
    func advance(index: Int) -> Int {
        let units = FontWidths.emUnits(
            key: key, boldShare: boldShare, thinShare: thinShare, displayShare: displayShare)(index)
        return Int(((units + trackingUnits) * perEmUnit).rounded())
    }

    /// A length of `ems` at the font's size.
    func length(ems: Double) -> Int { Int((ems * 2048 * perEmUnit / key.width.factor).rounded()) }

    /// The kerning between the characters at two indices of the tables.
    func kerning(_ left: Int, _ right: Int) -> Int {
        let table = CharacterTable.shared
        let row = Int(table.leftClasses[left])
        let column = Int(table.rightClasses[right])
        guard row > 0, column > 0, perKerningUnit > 0 else { return 0 }
        if key.hasMonospacedDigits, table.kinds[left] == .digit || table.kinds[right] == .digit { return 0 }
        return Int((FontWidths.kerningUnits(boldShare: boldShare)(row, column) * perKerningUnit).rounded())
    }

    /// The advance of a text on one line, in points.
    func width(of text: String) -> Double {
        var text = text
        let fast = text.withUTF8 { bytes in asciiWidth(of: bytes) }
        return Double(fast ?? clusterWidth(of: text)) * FontWidths.unit
    }

    /// The advance of a text on one line if it is all printable ASCII.
    func asciiWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        asciiAdvances.withUnsafeBufferPointer { advances in
            asciiKerning.withUnsafeBufferPointer { kerning in
                asciiLeft.withUnsafeBufferPointer { left in
                    asciiRight.withUnsafeBufferPointer { right in
                        var sum = 0
                        var row = 0
                        for byte in bytes {
                            guard byte < 0x7F, byte >= 0x20 else { return nil }
                            let code = Int(byte)
                            sum &+= advances[code] &+ Int(kerning[row | Int(right[code])])
                            row = Int(left[code]) << 6
                        }
                        return sum
                    }
                }
            }
        }
    }

    /// The advance of any text on one line.
    private func clusterWidth(of text: String) -> Int {
        var sum = 0
        var previous: Int?
        for character in text {
            let cluster = CharacterMetrics(character, font: self)
            sum += cluster.advance
            if let previous, let index = cluster.tableIndex { sum += kerning(previous, index) }
            previous = cluster.tableIndex
        }
        return sum
    }
}
