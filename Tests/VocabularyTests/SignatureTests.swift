import Testing

@testable import Vocabulary

/// The notation of parameters, read into types.
@Suite struct SignatureTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var parameter: Signature.Parameter
        var testDescription: String { text }
    }

    /// One parameter each; the expectation is what Swift's own reading of the parameter would be.
    static let cases: [Case] = [
        Case(text: "(_ length: CGFloat)", parameter: .init(label: nil, name: "length", type: .named("CGFloat"))),
        Case(
            text: "(width: CGFloat? = nil)",
            parameter: .init(
                label: "width", name: "width", type: .optional(.named("CGFloat")), defaultText: "nil")),
        Case(
            text: "(in axes: Axis.Set = [.horizontal, .vertical])",
            parameter: .init(
                label: "in", name: "axes", type: .named("Axis.Set"), defaultText: "[.horizontal, .vertical]")),
        Case(
            text: "(_ a: Color|View?)",
            parameter: .init(
                label: nil, name: "a", type: .anyOf([.named("Color"), .optional(.named("View"))]))),
        Case(
            text: "(content: @ViewBuilder)",
            parameter: .init(
                label: "content", name: "content", type: .function([], .named("View")), isViewBuilder: true)),
        Case(
            text: "(content: @ViewBuilder (GeometryProxy) -> View)",
            parameter: .init(
                label: "content", name: "content", type: .function([.named("GeometryProxy")], .named("View")),
                isViewBuilder: true)),
        Case(
            text: "(content: @ViewBuilder = none)",
            parameter: .init(
                label: "content", name: "content", type: .function([], .named("View")), isViewBuilder: true,
                defaultText: "none")),
        Case(
            text: "(perform action: (() -> Void)? = nil)",
            parameter: .init(
                label: "perform", name: "action", type: .optional(.function([], .named("Void"))), defaultText: "nil")),
        Case(
            text: "(_ f: (inoutly: Int, [String: Double]) -> [Set<Int>])",
            parameter: .init(
                label: nil, name: "f",
                type: .function(
                    [.named("Int"), .dictionary(.named("String"), .named("Double"))],
                    .array(.named("Set", [.named("Int")]))))),
        Case(
            text: "(key: PreferenceKey.Type)",
            parameter: .init(
                label: "key", name: "key", type: .metatype(.named("PreferenceKey")))),
        Case(
            text: "(for bars: ToolbarPlacement...)",
            parameter: .init(
                label: "for", name: "bars", type: .named("ToolbarPlacement"), isVariadic: true)),
        Case(
            text: "(_ value: inout Path)",
            parameter: .init(
                label: nil, name: "value", type: .named("Path"), isInout: true)),
        Case(
            text: "(_ v: @autoclosure () -> Int)",
            parameter: .init(
                label: nil, name: "v", type: .function([], .named("Int")), isAutoclosure: true)),
        Case(
            text: "(_ t: (x: Int, Double))",
            parameter: .init(
                label: nil, name: "t", type: .tuple(["x", nil], [.named("Int"), .named("Double")]))),
        Case(
            text: "(s: String = \"a, (b\")",
            parameter: .init(
                label: "s", name: "s", type: .named("String"), defaultText: "\"a, (b\""))
    ]

    @Test(arguments: cases) func readsOneParameter(_ sample: Case) throws {
        let signature = try Signature(parsing: sample.text)
        #expect(signature.parameters == [sample.parameter])
        #expect(signature.result == nil)
        #expect(signature.text == sample.text)
    }

    @Test func readsSeveralParametersAndTheResult() throws {
        let signature = try Signature(parsing: "(x: CGFloat = 0, y: CGFloat = 0) -> [CGPoint]?")
        #expect(signature.parameters.map(\.name) == ["x", "y"])
        #expect(signature.parameters.map(\.hasDefault) == [true, true])
        #expect(signature.result == .optional(.array(.named("CGPoint"))))
        #expect(try Signature(parsing: "()").parameters.isEmpty)
    }

    /// Each text with the number of bytes before its first mistake.
    @Test(arguments: [
        ("", 0), ("x", 0), ("(", 1), ("(a)", 2), ("(a:)", 3), ("(_: Int)", 2), ("(a: Int", 7), ("(a: [Int)", 8),
        ("(a: Int =)", 9), ("(a: Int) x", 9), ("(a: Int|)", 8), ("(a: @Foo Int)", 8), ("(a: Int = \"b)", 13),
        ("(a: Set<Int)", 11), ("(a: Int) ->", 11)
    ])
    func reportsMistakes(text: String, offset: Int) {
        #expect(throws: Signature.Malformed.self) { try Signature(parsing: text) }
        do {
            _ = try Signature(parsing: text)
        } catch {
            #expect(error.offset == offset, "\(error)")
        }
    }

    @Test func remembersWhatItRead() throws {
        let cache = SignatureCache()
        let first = try cache.signature("(a: Int)")
        #expect(try cache.signature("(a: Int)") == first)
        #expect(try cache.signatures(["(a: Int)", "()"]).count == 2)
    }

    @Test func tellsPlainViewBuildersFromThoseWithParameters() throws {
        let signature = try Signature(parsing: "(a: @ViewBuilder, b: @ViewBuilder (Int) -> View, c: () -> View)")
        #expect(signature.parameters.map(\.isPlainViewBuilder) == [true, false, false])
    }
}
