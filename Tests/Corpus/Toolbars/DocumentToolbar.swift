import SwiftUI

struct DocumentToolbar: View {
    @State private var title = "Untitled"
    @State private var text = "Once upon a midnight clear"
    @State private var isBold = false
    @State private var fontSize: CGFloat = 17

    var body: some View {
        NavigationStack {
            TextEditor(text: $text)
                .font(.system(size: fontSize, weight: isBold ? .bold : .regular, design: .serif))
                .padding(.horizontal)
                .navigationTitle($title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbarRole(.editor)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close") {}
                    }
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Menu {
                            Button("Duplicate", systemImage: "plus.square.on.square") {}
                            Divider()
                            Menu("Export as") {
                                Button("PDF") {}
                                Button("Plain text") {}
                            }
                        } label: {
                            Image(systemName: "ellipsis.circle")
                        }
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Toggle(isOn: $isBold) { Image(systemName: "bold") }
                        Spacer()
                        Stepper("Size", value: $fontSize, in: 10...40)
                            .labelsHidden()
                    }
                }
        }
    }
}

#Preview {
    DocumentToolbar()
}
