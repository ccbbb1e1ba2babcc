/// What San Francisco changes with the point size.
enum OpticalSize {
    /// The tracking in 1/2048 em: Apple's published table, which rounds, narrowed down by recorded advances.
    static func tracking(size: Double) -> Double { interpolate(trackingTable, at: size) }

    /// How far a size is from the text cut (0, to 17 points) to the display cut (1, from 28 points).
    static func display(size: Double) -> Double { interpolate(displayTable, at: size) }

    /// What CoreText adds on macOS, in 1/2048 em, to sizes that are given in points.
    ///
    /// The default font and the text styles do not have it in SwiftUI's recorded widths; 13 points is the default's size.
    static func widerCut(size: Double) -> Double { size == 13 ? 0 : interpolate(widerCutTable, at: size) }

    private static func interpolate(_ table: [(Double, Double)], at size: Double) -> Double {
        guard let upper = table.firstIndex(where: { $0.0 >= size }) else { return table[table.count - 1].1 }
        let (end, value) = table[upper]
        guard upper > 0, end != size else { return value }
        let (start, before) = table[upper - 1]
        return before + (value - before) * (size - start) / (end - start)
    }

    private static let trackingTable: [(Double, Double)] = [
        (6, 83), (7, 68), (8, 52), (9, 39), (10, 25), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -49), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 17),
        (27, 22), (28, 28), (29, 28), (30, 28), (31, 26), (32, 26), (33, 25), (34, 24), (35, 22), (36, 21), (37, 20),
        (40, 20), (41, 18), (43, 18), (44, 17), (45, 16), (48, 16), (49, 14), (51, 14), (52, 12), (54, 12), (58, 10),
        (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0)
    ]
    private static let displayTable: [(Double, Double)] = [
        (17, 0), (18, 0.5 / 11), (19, 1.0 / 11), (20, 2.6 / 11), (21, 4.2 / 11), (22, 5.8 / 11), (23, 7.4 / 11),
        (24, 9.0 / 11), (25, 9.5 / 11), (26, 10.0 / 11), (27, 10.5 / 11), (28, 1)
    ]
    private static let widerCutTable: [(Double, Double)] = [
        (10, 50), (11, 46), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17, 37), (18, 25), (19, 12), (20, 0)
    ]
}
