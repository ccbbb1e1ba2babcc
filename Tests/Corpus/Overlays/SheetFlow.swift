import SwiftUI

struct SheetFlow: View {
    enum Destination: Identifiable {
        case add
        case edit(id: Int)
        case about

        var id: String {
            switch self {
            case .add: return "add"
            case .edit(let id): return "edit-\(id)"
            case .about: return "about"
            }
        }
    }

    @State private var destination: Destination?
    @State private var showsPopover = false
    @State private var showsFullScreen = false

    var body: some View {
        List {
            Button("Add") { destination = .add }
            ForEach(1..<4) { id in
                Button("Edit \(id)") { destination = .edit(id: id) }
            }
            Button("About") { destination = .about }
            Button("Help") { showsPopover.toggle() }
                .popover(isPresented: $showsPopover, arrowEdge: .top) {
                    Text("Tap a row to edit it.")
                        .padding()
                        .presentationCompactAdaptation(.popover)
                }
        }
        .sheet(item: $destination, onDismiss: { print("closed") }) { destination in
            switch destination {
            case .add, .edit:
                Text(destination.id)
                    .presentationDetents([.height(200), .medium])
                    .presentationDragIndicator(.visible)
            case .about:
                VStack {
                    Text("Version 1.0")
                }
                .interactiveDismissDisabled()
            }
        }
        .fullScreenCover(isPresented: $showsFullScreen) {
            Button("Close") { showsFullScreen = false }
        }
    }
}

#Preview {
    SheetFlow()
}
