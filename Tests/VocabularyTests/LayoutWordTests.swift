import LayoutEngine
import Testing

@testable import Vocabulary

/// Words of layout in a window of 300 by 200, worked out by hand from the rules that the comments name.
@Suite struct LayoutWordTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var view: CallNode
        var frames: [String]

        init(_ name: String, _ view: CallNode, _ frames: String...) {
            testDescription = name
            self.view = view
            self.frames = frames
        }
    }

    /// Views are made anew for each test, as nodes are classes.
    static func cases() -> [Case] { containers() + modifiers() + shapes() }

    private static func containers() -> [Case] {
        [
            // 20 + 4 + 10 tall, as wide as the widest (S4, S5), centred in the window (P7).
            Case(
                "VStack",
                call(
                    "VStack", ["alignment": HorizontalAlignmentValue.leading.asValue, "spacing": .double(4)],
                    [color.frame(50, 20), color.frame(30, 10)]),
                "VStack 125 83 50 34", ".frame 125 83 50 20", "Color 125 83 50 20", ".frame 125 107 30 10",
                "Color 125 107 30 10"),
            // Two flexible views share what the default gap of 8 leaves: 146 each (S3, T4).
            Case(
                "HStack", call("HStack", [:], [color, color]), "HStack 0 0 300 200", "Color 0 0 146 200",
                "Color 154 0 146 200"),
            Case(
                "ZStack",
                call(
                    "ZStack", ["alignment": AlignmentValue(horizontal: .trailing, vertical: .bottom).asValue],
                    [color.frame(40, 40), color.frame(10, 20)]),
                "ZStack 130 80 40 40", ".frame 130 80 40 40", "Color 130 80 40 40", ".frame 160 100 10 20",
                "Color 160 100 10 20"),
            // A Spacer takes the rest and no gaps (L5, T3): 300 - 20.
            Case(
                "Spacer", call("HStack", [:], [color.frame(20, 10), call("Spacer")]), "HStack 0 95 300 10",
                ".frame 0 95 20 10", "Color 0 95 20 10", "Spacer 20 100 280 0"),
            // One pixel at 3x (L6): 0.333; the colours share 200 - 16 - 0.333.
            Case(
                "Divider", call("VStack", [:], [color.frame(10, 10), call("Divider")]), "VStack 0 90.833 300 18.333",
                ".frame 145 90.833 10 10", "Color 145 90.833 10 10", "Divider 0 108.833 300 0.333"),
            // A row is its cells, and a modifier of a row is one of each cell (G1): columns of 30 and 20 with 8 between.
            Case(
                "Grid",
                call(
                    "Grid", [:],
                    [
                        call("GridRow", [:], [color.frame(30, 10), color.frame(20, 10)]).with(
                            "padding", ["length": .double(1)])
                    ]),
                "Grid 119 94 62 12", "GridRow 119 94 62 12", ".padding 119 94 32 12", ".frame 120 95 30 10",
                "Color 120 95 30 10", ".padding 159 94 22 12", ".frame 160 95 20 10", "Color 160 95 20 10"),
            // A row inside a stack is just its cells (G1): 10 + 8 + 10 tall.
            Case(
                "a GridRow in a stack in a Grid",
                call(
                    "Grid", [:],
                    [call("VStack", [:], [call("GridRow", [:], [color.frame(30, 10), color.frame(20, 10)])])]),
                "Grid 135 86 30 28", "VStack 135 86 30 28", ".frame 135 86 30 10", "Color 135 86 30 10",
                ".frame 140 104 20 10", "Color 140 104 20 10"),
            // Two columns of 60, fixed; the grid is as wide as the window, the tracks 128 wide and centred (LZ2).
            Case(
                "LazyVGrid",
                call(
                    "LazyVGrid",
                    ["columns": .array([GridItemValue(.fixed(60)).asValue, GridItemValue(.fixed(60)).asValue])],
                    [color.frame(10, 10), color.frame(10, 10)]),
                "LazyVGrid 0 95 300 10", ".frame 111 95 10 10", "Color 111 95 10 10", ".frame 179 95 10 10",
                "Color 179 95 10 10"),
            // Top leading, with the reader's size (L19).
            Case(
                "GeometryReader",
                call(
                    "GeometryReader",
                    [
                        "content": closure { arguments in
                            guard case .native(let native as GeometryProxyValue)? = arguments.first else {
                                return .none
                            }
                            return .view(color.frame(native.proxy.size.width / 3, 10))
                        }
                    ]),
                "GeometryReader 0 0 300 200", ".frame 0 0 100 10", "Color 0 0 100 10"),
            Case(
                "ViewThatFits", call("ViewThatFits", [:], [color.frame(400, 10), color.frame(40, 10)]),
                "ViewThatFits 130 95 40 10", ".frame 130 95 40 10", "Color 130 95 40 10"),
            // The content stands at the top (SC2), scrolled to the end by the anchor: 200 - 500.
            Case(
                "ScrollView",
                call("ScrollView", [:], [color.frame(10, 500)]).with(
                    "defaultScrollAnchor", ["anchor": UnitPointValue(.bottom).asValue]),
                "ScrollView 145 0 10 200", ".frame 145 -300 10 500", "Color 145 -300 10 500"),
            Case(
                "AnyLayout",
                call(
                    "AnyLayout", ["layout": .view(call("HStackLayout", ["spacing": .double(2)]))],
                    [color.frame(10, 10), color.frame(10, 10)]),
                "AnyLayout 139 95 22 10", ".frame 139 95 10 10", "Color 139 95 10 10", ".frame 151 95 10 10",
                "Color 151 95 10 10"),
            Case(
                "a Section outside lists stands for its views",
                call(
                    "VStack", ["spacing": .double(0)],
                    [call("Section", [:], [color.frame(10, 10)], slots: [("header", [color.frame(20, 5)])])]),
                "VStack 140 92.5 20 15", ".frame 140 92.5 20 5", "Color 140 92.5 20 5", ".frame 145 97.5 10 10",
                "Color 145 97.5 10 10"),
            Case(
                "only the selected tab is laid out",
                call(
                    "TabView", ["selection": .int(2)],
                    [color.with("tag", ["tag": .int(1)]), color.frame(10, 10).with("tag", ["tag": .int(2)])]),
                "TabView 0 0 300 200", ".frame 145 95 10 10", "Color 145 95 10 10")
        ]
    }

    private static func modifiers() -> [Case] {
        [
            Case(
                "padding without a length is 16 (M1)", color.frame(20, 20).with("padding"), ".padding 124 74 52 52",
                ".frame 140 90 20 20", "Color 140 90 20 20"),
            Case(
                "padding of some edges",
                color.frame(20, 20).with(
                    "padding", ["edges": EdgeSetValue(.leading).asValue, "length": .double(10)]),
                ".padding 135 90 30 20", ".frame 145 90 20 20", "Color 145 90 20 20"),
            Case(
                "a flexible frame", color.frame(20, 20).with("frame", ["maxWidth": .double(.infinity)]),
                ".frame 0 90 300 20", ".frame 140 90 20 20", "Color 140 90 20 20"),
            // The effect's own node keeps its layout frame (M2).
            Case(
                "offset", color.frame(20, 20).with("offset", ["x": .double(5)]), ".offset 140 90 20 20",
                ".frame 145 90 20 20", "Color 145 90 20 20"),
            Case(
                "several views of an overlay stand in a centred ZStack (O3)",
                color.frame(100, 100).with(
                    "overlay", ["alignment": AlignmentValue(horizontal: .leading, vertical: .top).asValue],
                    slots: [("content", [color.frame(20, 20), color.frame(10, 10)])]),
                ".overlay 100 50 100 100", ".frame 100 50 100 100", "Color 100 50 100 100", ".frame 100 50 20 20",
                "Color 100 50 20 20", ".frame 105 55 10 10", "Color 105 55 10 10"),
            Case(
                "a colour as background",
                color.frame(20, 20).with(
                    "background", ["background": ColorValue(.system("blue")).asValue]),
                ".background 140 90 20 20", ".frame 140 90 20 20", "Color 140 90 20 20", "Color 140 90 20 20"),
            Case(
                "a modifier of a group is one of each view (M11)",
                call(
                    "VStack", ["spacing": .double(0)],
                    [
                        call("Group", [:], [color.frame(10, 10), color.frame(20, 10)]).with(
                            "padding", ["length": .double(1)])
                    ]),
                "VStack 139 88 22 24", ".padding 144 88 12 12", ".frame 145 89 10 10", "Color 145 89 10 10",
                ".padding 139 100 22 12", ".frame 140 101 20 10", "Color 140 101 20 10"),
            Case(
                "right to left inside an environment (S11)",
                call("HStack", ["spacing": .double(0)], [color.frame(10, 10), color.frame(20, 10)]).with(
                    "environment",
                    [
                        "keyPath": .keyPath(KeyPathValue(root: nil, components: [.member("layoutDirection")])),
                        "value": token("LayoutDirection", "rightToLeft")
                    ]),
                "HStack 135 95 30 10", ".frame 155 95 10 10", "Color 155 95 10 10", ".frame 135 95 20 10",
                "Color 135 95 20 10"),
            // The guide of the first is its trailing edge (A4): 20 and 0 from the line, so the stack is 20 + 10 wide.
            Case(
                "alignmentGuide",
                call(
                    "VStack", ["alignment": HorizontalAlignmentValue.leading.asValue, "spacing": .double(0)],
                    [
                        color.frame(20, 10).with(
                            "alignmentGuide",
                            [
                                "guide": HorizontalAlignmentValue.leading.asValue,
                                "computeValue": closure { arguments in
                                    guard case .native(let d as ViewDimensionsValue)? = arguments.first else {
                                        return .none
                                    }
                                    return .double(d.value(of: HorizontalAlignmentValue.trailing.asValue))
                                }
                            ]), color.frame(10, 10)
                    ]),
                "VStack 135 90 30 20", ".alignmentGuide 135 90 20 10", ".frame 135 90 20 10", "Color 135 90 20 10",
                ".frame 155 100 10 10", "Color 155 100 10 10"),
            // (300 - 2 * 6) / 3 * 2 + 6 = 198 (8.6).
            Case(
                "containerRelativeFrame",
                color.with(
                    "containerRelativeFrame",
                    [
                        "axes": AxisSetValue(.horizontal).asValue, "count": .int(3), "span": .int(2),
                        "spacing": .double(6)
                    ]),
                ".containerRelativeFrame 51 0 198 200", "Color 51 0 198 200"),
            // 200 - 30 - 8 for the plain view (SA3).
            Case(
                "safeAreaInset",
                color.with(
                    "safeAreaInset", ["edge": token("VerticalEdge", "bottom")],
                    slots: [("content", [color.frame(50, 30)])]),
                ".safeAreaInset 0 0 300 200", "Color 0 0 300 162", ".frame 125 170 50 30", "Color 125 170 50 30")
        ]
    }

    private static func shapes() -> [Case] {
        [
            // A square of the smaller side (L2).
            Case("Circle", call("Circle"), "Circle 50 0 200 200"),
            // An inset circle takes all (L3).
            Case(
                "inset of a Circle", call("Circle").with("inset", ["amount": .double(4)]).with("fill"),
                "Circle 0 0 300 200"),
            Case(
                "offset of a shape moves its path only (L3)", call("Circle").with("offset", ["y": .double(9)]),
                "Circle 0 0 300 200"),
            Case(
                "offset of a filled shape is a view's (M2)",
                call("Circle").with("fill").frame(20, 20).with("offset", ["y": .double(9)]), ".offset 140 90 20 20",
                ".frame 140 99 20 20", "Circle 140 99 20 20"),
            Case(
                "a stroke is a view: its offset moves it",
                call("Circle").with("stroke").with("offset", ["y": .double(9)]),
                ".offset 50 0 200 200", "Circle 50 9 200 200"),
            Case(
                "a shape of the source with a rule of size (L4)",
                call(
                    "Shape",
                    [
                        "name": .string("Pie"),
                        "sizeThatFits": closure { _ in .size(Size(width: 12, height: 34)) }
                    ]),
                "Shape 144 83 12 34")
        ]
    }

    @Test(arguments: cases().map(\.testDescription)) func framesAreAsWorkedOut(name: String) throws {
        let sample = try #require(Self.cases().first { $0.testDescription == name })
        let lowering = Lowering()
        #expect(try lowering.frames(sample.view) == sample.frames)
        #expect(lowering.host.errors.isEmpty)
    }

    /// Rotation by a quarter turn is exact: 40 x 20 becomes 20 x 40 about the same centre (M9).
    @Test func quarterTurnsAreExact() throws {
        let view = color.frame(40, 20).with("rotationEffect", ["angle": AngleValue(degrees: 90).asValue])
        #expect(
            try Lowering().frames(view) == [".rotationEffect 130 90 40 20", ".frame 140 80 20 40", "Color 140 80 20 40"]
        )
    }
}
