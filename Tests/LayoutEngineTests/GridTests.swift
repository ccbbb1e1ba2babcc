import Testing

@testable import LayoutEngine

/// Spec 8.1 and 8.2. Cases without a source are worked out by hand from the steps G1 to G12.
struct GridTests {
    static let cases: [FrameCase] = [
        FrameCase(
            why: "G8: 94 / 3 = 31.33; rigid 20 closed: 31.33 + 11.33 / 2 = 37 each", width: 110, height: nil,
            view: {
                Grid {
                    GridRow {
                        Box("a", 20, 10)
                        Box("b", height: 10...10)
                        Box("c", height: 10...10)
                    }
                }
            }, expected: [.init("a", 0, 0, 20, 10), .init("b", 28, 0, 37, 10), .init("c", 73, 0, 37, 10)]),
        FrameCase(
            why: "vector 17: three Colors in 280: (280 − 16) / 3", width: 280, height: 30,
            view: {
                Grid {
                    GridRow {
                        Color.red.accessibilityIdentifier("a")
                        Color.red
                        Color.red.accessibilityIdentifier("c")
                    }
                }
            }, expected: [.init("a", 0, 0, 88, 30), .init("c", 192, 0, 88, 30)]),
        FrameCase(
            why: "vector 18: 320 − 16 − 97 = 207: each column 69 wider, the cells centred", width: 320, height: nil,
            view: {
                Grid(verticalSpacing: 0) {
                    GridRow {
                        Box("a", 9, 10)
                        Box("b", 60, 10)
                        Box("c", 28, 10)
                    }
                    Divider().accessibilityIdentifier("line")
                }
            },
            expected: [
                .init("a", 34.5, 0, 9, 10), .init("b", 120.5, 0, 60, 10), .init("c", 257.5, 0, 28, 10),
                .init("line", 0, 10, 320, 1)
            ]),
        FrameCase(
            why: "G12: a line unsized along does not widen: 9 + 8 + 60", width: 320, height: nil,
            view: {
                Grid(verticalSpacing: 0) {
                    GridRow {
                        Box("a", 9, 10)
                        Box("b", 60, 10)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
                }.accessibilityIdentifier("root")
            }, expected: [.init("root", 121.5, 0, 77, 11), .init("line", 121.5, 10, 77, 1)]),
        FrameCase(
            why: "G10: by the guides of the grid, bottom trailing", width: nil, height: nil,
            view: {
                Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Box("a", 30, 10)
                        Box("b", 20, 20)
                    }
                    GridRow {
                        Box("c", 10, 30)
                        Box("d", 40, 10)
                    }
                }
            },
            expected: [
                .init("a", 0, 10, 30, 10), .init("b", 50, 0, 20, 20), .init("c", 20, 20, 10, 30),
                .init("d", 30, 40, 40, 10)
            ]),
        FrameCase(
            why: "G10: the first declaration of the column counts, an anchor wins over it", width: nil, height: nil,
            view: {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow { Box("a", 10, 10).gridColumnAlignment(.leading) }
                    GridRow { Box("b", 30, 10).gridColumnAlignment(.trailing) }
                    GridRow { Box("c", 10, 10).gridCellAnchor(.trailing) }
                }
            }, expected: [.init("a", 0, 0, 10, 10), .init("b", 0, 10, 30, 10), .init("c", 20, 20, 10, 10)]),
        FrameCase(
            why: "G7: a span lends 30 to each of two empty columns; the gap inside it is 0 (G2)", width: nil,
            height: nil,
            view: {
                Grid {
                    GridRow {
                        Box("wide", 60, 10).gridCellColumns(2)
                        Box("a", 10, 10)
                    }
                }.accessibilityIdentifier("root")
            }, expected: [.init("root", 0, 0, 78, 10), .init("wide", 0, 0, 60, 10), .init("a", 68, 0, 10, 10)]),
        FrameCase(
            why: "G7: 60 − (10 + 8 + 10) = 32 more for two measured columns: 26 each", width: nil, height: nil,
            view: {
                Grid(verticalSpacing: 0) {
                    GridRow {
                        Box("a", 10, 10)
                        Box("b", 10, 10)
                    }
                    GridRow { Box("wide", 60, 10).gridCellColumns(2) }
                }
            }, expected: [.init("a", 8, 0, 10, 10), .init("b", 42, 0, 10, 10), .init("wide", 0, 10, 60, 10)]),
        FrameCase(
            why: "G5: no minimum is kept for a lower priority: it gets what is left, its own 40", width: 108,
            height: 10,
            view: {
                Grid {
                    GridRow {
                        Color.red.layoutPriority(1).accessibilityIdentifier("high")
                        Box("low", width: 40...80)
                    }
                }.accessibilityIdentifier("root")
            },
            // The high column also counts alone: its column holds no lower cell, so the share is 100 / 1.
            expected: [.init("high", -20, 0, 100, 10), .init("low", 88, 0, 40, 10)]),
        FrameCase(
            why: "S11: right to left the first column is at the right", width: nil, height: nil,
            direction: .rightToLeft,
            view: {
                Grid {
                    GridRow {
                        Box("a", 10, 10)
                        Box("b", 20, 10)
                    }
                }
            }, expected: [.init("a", 28, 0, 10, 10), .init("b", 0, 0, 20, 10)]),
        FrameCase(
            why: "LZ2: 280 − 60 − 16 = 204: 102, then 80 of 102; 258 wide, at 20 + 11", width: 320, height: nil,
            view: {
                LazyVGrid(columns: [
                    GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 10, maximum: 80))
                ]) {
                    Box("a", height: 20...20)
                    Box("b", height: 30...30)
                    Box("c", height: 10...10)
                    Box("d", height: 10...10)
                }.frame(width: 280)
            },
            expected: [
                .init("a", 31, 5, 60, 20), .init("b", 99, 0, 102, 30), .init("c", 209, 10, 80, 10),
                .init("d", 31, 38, 60, 10)
            ]),
        FrameCase(
            why: "LZ4: 95 + 10 + 120 = 225, laid out again in 225: 107.5 and 120, from −12.5", width: 200, height: nil,
            view: {
                LazyVGrid(columns: [
                    GridItem(.flexible(minimum: 60, maximum: .infinity), spacing: 10),
                    GridItem(.flexible(minimum: 120, maximum: .infinity))
                ]) {
                    Box("a", height: 10...10)
                    Box("b", height: 10...10)
                }
            }, expected: [.init("a", -12.5, 0, 107.5, 10), .init("b", 105, 0, 120, 10)]),
        FrameCase(
            why: "LZ2: adaptive 50 with gaps of 10 in 240: floor(190 / 60) + 1 = 4 of 52.5", width: 240, height: nil,
            view: {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
                    ForEach(0..<5, id: \.self) { Box("\($0)", height: 10...10) }
                }
            }, expected: [.init("3", 187.5, 0, 52.5, 10), .init("4", 0, 18, 52.5, 10)])
    ]

    @Test(arguments: cases)
    func laysOut(_ test: FrameCase) { test.check() }

    @Test
    func anEmptyGridIsNothing() {
        let tree = LayoutTree()
        let grid = Grid { GridRow {} }.nodes(in: tree)[0]
        #expect(tree.sizeThatFits(grid, .infinity) == .zero)
    }
}
