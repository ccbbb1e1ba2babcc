import Testing

@testable import LayoutEngine

/// Numbers printed by Apple's SwiftUI on macOS 26 and 27 (origin: apple), as public probes recorded them; `why` names
/// the probe's arm. The frames count from the view "root".
struct RecordedTests {
    private static func recorded(
        _ arm: String, _ width: Double?, _ height: Double?, @ViewBuilder _ view: @escaping @Sendable () -> Primitive,
        frames: () -> [FrameCase.Expected]
    ) -> FrameCase {
        FrameCase(why: arm, width: width, height: height, isInRoot: true, view: { view() }, expected: frames())
    }

    /// Half of the offered width, 40 offered without; 10 high.
    private static func half(_ id: String) -> Primitive {
        Primitive { [$0.leaf(.measured(HalfBox()))] }.accessibilityIdentifier(id)
    }

    private final class HalfBox: LeafMeasurer {
        func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
            Size(width: (proposal.width ?? 40) / 2, height: 10)
        }
    }

    static let grids: [FrameCase] = [
        recorded("grid GA3", nil, nil) {
            Grid(horizontalSpacing: 3, verticalSpacing: 5) {
                GridRow {
                    Box("a", 30, 10)
                    Box("b", 20, 20)
                }
                GridRow {
                    Box("c", 10, 30)
                    Box("d", 40, 10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 73, 55), .init("a", 0, 5, 30, 10), .init("b", 43, 0, 20, 20),
                .init("c", 10, 25, 10, 30), .init("d", 33, 35, 40, 10)
            ]
        },
        recorded("grid GS3", nil, 80) {
            Grid {
                GridRow {
                    Box("a", 30, 10)
                    Box("s", 8, 8)
                    Box("c", width: 10...10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 64, 80), .init("a", 0, 35, 30, 10), .init("c", 54, 0, 10, 80)]
        },
        recorded("grid GS6", nil, nil) {
            Grid {
                GridRow { Box("a", 40, 40) }
                GridRow {
                    half("b")
                    Box("c", 20, 40).gridCellColumns(2)
                }
                GridRow { Box("d", width: 0...30, height: 40...40) }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 68, 136), .init("a", 0, 0, 40, 40), .init("b", 10, 63, 20, 10),
                .init("c", 48, 48, 20, 40), .init("d", 5, 96, 30, 40)
            ]
        },
        recorded("grid GS11", nil, 80) {
            Grid(horizontalSpacing: 12) {
                GridRow {
                    Box("a", 30, 10)
                    Spacer().background(Box("s"))
                    Box("c", 10, 10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 72, 70), .init("a", 0, 30, 30, 10), .init("s", 42, 0, 8, 70),
                .init("c", 62, 30, 10, 10)
            ]
        },
        recorded("grid GX1", nil, nil) {
            Grid {
                GridRow {
                    Box("a", 30, 10)
                    Box("b", 20, 20)
                }
                GridRow { Box("c", 100, 10).gridCellColumns(2) }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 100, 38), .init("a", 10.5, 5, 30, 10), .init("b", 69.5, 0, 20, 20),
                .init("c", 0, 28, 100, 10)
            ]
        },
        recorded("grid GX4", nil, nil) {
            Grid {
                GridRow {
                    Box("a", 30, 10)
                    Box("b", 20, 20)
                }
                half("x")
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 58, 38), .init("x", 14.5, 28, 29, 10)]
        },
        recorded("grid GQ3", 100, 100) {
            Grid {
                GridRow {
                    Box("a", width: 0...200, height: 10...10)
                    Box("b", width: 30...200, height: 10...10).layoutPriority(1)
                    Box("c", width: 20...200, height: 10...10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 120, 10), .init("a", 0, 0, 0, 10), .init("b", 8, 0, 84, 10),
                .init("c", 100, 0, 20, 10)
            ]
        },
        recorded("grid GL5", nil, nil) {
            Grid {
                GridRow {
                    Box("a", 10, 10)
                    Box("b", 20, 20)
                }
                GridRow {
                    Box("c", 30, 30).gridColumnAlignment(.trailing)
                    Box("d", 40, 10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("a", 20, 5, 10, 10), .init("b", 48, 0, 20, 20), .init("d", 38, 38, 40, 10)]
        },
        recorded("grid GU5", 200, 200) {
            Grid {
                GridRow {
                    Box("a", 30, 10)
                    Box("b", 20, 20)
                }
                GridRow {
                    Box("c", 100, 30).gridCellUnsizedAxes(.horizontal)
                    Box("d", 40, 10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 148, 58), .init("a", 35, 5, 30, 10), .init("d", 108, 38, 40, 10)]
        },
        recorded("grid GU7", 200, 100) {
            Grid {
                GridRow {
                    Box("a").gridCellUnsizedAxes(.horizontal)
                    Box("b")
                }
                GridRow {
                    Box("c", 30, 30)
                    Box("d", 40, 10)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 134, 100), .init("a", 0, 0, 30, 62), .init("b", 38, 0, 96, 62),
                .init("c", 0, 70, 30, 30), .init("d", 66, 80, 40, 10)
            ]
        },
        recorded("grid corpus 8", nil, 80) {
            Grid(alignment: .bottom) {
                GridRow {
                    Box("cell0", width: 10...160, height: 30...30).gridCellAnchor(.trailing)
                    Box("cell1", width: 30...30)
                    Box("cell2", 30, 60).gridCellUnsizedAxes(.vertical)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 86, 80), .init("cell0", 0, 25, 10, 30), .init("cell1", 18, 0, 30, 80),
                .init("cell2", 56, 20, 30, 60)
            ]
        },
        recorded("grid corpus 12", 300, 200) {
            Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 12) {
                GridRow { Box("cell0", width: 40...40) }
                Box("cell1", 40, 20)
                GridRow { Box("cell2", 30, 60) }
            }.accessibilityIdentifier("root")
        } frames: {
            [
                .init("root", nil, nil, 40, 200), .init("cell0", 0, 0, 40, 96), .init("cell1", 0, 108, 40, 20),
                .init("cell2", 5, 140, 30, 60)
            ]
        },
        recorded("grid quirk 01", 150, nil) {
            Grid {
                GridRow {
                    Box("c1", 150, 20)
                    Box("c2", width: 10...40, height: 40...40)
                }
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 168, 40), .init("c1", 0, 10, 150, 20), .init("c2", 158, 0, 10, 40)]
        }
    ]

    static let others: [FrameCase] = [
        recorded("stack SP-control", nil, nil) {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                Spacer(minLength: 30)
                Box("b", 20, 20)
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 70, 20), .init("b", 50, 0, 20, 20)]
        },
        recorded("stack K2c", 200, 50) {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                Spacer().fixedSize()
                Box("b", 20, 20)
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 48, 20), .init("b", 28, 0, 20, 20)]
        },
        recorded("stack K2j", nil, nil) {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                ZStack { Spacer(minLength: 30).fixedSize() }
                Box("b", 20, 20)
            }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 70, 30), .init("a", 0, 5, 20, 20), .init("b", 50, 5, 20, 20)]
        },
        recorded("stack A6 bottomTrailing", nil, nil) {
            Box("primary", 60, 40).overlay(alignment: .bottomTrailing) { Box("o", 20, 20) }
                .accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 60, 40), .init("o", 40, 20, 20, 20)]
        },
        recorded("stack SC1 horizontal", 100, 100) {
            ScrollView(.horizontal) { Box("c", idealWidth: 50, idealHeight: 300) }.accessibilityIdentifier("root")
        } frames: {
            [.init("root", nil, nil, 100, 100), .init("c", 0, 0, 50, 100)]
        },
        recorded("order B2", nil, nil) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaf")
                .background(Color.red.accessibilityIdentifier("bg")).frame(width: 60, height: 60).fixedSize()
                .accessibilityIdentifier("root")
        } frames: {
            [.init("leaf", 20, 20, 20, 20), .init("bg", 20, 20, 20, 20)]
        },
        recorded("env H1", 100, nil) {
            HStack(spacing: 0) {
                Box("first", 10, 10)
                Box("second", 20, 10)
            }.frame(width: 100, alignment: .leading).layoutDirection(.rightToLeft).accessibilityIdentifier("root")
        } frames: {
            [.init("first", 90, nil, 10, nil), .init("second", 70, nil, 20, nil)]
        },
        recorded("text O3", nil, nil) {
            Grid(alignment: .top, verticalSpacing: 8) {
                GridRow {
                    baselined(17.5, 16, 13)
                    Color.red.frame(width: 40, height: 40)
                }
                GridRow { baselined(33.5, 30, 25) }
            }.accessibilityIdentifier("root")
                .overlay(alignment: .leadingFirstTextBaseline) { mark("first") }
                .overlay(alignment: .leadingLastTextBaseline) { mark("last") }
        } frames: {
            [.init("root", nil, nil, 81.5, 78), .init("first", nil, 12, nil, nil), .init("last", nil, 72, nil, nil)]
        }
    ]

    private static func mark(_ id: String) -> Primitive {
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier(id)
    }

    private static func baselined(_ width: Double, _ height: Double, _ baseline: Double) -> Primitive {
        Color.red.frame(width: width, height: height)
            .alignmentGuide(VerticalAlignment.firstTextBaseline) { _ in baseline }
            .alignmentGuide(VerticalAlignment.lastTextBaseline) { _ in baseline }
    }

    @Test(arguments: grids)
    func gridsAreAsRecorded(_ test: FrameCase) { test.check() }

    @Test(arguments: others)
    func othersAreAsRecorded(_ test: FrameCase) { test.check() }
}
