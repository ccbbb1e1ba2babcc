import LayoutEngine
import Testing

@testable import Vocabulary

/// Laws for numbers that no one means but somebody writes: nothing stops the program, and frames are numbers.
@Suite struct ExtremeNumbersTests {
    static let numbers: [Double] = [0, -1, -1e9, 1e-300, 1e300, .infinity, -.infinity, .nan]

    private static func views(_ number: Double) -> [(String, CallNode)] {
        let value = Value.double(number)
        let text = call("Text", ["content": .string("Some words to set")])
        let boxes = [color.frame(10, 10), color]
        let item = Value.array([
            GridItemValue(.adaptive(minimum: number, maximum: number), spacing: number).asValue,
            GridItemValue(.flexible(minimum: number, maximum: number)).asValue, GridItemValue(.fixed(number)).asValue
        ])
        var result: [(String, CallNode)] = [
            ("VStack", call("VStack", ["spacing": value], boxes)),
            ("HStack", call("HStack", ["spacing": value], boxes)),
            ("Grid", call("Grid", ["horizontalSpacing": value, "verticalSpacing": value], boxes)),
            ("LazyVGrid", call("LazyVGrid", ["columns": item, "spacing": value], boxes)),
            ("LazyHGrid", call("LazyHGrid", ["rows": item, "spacing": value], boxes)),
            ("Spacer", call("HStack", [:], [call("Spacer", ["minLength": value])])),
            ("font", text.with("font", ["font": FontValue(.system(size: number)).asValue])),
            (
                "Image",
                call("Image", ["systemName": .string("star")]).with(
                    "font", ["font": FontValue(.system(size: number)).asValue])
            ),
            (
                "aspectRatio of a size",
                color.with(
                    "aspectRatio", ["aspectRatio": .size(Size(width: number, height: number))])
            ),
            ("rotationEffect", color.with("rotationEffect", ["angle": AngleValue(degrees: number).asValue])),
            (
                "containerRelativeFrame",
                color.with(
                    "containerRelativeFrame", ["count": .int(3), "span": .int(-1), "spacing": value])
            ),
            ("safeAreaInset", color.with("safeAreaInset", ["spacing": value], slots: [("content", boxes)]))
        ]
        for (word, parameters) in [
            ("frame", ["width", "height"]), ("frame", ["minWidth", "idealWidth", "maxWidth", "minHeight", "maxHeight"]),
            ("padding", ["length"]), ("offset", ["x", "y"]), ("position", ["x", "y"]), ("aspectRatio", ["aspectRatio"]),
            ("layoutPriority", ["value"]), ("zIndex", ["value"]), ("scaleEffect", ["scale"]),
            ("safeAreaPadding", ["length"]), ("contentMargins", ["length"]), ("lineSpacing", ["lineSpacing"]),
            ("tracking", ["tracking"]), ("kerning", ["kerning"]), ("baselineOffset", ["baselineOffset"]),
            ("minimumScaleFactor", ["factor"])
        ] {
            let modifier = ModifierCall(word: word, arguments: parameters.map { Argument(name: $0, value: value) })
            result.append((word, .modified(.view(text), by: modifier)))
            result.append((word + " in a stack", call("HStack", [:], [.modified(.view(color), by: modifier), color])))
        }
        return result
    }

    @Test(arguments: numbers) func framesStayNumbers(number: Double) throws {
        for (name, view) in Self.views(number) {
            let lowering = Lowering()
            let nodes = try lowering.context.lower([view])
            let frames = lowering.tree.layout(nodes, in: Viewport(size: ProposedViewSize(width: 300, height: 200)))
            for node in frames.nodes {
                let rect = node.frame
                let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite }
                #expect(isFinite, "\(name): \(node.kind) \(rect)")
            }
        }
    }
}
