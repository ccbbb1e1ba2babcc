import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Layouts, styles and environment values that the source declares, where SwiftUI looks for them by name.
@Suite struct OwnLayoutTests {
    /// A property or a helper called `spacing` is not the requirement of `Layout`; the layout stacks without gaps
    /// unless it says so itself.
    @Test(arguments: [
        "var spacing = CGSize(width: 3, height: 3)", "func spacing(subviews: Subviews) -> [CGFloat] { [] }"
    ])
    func spacingOfTheOwnKind(member: String) {
        let frames = SeenFrames(Self.layout(member) + Self.view("Pile { box(10, \"a\"); box(20, \"b\") }"), options)
        // The layout asks for 50x50 and puts everything at its own top leading corner: (100 - 50) / 2 = 25.
        frames.expect("a", 25, 25, 10, 10)
        frames.expect("b", 25, 25, 20, 20)
    }

    /// `AnyLayout` of a declared layout, called directly or through a variable (spec 8.8).
    @Test(arguments: [
        "AnyLayout(Pile()) { box(10, \"a\"); box(20, \"b\") }",
        "let l = flag ? AnyLayout(Pile()) : AnyLayout(HStackLayout()); l { box(10, \"a\"); box(20, \"b\") }",
        "Held(layout: AnyLayout(Pile())) { box(10, \"a\"); box(20, \"b\") }",
        "Pile().callAsFunction { box(10, \"a\"); box(20, \"b\") }",
        "Held(layout: AnyLayout(Pile()), isNamed: true) { box(10, \"a\"); box(20, \"b\") }"
    ])
    func anyLayoutOfADeclaredOne(body: String) {
        let held = """
            struct Held<Content: View>: View {
                let layout: AnyLayout
                var isNamed = false
                @ViewBuilder var content: () -> Content
                @ViewBuilder var body: some View {
                    if isNamed { layout.callAsFunction(content) } else { layout(content) }
                }
            }

            """
        let frames = SeenFrames(Self.layout("") + held + Self.view(body), options)
        frames.expect("a", 25, 25, 10, 10)
        frames.expect("b", 25, 25, 20, 20)
    }

    /// A setter of an own environment value runs, and sets what it sets.
    @Test func settersOfOwnEnvironmentValues() {
        let source = """
            struct Wide: EnvironmentKey { static let defaultValue: CGFloat = 3 }
            extension EnvironmentValues {
                var wide: CGFloat { get { self[Wide.self] } set { self[Wide.self] = newValue } }
                @Entry var tall: CGFloat = 4
                var both: CGFloat { get { wide + tall } set { wide = newValue; tall = newValue / 2 } }
            }
            struct Inner: View {
                @Environment(\\.wide) var wide
                @Environment(\\.tall) var tall
                var body: some View { Color.red.frame(width: wide, height: tall).accessibilityIdentifier("a") }
            }
            struct V: View { var body: some View { Inner().environment(\\.both, 40) } }
            """
        // 40 wide, 40 / 2 = 20 tall, in the middle of 100 x 100.
        SeenFrames(source, options).expect("a", 30, 40, 40, 20)
    }

    /// A style that puts the standard control into a frame: the frame is seen.
    @Test(arguments: [
        (
            "MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration).sized() } }",
            "Menu(\"M\") {}.menuStyle(S())"
        ),
        (
            "TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.sized() } }",
            "TextField(\"T\", text: .constant(\"\")).textFieldStyle(S())"
        ),
        (
            "FormStyle { func makeBody(configuration: Configuration) -> some View { configuration.content.sized() } }",
            "Form { Color.red }.formStyle(S())"
        ),
        (
            "DatePickerStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.sized() } }",
            "DatePicker(\"D\", selection: .constant(Date())).datePickerStyle(S())"
        )
    ])
    func stylesOfTheSource(style: String, view: String) {
        let source = """
            extension View { func sized() -> some View { frame(width: 60, height: 40).accessibilityIdentifier("a") } }
            struct S: \(style)
            struct V: View { var body: some View { \(view) } }
            """
        // In the middle of 100 x 100: (100 - 60) / 2 and (100 - 40) / 2.
        SeenFrames(source, options).expect("a", 20, 30, 60, 40)
    }

    /// `map` of an optional string is the optional's, not that of its characters.
    @Test func mapOfOptionalStrings() {
        let source = """
            struct Row: Identifiable { let id: Int; let detail: String? }
            struct V: View {
                let rows = [Row(id: 1, detail: nil), Row(id: 2, detail: "abc")]
                var body: some View {
                    ForEach(Array(rows.enumerated()), id: \\.offset) { _, row in
                        row.detail.map { Color.red.frame(width: CGFloat($0.count) * 10, height: 10)
                            .accessibilityIdentifier("a") }
                    }
                }
            }
            """
        // One view, three characters wide: 30 x 10 in the middle of 100 x 100.
        SeenFrames(source, options).expect("a", 35, 45, 30, 10)
    }

    private var options: LayoutOptions { LayoutOptions(size: ProposedViewSize(width: 100, height: 100)) }

    private static func layout(_ member: String) -> String {
        """
        struct Pile: Layout {
            \(member)
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 50, height: 50)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
            }
        }

        """
    }

    private static func view(_ body: String) -> String {
        """
        struct V: View {
            let flag = true
            var body: some View { \(body) }
            func box(_ side: CGFloat, _ name: String) -> some View {
                Color.red.frame(width: side, height: side).accessibilityIdentifier(name)
            }
        }
        """
    }
}
