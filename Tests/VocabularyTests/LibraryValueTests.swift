import LayoutEngine
import Testing

@testable import Vocabulary

@Suite struct LibraryValueTests {
    let caller = LibraryCaller()

    /// Hues of the colour wheel: 0 is red, 1/3 green, 2/3 blue, 1/6 yellow.
    @Test(
        arguments: [(0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0, 1, 0), (2.0 / 3, 0, 0, 1), (1.0 / 6, 1, 1, 0), (1, 1, 0, 0)]
            as [(Double, Double, Double, Double)])
    func hues(hue: Double, red: Double, green: Double, blue: Double) {
        let color = ColorValue(hue: hue, saturation: 1, brightness: 1).resolved
        #expect(abs(color.red - red) < 1e-9 && abs(color.green - green) < 1e-9 && abs(color.blue - blue) < 1e-9)
    }

    @Test func colors() throws {
        let red = try caller.constant("Color", "red")
        let faint = try caller.method(red, "opacity", ("_", .double(0.5)))
        #expect(ColorValue.converted(from: faint) == ColorValue(.system("red"), opacity: 0.5))
        let gray = try caller.constant("UIColor", "systemGray6")
        #expect(ColorValue.converted(from: try caller.make("Color", ("_", gray))) == ColorValue(.system("systemGray6")))
        #expect(
            ColorValue.converted(from: try caller.make("Color", ("_", .string("Brand")))) == ColorValue(.asset("Brand"))
        )
        #expect(ColorValue.converted(from: try caller.constant("ShapeStyle", "red")) == ColorValue.converted(from: red))
        #expect(try caller.type("Color").conformances.isSuperset(of: ["View", "ShapeStyle"]))
    }

    @Test func gradients() throws {
        let colors = Value.array([
            try caller.constant("Color", "red"), try caller.constant("Color", "white"),
            try caller.constant("Color", "blue")
        ])
        let start = try caller.constant("UnitPoint", "top")
        let end = try caller.constant("UnitPoint", "bottom")
        let made = try caller.make("LinearGradient", ("colors", colors), ("startPoint", start), ("endPoint", end))
        let gradient = try #require(GradientStyleValue.converted(from: made))
        #expect(gradient.gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(gradient.arguments.map(\.name) == ["startPoint", "endPoint"])
        let implicit = try caller.callStatic(
            "ShapeStyle", "linearGradient", ("colors", colors), ("startPoint", start), ("endPoint", end))
        #expect(try caller.evaluator.areEqual(made, implicit))
    }

    @Test func fonts() throws {
        let title = try caller.callStatic(
            "Font", "system", ("_", caller.constant("Font.TextStyle", "title")),
            ("design", caller.constant("Font.Design", "rounded")))
        let heavy = try caller.method(title, "weight", ("_", caller.constant("Font.Weight", "heavy")))
        #expect(FontValue.converted(from: heavy) == FontValue(.textStyle("title"), weight: "heavy", design: "rounded"))
        let custom = try caller.callStatic("Font", "custom", ("_", .string("Avenir")), ("size", .int(20)))
        #expect(FontValue.converted(from: custom)?.base == .custom(name: "Avenir", size: 20, relativeTo: "body"))
        let digits = try caller.method(try caller.constant("Font", "body"), "monospacedDigit")
        #expect(FontValue.converted(from: digits)?.hasMonospacedDigits == true)
    }

    @Test func chainsAreKept() throws {
        let ease = try caller.callStatic("Animation", "easeInOut", ("duration", .double(0.3)))
        let delayed = try caller.method(ease, "delay", ("_", .int(1)))
        #expect(delayed.sourceText == "Animation.easeInOut(duration: 0.3).delay(1)")
        #expect(delayed.tokenName == "easeInOut")
        let again = try caller.method(
            caller.callStatic("Animation", "easeInOut", ("duration", .double(0.3))), "delay", ("_", .int(1)))
        #expect(try caller.evaluator.areEqual(delayed, again))
    }

    @Test func gesturesKeepTheirClosures() throws {
        let action = FunctionValue()
        let tap = try caller.method(
            try caller.make("TapGesture", ("count", .int(2))), "onEnded", ("_", .function(action)))
        guard case .native(let native as TokenCall) = tap, case .function(let kept)? = native.arguments.first?.value
        else {
            return #expect(Bool(false))
        }
        #expect(kept === action)
        #expect(native.typeName == "TapGesture")
        #expect((native.chain.first as? TokenCall)?.argument("count")?.hashText == "2")
    }

    @Test func shapesAreCalls() throws {
        guard case .view(let node) = try caller.callStatic("Shape", "rect", ("cornerRadius", .int(8))) else {
            return #expect(Bool(false))
        }
        #expect(node.word == "RoundedRectangle")
        #expect(node.argument("cornerRadius")?.hashText == "8")
    }

    @Test func identifiersCountUp() throws {
        let first = try caller.make("UUID")
        let second = try caller.make("UUID")
        #expect(try !caller.evaluator.areEqual(first, second))
        #expect(UUIDValue("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.text == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        #expect(UUIDValue("not one") == nil)
    }

    @Test(arguments: [
        ("scheme", "https"), ("host", "example.com"), ("path", "/a/b.png"), ("query", "q=1"),
        ("lastPathComponent", "b.png"), ("pathExtension", "png")
    ])
    func partsOfAddresses(name: String, expected: String) throws {
        let url = try caller.make("URL", ("string", .string("https://example.com/a/b.png?q=1#top")))
        #expect(String.converted(from: try caller.get(url, name)) == expected)
    }

    @Test func workForLaterIsKept() throws {
        let queue = try caller.constant("DispatchQueue", "main")
        let soon = try caller.op(try caller.callStatic("DispatchTime", "now"), "+", .double(0.5))
        _ = try caller.method(queue, "asyncAfter", ("deadline", soon), ("execute", .function(FunctionValue())))
        _ = try caller.make("Task", ("operation", .function(FunctionValue())))
        #expect(caller.evaluator.deferred.map(\.delay) == [0.5, 0])
    }

    @Test func surroundings() throws {
        let bounds = try caller.get(caller.constant("UIScreen", "main"), "bounds")
        #expect(Rect.converted(from: bounds) == Rect(x: 0, y: 0, width: 393, height: 852))
        let idiom = try caller.get(caller.constant("UIDevice", "current"), "userInterfaceIdiom")
        #expect(idiom.tokenName == "phone")
    }

    @Test func animationsRunAtOnce() throws {
        let functions = try #require(NativeLibrary.function(named: "withAnimation"))
        var call = NativeCall(
            receiver: .void, arguments: [nil, .function(NativeFunctionValue { _ in .int(5) })], range: 0..<0,
            evaluator: caller.evaluator)
        #expect(try functions[0].body(&call).hashText == "5")
    }

    @Test func navigationPaths() throws {
        var path = try caller.make("NavigationPath")
        try caller.mutate(&path, "append", ("_", .string("a")))
        #expect(Int.converted(from: try caller.get(path, "count")) == 1)
        #expect(throws: (any Error).self) { try caller.mutate(&path, "removeLast", ("_", .int(2))) }
    }

    @Test func typeSizesAreOrdered() throws {
        let (small, large) = (
            try caller.constant("DynamicTypeSize", "small"), try caller.constant("DynamicTypeSize", "accessibility1")
        )
        #expect(Bool.converted(from: try caller.op(small, "<", large)) == true)
        #expect(Bool.converted(from: try caller.get(large, "isAccessibilitySize")) == true)
    }

    @Test(arguments: [
        ("**bold** and _soft_", "bold and soft"), ("`code` [link](https://a.b)", "code link"),
        ("snake_case \\*", "snake_case *")
    ])
    func markdown(text: String, expected: String) { #expect(AttributedStringValue(markdown: text).text == expected) }
}
