import LayoutEngine
import Testing
import TextMetrics

/// Texts in stacks, as they were recorded on macOS 26 and 27 and on iOS.
struct StackedTextTests {
    private let tree = LayoutTree(platform: .macOS, scale: 2)

    private func text(_ string: String, _ font: Font = .platformDefault) -> NodeID {
        let style = ParagraphStyle(platform: tree.platform, scale: tree.scale)
        return tree.leaf(.measured(Paragraph(string, font: font, style: style)))
    }

    private func stack(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: Double?, _ children: [NodeID]) -> Size {
        let stack = tree.container(
            .stack(axis, alignment: alignment, spacing: spacing, isStatic: false), children: children)
        return tree.sizeThatFits(stack, .unspecified)
    }

    /// 8.1509 below a text, 4.7422 above it, nothing between two.
    @Test func verticalGaps() {
        let box = tree.leaf(.fixed(Size(width: 10, height: 10)))
        #expect(abs(stack(.vertical, .horizontalCenter, nil, [text("Hg"), box]).height - 34.1509) < 1e-4)
        #expect(abs(stack(.vertical, .horizontalCenter, nil, [box, text("Hg")]).height - 30.7422) < 1e-4)
        #expect(stack(.vertical, .horizontalCenter, nil, [text("Hg"), text("Hg")]).height == 32)
    }

    /// One 25, Two 25 and Three 35.5 wide with gaps of 8.
    @Test func row() {
        let size = stack(.horizontal, .verticalCenter, nil, [text("One"), text("Two"), text("Three")])
        #expect(size == Size(width: 101.5, height: 16))
    }

    /// Texts of 13 and 26 points, one of two lines and a box on their first baselines: 78.5 × 44.
    @Test func firstBaselines() {
        let box = tree.leaf(.fixed(Size(width: 10, height: 10)))
        let children = [text("Hg"), text("Hg", .system(size: 26)), text("Hg\nHg"), box]
        #expect(stack(.horizontal, .firstTextBaseline, 0, children) == Size(width: 78.5, height: 44))
    }

    /// A footnote below a headline on iOS at 3x is 2.667 below it.
    @Test func iOSGap() {
        let tree = LayoutTree(platform: .iOS, scale: 3)
        let children = [TextStyle.headline, .footnote].map {
            tree.leaf(.measured(Paragraph("Hg", font: .textStyle($0))))
        }
        let stack = tree.container(
            .stack(.vertical, alignment: .leading, spacing: nil, isStatic: false), children: children)
        #expect(abs(tree.sizeThatFits(stack, .unspecified).height - (61.0 + 8 + 47) / 3) < 1e-9)
    }

    /// A text stands directly under a symbol: a stack of the large globe (26 × 25.667, as all round symbols) and a text was
    /// recorded 46 tall on iOS at 3x. Under another text it keeps its leading.
    @Test func textUnderSymbol() {
        let tree = LayoutTree(platform: .iOS, scale: 3)
        let symbol = SymbolMetrics.size(named: "globe", font: Font.platformDefault.resolved(), imageScale: .large)
        let children = [
            tree.leaf(.symbol(symbol.size, baseline: symbol.baseline)), tree.leaf(.measured(Paragraph("Hello, world!")))
        ]
        let stack = tree.container(
            .stack(.vertical, alignment: .horizontalCenter, spacing: nil, isStatic: false), children: children)
        let size = tree.sizeThatFits(stack, .unspecified)
        #expect(abs(size.width - 284.0 / 3) < 1e-9 && abs(size.height - 46) < 1e-9)
    }
}
