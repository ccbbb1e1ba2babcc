import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Initialisers and members that extensions add to the types of SwiftUI and Foundation.
@Suite struct ExtensionOverloadTests {
    /// An initialiser with the labels of SwiftUI's own and other types: it calls SwiftUI's, by the types of the arguments.
    @Test(arguments: [
        ("VStack(spacing: gap) { box(\"a\"); box(\"b\") }", 21),
        ("VStack(spacing: .large) { box(\"a\"); box(\"b\") }", 30),
        ("VStack(alignment: .leading, spacing: Gap.large) { box(\"a\"); box(\"b\") }", 30),
        ("VStack(spacing: plain) { box(\"a\"); box(\"b\") }", 12),
        ("VStack(spacing: 3) { box(\"a\"); box(\"b\") }", 13),
        ("VStack(spacing: flag ? gap : .large) { box(\"a\"); box(\"b\") }", 21)
    ])
    func spacingsOfTheOwnKind(body: String, distance: Double) {
        let frames = SeenFrames(Self.source(body), options)
        // A box of 10 points, and the gap behind it.
        expectEqual(frames["b"].minY - frames["a"].minY, distance)
    }

    /// The same for texts, whose own initialiser hands a string on: both are as wide as the string itself.
    @Test func textsOfTheOwnKind() {
        let frames = SeenFrames(
            Self.source(
                """
                VStack {
                    Text(Key.greeting).accessibilityIdentifier("a")
                    Text("Good day").accessibilityIdentifier("b")
                }
                """), options)
        #expect(frames["a"].width > 0)
        expectEqual(frames["a"].width, frames["b"].width)
    }

    /// Members without `self` in extensions of native types; the expected lengths are written beside.
    @Test(arguments: [
        ("CGFloat(columns) * 10", 20), ("CGSize.chip.area / 10", 36),
        ("CGRect(x: 0, y: 0, width: 40, height: 20).middle", 20),
        ("Date.launch.later.seconds / 864", 100), ("EdgeInsets.card.across + Color.area", 42),
        ("CGFloat.wide.doubled", 32),
        ("UIScreen.part", 1)
    ])
    func membersWithoutSelf(width: String, expected: Double) {
        let frames = SeenFrames(
            Self.source("Color.red.frame(width: \(width), height: 5).accessibilityIdentifier(\"a\")"), options)
        expectEqual(frames["a"].width, expected)
    }

    /// Members of the subviews of a layout, in extensions.
    @Test func membersOfSubviews() {
        let frames = SeenFrames(Self.source("Line { box(\"a\"); box(\"b\") }"), options)
        // 20 x 10 in the middle of 200 x 200.
        frames.expect("a", 90, 95, 10, 10)
        frames.expect("b", 100, 95, 10, 10)
    }

    private var options: LayoutOptions { LayoutOptions(size: ProposedViewSize(width: 200, height: 200)) }

    private static func source(_ body: String) -> String {
        """
        enum Gap: CGFloat { case medium = 11, large = 20 }
        extension VStack {
            init(alignment: HorizontalAlignment = .center, spacing: Gap, @ViewBuilder content: () -> Content) {
                self.init(alignment: alignment, spacing: spacing.rawValue, content: content)
            }
        }
        enum Key: String { case greeting = "Good day" }
        extension Text { init(_ key: Key) { self.init(key.rawValue) } }
        extension EnvironmentValues {
            var isWide: Bool { horizontalSizeClass == .regular }
            var columns: Int { isWide ? 4 : 2 }
        }
        extension LayoutSubviews {
            var totalWidth: CGFloat { reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } }
            var tallest: CGFloat { map { $0.sizeThatFits(.unspecified).height }.max() ?? 0 }
        }
        extension LayoutSubview {
            var ideal: CGSize { sizeThatFits(.unspecified) }
            func put(at x: CGFloat, in bounds: CGRect) {
                place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
            }
        }
        protocol Sized { static var side: CGFloat { get } }
        extension Sized { static var area: CGFloat { side * side } }
        extension Color: Sized { static var side: CGFloat { 6 } }
        extension Date {
            static var launch: Date { Date(timeIntervalSinceReferenceDate: 0) }
            var later: Date { addingTimeInterval(86400) }
            var seconds: Double { timeIntervalSinceReferenceDate }
        }
        extension CGFloat {
            static let gutter: CGFloat = 8
            static var wide: CGFloat { gutter * 2 }
            var doubled: CGFloat { self * 2 }
        }
        extension CGSize { static let chip = CGSize(width: 30, height: 12); var area: CGFloat { width * height } }
        extension CGRect { var middle: CGFloat { midX } }
        extension EdgeInsets {
            static let card = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            var across: CGFloat { leading + trailing }
        }
        extension UIScreen { static var part: CGFloat { main.bounds.width / main.bounds.width } }
        struct Line: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: subviews.totalWidth, height: subviews.tallest)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                var x: CGFloat = 0
                for subview in subviews { subview.put(at: x, in: bounds); x += subview.ideal.width }
            }
        }
        struct Inner: View {
            @Environment(\\.columns) var columns
            var gap: Gap
            let plain: CGFloat
            let flag: Bool
            var body: some View { \(body) }
            func box(_ name: String) -> some View {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
            }
        }
        struct V: View { var body: some View { Inner(gap: .medium, plain: 2, flag: true) } }
        """
    }
}
