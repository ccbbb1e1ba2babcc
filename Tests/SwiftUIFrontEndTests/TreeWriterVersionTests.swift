import CanonicalJSON
import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// Guards `StoredTree.writer`: stores hold trees as an earlier program wrote them.
@Suite struct TreeWriterVersionTests {
    /// If this fails, trees are written in another way than before: raise `StoredTree.writer`, then record the tree anew.
    /// What frames the tree gives is for other tests.
    @Test func theTreeIsWrittenAsItsWriterNumberSays() throws {
        let source = """
            struct Sample: View {
                var share: Int16 = 3
                var body: some View {
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Hi").font(.title).padding(.horizontal, 8).background(.red)
                        GeometryReader { proxy in
                            Color.blue.frame(width: proxy.size.width / CGFloat(share))
                        }
                        Toggle("On", isOn: .constant(true)).alignmentGuide(.leading) { d in d[.trailing] - Self.gap }
                    }
                    .frame(maxWidth: .infinity)
                    .onTapGesture { print("tapped") }
                }
                static let gap: CGFloat = 2
            }
            """
        let recorded = #"""
            {"definitions":[{"name":"Sample",
            "source":"struct Sample: View {\n    var share: Int16 = 3\n    var body: some View {\n        VStack(alignment: .leading,
             spacing: 4) {\n            Text(\"Hi\").font(.title).padding(.horizontal,
             8).background(.red)\n            GeometryReader { proxy in\n                Color.blue.frame(width: proxy.size.width / CGFloat(share))\n            }\n            Toggle(\"On\",
             isOn: .constant(true)).alignmentGuide(.leading) { d in d[.trailing] - Self.gap }\n        }\n        .frame(maxWidth: .infinity)\n        .onTapGesture { print(\"tapped\") }\n    }\n    static let gap: CGFloat = 2\n}"}],
            "format":"recipes.tree","platform":"iOS",
            "root":{"arguments":{"alignment":{"swift":"HorizontalAlignment.leading"},"spacing":4},"call":"VStack",
            "children":[{"arguments":{"content":"Hi"},"call":"Text",
            "modifiers":[{"arguments":{"font":{"swift":"Font.title"}},"call":"font"},
            {"arguments":{"edges":{"swift":"Edge.Set([.leading, .trailing])"},"length":8},"call":"padding"},
            {"arguments":{"background":{"views":[{"arguments":{"value":{"swift":"Color.red"}},"call":"Color"}]}},
            "call":"background"}],"source":{"column":13,"line":5}},{"arguments":{"content":{"builder":"ViewBuilder",
            "captures":{"self":{"fields":{"share":{"integer":"3","type":"Int16"}},"instance":"Sample"}},
            "closure":"{ proxy in\n                Color.blue.frame(width: proxy.size.width / CGFloat(share))\n            }",
            "type":"(GeometryProxy) -> View"}},"call":"GeometryReader","source":{"column":13,"line":6}},
            {"arguments":{"isOn":true,"title":"On"},"call":"Toggle",
            "modifiers":[{"arguments":{"computeValue":{"captures":{},"closure":"{ d in d[.trailing] - Self.gap }",
            "in":"Sample","type":"(ViewDimensions) -> Double"},"guide":{"swift":"HorizontalAlignment.leading"}},
            "call":"alignmentGuide"}],"source":{"column":13,"line":9}}],"from":"Sample",
            "modifiers":[{"arguments":{"maxWidth":{"infinity":true}},"call":"frame"}],"source":{"column":9,
            "line":4}},"version":1,"writer":3}
            """#
        let outcome = Snippet(SourceText(name: "Sample.swift", text: source)).layOut(
            LayoutOptions(entry: "Sample()"), tree: .verified)
        let tree = try #require(outcome.tree)
        #expect(tree.bound == [])
        #expect(tree.writer == StoredTree.writer)
        #expect(tree.text() == recorded.replacing("\n", with: ""))
    }
}
