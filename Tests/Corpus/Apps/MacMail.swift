import SwiftUI
import AppKit

@main
struct CourierApp: App {
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @StateObject private var mailbox = Mailbox()
    @AppStorage("showsPreview") private var showsPreview = true

    var body: some Scene {
        WindowGroup("Courier", id: "main") {
            MailWindow().environmentObject(mailbox).frame(minWidth: 720, minHeight: 420)
        }
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified(showsTitle: false))
        .defaultSize(width: 960, height: 600)
        .commands {
            SidebarCommands()
            CommandGroup(replacing: .newItem) {
                Button("New Message") { mailbox.compose() }.keyboardShortcut("n", modifiers: [.command])
            }
            CommandMenu("Mailbox") {
                Button("Archive") { mailbox.archive() }.keyboardShortcut(.delete, modifiers: .command).disabled(mailbox.selection.isEmpty)
                Divider()
                Toggle("Show Preview", isOn: $showsPreview)
                Picker("Sort by", selection: $mailbox.order) {
                    ForEach(Mailbox.Order.allCases, id: \.self) { Text($0.rawValue) }
                }
            }
        }
        Settings { PreferencesView() }
        MenuBarExtra("Courier", systemImage: "envelope.badge") {
            Button("Quit") { NSApp.terminate(nil) }
        }
    }
}

final class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSWindow.allowsAutomaticWindowTabbing = false
    }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

struct Message: Identifiable, Hashable {
    let id: Int
    var from, subject, body: String
    var isUnread = false
    var date: Date
    var size: Int64 = 2_400
}

final class Mailbox: ObservableObject {
    enum Order: String, CaseIterable { case date = "Date", sender = "Sender", size = "Size" }
    enum Folder: String, CaseIterable, Identifiable {
        case inbox, drafts, sent, archive
        var id: String { rawValue }
        var icon: String { ["inbox": "tray", "drafts": "doc", "sent": "paperplane", "archive": "archivebox"][rawValue, default: "folder"] }
    }
    @Published var folder: Folder? = .inbox
    @Published var selection = Set<Message.ID>([1])
    @Published var order = Order.date
    @Published var sortOrder = [KeyPathComparator(\Message.date, order: .reverse)]
    @Published var messages: [Message] = [
        .init(id: 1, from: "Priya", subject: "Harbour walk", body: "Shall we go at six?", isUnread: true, date: Date(timeIntervalSinceReferenceDate: 700_000_000)),
        .init(id: 2, from: "Tomas", subject: "Invoice 220", body: "Please find attached.", date: Date(timeIntervalSinceReferenceDate: 699_900_000), size: 482_112),
        .init(id: 3, from: "Library", subject: "Due tomorrow", body: "Three books.", date: Date(timeIntervalSinceReferenceDate: 699_000_000))
    ]
    var sorted: [Message] {
        switch order {
        case .date: messages.sorted { $0.date > $1.date }
        case .sender: messages.sorted { $0.from.localizedCompare($1.from) == .orderedAscending }
        case .size: messages.sorted { $0.size > $1.size }
        }
    }
    var unread: Int { messages.lazy.filter(\.isUnread).count }
    func compose() {}
    func archive() { messages.removeAll { selection.contains($0.id) } }
}

struct MailWindow: View {
    @EnvironmentObject private var mailbox: Mailbox
    @State private var visibility: NavigationSplitViewVisibility = .all
    @State private var search = ""
    @Environment(\.openWindow) private var openWindow
    @Environment(\.controlActiveState) private var activeState

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Mailbox.Folder.allCases, selection: $mailbox.folder) { folder in
                NavigationLink(value: folder) { Label(folder.rawValue.capitalized, systemImage: folder.icon) }
                    .badge(folder == .inbox ? mailbox.unread : 0)
            }
            .listStyle(.sidebar)
            .navigationSplitViewColumnWidth(min: 160, ideal: 190, max: 240)
        } content: {
            List(mailbox.sorted, selection: $mailbox.selection) { message in
                VStack(alignment: .leading, spacing: 3) {
                    HStack {
                        Circle().fill(message.isUnread ? Color(nsColor: .controlAccentColor) : .clear).frame(width: 8)
                        Text(message.from).fontWeight(message.isUnread ? .bold : .regular)
                        Spacer()
                        Text(message.date, style: .date).font(.caption).foregroundColor(.secondary)
                    }
                    Text(message.subject).lineLimit(1)
                    Text(ByteCountFormatter.string(fromByteCount: message.size, countStyle: .file)).font(.caption2).foregroundStyle(.tertiary)
                }
                .padding(.vertical, 4)
                .onDrag { NSItemProvider(object: message.subject as NSString) }
            }
            .searchable(text: $search, placement: .toolbar)
        } detail: {
            if let id = mailbox.selection.first, let message = mailbox.messages.first(where: { $0.id == id }) {
                MessageBody(message: message)
            } else {
                Text("No Message Selected").font(.title2).foregroundStyle(.secondary)
            }
        }
        .toolbar {
            ToolbarItem(placement: .navigation) {
                Button(action: toggleSidebar) { Image(systemName: "sidebar.leading") }.help("Toggle sidebar")
            }
            ToolbarItem { Spacer() }
            ToolbarItem(placement: .automatic) { Button { mailbox.compose() } label: { Label("New", systemImage: "square.and.pencil") } }
        }
        .background(VisualEffect(material: .sidebar, blending: .behindWindow))
        .onDrop(of: ["public.file-url"], isTargeted: nil) { providers in !providers.isEmpty }
    }

    private func toggleSidebar() {
        NSApp.keyWindow?.firstResponder?.tryToPerform(#selector(NSSplitViewController.toggleSidebar(_:)), with: nil)
    }
}

struct VisualEffect: NSViewRepresentable {
    let material: NSVisualEffectView.Material
    let blending: NSVisualEffectView.BlendingMode
    func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.material = material
        view.blendingMode = blending
        view.state = .followsWindowActiveState
        return view
    }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) { nsView.material = material }
}

struct MessageBody: View {
    let message: Message
    @State private var zoom = 1.0
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(message.subject).font(.system(size: NSFont.systemFontSize * 1.6, weight: .semibold))
                LabeledContent("From", value: message.from)
                Divider()
                Text(message.body).textSelection(.enabled).font(.system(size: NSFont.systemFontSize * zoom))
            }
            .frame(maxWidth: .infinity, alignment: .topLeading)
            .padding(20)
        }
        .background(Color(NSColor.textBackgroundColor))
        .touchBar { Button("Reply") {} }
    }
}

struct PreferencesView: View {
    private enum Tabs: Hashable { case general, advanced }
    @AppStorage("fontSize") private var fontSize = 13.0
    @AppStorage("signature") private var signature = "Sent from Courier"
    var body: some View {
        TabView {
            Form {
                Slider(value: $fontSize, in: 9...24) { Text("Font size (\(fontSize, specifier: "%.0f") pts)") }
                TextField("Signature:", text: $signature)
                ColorPicker("Accent", selection: .constant(.blue))
            }
            .padding(20)
            .tabItem { Label("General", systemImage: "gear") }
            .tag(Tabs.general)
            Text("Advanced").tabItem { Label("Advanced", systemImage: "star") }.tag(Tabs.advanced)
        }
        .frame(width: 375, height: 150)
    }
}

struct MailWindow_Previews: PreviewProvider {
    static var previews: some View { MailWindow().environmentObject(Mailbox()) }
}
