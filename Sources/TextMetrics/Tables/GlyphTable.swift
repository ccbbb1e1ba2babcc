/// The advances of the cuts of San Francisco as the fit gives them, in 1/2048 em (docs/text.md, "Widths").
enum GlyphTable {
    /// The advances of the regular text cut.
    static let regular: [Double] = {
        let scale = WidthFit.regularFactor * 2048 / InterTable.unitsPerEm
        return fitted(WidthFit.regularOffset, row: 0) { Double(regularUnits[$0]) * scale }
    }()

    /// What bold adds to regular.
    static let bold: [Double] = {
        let units = advances(InterTable.boldAdvances)
        let unit = 2048 / InterTable.unitsPerEm
        return fitted(WidthFit.boldOffset, row: 1) {
            (WidthFit.boldFactor * Double(units[$0]) - WidthFit.regularFactor * Double(regularUnits[$0])) * unit
        }
    }()

    /// What the display cut adds to the text cut.
    static let display: [Double] = {
        let scale = (WidthFit.displayFactor - WidthFit.regularFactor) * 2048 / InterTable.unitsPerEm
        return fitted(WidthFit.displayOffset, row: 2) { Double(regularUnits[$0]) * scale }
    }()

    /// What bold and display together add.
    static let boldDisplay: [Double] = fitted(WidthFit.boldDisplayOffset, row: 3) { _ in 0 }

    /// What the lightest weight adds to regular: Inter's difference, larger as San Francisco's is towards bold. Not measured.
    static let thin: [Double] = {
        let units = advances(InterTable.thinAdvances)
        let scale = 1.2 * WidthFit.regularFactor * 2048 / InterTable.unitsPerEm
        return units.indices.map { Double(units[$0] - regularUnits[$0]) * scale }
    }()

    /// Kerning in 1/2816 em, one row per left class.
    static let regularKerning = kerning(InterTable.regularKerning)
    static let boldKerning = kerning(InterTable.boldKerning)

    private static let regularUnits = advances(InterTable.regularAdvances)
    private static let deviations = TableScanner.integers(of: WidthFit.deviations, count: 380)

    private static func advances(_ table: StaticString) -> [Int] {
        TableScanner.integers(of: table, count: InterTable.characterCount)
    }

    /// `value` plus the offset of the character's class and the deviation of the ASCII character that it is drawn from.
    private static func fitted(_ offsets: [Double], row: Int, value: (Int) -> Double) -> [Double] {
        let table = CharacterTable.shared
        let deviations = deviations
        return (0..<InterTable.characterCount).map { index in
            let base = table.bases[index]
            let deviation = base < 95 ? Double(deviations[row * 95 + base]) / 16 : 0
            return value(index) + offsets[table.kinds[index].rawValue] + deviation
        }
    }

    private static func kerning(_ table: StaticString) -> [Int16] {
        let columns = InterTable.rightClassCount
        var result = [Int16](repeating: 0, count: InterTable.leftClassCount * columns)
        var scanner = TableScanner(table)
        var row = 0
        var value: Int16 = 0
        while let byte = scanner.peek() {
            if byte == UInt8(ascii: "@") {
                scanner.skip()
                row = (scanner.integer() ?? 0) * columns
            } else {
                value = Int16(truncatingIfNeeded: scanner.integer() ?? 0)
                repeat {
                    scanner.skip()
                    result[row + (scanner.integer() ?? 0)] = value
                } while scanner.current == UInt8(ascii: ",")
            }
        }
        return result
    }
}
