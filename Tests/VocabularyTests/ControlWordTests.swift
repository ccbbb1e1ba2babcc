import LayoutEngine
import Testing

@testable import Vocabulary

/// Controls with labels of known size in a window of 300 by 200; the lengths are the recorded ones (spec L16 to L18).
@Suite struct ControlWordTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var view: CallNode
        var platform: Platform
        var frames: [String]

        init(_ name: String, _ view: CallNode, on platform: Platform = .iOS, _ frames: String...) {
            testDescription = name
            self.view = view
            self.platform = platform
            self.frames = frames
        }
    }

    private static var label: [(name: String, views: [CallNode])] { [("label", [color.frame(40, 20)])] }

    private static func button(_ style: String? = nil) -> CallNode {
        let button = call("Button", [:], [], slots: [("label", [color.frame(40, 20)])])
        return style.map { button.with("buttonStyle", ["style": token("PrimitiveButtonStyle", $0)]) } ?? button
    }

    private static func toggle(_ style: String? = nil) -> CallNode {
        let toggle = call("Toggle", ["isOn": .bool(true)], [], slots: [("label", [color.frame(40, 20)])])
        return style.map { toggle.with("toggleStyle", ["style": token("ToggleStyle", $0)]) } ?? toggle
    }

    static func cases() -> [Case] {
        [
            Case("a button is its label", button(), "Button 130 90 40 20", ".frame 130 90 40 20", "Color 130 90 40 20"),
            // 40 + 24 wide, 20 + 14 tall.
            Case(
                "a bordered button", button("bordered"), "Button 118 83 64 34", ".frame 130 90 40 20",
                "Color 130 90 40 20"),
            // 40 + 24 wide; 20 + 8 is more than the least height of 24.
            Case(
                "a button on macOS", button(), on: .macOS, "Button 118 86 64 28", ".frame 130 90 40 20",
                "Color 130 90 40 20"),
            Case(
                "a plain button on macOS", button("plain"), on: .macOS, "Button 130 90 40 20", ".frame 130 90 40 20",
                "Color 130 90 40 20"),
            // As wide as the window and as tall as the switch of 66 x 30; the label in its middle.
            Case("a toggle", toggle(), "Toggle 0 85 300 30", ".frame 0 90 40 20", "Color 0 90 40 20"),
            // 40 + 8 + 54 wide, as tall as the switch.
            Case(
                "a switch on macOS", toggle("switch"), on: .macOS, "Toggle 99 88 102 24", ".frame 99 90 40 20",
                "Color 99 90 40 20"),
            Case(
                "a toggle without its label",
                toggle().with("labelsHidden"), "Toggle 117 85 66 30"),
            Case("a slider", call("Slider", ["value": .double(0)]), "Slider 0 84.5 300 31"),
            Case("a slider on macOS", call("Slider", ["value": .double(0)]), on: .macOS, "Slider 0 92 300 16"),
            Case(
                "a stepper", call("Stepper", [:], [], slots: label), "Stepper 0 84 300 32", ".frame 0 90 40 20",
                "Color 0 90 40 20"),
            Case(
                "a field with a border",
                call("TextField").with("textFieldStyle", ["style": token("TextFieldStyle", "roundedBorder")]),
                "TextField 0 83 300 34"),
            Case("a field", call("TextField"), "TextField 0 87 300 26"),
            Case("a field on macOS", call("TextField"), on: .macOS, "TextField 0 88 300 24"),
            Case(
                "segments",
                call("Picker", [:], [color]).with("pickerStyle", ["style": token("PickerStyle", "segmented")]),
                "Picker 0 84.5 300 31"),
            // A label without text has no baseline but its bottom edge, so what is centred on its capitals differs by
            // platform only in the font; without an icon it is the title alone.
            Case(
                "a label with a title only", call("Label", [:], [], slots: [("title", [color.frame(40, 20)])]),
                "Label 130 90 40 20", ".frame 130 90 40 20", "Color 130 90 40 20"),
            // The tab of the second element, whose identity is the selection.
            Case(
                "a tab by the identity of its element",
                call(
                    "TabView", ["selection": .string("b")],
                    [
                        call(
                            "ForEach", ["ids": .array([.string("a"), .string("b")])],
                            [color.frame(10, 10), color.frame(20, 20)])
                    ]), "TabView 0 0 300 200", ".frame 140 90 20 20", "Color 140 90 20 20"),
            Case("a canvas", call("Canvas"), "Canvas 0 0 300 200"),
            Case(
                "a stack of navigation fills",
                call("NavigationStack", [:], [], slots: [("root", [color.frame(10, 10)])]),
                "NavigationStack 0 0 300 200", ".frame 145 95 10 10", "Color 145 95 10 10"),
            // Rows of at least 56 points, inset by 20 sideways, in a group inset by 20.
            Case(
                "a list", call("List", [:], [color.frame(10, 10), color.frame(10, 40)]), "List 0 0 300 200",
                ".frame 40 23 10 10", "Color 40 23 10 10", ".frame 40 71 10 40", "Color 40 71 10 40"),
            Case(
                "a row with its own insets",
                call(
                    "List", [:],
                    [color.frame(10, 60).with("listRowInsets", ["insets": EdgeInsetsValue(.zero).asValue])]
                ).with("listStyle", ["style": token("ListStyle", "plain")]),
                "List 0 0 300 200", ".frame 0 0 10 60", "Color 0 0 10 60"),
            Case("an image from the network", call("AsyncImage", ["url": .none]), "AsyncImage 0 0 300 200")
        ]
    }

    @Test(arguments: cases().map(\.testDescription)) func framesAreAsWorkedOut(name: String) throws {
        let sample = try #require(Self.cases().first { $0.testDescription == name })
        let lowering = Lowering(platform: sample.platform, scale: sample.platform == .iOS ? 3 : 2)
        #expect(try lowering.frames(sample.view) == sample.frames)
    }

    /// The icon's centre stands half a capital above the title's baseline, and the row's baselines are the title's.
    @Test func iconsAreCentredOnCapitals() throws {
        let lowering = Lowering()
        let title = call("Text", ["content": .string("H")])
        let label = call("Label", [:], [], slots: [("icon", [color.frame(10, 40)]), ("title", [title])])
        let frames = lowering.tree.layout(
            try lowering.context.lower(label), in: Viewport(size: ProposedViewSize(width: 300, height: 200)))
        let icon = try #require(frames.nodes.first { $0.kind == ".frame" }).frame
        let text = try #require(frames.nodes.first { $0.kind == "Text" }).frame
        // The body font at 17 points: first baseline at 16.333 of 20.333 (3x), capitals of 17 * 1443 / 2048 points.
        let line = text.minY + 16.333 - 17 * 1443 / 2048 / 2
        #expect(abs(icon.midY - line) < 0.01)
        #expect(text.minX - icon.maxX == 8)
    }

    @Test func titlesNameControlsInTheFrames() {
        #expect(ButtonView.title(of: call("Button", ["title": .string("Go")])) == "Button(\"Go\")")
        let text = call("Text", ["content": .string("On")])
        #expect(ToggleView.title(of: call("Toggle", [:], [], slots: [("label", [text])])) == "Toggle(\"On\")")
        #expect(SliderView.title(of: call("Slider")) == "Slider")
        #expect(
            ImageView.title(of: call("Image", ["systemName": .string("star")])) == "Image(systemName: \"star\")")
        let joined = call(
            "Text", [:], [call("Text", ["content": .string("A")]), call("Text", ["content": .string("B")])])
        #expect(TextView.title(of: joined) == "Text(\"AB\")")
    }
}
