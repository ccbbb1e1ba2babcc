import CanonicalJSON
import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Values that closures of the layout capture come back from a stored tree as what they were.
@Suite struct WrittenValueTests {
    /// A value, and the width that code makes of it again: worked out from Swift's rules.
    struct Case: Sendable, CustomTestStringConvertible {
        var declaration: String
        var width: String
        var expected: Double
        var others = ""
        var testDescription: String { declaration + " " + width }
    }

    static let cases = [
        Case(declaration: "let n: UInt8 = 200", width: "CGFloat(n)", expected: 200),
        Case(declaration: "let n: Int16 = -30", width: "CGFloat(-n)", expected: 30),
        Case(declaration: "let n = UInt64.max", width: "CGFloat(n % 100)", expected: 15),
        Case(declaration: "let n: Float = 0.5", width: "CGFloat(n * 80)", expected: 40),
        Case(declaration: "let n = NSNumber(value: 12.5)", width: "CGFloat(n.doubleValue)", expected: 12.5),
        Case(declaration: "let n = [5, 7, 11, 13][1...2]", width: "CGFloat(n[2] + n.startIndex)", expected: 12),
        Case(
            declaration: "let n = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: \"de_DE\"))",
            width: "n.format(1234.5) == \"1.234,5\" ? 17 : 1", expected: 17),
        Case(declaration: "let n = Calendar.current", width: "CGFloat(n.firstWeekday)", expected: 1),
        Case(
            declaration: "let n = \"abc\".firstIndex(of: \"c\")!", width: "n == \"abc\".startIndex ? 1 : 22",
            expected: 22),
        Case(
            declaration: "", width: "Self.wide", expected: 44, others: "static let wide: CGFloat = 44"),
        Case(
            declaration: "", width: "Inner.wide", expected: 45,
            others: "struct Inner { static let wide: CGFloat = 45 }"),
        // One object stays one.
        Case(
            declaration: "let n = Shared(); let m = n", width: "n === m ? 31 : 62", expected: 31,
            others: "final class Shared { var wide: CGFloat = 3 }"),
        Case(
            declaration: "", width: "Length(46)", expected: 46, others: "typealias Length = CGFloat")
    ]

    @Test(arguments: cases)
    func comesBack(_ one: Case) throws {
        let source = """
            struct Sample: View {
                \(one.others)
                var body: some View {
                    \(one.declaration)
                    return GeometryReader { proxy in
                        Color.red.frame(width: \(one.width), height: proxy.size.height).id("sample")
                    }
                }
            }
            """
        let options = LayoutOptions(entry: "Sample()")
        let outcome = Snippet(SourceText(name: "Sample.swift", text: source)).layOut(options, tree: .written)
        let width = outcome.frames?.nodes.first { $0.kind == "Color" }?.frame.width
        #expect(width == one.expected, "\(outcome.diagnostics)")
        let tree = try #require(outcome.tree)
        #expect(tree.bound == [])
        let again = TreeRunner().layOut(tree.text(), options)
        #expect(again.frames?.nodes.first { $0.kind == "Color" }?.frame.width == one.expected, "\(again.diagnostics)")
    }

    /// What holds itself deeper than a tree may nest binds the tree to its snippet rather than filling the stack.
    @Test(arguments: [(20, true), (2_000, false)])
    func deepValues(_ depth: Int, _ standsByItself: Bool) throws {
        let source = """
            indirect enum Chain {
                case end, link(Chain)
                var isEnd: Bool { if case .end = self { true } else { false } }
            }
            struct Sample: View {
                var chain: Chain {
                    var chain = Chain.end
                    for _ in 0..<\(depth) { chain = .link(chain) }
                    return chain
                }
                var body: some View {
                    let chain = chain
                    return GeometryReader { _ in Color.red.frame(width: chain.isEnd ? 10 : 20, height: 5) }
                }
            }
            """
        let outcome = Snippet(SourceText(name: "Sample.swift", text: source)).layOut(
            LayoutOptions(entry: "Sample()"), tree: .written)
        #expect(outcome.frames?.nodes.first { $0.kind == "Color" }?.frame.width == 20)
        let tree = try #require(outcome.tree)
        #expect(tree.bound == (standsByItself ? [] : ["values that hold each other too deep"]))
        #expect((tree.json["bound"] == nil) == standsByItself)
        let again = TreeRunner().layOut(tree.text(), LayoutOptions())
        #expect(again.diagnostics.map(\.id) == (standsByItself ? [] : ["bound-tree"]))
    }

    @Test(
        "hostile values are problems, not crashes",
        arguments: [
            "{\"integer\":\"300\",\"type\":\"UInt8\"}", "{\"integer\":\"-1\",\"type\":\"UInt64\"}", "{\"same\":1e300}",
            "{\"same\":7}", "{\"scalar\":55296}", "{\"slice\":[],\"start\":0.5}", "{\"stringIndex\":1e300}",
            "{\"calendar\":{\"firstWeekday\":0,\"minimumDays\":1,\"timeZone\":{\"timeZone\":\"GMT\",\"offset\":0}}}"
        ])
    func hostileValues(_ value: String) {
        let tree = """
            {"format":"recipes.tree","version":1,"platform":"iOS","definitions":[],"root":{"call":"GeometryReader",
            "arguments":{"content":{"closure":"{ _ in n }","captures":{"n":\(value)}}}}}
            """
        let outcome = TreeRunner().layOut(tree, LayoutOptions(entry: nil))
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.count == 1)
    }

    /// An object that stands in the tree further on than where it is first mentioned.
    @Test func objectsMayBeMentionedBeforeTheyAreDescribed() throws {
        let source = """
            class Shared { var wide: CGFloat = 30 }
            struct Sample: View {
                let shared = Shared()
                var body: some View {
                    let one = shared
                    return VStack {
                        Color.red.alignmentGuide(.leading) { d in d.width - one.wide }.frame(width: 80, height: 10)
                        GeometryReader { _ in Color.blue.frame(width: one.wide, height: 5) }
                    }
                    .alignmentGuide(.leading) { d in d.width - one.wide }
                }
            }
            """
        let options = LayoutOptions(entry: "Sample()")
        let outcome = Snippet(SourceText(name: "Sample.swift", text: source)).layOut(options, tree: .written)
        let frames = try #require(outcome.frames)
        let again = TreeRunner().layOut(try #require(outcome.tree).text(), options)
        #expect(again.frames?.firstDifference(from: frames) == nil && again.frames != nil, "\(again.diagnostics)")
    }
}
