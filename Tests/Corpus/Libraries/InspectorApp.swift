import SwiftUI

import UniformTypeIdentifiers

@main
struct LayerEditorApp: App {
    @State private var document = LayerDocument()
    @AppStorage("showsGrid") private var showsGrid = true
    @Environment(\.openWindow) private var openWindow

    var body: some Scene {
        WindowGroup("Layers", id: "editor") {
            LayerEditor(document: document)
                .frame(minWidth: 600, minHeight: 400)
        }
        .defaultSize(width: 900, height: 600)
        .windowResizability(.contentMinSize)
        .windowToolbarStyle(.unified(showsTitle: false))
        .commands {
            SidebarCommands()
            CommandGroup(replacing: .newItem) {
                Button("New Layer") { document.layers.append(.init(name: "Untitled")) }.keyboardShortcut("n", modifiers: [.command, .shift])
            }
            CommandMenu("Layer") { Toggle("Show Grid", isOn: $showsGrid) }
        }
        Settings { Form { Toggle("Grid", isOn: $showsGrid) }.padding().frame(width: 320) }
        MenuBarExtra("Layers", systemImage: "square.3.layers.3d") { Button("Open") { openWindow(id: "editor") } }
            .menuBarExtraStyle(.window)
    }
}

struct Layer: Identifiable, Hashable, Transferable, Codable {
    var id = UUID()
    var name: String
    var opacity = 1.0
    var isHidden = false
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .layer) }
}
extension UTType { static let layer = UTType(exportedAs: "org.example.layer") }

@Observable class LayerDocument {
    var layers: [Layer] = [.init(name: "Sky"), .init(name: "Mountains", opacity: 0.8), .init(name: "Trees", isHidden: true)]
    var selection: Layer.ID?
    var selected: Layer? {
        get { layers.first { $0.id == selection } }
        set { if let newValue, let i = layers.firstIndex(where: { $0.id == newValue.id }) { layers[i] = newValue } }
    }
}

struct LayerEditor: View {
    @Bindable var document: LayerDocument
    @State private var showsInspector = true
    @State private var visibility = NavigationSplitViewVisibility.all
    @SceneStorage("zoom") private var zoom = 1.0

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List($document.layers, editActions: [.move, .delete], selection: $document.selection) { $layer in
                HStack {
                    Toggle(isOn: $layer.isHidden.negated) { EmptyView() }
                        .toggleStyle(.checkbox)
                    TextField("Name", text: $layer.name)
                }
                .swipeActions(edge: .leading) { Button("Hide") { layer.isHidden = true }.tint(.gray) }
                .draggable(layer) { Text(layer.name) }
            }
            .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 300)
            .dropDestination(for: Layer.self) { items, location in
                document.layers += items
                return !items.isEmpty
            }
        } detail: {
            ZStack {
                ForEach(document.layers.filter { !$0.isHidden }) { layer in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(.tint.opacity(layer.opacity))
                        .padding(CGFloat(document.layers.firstIndex(of: layer) ?? 0) * 30)
                }
            }
            .scaleEffect(zoom)
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    ControlGroup {
                        Button { zoom /= 1.25 } label: { Label("Out", systemImage: "minus.magnifyingglass") }
                        Button { zoom *= 1.25 } label: { Label("In", systemImage: "plus.magnifyingglass") }
                    }
                    Button("Inspector", systemImage: "sidebar.trailing") { showsInspector.toggle() }
                }
            }
            .inspector(isPresented: $showsInspector) {
                Form {
                    if let layer = Binding($document.selected) {
                        LabeledContent("Opacity") { Slider(value: layer.opacity, in: 0...1) }
                    } else {
                        ContentUnavailableView("No Selection", systemImage: "square.dashed", description: Text("Choose a layer."))
                    }
                }
                .formStyle(.grouped)
                .inspectorColumnWidth(min: 200, ideal: 240)
            }
        }
    }
}

extension Binding where Value == Bool {
    var negated: Binding<Bool> { .init(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}
