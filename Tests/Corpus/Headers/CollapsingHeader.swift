import SwiftUI

private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

struct CollapsingHeader: View {
    @State private var offset: CGFloat = 0
    private let maxHeight: CGFloat = 200
    private let minHeight: CGFloat = 64

    private var progress: CGFloat {
        let p = -offset / (maxHeight - minHeight)
        return min(max(p, 0), 1)
    }

    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 12) {
                    ForEach(0..<20) { row in
                        RoundedRectangle(cornerRadius: 10)
                            .fill(Color.gray.opacity(0.2))
                            .frame(height: 60)
                            .overlay(Text("Row \(row)"))
                    }
                }
                .padding()
                .padding(.top, maxHeight)
                .background(GeometryReader { geo in
                    Color.clear.preference(key: OffsetKey.self, value: geo.frame(in: .named("scroll")).minY)
                })
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { offset = $0 }

            ZStack(alignment: .bottomLeading) {
                Color.orange
                Text("Inbox")
                    .font(.system(size: 34 - 14 * progress, weight: .bold))
                    .padding()
            }
            .frame(height: max(maxHeight + min(offset, 0), minHeight))
        }
        .ignoresSafeArea(edges: .top)
    }
}

#Preview {
    CollapsingHeader()
}
