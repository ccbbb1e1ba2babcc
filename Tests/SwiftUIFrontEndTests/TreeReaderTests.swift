import CanonicalJSON
import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

struct MalformedTree: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var id: String
    /// A part of the message, with the place.
    var message: String

    init(_ description: String, root: String, id: String = "malformed-tree", _ message: String) {
        testDescription = description
        text = "{\"format\":\"recipes.tree\",\"version\":1,\"platform\":\"iOS\",\"definitions\":[],\"root\":\(root)}"
        self.id = id
        self.message = message
    }

    init(_ description: String, text: String, id: String = "malformed-tree", _ message: String) {
        testDescription = description
        self.text = text
        self.id = id
        self.message = message
    }
}

private let malformedTrees = [
    MalformedTree("nothing", text: "", id: "malformed-json", "unexpected end"),
    MalformedTree("a list", text: "[]", "expected a layout tree, an object (at $)"),
    MalformedTree("no JSON", text: "{\"format\":\"recipes.tree\",}", id: "malformed-json", "expected a key"),
    MalformedTree("another format", text: "{\"format\":\"recipes.recipe\"}", "found `recipes.recipe`"),
    MalformedTree("no version", text: "{\"format\":\"recipes.tree\",\"root\":{}}", "without `version`"),
    MalformedTree(
        "a version to come", text: "{\"format\":\"recipes.tree\",\"version\":2,\"root\":{\"news\":1}}",
        id: "unknown-version", "the tree has version 2, this program reads version 1"),
    MalformedTree("no root", text: "{\"format\":\"recipes.tree\",\"version\":1}", "without `root`"),
    MalformedTree(
        "an unknown platform", text: "{\"format\":\"recipes.tree\",\"platform\":\"OS/2\",\"version\":1,\"root\":{}}",
        "`OS/2` is no platform (at $.platform)"),
    MalformedTree("a view without a name", root: "{}", "a view without `call` (at $.root)"),
    MalformedTree(
        "an unknown view", root: "{\"call\":\"VStak\"}", id: "unknown-view", "`VStak` is no view that is known here"),
    MalformedTree(
        "an unknown child", root: "{\"call\":\"VStack\",\"children\":[{\"call\":\"Text\"},{\"call\":\"Wobble\"}]}",
        id: "unknown-view", "(at $.root.children[1])"),
    MalformedTree(
        "an unknown modifier", root: "{\"call\":\"Text\",\"modifiers\":[{\"call\":\"paddin\"}]}",
        id: "unknown-modifier", "(at $.root.modifiers[0])"),
    MalformedTree("an unknown member", root: "{\"call\":\"Text\",\"child\":[]}", "a view has no member `child`"),
    MalformedTree("children that are none", root: "{\"call\":\"VStack\",\"children\":3}", "(at $.root.children)"),
    MalformedTree(
        "a value of no kind", root: "{\"call\":\"Text\",\"arguments\":{\"content\":{\"what\":1}}}",
        "none of the known kinds of value: what (at $.root.arguments.content)"),
    MalformedTree(
        "a size of one number", root: "{\"call\":\"Text\",\"arguments\":{\"content\":{\"size\":[1]}}}",
        "expected 2 numbers (at $.root.arguments.content.size)"),
    MalformedTree(
        "a type that is not there",
        root: "{\"call\":\"Text\",\"arguments\":{\"content\":{\"instance\":\"Card\",\"fields\":{}}}}",
        id: "undefined-type", "the tree does not define the type `Card`"),
    MalformedTree(
        "source that makes nothing", root: "{\"call\":\"Text\",\"arguments\":{\"content\":{\"swift\":\"Wobble()\"}}}",
        id: "unknown-view", "(at $.root.arguments.content.swift)"),
    MalformedTree(
        "a closure that is none",
        root: "{\"call\":\"GeometryReader\",\"arguments\":{\"content\":{\"closure\":\"1 + 1\",\"captures\":{}}}}",
        id: "not-a-closure", "(at $.root.arguments.content.closure)"),
    MalformedTree(
        "a tree that is bound",
        text: "{\"bound\":[\"a clock\"],\"format\":\"recipes.tree\",\"root\":{\"call\":\"Text\"},\"version\":1}",
        id: "bound-tree", "the tree can only be laid out with its snippet: a clock"),
    MalformedTree(
        "too deep",
        root: String(repeating: "{\"call\":\"VStack\",\"children\":[", count: 257) + "{\"call\":\"Spacer\"}"
            + String(repeating: "]}", count: 257),
        id: "tree-limit", "deeper than the limit of 256 levels"),
    MalformedTree(
        "too many",
        root: "{\"call\":\"VStack\",\"children\":["
            + Array(repeating: "{\"call\":\"Spacer\"}", count: 100_000).joined(separator: ",") + "]}",
        id: "tree-limit", "more than 100000 views")
]

@Test("what is no layout tree is said with its place", arguments: malformedTrees)
func malformed(tree: MalformedTree) {
    let outcome = TreeRunner().layOut(tree.text, LayoutOptions())
    #expect(outcome.frames == nil)
    #expect(outcome.diagnostics.first?.id == tree.id)
    #expect(outcome.diagnostics.first?.message.contains(tree.message) == true, "\(outcome.diagnostics)")
}

struct TreeCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var root: String
    var definitions = ""
    /// The frames of the nodes with an id, worked out by hand, in a window of 100x60.
    var frames: [String: Rect]
}

private func box(_ id: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
    """
    {"call":"Color","arguments":{"value":{"swift":"Color.red"}},"modifiers":[
        {"call":"frame","arguments":{"width":\(width),"height":\(height)}}\(modifiers),
        {"call":"accessibilityIdentifier","arguments":{"identifier":"\(id)"}}]}
    """
}

private let treeCases = [
    // 40x20 in the middle of 100x60: (100 - 40) / 2, (60 - 20) / 2.
    TreeCase(
        testDescription: "a frame", root: box("a", 40, 20), frames: ["a": Rect(x: 30, y: 20, width: 40, height: 20)]),
    // 20 + 10 + 30 = 60 wide, so from 20; the shorter one in the middle of the taller one's 20.
    TreeCase(
        testDescription: "a stack with spacing",
        root:
            "{\"call\":\"HStack\",\"arguments\":{\"spacing\":10},\"children\":[\(box("a", 20, 20)),\(box("b", 30, 10))]}",
        frames: ["a": Rect(x: 20, y: 20, width: 20, height: 20), "b": Rect(x: 50, y: 25, width: 30, height: 10)]),
    // The closure captures by: the guide of b is its top - 10, so b stands 10 below the top of a. 30 high, from 15.
    TreeCase(
        testDescription: "a guide with a capture",
        root: """
            {"call":"HStack","arguments":{"spacing":0,"alignment":{"swift":"VerticalAlignment.top"}},"children":[
            \(box("a", 20, 30)),
            \(box("b", 20, 10, #"""
            ,{"call":"alignmentGuide","arguments":{"guide":{"swift":"VerticalAlignment.top"},
              "computeValue":{"closure":"{ d in d[.top] - by }","captures":{"by":{"double":10}}}}}
            """#))]}
            """,
        frames: ["a": Rect(x: 30, y: 15, width: 20, height: 30), "b": Rect(x: 50, y: 25, width: 20, height: 10)]),
    // The program's own `top` hides SwiftUI's: the shorter one stands at the lower edge, 15 + 30 - 10.
    TreeCase(
        testDescription: "a name that the definitions declare anew",
        root: """
            {"call":"HStack","arguments":{"spacing":0,"alignment":{"swift":"VerticalAlignment.top"}},"children":[
            \(box("a", 20, 30)),\(box("b", 20, 10))]}
            """,
        definitions: """
            {"name":"extension VerticalAlignment","source":"extension VerticalAlignment { \
            static let top = VerticalAlignment.bottom }"}
            """,
        frames: ["a": Rect(x: 30, y: 15, width: 20, height: 30), "b": Rect(x: 50, y: 35, width: 20, height: 10)]),
    // Half of 100x60.
    TreeCase(
        testDescription: "a GeometryReader with a view of its own",
        root: """
            {"call":"GeometryReader","arguments":{"content":{
              "closure":"{ proxy in Half(size: proxy.size) }","captures":{}}}}
            """,
        definitions: """
            {"name":"Half","source":"struct Half: View { let size: CGSize; var body: some View { \
            Color.red.frame(width: size.width / 2, height: size.height / 2).accessibilityIdentifier(\\"half\\") } }"}
            """,
        frames: ["half": Rect(x: 0, y: 0, width: 50, height: 30)])
]

@Test("trees written by hand", arguments: treeCases)
func handwritten(tree: TreeCase) throws {
    let text =
        "{\"format\":\"recipes.tree\",\"version\":1,\"platform\":\"iOS\",\"definitions\":[\(tree.definitions)],"
        + "\"root\":\(tree.root)}"
    let options = LayoutOptions(size: ProposedViewSize(width: 100, height: 60))
    let outcome = TreeRunner().layOut(text, options)
    let frames = try #require(outcome.frames, "\(outcome.diagnostics)")
    for (id, expected) in tree.frames {
        #expect(frames.nodes.first { $0.id == id }?.frame == expected, "\(id)")
    }
}

/// The platform is that of the tree, whatever the options say.
@Test func aTreeHasItsOwnPlatform() throws {
    let source = SourceText(name: "Row.swift", text: "struct Row: View { var body: some View { Text(\"Row\") } }")
    var frames: [Platform: Rect] = [:]
    for platform in Platform.allCases {
        var options = LayoutOptions(size: ProposedViewSize(width: 100, height: 60), platform: platform)
        let outcome = Snippet(source, platform: platform).layOut(options, tree: .written)
        let frame = try #require(outcome.frames?.nodes.first { $0.kind == "Text" }?.frame)
        frames[platform] = frame
        options.platform = platform == .iOS ? .macOS : .iOS
        let again = TreeRunner().layOut(try #require(outcome.tree).text(), options)
        #expect(again.frames?.nodes.first { $0.kind == "Text" }?.frame == frame)
        #expect(again.frames?.viewport.platform == platform)
    }
    // Body text is 17 points on iOS and 13 on macOS.
    #expect(frames[.iOS]?.height != frames[.macOS]?.height)
}

/// Declarations that say something else on each platform are read for each, also by one runner.
@Test func definitionsAreReadForTheirPlatform() {
    let runner = TreeRunner()
    for (platform, width) in [("iOS", 30.0), ("macOS", 40), ("iOS", 30)] {
        let tree = """
            {"format":"recipes.tree","version":1,"platform":"\(platform)","definitions":[{"name":"wide","source":\
            "#if os(macOS)\\nlet wide: CGFloat = 40\\n#else\\nlet wide: CGFloat = 30\\n#endif"}],"root":\
            {"call":"GeometryReader","arguments":{"content":{"captures":{},"closure":\
            "{ _ in Color.red.frame(width: wide, height: 5) }"}}}}
            """
        let outcome = runner.layOut(tree, LayoutOptions())
        let color = outcome.frames?.nodes.first { $0.kind == "Color" }
        #expect(color?.frame.width == width, "\(platform): \(outcome.diagnostics)")
    }
}

/// What one tree takes of the interpreter's steps is not missing for the next.
@Test func everyTreeHasItsOwnSteps() {
    let runner = TreeRunner()
    let tree = """
        {"format":"recipes.tree","version":1,"platform":"iOS","definitions":[],"root":{"call":"GeometryReader",
        "arguments":{"content":{"closure":"{ _ in var n = 0; while n < 600_000 { n += 1 }; return Color.red }",
        "captures":{}}}}}
        """
    for run in 0..<12 {
        let outcome = runner.layOut(tree, LayoutOptions())
        #expect(outcome.frames != nil, "run \(run): \(outcome.diagnostics)")
        if outcome.frames == nil { break }
    }
}

/// Values that a tree keeps, as the source that makes them: what is read back is equal and writes the same.
private let values = [
    "1", "-7", "1.5", "2.0", "Double.infinity", "-Double.infinity", "true", "\"a\\\"b\"", "Character(\"x\")", "[1, 2]",
    "[1.0, 2.5]",
    "[\"a\": 1]", "Set([1, 2])", "(1, \"b\")", "(x: 1, y: 2.0)", "1...3", "0..<4", "2...",
    "CGSize(width: 1, height: 2)",
    "CGPoint(x: 1, y: 2)", "CGRect(x: 1, y: 2, width: 3, height: 4)", "ProposedViewSize(width: 1, height: nil)",
    "Color.red", "Color.primary.opacity(0.5)", "Color(red: 0.1, green: 0.2, blue: 0.3)", "Color(.systemGray6)",
    "Color(\"brand\")", "Font.title.bold()", "Font.system(size: 17, weight: .semibold, design: .rounded)",
    "Font.custom(\"Avenir\", size: 14)", "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
    "Edge.Set.horizontal", "Axis.Set.vertical", "Alignment.topLeading", "HorizontalAlignment.trailing",
    "VerticalAlignment.firstTextBaseline", "UnitPoint.bottomTrailing", "Angle.degrees(30)", "Angle.radians(1)",
    "GridItem(.adaptive(minimum: 80), spacing: 4)", "GridItem(.flexible(minimum: 10, maximum: .infinity))",
    "StrokeStyle(lineWidth: 2, dash: [4, 2])", "Gradient(colors: [.red, .blue])", "Color.red.gradient",
    "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "Animation.easeInOut(duration: 0.3)",
    "Date(timeIntervalSinceReferenceDate: 12.5)", "UUID()", "URL(string: \"https://example.com/a?b=c\")!",
    "FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))", "Date.FormatStyle.dateTime.month().day()",
    "LocalizedStringKey(\"**Hello**\")", "AttributedString(\"Hello\")", "Int.max",
    "Path(CGRect(x: 0, y: 0, width: 2, height: 1))",
    """
    Path { path in
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
    }
    """,
    "CGVector(dx: 1, dy: 2)", "RectangleCornerRadii(topLeading: 1, bottomTrailing: 2)", "Text.self", "\\String.count"
]

@Test("values are kept", arguments: values)
func valuesAreKept(source: String) throws {
    let interpreter = Interpreter.empty(platform: .iOS)
    let value = try interpreter.evaluate(expression: source, as: nil)
    let workspace = Workspace()
    let writer = TreeWriter(interpreter: interpreter, platform: .iOS, workspace: workspace, nodes: [])
    var state = TreeWriter.State()
    let json = writer.value(value, &state)
    #expect(state.bound.isEmpty)
    let reader = TreeReader(
        interpreter: interpreter, host: SessionHost(interpreter: interpreter), workspace: workspace,
        hasDefinitions: false)
    let again = try reader.value(of: try JSON(parsing: json.text()))
    #expect(interpreter.typeName(of: again) == interpreter.typeName(of: value))
    #expect(again.hashText == value.hashText)
    var second = TreeWriter.State()
    #expect(writer.value(again, &second) == json)
}
