import SwiftUI

struct AdaptiveGallery: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var zoom: CGFloat = 1
    private var columns: [GridItem] {
        sizeClass == .compact ? [GridItem(.adaptive(minimum: 80 * zoom, maximum: 160), spacing: 4)] : Array(repeating: GridItem(.flexible(), spacing: 4), count: 6)
    }
    var body: some View {
        NavigationView {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(1..<25) { number in
                        ZStack(alignment: .bottomTrailing) {
                            Rectangle()
                                .fill(Color(hue: Double(number) / 25, saturation: 0.7, brightness: 0.9))
                            Text("\(number)").font(.caption.bold()).padding(4)
                        }
                        .aspectRatio(1, contentMode: .fill)
                    }
                }
                .padding(4)
            }
            .navigationBarTitle("Gallery", displayMode: .inline)
            .navigationBarItems(trailing: Button(action: { withAnimation { zoom = zoom == 1 ? 1.5 : 1 } }) { Image(systemName: "plus.magnifyingglass") })
        }
    }
}
