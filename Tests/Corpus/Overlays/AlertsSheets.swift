import SwiftUI

struct AlertsSheets: View {
    struct Detail: Identifiable { let id = UUID(); var title = "Detail" }
    @State private var showAlert = false
    @State private var showSheet = false
    @State private var showDialog = false
    @State private var detail: Detail?
    @State private var detent: PresentationDetent = .medium
    @State private var error: LocalizedAlertError?
    struct LocalizedAlertError: LocalizedError { var errorDescription: String? { "Oops" } }
    var body: some View {
        VStack(spacing: 12) {
            Button("Alert") { showAlert = true }
            Button("Sheet") { showSheet.toggle() }
            Button("Dialog", role: .destructive) { showDialog = true }
        }
        .alert("Important", isPresented: $showAlert) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: { Text("This cannot be undone.") }
        .alert(isPresented: .constant(error != nil), error: error) { _ in Button("OK") { error = nil } } message: { Text($0.recoverySuggestion ?? "") }
        .sheet(isPresented: $showSheet) {
            Text("Sheet").presentationDetents([.medium, .large, .fraction(0.25)], selection: $detent).presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
        .sheet(item: $detail, onDismiss: { print("bye") }) { item in Text(item.title) }
        .confirmationDialog("Sure?", isPresented: $showDialog, titleVisibility: .visible) { Button("Yes") {} }
        .popover(item: $detail, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) { Text($0.title) }
    }
}
