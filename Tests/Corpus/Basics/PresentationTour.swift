import SwiftUI

struct Detail: Identifiable { let id = UUID(); var name: String }

struct PresentationTour: View {
    @State private var showSheet = false
    @State private var item: Detail?
    @State private var showAlert = false
    @State private var alertData: Detail?
    @State private var showPopover = false
    @State private var showCover = false
    @State private var detent = PresentationDetent.medium
    @State private var showImporter = false
    @State private var showInspector = false
    @Environment(\.isPresented) private var isPresented
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        NavigationStack {
            List {
                Button("Sheet") { showSheet.toggle() }
                    .sheet(isPresented: $showSheet, onDismiss: didDismiss) {
                        Text("Sheet")
                            .presentationDetents([.medium, .large, .height(200), .fraction(0.7)], selection: $detent)
                            .presentationDragIndicator(.visible)
                            .presentationBackground(.thinMaterial)
                            .presentationCornerRadius(24)
                            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                            .presentationContentInteraction(.scrolls)
                            .presentationCompactAdaptation(.none)
                    }
                Button("Item") { item = Detail(name: "A") }
                    .sheet(item: $item) { item in VStack { Text(item.name); Button("Close") { self.item = nil } } }
                Button("Old alert") { showAlert = true }
                    .alert(isPresented: $showAlert) {
                        Alert(title: Text("Delete?"), message: Text("Gone for ever"), primaryButton: .destructive(Text("Delete")) { print("x") }, secondaryButton: .cancel())
                    }
                Button("New alert") { alertData = Detail(name: "B") }
                    .alert("Title", isPresented: .constant(alertData != nil), presenting: alertData) { data in
                        Button("Delete \(data.name)", role: .destructive) {}
                        TextField("Name", text: .constant(""))
                        Button("Cancel", role: .cancel, action: { alertData = nil })
                    } message: { data in Text("About \(data.name)") }
                Button("Popover") { showPopover = true }
                    .popover(isPresented: $showPopover, attachmentAnchor: .point(.bottom), arrowEdge: .top) { Text("Pop").padding() }
                Button("Cover") { showCover = true }
                    .fullScreenCover(isPresented: $showCover, content: FullScreenModal.init)
                Button("Dialog") {}
                    .confirmationDialog(Text("Pick"), isPresented: .constant(false), titleVisibility: .automatic, presenting: item) { i in Button(i.name) {} }
                Button("Import") { showImporter = true }
                    .fileImporter(isPresented: $showImporter, allowedContentTypes: [.pdf, .image], allowsMultipleSelection: true) { result in
                        switch result {
                        case .success(let urls): urls.forEach { url in print(url.lastPathComponent) }
                        case .failure(let error): print(error)
                        }
                    }
                Text("Context").contextMenu { Button("A") {} } preview: { Text("Preview").padding() }
                Text("Drag me").draggable("text") { Text("dragging") }
                    .dropDestination(for: String.self) { items, location in true } isTargeted: { _ in }
                    .onDrag { NSItemProvider(object: "x" as NSString) }
                    .onDrop(of: ["public.text"], isTargeted: nil) { _ in false }
                    .help("A tooltip")
                    .badge(5)
                    .onHover { _ in }
                    .swipeActions(edge: .trailing) { Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") } }
            }
            .inspector(isPresented: $showInspector) { Text("Inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Undo") { undoManager?.undo() } }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                ToolbarItem(placement: .status) { Text("3 items").font(.footnote) }
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.teal, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar(.hidden, for: .tabBar)
            .statusBarHidden()
            .persistentSystemOverlays(.hidden)
            .onOpenURL { url in print(url.host ?? "") }
            .onContinueUserActivity("x") { _ in }
            .userActivity("y", element: item?.id) { _, _ in }
        }
    }

    func didDismiss() {}
}

struct FullScreenModal: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
        ZStack { Color.primary.edgesIgnoringSafeArea(.all); Button("Dismiss") { dismiss() } }
    }
}

#Preview { PresentationTour() }
