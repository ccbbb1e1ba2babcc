import LayoutEngine
import Rendering
import Testing

/// What `why` says, against sentences worked out by hand from the rules.
@Suite struct WhyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var view: @Sendable () -> TestView
        var width: Double? = 320
        var height: Double? = 480
        var node: String
        var field: WhyExplanation.Field
        var expected: String
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "centred in a VStack",
            // The stack is 296 wide and fills 12…308 of the window; the Image of 100 is centred in it.
            view: { vStack(spacing: 0, fixed("a", 296, 10), fixed("b", 100, 10)) }, node: "b", field: .x,
            expected: """
                x = 110: 98 + 12, the places in VStack and the window
                  x in VStack = 98: (296 − 100)/2, VStack centres its views (alignment .center); .leading would give 0
                  x in the window = 12: (320 − 296)/2, it is in the middle of the window

                """),
        Case(
            name: "the only summand is the headline",
            view: { vStack(spacing: 0, fixed("a", 296, 10), fixed("b", 100, 10)) }, node: "a", field: .x,
            expected: "x = 12: (320 − 296)/2, it is in the middle of the window\n"),
        Case(
            name: "share of an HStack",
            // (320 − 2·8 − 20)/2 = 142 for each of the two colours.
            view: { hStack(spacing: 8, fixed("a", 20, 20), color("c"), color("d")) }, node: "c", field: .width,
            expected: """
                width = 142: c takes the 142 it was offered
                  width offered to c = 142: (320 − 2·8 − 20)/2, HStack shares what is left among 2 views after a, less flexible
                  width offered by the window = 320: the window is that wide

                """),
        Case(
            name: "maxWidth infinity in a row",
            // (320 − 2·8 − 4)/2 = 150: the frames are served after the rigid view.
            view: {
                hStack(
                    spacing: 8, fixed("a", 4, 20), fixed("b", 40, 20).frame(FlexibleFrame(maxWidth: .infinity)).id("f"),
                    color("c"))
            }, node: "f", field: .width,
            expected: """
                width = 150: max(150, 40), .frame(maxWidth: .infinity) #f takes the 150 it was offered, its content needs 40 (rule F3.3)
                  width offered to .frame #f = 150: (320 − 2·8 − 4)/2, HStack shares what is left among 2 views after a, less flexible
                  width offered by the window = 320: the window is that wide

                """),
        Case(
            name: "padding and a fixed size",
            view: { fixed("a", 50, 20).padding(16) }, node: ".padding", field: .width,
            expected: """
                width = 82: 50 + 16 + 16, .padding adds its insets to its content
                  width of a = 50: a is 50 wide whatever it is offered

                """),
        Case(
            name: "padding moves its content",
            // The padding is 82 wide: (320 − 82)/2 = 119.
            view: { fixed("a", 50, 20).padding(16) }, node: "a", field: .x,
            expected: """
                x = 135: 16 + 119, the places in .padding and the window
                  x in .padding = 16: .padding has 16 at its leading edge
                  x in the window = 119: (320 − 82)/2, it is in the middle of the window

                """),
        Case(
            name: "below another view",
            // 30 + 10 in the stack of 60, which starts at (480 − 60)/2 = 210.
            view: { vStack(spacing: 10, fixed("a", 50, 30), fixed("b", 50, 20)) }, node: "b", field: .y,
            expected: """
                y = 250: 40 + 210, the places in VStack and the window
                  y in VStack = 40: 30 + 10, a ends at 30 in VStack, then the gap of 10
                  y in the window = 210: (480 − 60)/2, it is in the middle of the window

                """),
        Case(
            name: "offset",
            // (320 − 50)/2 = 135 for the offset itself; its content is drawn 20 further.
            view: { fixed("a", 50, 20).modified("offset", .offset(x: 20, y: 0)) }, node: "a", field: .x,
            expected: """
                x = 155: 20 + 135, the places in .offset and the window
                  x in .offset = 20: .offset draws it 20 right
                  x in the window = 135: (320 − 50)/2, it is in the middle of the window

                """),
        Case(
            name: "position",
            view: { fixed("a", 50, 20).modified("position", .position(x: 100, y: 60)) }, node: "a", field: .x,
            expected: "x = 75: 100 − 50/2, .position puts its centre at 100\n"),
        Case(
            name: "wrapped text",
            // 12 characters of 10 do not fit into 100: "hello" and "worlds" of 60.
            view: { text("hello worlds") }, width: 100, height: nil, node: "Text", field: .height,
            expected: """
                height = 40: 20 + 1·20, Text("hello worlds") has 2 lines, 20 apart, to fit the width of 100 it was offered
                  width offered by the window = 100: the window is that wide

                """),
        Case(
            name: "fixed size",
            view: { text("hello worlds").modified("fixedSize", .fixedSize(.both)) }, width: 100, node: "Text",
            field: .width,
            expected: "width = 120: the one line of Text(\"hello worlds\") takes 120\n"),
        Case(
            name: "an explicit guide",
            // a's leading guide is −30, so the line is at 0 and a stands 30 behind it; b at 0.
            view: {
                vStack(
                    .leading, spacing: 0, fixed("a", 50, 10).alignmentGuide(.leading) { _ in -30 }.id("g"),
                    fixed("b", 80, 10))
            }, width: 80, node: "g", field: .x,
            expected:
                "x = 30: 0 − (−30), VStack lines up .leading: the line is at 0, that of b, its own, explicit "
                + "one at −30\n"
        ),
        Case(
            name: "overlay",
            // The badge of 10 at the bottom trailing corner of 50 by 20, which stands at 135, 230.
            view: {
                fixed("a", 50, 20).modified("overlay", with: fixed("badge", 10, 10)) {
                    .overlay($0, alignment: .bottomTrailing)
                }
            }, node: "badge", field: .y,
            expected: """
                y = 240: 10 + 230, the places in .overlay and the window
                  y in .overlay = 10: 20 − 10, .overlay aligns its content at the bottom edge (alignment .bottom); .top would give 0
                  y in the window = 230: (480 − 20)/2, it is in the middle of the window

                """),
        Case(
            name: "placed by a layout",
            // Two views: 60 by 60, at 130, 210 in the window.
            view: { diagonal(fixed("a", 30, 30), fixed("b", 30, 30)) }, node: "b", field: .x,
            expected: """
                x = 160: 30 + 130, the places in DiagonalLayout and the window
                  x in DiagonalLayout = 30: placed by DiagonalLayout at 30
                  x in the window = 130: (320 − 60)/2, it is in the middle of the window

                """),
        Case(
            name: "geometry reader",
            view: { geometryReader(color("c")) }, node: "c", field: .height,
            expected: """
                height = 480: c takes the 480 it was offered
                  height offered by the window = 480: the window is that tall

                """),
        Case(
            name: "scrolled to the end",
            // Content of 700 in a window of 480, shown from 220.
            view: { scrollView(anchor: .bottom, fixed("a", 320, 700)) }, node: "a", field: .y,
            expected: "y = −220: ScrollView has scrolled, which draws its content 220 up\n"),
        Case(
            name: "aspect ratio",
            view: { color("c").modified("aspectRatio", .aspectRatio(2, .fit)) }, node: "c", field: .height,
            expected: """
                height = 160: c takes the 160 it was offered
                  height offered to c = 160: 320/2, .aspectRatio offers the ratio 2, inside the width of 320
                  width offered by the window = 320: the window is that wide

                """),
        Case(
            name: "circle",
            view: { circle() }, node: "Circle", field: .height,
            expected: """
                height = 320: min(320, 480), Circle is as wide as tall and takes the smaller length it was offered
                  width offered by the window = 320: the window is that wide

                """),
        Case(
            name: "spacer",
            // 480 − 20 − 8 for the Spacer.
            view: { vStack(spacing: 8, fixed("a", 50, 20), spacer()) }, node: "Spacer", field: .height,
            expected: """
                height = 452: Spacer takes the 452 it was offered
                  height offered to Spacer = 452: 480 − 8 − 20, VStack offers all that is left after a, of higher priority
                  height offered by the window = 480: the window is that tall

                """),
        Case(
            name: "grid column",
            view: {
                grid(
                    horizontal: 5, vertical: 5, gridRow(fixed("a", 30, 10), color("c")),
                    gridRow(fixed("b", 50, 20), fixed("d", 40, 20)))
            }, width: 200, node: "a", field: .x,
            // Columns of 50 and 145: the colour takes 200 − 5 − 50. a is centred in 50.
            expected:
                "x = 10: (50 − 30)/2, the cell of Grid from 0, 50 long, centres its views (alignment .center)\n"),
        Case(
            name: "what the other columns leave",
            view: {
                grid(
                    horizontal: 5, vertical: 5, gridRow(fixed("a", 30, 10), color("c")),
                    gridRow(fixed("b", 50, 20), fixed("d", 40, 20)))
            }, width: 200, node: "c", field: .width,
            expected: """
                width = 145: c takes the 145 it was offered
                  width offered to c = 145: Grid offers the width of column 2
                  width of column 2 = 145: 200 − 5 − 50, Grid gives it what the other columns and the gaps leave
                  width offered by the window = 200: the window is that wide

                """),
        Case(
            name: "baselines",
            // Baselines at 15 and 5: the line is at 15, so the badge without text stands with its bottom on it.
            view: { hStack(.firstTextBaseline, spacing: 0, text("ab"), fixed("a", 50, 10)) }, height: 20, node: "a",
            field: .y,
            expected:
                "y = 5: 15 − 10, HStack lines up .firstTextBaseline: the line is at 15, that of Text(\"ab\"), "
                + "its default one at 10\n"
        ),
        Case(
            name: "the extent around a line",
            // 15 above the line, that of the text; 5 below it, the rest of the text.
            view: { hStack(.firstTextBaseline, spacing: 0, text("ab"), fixed("a", 50, 18)) }, node: "HStack",
            field: .height,
            expected:
                "height = 23: 18 + 5, HStack spans the line of .firstTextBaseline: a reaches furthest above it, "
                + "Text(\"ab\") below it\n"
        ),
        Case(
            name: "scaled",
            // Twice as wide about the centre of 50, which stands at 135.
            view: {
                fixed("a", 50, 20).modified(
                    "scaleEffect",
                    .transformEffect(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), anchor: .center))
            }, node: "a", field: .width,
            expected: """
                width = 100: 2·50, .scaleEffect draws the 50 by 20 points like this
                  width of a = 50: a is 50 wide whatever it is offered

                """),
        Case(
            name: "the place of what is scaled",
            view: {
                fixed("a", 50, 20).modified(
                    "scaleEffect",
                    .transformEffect(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), anchor: .center))
            }, node: "a", field: .x,
            expected: """
                x = 110: −25 + 135, the drawn place and those in the window
                  x as drawn = −25: .scaleEffect draws the 50 by 20 points at 0, 0 here
                  x in the window = 135: (320 − 50)/2, it is in the middle of the window

                """),
        Case(
            name: "beside the inset of the safe area",
            // The bar of 40 and the gap of 4 leave 436.
            view: {
                color("c").modified("safeAreaInset", with: fixed("bar", 100, 40)) {
                    .safeAreaInset($0, edge: .bottom, guide: .horizontalCenter, spacing: 4)
                }
            }, node: "c", field: .height,
            expected: """
                height = 436: c takes the 436 it was offered
                  height offered to c = 436: 480 − 40 − 4, .safeAreaInset offers what the inset view and the gap leave
                  height offered by the window = 480: the window is that tall

                """),
        Case(
            name: "nothing offered",
            view: { color("c").modified("fixedSize", .fixedSize(.both)) }, node: "c", field: .width,
            expected: "width = 10: c has no width of its own and is offered none, so it takes 10\n"),
        Case(
            name: "between two bounds",
            view: { fixed("a", 40, 20).frame(FlexibleFrame(minWidth: 50, maxWidth: 100)) }, node: ".frame",
            field: .width,
            expected:
                "width = 100: min(320, 100), .frame(minWidth: 50, maxWidth: 100) keeps to its maximum (rule F3.1)\n"),
        Case(
            name: "an ideal",
            view: {
                fixed("a", 40, 20).frame(FlexibleFrame(idealWidth: 70)).modified("fixedSize", .fixedSize(.both))
            }, node: ".frame", field: .width,
            expected: "width = 70: .frame(idealWidth: 70) is offered no width and takes its ideal (rule F3.2)\n"),
        Case(
            name: "a minimum",
            view: { fixed("a", 40, 20).frame(FlexibleFrame(minWidth: 50)) }, node: ".frame", field: .width,
            expected:
                "width = 50: max(min(320, 40), 50), .frame(minWidth: 50) keeps its content of 40 to its bounds "
                + "(rule F3.3)\n"
        ),
        Case(
            name: "a fixed frame",
            view: { color("c").frame(width: 70) }, node: "c", field: .width,
            expected: """
                width = 70: c takes the 70 it was offered
                  width offered to c = 70: .frame(width: 70) offers its own width

                """),
        Case(
            name: "flexible tracks",
            // (320 − 2·10)/3 = 100.
            view: {
                lazyVGrid(
                    Array(repeating: GridItem(.flexible(minimum: 10, maximum: .infinity), spacing: 10), count: 3),
                    color("c"), color("d"), color("e"))
            }, node: "d", field: .width,
            expected: """
                width = 100: d takes the 100 it was offered
                  width offered to d = 100: LazyVGrid offers the width of column 2
                  width of column 2 = 100: (320 − 2·10)/3, 3 columns share the width of LazyVGrid
                  width of LazyVGrid = 320: LazyVGrid takes all of the 320 it was offered
                  width offered by the window = 320: the window is that wide

                """)
    ]

    @Test(arguments: cases) func says(_ test: Case) {
        #expect(Traced(test.view(), test.width, test.height).why(test.node, test.field).text == test.expected)
    }

    @Test func mirrors() {
        // In a row of 100 from the right: a at 80, b at 100 − 20 − 30 = 50.
        let laid = Traced(
            hStack(spacing: 0, fixed("a", 20, 10), fixed("b", 30, 10), spacer(0)), 100, 50,
            layoutDirection: .rightToLeft)
        #expect(
            laid.why("b", .x).text == "x = 50: 100 − 20 − 30, from the right: a ends at 20 in HStack\n")
    }

    @Test func safeArea() {
        // Between 59 and 852 − 34 the middle of 100 stands at 59 + (852 − 59 − 34 − 100)/2.
        let laid = Traced(fixed("a", 50, 100), 393, 852, safeArea: EdgeInsets(top: 59, bottom: 34))
        #expect(
            laid.why("a", .y).text
                == "y = 388.5: 59 + (852 − 59 − 34 − 100)/2, it is in the middle of the safe area of the window\n")
        let filled = Traced(color("c"), 393, 852, safeArea: EdgeInsets(top: 59, bottom: 34))
        #expect(
            filled.why("c", .height).text == """
                height = 759: c takes the 759 it was offered
                  height offered by the window = 759: 852 − 59 − 34, the window less its safe area

                """)
    }
}
