import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Members of SwiftUI, Foundation and Combine that programs take apart, seen in the frame that they give.
@Suite struct LibraryMemberTests {
    private let options = LayoutOptions(size: ProposedViewSize(width: 100, height: 100), platform: .iOS)

    /// Each body gives a box called `a` of the stated size.
    static let cases: [(why: String, declarations: String, body: String, width: Double, height: Double)] = [
        (
            "a square of 30 has a move and lines with their points, and a closing element",
            """
            func steps(_ path: Path) -> Double {
                var found = 0.0
                path.forEach { element in
                    switch element {
                    case .closeSubpath: found += 100
                    case .move(let point): found += 1 + point.x
                    case .line(to: let point): found = max(found, point.x + point.y)
                    case .quadCurve, .curve: found += 1000
                    }
                }
                return found
            }
            """,
            // The farthest corner is 30 + 30, and the closing one adds 100.
            "let p = Path(CGRect(x: 0, y: 0, width: 30, height: 30)); box(p.boundingRect.width, steps(p))", 30, 160
        ),
        (
            "the second index of a path is its row", "",
            "let path: IndexPath = [3, 12]; box(Double(path.row), Double(IndexPath(item: 7, section: 5)[0]))", 12, 5
        ),
        (
            "a style finds the environment through the protocol that refines DynamicProperty",
            """
            protocol CardStyle: DynamicProperty { var width: Double { get } }
            struct Plain: CardStyle {
                @Environment(\\.isEnabled) private var isEnabled
                var width: Double { isEnabled ? 10 : 20 }
            }
            struct Card<S: CardStyle>: View { let style: S; var body: some View { box(style.width, 5) } }
            """, "Card(style: Plain()).disabled(true)", 20, 5
        ),
        (
            "Germany is the region DE", "",
            "box(Locale.Region.germany == Locale.Region(\"DE\") ? 11 : 1, 5)", 11, 5
        ),
        (
            "an environment value that no view reads is the default",
            """
            struct WideKey: EnvironmentKey { static let defaultValue = 17.0 }
            extension EnvironmentValues { var wide: Double { self[WideKey.self] } }
            """,
            "box(Environment(\\.wide).wrappedValue, 5)", 17, 5
        ),
        (
            "the first of the views of a builder",
            """
            struct Only<A: View, B: View>: View {
                let first: A
                init(@ViewBuilder _ content: () -> TupleView<(A, B)>) { first = content().value.0 }
                var body: some View { first }
            }
            """,
            "Only { box(12, 13); Color.blue.frame(width: 50, height: 50) }", 12, 13
        ),
        (
            "a member of the bound type through an optional binding",
            """
            struct Reset: View {
                let size: Binding<CGSize>?
                var body: some View { Color.clear.onAppear { size?.wrappedValue = .zero } }
            }
            struct Holder: View {
                @State private var size = CGSize(width: 40, height: 40)
                var body: some View {
                    box(size == .zero ? 7 : 40, size.height + 9).background(Reset(size: $size))
                }
            }
            """,
            // The size is set back to zero: 7, and 0 + 9.
            "Holder()", 7, 9
        ),
        (
            "publishers of several send at once: one sum of 12 + 9, and two numbers that count 2 and 3",
            """
            final class Model: ObservableObject {
                @Published var first = 12.0
                @Published var second = 9.0
                @Published var width = 0.0
                var height = 0.0
                private var bag = Set<AnyCancellable>()
                init() {
                    Publishers.CombineLatest($first, $second).map { $0 + $1 }.assign(to: &$width)
                    Publishers.Merge(Just(2), Just(3)).sink { self.height += Double($0) }.store(in: &bag)
                }
            }
            struct Holder: View {
                @StateObject private var model = Model()
                var body: some View { box(model.width, model.height) }
            }
            """,
            "Holder()", 21, 5
        ),
        (
            "properties of one key share what the user defaults keep: 5 is set, and 6 added to it",
            """
            struct Writer: View {
                @AppStorage("depth") private var depth = 1
                var body: some View { Color.clear.onAppear { UserDefaults.standard.set(5, forKey: "depth"); depth += 6 } }
            }
            struct Reader2: View {
                @AppStorage("depth") private var level = 1
                var body: some View { box(Double(level), Double(UserDefaults.standard.integer(forKey: "depth")) + 2) }
            }
            """,
            "Reader2().background(Writer())", 11, 13
        ),
        (
            "a value that is registered stands until another is set",
            """
            func kept() -> Double {
                UserDefaults.standard.register(defaults: ["gap": 9])
                return UserDefaults.standard.double(forKey: "gap")
            }
            struct Gap: View { @AppStorage("gap") var gap = 4.0; var body: some View { box(kept(), 3) } }
            """,
            "Gap()", 9, 3
        ),
        (
            "the parts of a colour: a quarter and a half of 80, and a gray, which has two components",
            """
            func parts(_ color: UIColor) -> [CGFloat] {
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return [red, green, blue, alpha]
            }
            """,
            """
            let found = parts(UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)); let pure = parts(.red)
            box(found[0] * 80 + pure[0], found[1] * 80 + CGFloat(UIColor.white.cgColor.components?.count ?? 0))
            """, 21, 42
        ),
        (
            "names of people: 12 letters in full, 2 initials",
            """
            func ada() -> PersonNameComponents {
                var name = PersonNameComponents()
                name.givenName = "Ada"
                name.familyName = "Lovelace"
                return name
            }
            """,
            """
            box(Double(PersonNameComponentsFormatter().string(from: ada()).count), \
            Double(ada().formatted(.name(style: .abbreviated)).count + ada().formatted(.name(style: .short)).count))
            """, 12, 5
        ),
        (
            "a smaller maximum takes the digits of a currency away: $1,999 has 6 characters, with cents it has 9",
            """
            func price(_ digits: Int?) -> Double {
                let formatter = NumberFormatter()
                formatter.numberStyle = .currency
                formatter.currencyCode = "USD"
                if let digits { formatter.maximumFractionDigits = digits }
                return Double((formatter.string(from: 1999) ?? "").count)
            }
            """,
            "box(price(0), price(nil))", 6, 9
        ),
        (
            "a method that a selector names is told of notifications",
            """
            final class Ear: NSObject {
                var heard = 4.0
                override init() {
                    super.init()
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(hear(_:)), name: Notification.Name("x"), object: nil)
                    center.post(name: Notification.Name("x"), object: nil)
                    center.removeObserver(self)
                    center.post(name: Notification.Name("x"), object: nil)
                }
                @objc func hear(_ note: Notification) { heard += 10 }
            }
            """,
            "box(Ear().heard, 5)", 14, 5
        ),
        (
            "a formatter with the unit that is given",
            """
            func text() -> String {
                let formatter = MeasurementFormatter()
                formatter.unitOptions = .providedUnit
                return formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers))
            }
            """,
            "box(text().isEmpty ? 1 : 11, 11)", 11, 11
        ),
        (
            "the metrics of a text style at the standard size",
            "",
            "box(UIFontMetrics.default.scaledValue(for: 14), UIFontMetrics(forTextStyle: .body).scaledValue(for: 9))",
            14, 9
        ),
        (
            "an extension of shapes that can be inset, and the direction of a layout: 20 right to left, else 10",
            """
            extension InsettableShape {
                func ring(_ width: CGFloat) -> some View { strokeBorder(lineWidth: width).background(fill(.red)) }
            }
            struct Turned: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: subviews.layoutDirection == .rightToLeft ? 20 : 10, height: 24)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {
                    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
                }
            }
            """,
            "Turned { Circle().ring(2).accessibilityIdentifier(\"a\") }.environment(\\.layoutDirection, .rightToLeft)",
            20, 24
        ),
        (
            "an own sum of a text and an image rests on the sum of texts",
            """
            extension Text {
                static func + (left: Text, right: Image) -> Text { left + Text("x") }
            }
            """,
            "(Text(\"a\") + Image(systemName: \"star\")).frame(width: 30, height: 20).accessibilityIdentifier(\"a\")",
            30, 20
        ),
        (
            "the initialiser that is disfavoured gives way",
            """
            struct Reader<Content: View>: View {
                let content: Content
                @_disfavoredOverload
                init(@ViewBuilder content: (CGSize?) -> Content) { self.content = content(nil) }
                init(@ViewBuilder content: (CGSize) -> Content) { self.content = content(CGSize(width: 6, height: 8)) }
                var body: some View { content }
            }
            """,
            "Reader { size in box(size.width, size.height) }", 6, 8
        ),
        (
            "the header of a section takes modifiers",
            """
            struct Titled<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    ForEach(sections: content) { section in section.header.frame(width: 15, height: 16) }
                }
            }
            """,
            "Titled { Section { Text(\"x\") } header: { Color.red.accessibilityIdentifier(\"a\") } }", 15, 16
        )
    ]

    @Test(arguments: cases)
    func givesItsFrame(why: String, declarations: String, body: String, width: Double, height: Double) {
        let source = """
            func box(_ width: CGFloat, _ height: CGFloat) -> some View {
                Color.red.frame(width: width, height: height).accessibilityIdentifier("a")
            }
            \(declarations)
            struct V: View { var body: some View { \(body) } }
            """
        SeenFrames(source, options).expect("a", (100 - width) / 2, (100 - height) / 2, width, height)
    }
}
