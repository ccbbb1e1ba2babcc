import SwiftUI
#if canImport(AppKit)
import AppKit
#endif

enum SidebarItem: String, CaseIterable, Identifiable {
    case inbox, today, upcoming, someday
    var id: String { rawValue }
    var icon: String {
        switch self {
        case .inbox: "tray"
        case .today: "star"
        case .upcoming: "calendar"
        case .someday: "archivebox"
        }
    }
}

struct FileItem: Hashable, Identifiable, CustomStringConvertible {
    var id: Self { self }
    var name: String
    var children: [FileItem]? = nil
    var description: String {
        switch children {
        case nil: return "📄 \(name)"
        case .some(let children): return children.isEmpty ? "📂 \(name)" : "📁 \(name)"
        }
    }
}

struct Person: Identifiable {
    let givenName: String
    let familyName: String
    let emailAddress: String
    let id = UUID()
}

struct MacSidebar: View {
    @State private var selection: SidebarItem? = .today
    @State private var visibility: NavigationSplitViewVisibility = .all
    @State private var sortOrder = [KeyPathComparator(\Person.givenName)]
    @State private var people = [
        Person(givenName: "Juan", familyName: "Chavez", emailAddress: "juanchavez@icloud.com"),
        Person(givenName: "Mei", familyName: "Chen", emailAddress: "meichen@icloud.com"),
    ]
    @State private var selectedPeople = Set<Person.ID>()
    @Environment(\.openWindow) private var openWindow

    let data = [FileItem(name: "users", children: [FileItem(name: "user1234", children: [FileItem(name: "Photos", children: [])]), FileItem(name: "newuser")])]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(SidebarItem.allCases, selection: $selection) { item in
                NavigationLink(value: item) {
                    Label(item.rawValue.localizedCapitalized, systemImage: item.icon).badge(item == .inbox ? 3 : 0)
                }
            }
            .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 260)
            .listStyle(.sidebar)
            OutlineGroup(data, children: \.children) { item in Text("\(item.description)") }
        } content: {
            Table(people, selection: $selectedPeople, sortOrder: $sortOrder) {
                TableColumn("Given Name", value: \.givenName)
                TableColumn("Family Name", value: \.familyName).width(min: 50, max: 120)
                TableColumn("E-Mail") { person in Text(person.emailAddress).foregroundStyle(.secondary) }
            }
            .onChange(of: sortOrder) { _, newOrder in people.sort(using: newOrder) }
            .contextMenu(forSelectionType: Person.ID.self) { items in
                Button("Delete \(items.count)") {}
            } primaryAction: { _ in }
        } detail: {
            switch selection {
            case .some(let item): Text(item.rawValue).font(.largeTitle)
            case .none: ContentUnavailableView("Nothing selected", systemImage: "sidebar.left")
            }
        }
        .frame(minWidth: 700, minHeight: 400)
        .toolbar {
            ToolbarItem(placement: .navigation) { Button { toggleSidebar() } label: { Image(systemName: "sidebar.leading") } }
            ToolbarItemGroup(placement: .automatic) {
                Button("New") { openWindow(id: "new") }.keyboardShortcut("n", modifiers: [.command, .shift])
                ControlGroup { Button("Back", systemImage: "chevron.left") {}; Button("Forward", systemImage: "chevron.right") {} }
            }
        }
        #if os(macOS)
        .navigationSubtitle("\(people.count) people")
        .onExitCommand { selection = nil }
        #endif
    }

    private func toggleSidebar() {
        #if os(macOS)
        NSApp.keyWindow?.firstResponder?.tryToPerform(#selector(NSSplitViewController.toggleSidebar(_:)), with: nil)
        #endif
    }
}

#if os(macOS)
struct VisualEffectView: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
}
#endif

#Preview(traits: .landscapeLeft) { MacSidebar() }
