import LayoutEngine

typealias CGFloat = Double
typealias CGSize = Size
typealias CGPoint = Point
typealias CGRect = Rect

/// A small declarative front for `LayoutTree` with SwiftUI's names, so that cases read like the views they stand for.
protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    /// Adds the view's nodes to the tree: none, one or several.
    func nodes(in tree: LayoutTree) -> [NodeID]
    /// Whether the view is written as exactly one view (spec S8).
    var isStatic: Bool { get }
}

extension View {
    func nodes(in tree: LayoutTree) -> [NodeID] { body.nodes(in: tree) }
    var isStatic: Bool { body.isStatic }
}

extension Never: View {
    var body: Never { self }
    func nodes(in tree: LayoutTree) -> [NodeID] { [] }
    var isStatic: Bool { true }
}

/// A view that makes its own nodes.
struct Primitive: View {
    var isStatic = true
    let make: (LayoutTree) -> [NodeID]

    init(isStatic: Bool = true, _ make: @escaping (LayoutTree) -> [NodeID]) {
        self.isStatic = isStatic
        self.make = make
    }

    init(leaf: Leaf) {
        make = { [$0.leaf(leaf)] }
    }

    init(_ container: Container, _ content: some View) {
        make = { [$0.container(container, children: content.nodes(in: $0))] }
    }

    var body: Never { preconditionFailure("a primitive has no body") }
    func nodes(in tree: LayoutTree) -> [NodeID] { make(tree) }
}

@resultBuilder
enum ViewBuilder {
    static func buildBlock() -> Primitive { Primitive(isStatic: false) { _ in [] } }
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock(_ first: any View, _ second: any View, _ others: any View...) -> Primitive {
        let views = [first, second] + others
        return Primitive(isStatic: false) { tree in views.flatMap { $0.nodes(in: tree) } }
    }
    static func buildOptional(_ content: (any View)?) -> Primitive {
        Primitive(isStatic: false) { tree in content?.nodes(in: tree) ?? [] }
    }
    static func buildEither(first: any View) -> Primitive {
        Primitive(isStatic: false) { first.nodes(in: $0) }
    }
    static func buildEither(second: any View) -> Primitive {
        Primitive(isStatic: false) { second.nodes(in: $0) }
    }
}

struct HorizontalAlignment {
    let key: AlignmentKey
    static let leading = HorizontalAlignment(key: .leading)
    static let center = HorizontalAlignment(key: .horizontalCenter)
    static let trailing = HorizontalAlignment(key: .trailing)
}

struct VerticalAlignment {
    let key: AlignmentKey
    static let top = VerticalAlignment(key: .top)
    static let center = VerticalAlignment(key: .verticalCenter)
    static let bottom = VerticalAlignment(key: .bottom)
    static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

extension Alignment {
    static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
}

func HStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
) -> Primitive {
    let content = content()
    return Primitive(
        .stack(.horizontal, alignment: alignment.key, spacing: spacing, isStatic: content.isStatic), content)
}

func VStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
) -> Primitive {
    let content = content()
    return Primitive(
        .stack(.vertical, alignment: alignment.key, spacing: spacing, isStatic: content.isStatic), content)
}

func ZStack(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> Primitive {
    let content = content()
    return Primitive(.zStack(alignment: alignment, isStatic: content.isStatic), content)
}

func LazyVStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
) -> Primitive {
    Primitive(.lazyStack(.vertical, alignment: alignment.key, spacing: spacing), content())
}

func LazyHStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
) -> Primitive {
    Primitive(.lazyStack(.horizontal, alignment: alignment.key, spacing: spacing), content())
}

func Grid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> some View
) -> Primitive {
    Primitive(
        .grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
        content())
}

func GridRow(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View) -> Primitive {
    Primitive(.gridRow(alignment: alignment?.key), content())
}

func LazyVGrid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
) -> Primitive {
    Primitive(.lazyGrid(.vertical, tracks: columns, alignment: alignment.key, spacing: spacing), content())
}

func ScrollView(
    _ axes: Axis.Set = .vertical, anchor: UnitPoint? = nil, target: ScrollConfiguration.Target? = nil,
    @ViewBuilder content: () -> some View
) -> Primitive {
    let configuration = ScrollConfiguration(axes: axes, initialAnchor: anchor, target: target)
    return Primitive(.scrollView(configuration), content())
}

func ViewThatFits(in axes: Axis.Set = .both, @ViewBuilder content: () -> some View) -> Primitive {
    Primitive(.viewThatFits(axes), content())
}

func Group(@ViewBuilder content: () -> some View) -> Primitive {
    let content = content()
    return Primitive(isStatic: content.isStatic) { content.nodes(in: $0) }
}

func ForEach<Items: Sequence, ID>(
    _ items: Items, id: KeyPath<Items.Element, ID>, @ViewBuilder content: @escaping (Items.Element) -> some View
) -> Primitive {
    Primitive(isStatic: false) { tree in items.flatMap { content($0).nodes(in: tree) } }
}

func Spacer(minLength: Double? = nil) -> Primitive { Primitive(leaf: .spacer(minLength: minLength)) }
func Divider() -> Primitive { Primitive(leaf: .divider) }
func EmptyView() -> Primitive { Primitive(isStatic: false) { _ in [] } }
func Rectangle() -> Primitive { Primitive(leaf: .flexible) }
func Capsule() -> Primitive { Primitive(leaf: .flexible) }
func Ellipse() -> Primitive { Primitive(leaf: .flexible) }
func RoundedRectangle(cornerRadius: Double) -> Primitive { Primitive(leaf: .flexible) }
func Circle() -> Primitive { Primitive(leaf: .circle) }
func Fixed(_ width: Double, _ height: Double) -> Primitive {
    Primitive(leaf: .fixed(Size(width: width, height: height)))
}

/// The toy bitmap is 40 by 20 points.
struct Image: View {
    var isResizable = false
    init(_ name: String) {}
    func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
    var body: some View {
        Primitive(leaf: .image(Size(width: 40, height: 20), resizable: isResizable, capInsets: .zero))
    }
}

enum Color {
    static var red: Primitive { Primitive(leaf: .flexible) }
    static var blue: Primitive { red }
    static var green: Primitive { red }
    static var gray: Primitive { red }
    static var black: Primitive { red }
    static var white: Primitive { red }
    static var clear: Primitive { red }
    static var yellow: Primitive { red }
}

/// The geometry given to the content is read through the proxy.
func GeometryReader(@ViewBuilder content: @escaping (GeometryProxy) -> some View) -> Primitive {
    Primitive { [$0.container(.geometryReader(ReaderContent { content($0) }), children: [])] }
}

/// Content of a reader made by a closure.
final class ReaderContent: DynamicContent {
    let make: (GeometryProxy) -> any View
    init(_ make: @escaping (GeometryProxy) -> any View) { self.make = make }
    func content(for proxy: GeometryProxy, in tree: LayoutTree) -> [NodeID] { make(proxy).nodes(in: tree) }
}

extension GridItem.Size {
    static func flexible() -> GridItem.Size { .flexible(minimum: 10, maximum: .infinity) }
    static func adaptive(minimum: Double) -> GridItem.Size { .adaptive(minimum: minimum, maximum: .infinity) }
}
