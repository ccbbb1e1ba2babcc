import SwiftUI

struct GeometryChangeHeights: View {
    @State private var headerHeight: CGFloat = 0
    @State private var contentWidth: CGFloat = 0

    private var columnCount: Int { max(1, Int(contentWidth / 110)) }

    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columnCount)) {
                    ForEach(0..<24, id: \.self) { i in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(.indigo.opacity(0.2 + Double(i) / 40))
                            .frame(height: 70)
                    }
                }
                .padding(.top, headerHeight)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { contentWidth = $0 }
            }
            VStack(alignment: .leading) {
                Text("\(columnCount) columns").font(.title2.bold())
                Text("Measured with onGeometryChange")
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.ultraThinMaterial)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { headerHeight = $0 }
        }
    }
}

#Preview {
    GeometryChangeHeights()
}
