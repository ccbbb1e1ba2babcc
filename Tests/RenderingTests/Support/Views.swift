import LayoutEngine

/// A view of a test: what adds its node to a tree. Every view and modifier is described, so that it has a frame.
struct TestView {
    let make: (LayoutTree) -> NodeID

    /// A described view.
    init(_ kind: String, _ name: String? = nil, _ make: @escaping (LayoutTree) -> NodeID) {
        self.make = { tree in
            let node = make(tree)
            tree.describe(node, NodeDescription(kind: kind, name: name))
            return node
        }
    }

    /// The view in a modifier.
    func modified(_ name: String, _ wrapper: Wrapper) -> TestView {
        TestView("." + name) { $0.wrap(make($0), in: wrapper) }
    }

    /// The view in a modifier that has a second view.
    func modified(_ name: String, with second: TestView, _ wrapper: @escaping (NodeID) -> Wrapper) -> TestView {
        TestView("." + name) { tree in
            let primary = make(tree)
            return tree.wrap(primary, in: wrapper(second.make(tree)))
        }
    }

    func id(_ id: String) -> TestView {
        TestView { tree in
            let node = make(tree)
            if var description = tree.description(of: node) {
                description.id = id
                tree.describe(node, description)
            }
            return node
        }
    }

    private init(_ make: @escaping (LayoutTree) -> NodeID) { self.make = make }

    func padding(_ length: Double) -> TestView {
        modified(
            "padding", .padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
    }
    func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> TestView {
        modified("frame", .frame(width: width, height: height, alignment: alignment))
    }
    func frame(_ frame: FlexibleFrame) -> TestView { modified("frame", .flexibleFrame(frame)) }
    func alignmentGuide(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> Double) -> TestView {
        modified("alignmentGuide", .alignmentGuide(key, compute))
    }
}

func fixed(_ name: String, _ width: Double, _ height: Double) -> TestView {
    TestView("Image", name) { $0.leaf(.fixed(Size(width: width, height: height))) }
}
func color(_ name: String = "Color") -> TestView { TestView("Color", name) { $0.leaf(.flexible) } }
func circle() -> TestView { TestView("Circle") { $0.leaf(.circle) } }
func spacer(_ minimum: Double? = nil) -> TestView { TestView("Spacer") { $0.leaf(.spacer(minLength: minimum)) } }
func divider() -> TestView { TestView("Divider") { $0.leaf(.divider) } }
func text(_ string: String) -> TestView {
    TestView("Text", "Text(\"\(string)\")") { $0.leaf(.measured(GridText(string))) }
}

/// A line of 60 by 20 points in two fonts, with an image of 10 points between them.
func mixedText() -> TestView { TestView("Text", "Text(\"mixed\")") { $0.leaf(.measured(MixedText())) } }

private final class MixedText: LeafMeasurer {
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { Size(width: 60, height: 20) }

    func baselines(for proposal: ProposedViewSize) -> TextBaselines? { TextBaselines(first: 15, last: 15) }

    func drawnLines(for proposal: ProposedViewSize) -> [DrawnLine] {
        let pieces = [
            DrawnPiece(text: "one", x: 0, width: 30, fontSize: 16),
            DrawnPiece(text: "", x: 30, width: 10, fontSize: 16),
            DrawnPiece(
                text: "two", x: 40, width: 20, raise: 4, fontSize: 8, fontWeight: 700, isItalic: true, face: .monospaced
            )
        ]
        return [DrawnLine(text: "one two", width: 60, baseline: 15, fontSize: 16, pieces: pieces)]
    }
}

private func container(_ kind: String, _ container: Container, _ views: [TestView]) -> TestView {
    TestView(kind) { tree in tree.container(container, children: views.map { $0.make(tree) }) }
}

func hStack(_ alignment: AlignmentKey = .verticalCenter, spacing: Double? = nil, _ views: TestView...) -> TestView {
    container("HStack", .stack(.horizontal, alignment: alignment, spacing: spacing, isStatic: false), views)
}
func vStack(_ alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil, _ views: TestView...) -> TestView {
    container("VStack", .stack(.vertical, alignment: alignment, spacing: spacing, isStatic: false), views)
}
func lazyVStack(_ alignment: AlignmentKey = .horizontalCenter, spacing: Double? = nil, _ views: TestView...)
    -> TestView
{
    container("LazyVStack", .lazyStack(.vertical, alignment: alignment, spacing: spacing), views)
}
func zStack(_ alignment: Alignment = .center, _ views: TestView...) -> TestView {
    container("ZStack", .zStack(alignment: alignment, isStatic: false), views)
}
func grid(_ alignment: Alignment = .center, horizontal: Double? = nil, vertical: Double? = nil, _ rows: TestView...)
    -> TestView
{
    container(
        "Grid", .grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical), rows)
}
func gridRow(_ views: TestView...) -> TestView { container("GridRow", .gridRow(alignment: nil), views) }
func lazyVGrid(_ columns: [GridItem], spacing: Double? = nil, _ views: TestView...) -> TestView {
    container("LazyVGrid", .lazyGrid(.vertical, tracks: columns, alignment: .horizontalCenter, spacing: spacing), views)
}
func scrollView(_ axes: Axis.Set = .vertical, anchor: UnitPoint? = nil, _ view: TestView) -> TestView {
    container("ScrollView", .scrollView(ScrollConfiguration(axes: axes, initialAnchor: anchor)), [view])
}
func viewThatFits(_ views: TestView...) -> TestView { container("ViewThatFits", .viewThatFits(.both), views) }
func geometryReader(_ view: TestView) -> TestView {
    container("GeometryReader", .geometryReader(Content(view)), [])
}
/// Puts its views on a diagonal, 30 points apart.
func diagonal(_ views: TestView...) -> TestView { container("DiagonalLayout", .custom(Diagonal()), views) }

private final class Content: DynamicContent {
    let view: TestView
    init(_ view: TestView) { self.view = view }
    func content(for proxy: GeometryProxy, in tree: LayoutTree) -> [NodeID] { [view.make(tree)] }
}

private final class Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size {
        let side = 30.0 * Double(subviews.count)
        return Size(width: side, height: side)
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?
    ) {
        for (position, subview) in subviews.enumerated() {
            let offset = 30.0 * Double(position)
            subview.place(
                at: Point(x: bounds.minX + offset, y: bounds.minY + offset),
                proposal: ProposedViewSize(width: 30, height: 30))
        }
    }
}

/// A text of 10 points a character and 20 points a line, baselines 15 points below the top of each line, broken
/// between words.
final class GridText: LeafMeasurer {
    let words: [String]
    init(_ string: String) { words = string.split(separator: " ").map(String.init) }

    private func lines(_ proposal: ProposedViewSize) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, Double(last.count + 1 + word.count) * 10 <= proposal.width ?? .infinity {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        guard let height = proposal.height, height.isFinite else { return lines }
        return Array(lines.prefix(max(1, Int(height / 20))))
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let lines = lines(proposal)
        let longest = Double(lines.map(\.count).max() ?? 0) * 10
        return Size(width: min(longest, proposal.width ?? longest), height: Double(lines.count) * 20)
    }

    func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
        TextBaselines(first: 15, last: sizeThatFits(proposal).height - 5)
    }

    func drawnLines(for proposal: ProposedViewSize) -> [DrawnLine] {
        lines(proposal).enumerated().map { row, line in
            DrawnLine(
                text: line, width: Double(line.count) * 10, baseline: 15 + 20 * Double(row), fontSize: 16)
        }
    }
}
