import SwiftUI

struct PagedHeights: View {
    @State private var heights: [Int: CGFloat] = [:]
    @State private var page: Int? = 0
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(alignment: .top, spacing: 0) {
                ForEach(0..<3, id: \.self) { i in
                    VStack(alignment: .leading) { ForEach(0..<(i + 1) * 3, id: \.self) { Text("Row \($0)") } }
                        .padding()
                        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 }
                        .containerRelativeFrame(.horizontal, alignment: .topLeading)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $page)
        .frame(height: page.flatMap { heights[$0] } ?? 100)
        .border(.red)
    }
}
