/// Sizes and line distances of the text styles, in points, as the Human Interface Guidelines publish them.
enum DynamicTypeTable {
    /// The font size and the distance of two baselines.
    struct Entry {
        var size: Double
        var lineDistance: Double
    }

    /// The entry of a style on iOS.
    static func entry(style: TextStyle, size: DynamicTypeSize) -> Entry {
        let (points, distance) = row(of: style)[size.rawValue]
        return Entry(size: points, lineDistance: distance)
    }

    /// The entry of a style on macOS, which has one size.
    static func macOSEntry(style: TextStyle) -> Entry {
        switch style {
        case .extraLargeTitle: Entry(size: 36, lineDistance: 43)
        case .extraLargeTitle2: Entry(size: 28, lineDistance: 34)
        case .largeTitle: Entry(size: 26, lineDistance: 32)
        case .title: Entry(size: 22, lineDistance: 26)
        case .title2: Entry(size: 17, lineDistance: 22)
        case .title3: Entry(size: 15, lineDistance: 20)
        case .headline, .body: Entry(size: 13, lineDistance: 16)
        case .callout: Entry(size: 12, lineDistance: 15)
        case .subheadline: Entry(size: 11, lineDistance: 14)
        case .footnote, .caption, .caption2: Entry(size: 10, lineDistance: 13)
        }
    }

    /// Font size and line distance from `xSmall` to `accessibility5`.
    private static func row(of style: TextStyle) -> [(Double, Double)] {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline, .body: body
        case .subheadline: subheadline
        case .callout: callout
        case .footnote: footnote
        case .caption: caption
        case .caption2: caption2
        case .extraLargeTitle: extraLargeTitle
        case .extraLargeTitle2: title
        }
    }

    private static let extraLargeTitle: [(Double, Double)] = [
        (33, 40), (34, 41), (35, 42), (36, 43), (38, 46), (40, 48),
        (42, 50), (46, 55), (50, 59), (54, 64), (58, 68), (62, 73)
    ]
    private static let largeTitle: [(Double, Double)] = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)
    ]
    private static let title: [(Double, Double)] = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)
    ]
    private static let title2: [(Double, Double)] = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)
    ]
    private static let title3: [(Double, Double)] = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)
    ]
    private static let body: [(Double, Double)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)
    ]
    private static let subheadline: [(Double, Double)] = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)
    ]
    private static let callout: [(Double, Double)] = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)
    ]
    private static let footnote: [(Double, Double)] = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)
    ]
    private static let caption: [(Double, Double)] = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)
    ]
    private static let caption2: [(Double, Double)] = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)
    ]
}
