import SwiftUI

struct MenuGallery: View {
    @State private var sort = SortOrder.forward
    @State private var isPresented = false
    @State private var date = Date.now
    @State private var color = Color(red: 0.2, green: 0.5, blue: 0.7)
    @State private var choices: Set<String> = ["A"]
    var body: some View {
        VStack(spacing: 20) {
            Menu { Button("Copy", systemImage: "doc.on.doc") {}; Divider(); Menu("More") { Button("One") {} }; Section("Danger") { Button("Delete", role: .destructive) {} } } label: { Label("Actions", systemImage: "ellipsis.circle") } primaryAction: { print("primary") }
                .menuStyle(.borderlessButton).menuOrder(.fixed)
            Picker(selection: $sort) { Text("Up").tag(SortOrder.forward); Text("Down").tag(SortOrder.reverse) } label: { Text("Sort") } currentValueLabel: { Text("…") }.pickerStyle(.menu)
            DatePicker("Due", selection: $date, displayedComponents: [.date, .hourAndMinute]).datePickerStyle(.compact)
            ColorPicker("Accent", selection: $color, supportsOpacity: false)
            ControlGroup { Button("A") {}; Button("B") {} } label: { Text("Group") }.controlGroupStyle(.navigation)
            Button("Confirm") { isPresented = true }
                .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible, presenting: choices.first) { c in Button("Yes \(c)") {}; Button("No", role: .cancel) {} } message: { Text("About \($0)") }
                .popover(isPresented: .constant(false), attachmentAnchor: .rect(.bounds), arrowEdge: .top) { Text("Popover").presentationCompactAdaptation(.popover) }
            Link("Website", destination: URL(string: "https://example.org")!)
            ShareLink(item: URL(string: "https://example.org")!, subject: Text("S"), message: Text("M")) { Label("Share", systemImage: "square.and.arrow.up") }
            Button(action: {}) { Text("Repeat") }.buttonRepeatBehavior(.enabled).keyboardShortcut(.defaultAction).hoverEffect(.lift)
        }
        .padding()
        .sheet(isPresented: .constant(false), onDismiss: {}) { Text("Sheet").presentationDetents([.medium, .fraction(0.3), .height(200)]).presentationDragIndicator(.visible).presentationCornerRadius(20).interactiveDismissDisabled() }
    }
}
