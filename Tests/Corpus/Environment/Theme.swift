import SwiftUI

struct Theme: Sendable {
    var primary: Color
    var spacing: CGFloat
    var titleFont: Font
    static let standard = Theme(primary: .indigo, spacing: 12, titleFont: .system(.title2, design: .serif).bold())
    static let compact: Theme = {
        var theme = Theme.standard
        theme.spacing = 4
        return theme
    }()
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme = .standard
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    @Entry var cardPadding: CGFloat = 16
    @Entry var onSelect: (String) -> Void = { _ in }
}

struct SelectAction {
    var handler: (Int) -> Void = { _ in }
    func callAsFunction(_ value: Int) { handler(value) }
}

extension EnvironmentValues {
    @Entry var select = SelectAction()
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
    func cardPadding(_ value: CGFloat) -> some View { environment(\.cardPadding, value) }
    func onSelect(perform action: @escaping (Int) -> Void) -> some View { environment(\.select, SelectAction(handler: action)) }
}

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

struct CardStack<Content: View>: View {
    @Environment(\.theme) private var theme
    @Environment(\.cardPadding) private var padding
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: theme.spacing) {
            ForEach(subviews: content) { subview in
                subview
                    .padding(padding)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(theme.primary.opacity(subview.containerValues.isPinned ? 0.4 : 0.15), in: .rect(cornerRadius: 10))
            }
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards").font(.footnote)
                if let first = subviews.first { first.scaleEffect(0.8) }
            }
        }
    }
}

struct ThemeDemo: View {
    @State private var picked: Int?
    var body: some View {
        VStack(alignment: .leading) {
            CardStack {
                Text("One").containerValue(\.isPinned, true)
                Text("Two")
                Section { Text("Three") } header: { Text("Header") }
            }
            CardStack { SelectableRow(value: 4) }
                .theme(.compact)
                .cardPadding(6)
                .onSelect { picked = $0 }
            if let picked { Text("Picked \(picked)") }
        }
        .padding()
    }
}

struct SelectableRow: View {
    @Environment(\.select) private var select
    let value: Int
    var body: some View { Button("Row \(value)") { select(value) } }
}

#Preview { ThemeDemo() }
