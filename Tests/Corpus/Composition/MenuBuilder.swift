import SwiftUI

struct MenuEntry: Identifiable {
    enum Content {
        case item(title: String, price: Int)
        case note(String)
        indirect case group(String, [MenuEntry])
    }

    let id = UUID()
    let content: Content

    static func item(_ title: String, _ price: Int) -> MenuEntry { MenuEntry(content: .item(title: title, price: price)) }
    static func note(_ text: String) -> MenuEntry { .init(content: .note(text)) }
}

@resultBuilder
struct MenuEntriesBuilder {
    static func buildBlock(_ components: [MenuEntry]...) -> [MenuEntry] { Array(components.joined()) }
    static func buildExpression(_ expression: MenuEntry) -> [MenuEntry] { [expression] }
    static func buildEither(first component: [MenuEntry]) -> [MenuEntry] { component }
    static func buildEither(second component: [MenuEntry]) -> [MenuEntry] { component }
    static func buildOptional(_ component: [MenuEntry]?) -> [MenuEntry] { component ?? [] }
}

func group(_ title: String, @MenuEntriesBuilder _ entries: () -> [MenuEntry]) -> MenuEntry {
    MenuEntry(content: .group(title, entries()))
}

struct MenuEntryView: View {
    let entry: MenuEntry

    var body: some View {
        switch entry.content {
        case .item(let title, let price):
            HStack {
                Text(title)
                Spacer()
                Text("\(price)")
            }
        case .note(let text):
            Text(text).font(.caption).italic()
        case let .group(title, entries):
            VStack(alignment: .leading, spacing: 6) {
                Text(title).font(.title3.smallCaps())
                ForEach(entries) { entry in
                    AnyView(MenuEntryView(entry: entry))
                }
                .padding(.leading, 8)
            }
        }
    }
}

struct MenuBuilderDemo: View {
    var isWeekend = true

    private var menu: MenuEntry {
        group("Kitchen") {
            MenuEntry.item("Soup of the day", 7)
            if isWeekend {
                MenuEntry.item("Roast", 19)
                MenuEntry.note("Weekends only")
            } else {
                MenuEntry.item("Lunch plate", 12)
            }
            group("Sweets") {
                MenuEntry.item("Plum cake", 5)
            }
        }
    }

    var body: some View {
        MenuEntryView(entry: menu)
            .padding()
    }
}

#Preview {
    MenuBuilderDemo(isWeekend: false)
}
