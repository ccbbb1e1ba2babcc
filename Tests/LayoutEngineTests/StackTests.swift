import Testing

@testable import LayoutEngine

/// Spec 2: sharing, cross extent, placement.
struct StackTests {
    static let cases: [FrameCase] = [
        FrameCase(
            why: "2.3: (300 − 50) / 2 = 125 for each Color", width: 300, height: 20,
            view: {
                HStack(spacing: 0) {
                    Color.red.accessibilityIdentifier("a")
                    Color.red.frame(width: 50).accessibilityIdentifier("b")
                    Color.red.accessibilityIdentifier("c")
                }
            }, expected: [.init("a", 0, 0, 125, 20), .init("b", 125, 0, 50, 20), .init("c", 175, 0, 125, 20)]),
        FrameCase(
            why: "2.3: shares of 75 before the second refuses; 175 in 150 starts at −12.5", width: 150, height: 10,
            view: {
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: 100).accessibilityIdentifier("a")
                    Color.red.frame(minWidth: 100).accessibilityIdentifier("b")
                }
            }, expected: [.init("a", -12.5, 0, 75, 10), .init("b", 62.5, 0, 100, 10)]),
        FrameCase(
            why: "S3.3: a Spacer keeps its 8, the two texts share 92: the shorter first", width: 100, height: 20,
            view: {
                HStack(spacing: 0) {
                    Text("aaaa bbbb").accessibilityIdentifier("long")
                    Spacer().accessibilityIdentifier("space")
                    Text("cc").accessibilityIdentifier("short")
                }
            },
            // Short: 92 / 2 = 46, takes 20; long: 72, one word fits the 20 pt high line: 40; spacer the other 40.
            expected: [
                .init("long", 0, nil, 40, 20), .init("space", 40, 10, 40, 0), .init("short", 80, 0, 20, 20)
            ]),
        FrameCase(
            why: "S3: priority 1 gets all but the minimum 30 of the other", width: 100, height: 10,
            view: {
                HStack(spacing: 0) {
                    Box("low", width: 30...500)
                    Color.red.layoutPriority(1).accessibilityIdentifier("high")
                }
            }, expected: [.init("low", 0, 0, 30, 10), .init("high", 30, 0, 70, 10)]),
        FrameCase(
            why: "S3.2: both infinitely flexible, the larger minimum first: 50 of 100 / 2; then 50", width: 80,
            height: 10,
            view: {
                HStack(spacing: 0) {
                    Color.red.accessibilityIdentifier("a")
                    Color.red.frame(minWidth: 50, maxWidth: .infinity).accessibilityIdentifier("b")
                }
            }, expected: [.init("a", 0, 0, 30, 10), .init("b", 30, 0, 50, 10)]),
        FrameCase(
            why: "S3: equally flexible ones in the order of the source: 55 of 110 / 2, takes 40; then 70, takes 60",
            width: 110, height: 10,
            view: {
                HStack(spacing: 0) {
                    Box("a", width: 0...40)
                    Box("b", width: 20...60)
                }.frame(width: 110, alignment: .leading)
            }, expected: [.init("a", 0, 0, 40, 10), .init("b", 40, 0, 60, 10)]),
        FrameCase(
            why: "S1: 5 − 20 + 5 is no length: 0, which stands at 100 / 2; the second begins 15 above the first's",
            width: 20, height: 100,
            view: {
                VStack(spacing: -20) {
                    Box("a", 20, 5)
                    Box("b", 20, 5)
                }
            }, expected: [.init("a", 0, 50, 20, 5), .init("b", 0, 35, 20, 5)]),
        FrameCase(
            why: "S11, T2: the inner stack begins at its right with a Spacer, 0 from a, and ends with a box, 8 from c",
            width: 100, height: 10, direction: .rightToLeft,
            view: {
                HStack {
                    Box("a", 10, 10)
                    HStack(spacing: 0) {
                        Spacer(minLength: 0)
                        Box("b", 10, 10)
                    }.accessibilityIdentifier("inner")
                    Box("c", 10, 10)
                }
            },
            // 100 − 10 − 0 − 8 − 10 = 72 for the inner one.
            expected: [.init("a", 90, 0, 10, 10), .init("inner", 18, 0, 72, 10), .init("c", 0, 0, 10, 10)]),
        FrameCase(
            why: "T7: right to left the leading padding resets the Spacer's right edge: 8 from a, 0 from c",
            width: 100, height: 10, direction: .rightToLeft,
            view: {
                HStack {
                    Box("a", 10, 10)
                    Spacer(minLength: 0).padding(.leading, 2).accessibilityIdentifier("space")
                    Box("c", 10, 10)
                }
            }, expected: [.init("a", 90, 0, 10, 10), .init("space", 10, nil, 72, nil), .init("c", 0, 0, 10, 10)]),
        FrameCase(
            why: "S4: all guides at −10 leave 10 blank before the children", width: nil, height: nil,
            view: {
                VStack(alignment: .leading, spacing: 0) {
                    Box("a", 30, 10).alignmentGuide(.leading) { _ in -10 }
                    Box("b", 20, 10).alignmentGuide(.leading) { _ in -10 }
                }.accessibilityIdentifier("root")
            }, expected: [.init("root", 0, 0, 40, 20), .init("a", 10, 0, 30, 10), .init("b", 10, 10, 20, 10)]),
        FrameCase(
            why: "2.3: guides 100, 0, 15 in 300: extent −100…50, so 150 wide at 75", width: 300, height: 68,
            view: {
                VStack(alignment: .leading, spacing: 4) {
                    Box("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
                    Box("b", 50, 20)
                    Box("c", 30, 20).alignmentGuide(.leading) { _ in 15 }
                }.accessibilityIdentifier("root")
            },
            expected: [
                .init("root", 75, 0, 150, 68), .init("a", 75, 0, nil, nil), .init("b", 175, 24, nil, nil),
                .init("c", 160, 48, nil, nil)
            ]),
        FrameCase(
            why: "vector 26: 85 asked for 0; given 85: 42.5 and 80", width: 10, height: 85,
            view: {
                VStack(spacing: 0) {
                    Color.red.frame(minHeight: 5, maxHeight: 100).accessibilityIdentifier("a")
                    Color.red.frame(minHeight: 80).accessibilityIdentifier("b")
                }.accessibilityIdentifier("root")
            },
            expected: [
                .init("root", 0, -18.75, 10, 122.5), .init("a", 0, -18.75, 10, 42.5), .init("b", 0, 23.75, 10, 80)
            ]),
        FrameCase(
            why: "S9: the divider, 10 wide when measured, is offered the text's 50", width: nil, height: nil,
            view: {
                VStack(spacing: 0) {
                    Text("aaaaa")
                    Divider().accessibilityIdentifier("line")
                }.fixedSize()
            }, expected: [.init("line", 0, 20, 50, 1)]),
        FrameCase(
            why: "S11: right to left, the first at the right: 300 − 40, then 8 more", width: 300, height: 10,
            direction: .rightToLeft,
            view: {
                HStack {
                    Box("a", 40, 10)
                    Box("b", 20, 10)
                    Spacer(minLength: 0)
                }
            }, expected: [.init("a", 260, 0, 40, 10), .init("b", 232, 0, 20, 10)]),
        FrameCase(
            why: "S7: an empty stack costs the explicit spacing: 10 + 5 + 0 + 5 + 10", width: nil, height: nil,
            view: {
                HStack(spacing: 5) {
                    Box("a", 10, 10)
                    HStack {}.accessibilityIdentifier("empty")
                    Box("b", 10, 10)
                }
            }, expected: [.init("empty", 15, 5, 0, 0), .init("b", 20, 0, 10, 10)]),
        FrameCase(
            why: "S7 with T3: no spacing given, the gaps around an empty stack are 0", width: nil, height: nil,
            view: {
                HStack {
                    Box("a", 10, 10)
                    HStack {}
                    Box("b", 10, 10)
                }
            }, expected: [.init("b", 10, 0, 10, 10)]),
        FrameCase(
            why: "S8: one view in a stack keeps its leading guide: 40 to the left", width: nil, height: nil,
            view: {
                VStack(alignment: .leading, spacing: 0) {
                    Box("wide", 60, 10)
                    HStack { Box("a", 20, 10).alignmentGuide(.leading) { _ in 40 } }
                }
            }, expected: [.init("wide", 40, 0, nil, nil), .init("a", 0, 10, nil, nil)]),
        FrameCase(
            why: "A6: two views in a stack hide it", width: nil, height: nil,
            view: {
                VStack(alignment: .leading, spacing: 0) {
                    Box("wide", 60, 10)
                    HStack(spacing: 0) {
                        Box("a", 20, 10).alignmentGuide(.leading) { _ in 40 }
                        Box("b", 20, 10)
                    }
                }
            }, expected: [.init("wide", 0, 0, nil, nil), .init("a", 0, 10, nil, nil)]),
        FrameCase(
            why: "S1: a negative spacing overlaps: 10 − 4", width: nil, height: nil,
            view: {
                HStack(spacing: -4) {
                    Box("a", 10, 10)
                    Box("b", 10, 10)
                }.accessibilityIdentifier("root")
            }, expected: [.init("root", 0, 0, 16, 10), .init("b", 6, 0, 10, 10)])
    ]

    @Test(arguments: cases)
    func laysOut(_ test: FrameCase) { test.check() }

    /// Spec T2 to T7 with the toy text: 5 to a view above, 9 to a view below, 1 to a text above.
    static let spacings: [FrameCase] = [
        FrameCase(
            why: "T5: view, 5, text, 1, text, 9, view", width: nil, height: nil,
            view: {
                VStack {
                    Box("a", 10, 10)
                    Text("x").accessibilityIdentifier("b")
                    Text("x").accessibilityIdentifier("c")
                    Box("d", 10, 10)
                }
            },
            expected: [.init("b", 0, 15, nil, nil), .init("c", 0, 36, nil, nil), .init("d", 0, 65, nil, nil)]),
        FrameCase(
            why: "T5: sideways a text is 8 from anything", width: nil, height: nil,
            view: {
                HStack {
                    Text("x")
                    Text("x").accessibilityIdentifier("b")
                }
            }, expected: [.init("b", 18, 0, nil, nil)]),
        FrameCase(
            why: "T7: a frame on the axis, but not across it, and padding on an edge reset to 8", width: nil,
            height: nil,
            view: {
                VStack {
                    Box("a", 10, 10)
                    Text("x").frame(height: 20).accessibilityIdentifier("framed")
                    Box("b", 10, 10)
                    Text("x").frame(width: 20).accessibilityIdentifier("wide")
                    Text("x").padding(.top, 2).accessibilityIdentifier("padded")
                    Box("c", 10, 10)
                }
            },
            // 10 + 8; 38 + 8; 56 + 5; 81 + 9 as below a text, for the padded top is a view's; 90 + 22 + 9.
            expected: [
                .init("framed", nil, 18, nil, 20), .init("b", nil, 46, nil, nil), .init("wide", nil, 61, nil, nil),
                .init("padded", nil, 90, nil, 22), .init("c", nil, 121, nil, nil)
            ]),
        FrameCase(
            why: "L5, T7: no gap beside a Spacer, nor through a frame", width: 100, height: nil,
            view: {
                HStack {
                    Box("a", 10, 10)
                    Spacer().frame(width: 20)
                    Box("b", 10, 10)
                    Spacer()
                    Box("c", 10, 10)
                }
            }, expected: [.init("b", 30, nil, nil, nil), .init("c", 90, nil, nil, nil)]),
        FrameCase(
            why: "S8: a column of one Spacer in a row keeps its zero spacing only above and below", width: nil,
            height: nil,
            view: {
                HStack {
                    Box("a", 10, 10)
                    VStack { Spacer() }
                    Box("b", 10, 10)
                }
            }, expected: [.init("b", 26, nil, nil, nil)])
    ]

    @Test(arguments: spacings)
    func keepsDistances(_ test: FrameCase) { test.check() }

    @Test
    func spacingModel() {
        let text = ViewSpacing.text(above: 5, below: 9, leading: 1)
        #expect(ViewSpacing.ordinary.distance(to: .ordinary, along: .vertical) == 8)
        #expect(ViewSpacing.none.distance(to: .none, along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: .ordinary, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: text, along: .vertical) == 0)
        #expect(text.distance(to: text, along: .vertical) == 1)
        #expect(text.distance(to: .ordinary, along: .vertical) == 9)
        #expect(ViewSpacing.ordinary.distance(to: text, along: .vertical) == 5)
        #expect(text.union(.zero, edges: .top).distance(to: .ordinary, along: .vertical) == 9)
        #expect(ViewSpacing.ordinary.distance(to: text.union(.zero, edges: .top), along: .vertical) == 5)
    }
}
