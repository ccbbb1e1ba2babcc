import SwiftUI

struct SelectablePhotoGrid: View {
    @State private var selection = Set<Int>()
    @State private var columnCount = 3

    private var columns: [GridItem] {
        .init(repeating: GridItem(.flexible(), spacing: 2), count: columnCount)
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(0..<27, id: \.self) { photo in
                        Color(hue: Double(photo) / 27, saturation: 0.5, brightness: 0.95)
                            .aspectRatio(1, contentMode: .fill)
                            .overlay(alignment: .bottomTrailing) {
                                Image(systemName: selection.contains(photo) ? "checkmark.circle.fill" : "circle")
                                    .symbolRenderingMode(.palette)
                                    .foregroundStyle(.white, .blue)
                                    .padding(6)
                            }
                            .onTapGesture {
                                selection.formSymmetricDifference([photo])
                            }
                    }
                }
            }
            .navigationTitle(selection.isEmpty ? "Photos" : "\(selection.count) selected")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Zoom") {
                        withAnimation { columnCount = columnCount == 3 ? 5 : 3 }
                    }
                }
            }
        }
        .onAppear { selection = [0, 4, 8] }
    }
}

#Preview {
    SelectablePhotoGrid()
}
