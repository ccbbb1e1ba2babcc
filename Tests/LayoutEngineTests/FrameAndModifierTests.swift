import Testing

@testable import LayoutEngine

/// Spec 3, 5, 6 and 7.
struct FrameAndModifierTests {
    /// Answers of one view to proposals; no window.
    struct AnswerCase: Sendable, CustomTestStringConvertible {
        var why: String
        var view: @Sendable () -> any View
        var answers: [(proposal: ProposedViewSize, size: Size)]
        var testDescription: String { why }
    }

    private static func at(_ width: Double?, _ height: Double?, is answerWidth: Double, _ answerHeight: Double)
        -> (proposal: ProposedViewSize, size: Size)
    {
        (ProposedViewSize(width: width, height: height), Size(width: answerWidth, height: answerHeight))
    }

    static let answers: [AnswerCase] = [
        AnswerCase(
            why: "L1: a Color takes the offer, 10 without", view: { Color.red },
            answers: [at(nil, nil, is: 10, 10), at(0, 7, is: 0, 7), at(.infinity, 3, is: .infinity, 3)]),
        AnswerCase(
            why: "L2: a circle takes the smaller given side", view: { Circle() },
            answers: [
                at(nil, nil, is: 10, 10), at(100, nil, is: 100, 100), at(30, 20, is: 20, 20),
                at(.infinity, 20, is: 20, 20), at(.infinity, .infinity, is: .infinity, .infinity)
            ]),
        AnswerCase(
            why: "L15: a bitmap is rigid", view: { Image("") },
            answers: [at(100, 5, is: 40, 20), at(nil, nil, is: 40, 20)]),
        AnswerCase(
            why: "L15: a resizable image takes the offer, its own length without", view: { Image("").resizable() },
            answers: [at(100, nil, is: 100, 20), at(nil, nil, is: 40, 20), at(0, 0, is: 0, 0)]),
        AnswerCase(
            why: "L5: a Spacer outside stacks", view: { Spacer() },
            answers: [at(nil, nil, is: 8, 8), at(50, 60, is: 50, 60), at(0, 0, is: 8, 8)]),
        AnswerCase(
            why: "L6: a Divider outside stacks lies", view: { Divider() },
            answers: [at(50, 60, is: 50, 1), at(nil, nil, is: 10, 1)]),
        AnswerCase(
            why: "F1: a fixed width asks for the height", view: { Image("").resizable().frame(width: 30) },
            answers: [at(100, nil, is: 30, 20), at(100, 50, is: 30, 50)]),
        AnswerCase(
            why: "F1: negative is 0, infinite is not given", view: { Color.red.frame(width: -5, height: .infinity) },
            answers: [at(100, 50, is: 0, 50)]),
        AnswerCase(
            why: "F4: a minimum follows the child up to the offer", view: { Box("", 40, 20).frame(minWidth: 100) },
            answers: [at(300, nil, is: 100, 20), at(nil, nil, is: 100, 20), at(0, nil, is: 100, 20)]),
        AnswerCase(
            why: "F4: a maximum takes the offer up to it", view: { Box("", 40, 20).frame(maxWidth: 200) },
            answers: [
                at(300, nil, is: 200, 20), at(100, nil, is: 100, 20), at(10, nil, is: 40, 20), at(nil, nil, is: 40, 20)
            ]),
        AnswerCase(
            why: "F4: 250 in a maximum of 200", view: { Box("", 250, 20).frame(maxWidth: 200) },
            answers: [at(300, nil, is: 200, 20)]),
        AnswerCase(
            why: "F3: both bounds take exactly the offer",
            view: { Box("", 40, 20).frame(minWidth: 0, maxWidth: .infinity) },
            answers: [at(300, nil, is: 300, 20), at(5, nil, is: 5, 20), at(nil, nil, is: 40, 20)]),
        AnswerCase(
            why: "F3: the ideal counts only without an offer", view: { Color.red.frame(idealWidth: 150) },
            answers: [at(nil, nil, is: 150, 10), at(90, nil, is: 90, 10)]),
        AnswerCase(
            why: "F3: ideal 150, maximum 100: the maximum is raised",
            view: { Color.red.frame(idealWidth: 150, maxWidth: 100) },
            answers: [at(300, nil, is: 150, 10), at(nil, nil, is: 150, 10)]),
        AnswerCase(
            why: "M1: padding takes from the offer, not below 0", view: { Color.red.padding(10) },
            answers: [at(100, 5, is: 80 + 20, 0 + 20), at(nil, .infinity, is: 30, .infinity)]),
        AnswerCase(
            why: "M1: negative padding offers more", view: { Color.red.padding(-10) },
            answers: [at(100, 0, is: 100, 0), at(nil, nil, is: 0, 0)]),
        AnswerCase(
            why: "M3: position takes all", view: { Box("", 40, 20).position(x: 5, y: 5) },
            answers: [at(100, 50, is: 100, 50), at(nil, 50, is: 40, 50)]),
        AnswerCase(
            why: "M4: fixedSize asks for the ideal",
            view: { Text("aaa bbb").fixedSize(horizontal: true, vertical: false) },
            answers: [at(30, nil, is: 70, 20)]),
        AnswerCase(
            why: "M5: 1.6 fits and fills", view: { Color.red.aspectRatio(1.6, contentMode: .fit) },
            answers: [
                at(100, nil, is: 100, 62.5), at(100, 10, is: 16, 10), at(nil, nil, is: 10, 10), at(0, 0, is: 0, 0),
                at(500, .infinity, is: 500, 312.5)
            ]),
        AnswerCase(
            why: "M5: fill takes the larger scale, the given side alone",
            view: { Color.red.aspectRatio(2, contentMode: .fill) },
            answers: [at(100, nil, is: 100, 50), at(100, 100, is: 200, 100)]),
        AnswerCase(
            why: "M5: a rigid child ignores it", view: { Box("", 40, 20).aspectRatio(1, contentMode: .fit) },
            answers: [at(100, 100, is: 40, 20)]),
        AnswerCase(
            why: "M6: the child's own ratio 40 : 20", view: { Image("").resizable().scaledToFit() },
            answers: [at(100, 100, is: 100, 50), at(nil, 10, is: 20, 10)]),
        AnswerCase(
            why: "vector 25: a row of one Spacer", view: { HStack { Spacer() } }, answers: [at(0, 0, is: 8, 0)]),
        AnswerCase(
            why: "Z1: the union of those with the highest priority",
            view: {
                ZStack {
                    Box("", 40, 20).layoutPriority(1)
                    Box("", 100, 100)
                }
            }, answers: [at(nil, nil, is: 40, 20)]),
        AnswerCase(
            why: "SC1: the offer along, the content across", view: { ScrollView { Box("", 400, 20) } },
            answers: [at(300, 200, is: 400, 200), at(300, nil, is: 400, 20), at(300, 0, is: 400, 0)]),
        AnswerCase(
            why: "SC1: no axes", view: { ScrollView([]) { Box("", 400, 20) } }, answers: [at(300, nil, is: 300, 10)]),
        AnswerCase(
            why: "LZ1: the offered width, the ideal heights: 10 + 8 + 20",
            view: {
                LazyVStack {
                    Color.red
                    Box("", 50, 20)
                }
            }, answers: [at(300, 500, is: 300, 38), at(nil, nil, is: 50, 38)]),
        AnswerCase(
            why: "8.3: the first that fits, else the last",
            view: {
                ViewThatFits {
                    Box("", 100, 10)
                    Box("", 50, 30)
                    Color.red
                }
            },
            answers: [
                at(100, 10, is: 100, 10), at(60, 30, is: 50, 30), at(60, 20, is: 60, 20), at(nil, nil, is: 100, 10)
            ])
    ]

    @Test(arguments: answers)
    func answersProposals(_ test: AnswerCase) {
        for (proposal, size) in test.answers {
            let tree = LayoutTree(platform: .macOS, scale: 2)
            let node = test.view().nodes(in: tree)[0]
            #expect(tree.sizeThatFits(node, proposal) == size, "at \(proposal)")
        }
    }

    static let frames: [FrameCase] = [
        FrameCase(
            why: "P7: overflow is symmetric at the root: (100 − 150) / 2", width: 100, height: 100,
            view: { Box("a", 150, 20) }, expected: [.init("a", -25, 40, 150, 20)]),
        FrameCase(
            why: "P7: the safe area moves the root: 40 + (100 − 40 − 20) / 2 − 10", width: 100, height: 100,
            safeArea: EdgeInsets(top: 40, bottom: 20), view: { Box("a", 20, 20) },
            expected: [.init("a", 40, 50, 20, 20)]),
        FrameCase(
            why: "P7: several roots stand in a column with a gap of 8", width: 100, height: 100,
            view: {
                Group {
                    Box("a", 20, 10)
                    Box("b", 40, 10)
                }
            }, expected: [.init("a", 40, 36, nil, nil), .init("b", 30, 54, nil, nil)]),
        FrameCase(
            why: "F1: a child of 100 in a frame of 60 sticks out by 20 on both sides", width: 60, height: 10,
            view: { Box("a", 100, 10).frame(width: 60) }, expected: [.init("a", -20, 0, 100, 10)]),
        FrameCase(
            why: "A10: bottomTrailing: 100 − 40, 50 − 20", width: 100, height: 50,
            view: { Box("a", 40, 20).frame(width: 100, height: 50, alignment: .bottomTrailing) },
            expected: [.init("a", 60, 30, 40, 20)]),
        FrameCase(
            why: "A10: an explicit guide of the child counts, the frame's own does not: 0 − 15", width: 100, height: 20,
            view: {
                Box("a", 40, 20).alignmentGuide(.leading) { _ in 15 }.frame(width: 100, alignment: .leading)
            }, expected: [.init("a", -15, 0, 40, 20)]),
        FrameCase(
            why: "M2: offset is drawn, the slot stays: 10 + 5", width: nil, height: nil,
            view: {
                HStack(spacing: 0) {
                    Box("a", 10, 10)
                    Box("b", 10, 10).offset(x: 5, y: -3).accessibilityIdentifier("slot")
                    Box("c", 10, 10)
                }
            },
            expected: [.init("slot", 10, 0, 10, 10), .init("b", 15, -3, 10, 10), .init("c", 20, 0, 10, 10)]),
        FrameCase(
            why: "M2: right to left the offset is negated: 90 − 5", width: 100, height: 10, direction: .rightToLeft,
            view: { Box("a", 10, 10).offset(x: 5).frame(width: 100, alignment: .leading) },
            expected: [.init("a", 85, 0, 10, 10)]),
        FrameCase(
            why: "M3: the centre at (30, 20)", width: 100, height: 100,
            view: { Box("a", 10, 10).position(x: 30, y: 20) }, expected: [.init("a", 25, 15, 10, 10)]),
        FrameCase(
            why: "O2: an overlay by the guides of both sides: 100 − 30, 60 − 10", width: 100, height: 60,
            view: { Color.red.overlay(alignment: .bottomTrailing) { Box("a", 30, 10) } },
            expected: [.init("a", 70, 50, 30, 10)]),
        FrameCase(
            why: "O3: several overlay views are centred among themselves, their ZStack is at the top leading",
            width: 100,
            height: 60,
            view: {
                Color.red.overlay(alignment: .topLeading) {
                    Box("a", 30, 10)
                    Box("b", 20, 40)
                }
            }, expected: [.init("a", 0, 15, 30, 10), .init("b", 5, 0, 20, 40)]),
        FrameCase(
            why: "Z4: without an offer Colors grow to the union", width: nil, height: nil,
            view: {
                ZStack {
                    Color.red.accessibilityIdentifier("a")
                    Box("b", 40, 30)
                }
            }, expected: [.init("a", 0, 0, 40, 30)]),
        FrameCase(
            why: "Z2: the lower priority hangs out: (40 − 100) / 2", width: nil, height: nil,
            view: {
                ZStack {
                    Box("a", 40, 20).layoutPriority(1)
                    Box("b", 100, 20)
                }
            }, expected: [.init("b", -30, 0, 100, 20)]),
        FrameCase(
            why: "A8: rows by the smallest baseline: 15 in the texts, 10 in the box's bottom", width: nil, height: nil,
            view: {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    VStack(spacing: 0) {
                        Box("above", 10, 30)
                        Text("x").accessibilityIdentifier("text")
                    }
                    Text("y").accessibilityIdentifier("other")
                }
            }, expected: [.init("text", 0, 30, nil, nil), .init("other", 10, 30, nil, nil)]),
        FrameCase(
            why: "A5: the outer guide sees the inner: 10 + 5", width: nil, height: nil,
            view: {
                VStack(alignment: .leading, spacing: 0) {
                    Box("wide", 60, 10)
                    Box("a", 20, 10).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.leading) { $0[.leading] + 5 }
                }
            }, expected: [.init("wide", 15, nil, nil, nil), .init("a", 0, nil, nil, nil)]),
        FrameCase(
            why: "A9: padding moves the guide of its child: 10 + 3", width: nil, height: nil,
            view: {
                VStack(alignment: .leading, spacing: 0) {
                    Box("wide", 60, 10)
                    Box("a", 20, 10).alignmentGuide(.leading) { _ in 10 }.padding(3)
                }
            }, expected: [.init("wide", 13, nil, nil, nil), .init("a", 3, 13, nil, nil)]),
        FrameCase(
            why: "SC2: short content at the near edge of one axis, centred across", width: 100, height: 100,
            view: { ScrollView { Box("a", 40, 20) }.frame(width: 100, height: 100) },
            expected: [.init("a", 30, 0, 40, 20)]),
        FrameCase(
            why: "SC2: short content is centred where both axes scroll", width: 100, height: 100,
            view: { ScrollView(.both) { Box("a", 40, 20) } }, expected: [.init("a", 30, 40, 40, 20)]),
        FrameCase(
            why: "SC3: a column also in a horizontal scroll view: 48 high, centred at 26; 26 + 20 + 8", width: 100,
            height: 100,
            view: {
                ScrollView(.horizontal) {
                    Box("a", 40, 20)
                    Box("b", 20, 20)
                }
            }, expected: [.init("b", 10, 54, 20, 20)]),
        FrameCase(
            why: "SC4: the initial anchor at the bottom: 100 − 300", width: 100, height: 100,
            view: { ScrollView(anchor: .bottom) { Box("a", 100, 300) } }, expected: [.init("a", 0, -200, 100, 300)]),
        FrameCase(
            why: "SC4: the target's centre in the middle: 150 + 10 − 50", width: 100, height: 100,
            view: {
                ScrollView(target: ScrollConfiguration.Target(id: 7, anchor: .center)) {
                    VStack(spacing: 0) {
                        Box("above", 100, 150)
                        Box("target", 100, 20).wrapped(.id(7))
                        Box("below", 100, 150)
                    }
                }
            }, expected: [.init("target", 0, 40, 100, 20), .init("above", 0, -110, 100, 150)]),
        FrameCase(
            why: "SC4: the least motion brings the target's end into view: 170 − 100", width: 100, height: 100,
            view: {
                ScrollView(target: ScrollConfiguration.Target(id: 7, anchor: nil)) {
                    VStack(spacing: 0) {
                        Box("above", 100, 150)
                        Box("target", 100, 20).wrapped(.id(7))
                        Box("below", 100, 150)
                    }
                }
            }, expected: [.init("target", 0, 80, 100, 20)]),
        FrameCase(
            why: "vector 11: 200 − 30 − 8 = 162 for the content, the inset below", width: 100, height: 200,
            view: {
                Color.red.accessibilityIdentifier("content")
                    .safeAreaInset(edge: .bottom, guide: .horizontalCenter) { Box("inset", 40, 30) }
            }, expected: [.init("content", 0, 0, 100, 162), .init("inset", 30, 170, 40, 30)]),
        FrameCase(
            why: "SA3: a scroll view keeps the whole frame, its content starts below the inset", width: 100,
            height: 200,
            view: {
                ScrollView { Box("a", 100, 20) }.accessibilityIdentifier("scroll")
                    .safeAreaInset(edge: .top, guide: .horizontalCenter, spacing: 0) { Box("inset", 40, 30) }
            },
            expected: [.init("scroll", 0, 0, 100, 200), .init("inset", 30, 0, 40, 30), .init("a", 0, 30, 100, 20)]),
        FrameCase(
            why: "SA2: grows by 40 and 20 where it touches the safe area", width: 100, height: 200,
            safeArea: EdgeInsets(top: 40, bottom: 20),
            view: { Color.red.accessibilityIdentifier("a").wrapped(.ignoresSafeArea(.all)) },
            expected: [.init("a", 0, 0, 100, 200)]),
        FrameCase(
            why: "SA2: in the middle nothing touches", width: 100, height: 200,
            safeArea: EdgeInsets(top: 40, bottom: 20),
            view: {
                Color.red.accessibilityIdentifier("a").wrapped(.ignoresSafeArea(.all)).frame(width: 10, height: 10)
            }, expected: [.init("a", 45, 105, 10, 10)]),
        FrameCase(
            why: "8.6: two of three columns with gaps of 10: (300 − 20) / 3 · 2 + 10", width: 300, height: 100,
            view: {
                Color.red.accessibilityIdentifier("a").wrapped(
                    .containerRelativeFrame(.horizontal, alignment: .center) { length, _ in
                        (length - 20) / 3 * 2 + 10
                    })
            }, expected: [.init("a", 150 - 98.333, 0, 196.667, 100)]),
        FrameCase(
            why: "8.6: the scroll view is the container: half of 120", width: 300, height: 100,
            view: {
                ScrollView {
                    Box("a", 10, 10).wrapped(
                        .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length / 2 }
                    ).accessibilityIdentifier("frame")
                }.frame(width: 120)
            }, expected: [.init("frame", nil, nil, 60, 10)]),
        FrameCase(
            why: "L19: several views of a reader lie over each other at its top leading corner", width: 100, height: 50,
            view: {
                GeometryReader { proxy in
                    Box("a", 20, 10)
                    Color.red.frame(width: proxy.size.width / 2).accessibilityIdentifier("b")
                }
            }, expected: [.init("a", 0, 0, 20, 10), .init("b", 0, 0, 50, 50)]),
        FrameCase(
            why: "8.7: the target takes the source's 40×20 and its centre (80, 40)", width: 200, height: 100,
            view: {
                ZStack(alignment: .topLeading) {
                    Box("source", 40, 20).wrapped(
                        .matchedGeometry(
                            MatchedGeometry(
                                key: 1, matchesSize: true, matchesPosition: true, anchor: .center, isSource: true))
                    ).frame(width: 160, height: 80)
                    Color.red.accessibilityIdentifier("target").wrapped(
                        .matchedGeometry(
                            MatchedGeometry(
                                key: 1, matchesSize: true, matchesPosition: true, anchor: .center, isSource: false))
                    ).accessibilityIdentifier("slot").frame(width: 10, height: 10)
                }.frame(width: 200, height: 100, alignment: .topLeading)
            }, expected: [.init("slot", 0, 0, 10, 10), .init("target", 60, 30, 40, 20)])
    ]

    @Test(arguments: frames)
    func laysOut(_ test: FrameCase) { test.check() }

    /// Spec R3: edges are rounded, halves up: 0.25 → 0.5, 10.75 → 11 at two pixels a point.
    @Test
    func rounding() {
        #expect(
            Rect(x: 0.25, y: -0.25, width: 10.5, height: 1).rounded(toScale: 2)
                == Rect(x: 0.5, y: 0, width: 10.5, height: 1))
    }
}
