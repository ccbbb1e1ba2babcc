import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Layouts of the source that have their subviews arranged by SwiftUI's own: the frames are those of the stack itself.
@Suite struct HandedLayoutTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        /// A use of a layout of the source, and the container whose frames it gives.
        let layout: String
        let container: String
        var testDescription: String { layout }
    }

    static let pairs = [
        Pair(layout: "Handed(to: HStackLayout(spacing: 7))", container: "HStack(spacing: 7)"),
        Pair(layout: "Handed(to: HStackLayout(alignment: .bottom))", container: "HStack(alignment: .bottom)"),
        Pair(layout: "Handed(to: VStackLayout(alignment: .leading))", container: "VStack(alignment: .leading)"),
        Pair(layout: "Handed(to: VStackLayout(spacing: 0))", container: "VStack(spacing: 0)"),
        Pair(layout: "Handed(to: ZStackLayout(alignment: .topTrailing))", container: "ZStack(alignment: .topTrailing)"),
        Pair(layout: "Handed(to: GridLayout(alignment: .leading))", container: "Grid(alignment: .leading)"),
        Pair(layout: "Handed(to: AnyLayout(VStackLayout(spacing: 3)))", container: "VStack(spacing: 3)"),
        Pair(layout: "Handed(to: Handed(to: HStackLayout(spacing: 2)))", container: "HStack(spacing: 2)"),
        Pair(layout: "Handed(to: AnyLayout(Handed(to: HStackLayout())))", container: "HStack"),
        Pair(layout: "Turning(limit: 50)", container: "HStack(spacing: 4)"),
        Pair(layout: "Turning(limit: 500)", container: "VStack(alignment: .leading, spacing: 4)")
    ]

    @Test(arguments: pairs)
    func framesOfTheContainer(pair: Pair) {
        let handed = SeenFrames(Self.source(pair.layout), options)
        let own = SeenFrames(Self.source(pair.container), options)
        for name in ["a", "b", "c"] {
            let frame = own[name]
            #expect(own.contains(name))
            handed.expect(name, frame.minX, frame.minY, frame.width, frame.height)
        }
    }

    /// The frames of an HStack by its own rule.
    @Test func framesByTheRule() {
        let frames = SeenFrames(Self.source("Handed(to: HStackLayout(spacing: 10))"), options)
        // The flexible one takes what is left: 200 - 20 - 30 - 2 * 10 = 130.
        frames.expect("a", 0, 90, 20, 20)
        frames.expect("b", 30, 85, 130, 30)
        frames.expect("c", 170, 95, 30, 10)
    }

    /// Right to left, the first subview stands at the right.
    @Test func rightToLeft() {
        let source = Self.source("Handed(to: HStackLayout(spacing: 10))").replacing(
            "} }\n// end", with: "}.environment(\\.layoutDirection, .rightToLeft) }\n// end")
        let frames = SeenFrames(source, options)
        frames.expect("a", 180, 90, 20, 20)
        frames.expect("c", 0, 95, 30, 10)
    }

    private var options: LayoutOptions { LayoutOptions(size: ProposedViewSize(width: 200, height: 200)) }

    private static func source(_ layout: String) -> String {
        """
        struct Handed<Base: Layout>: Layout {
            let base: Base
            typealias Cache = Base.Cache
            init(to base: Base) { self.base = base }
            func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
                base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
            ) {
                base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
            func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
                base.spacing(subviews: subviews, cache: &cache)
            }
            func explicitAlignment(
                of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout Base.Cache
            ) -> CGFloat? {
                base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        struct Turning: Layout {
            var limit: CGFloat
            struct Cache { var wide: HStackLayout.Cache; var tall: VStackLayout.Cache }
            private let wide = HStackLayout(spacing: 4)
            private let tall = VStackLayout(alignment: .leading, spacing: 4)
            init(limit: CGFloat) { self.limit = limit }
            func makeCache(subviews: Subviews) -> Cache {
                Cache(wide: wide.makeCache(subviews: subviews), tall: tall.makeCache(subviews: subviews))
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                let across = wide.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache.wide)
                let down = tall.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.tall)
                if across.width > 0, limit > 200 { return down }
                return wide.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.wide)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
                if limit > 200 {
                    tall.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.tall)
                } else {
                    wide.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.wide)
                }
            }
        }
        struct V: View {
            var body: some View { VStack(spacing: 0) { \(layout) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                Color.green.frame(height: 30).accessibilityIdentifier("b")
                Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("c")
            } } }
        // end
        }
        """
    }
}
