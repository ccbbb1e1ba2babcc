import SwiftUI

struct HeightsSync: View {
    @State private var height: CGFloat?
    let texts = ["One line", "Two lines of text in a narrow box", "A"]
    var body: some View {
        HStack(alignment: .top) {
            ForEach(texts, id: \.self) { t in
                Text(t).frame(width: 90).padding(8)
                    .overlay { GeometryReader { g in Color.clear.preference(key: HeightKey.self, value: g.size.height) } }
                    .frame(minHeight: height)
                    .background(RoundedRectangle(cornerRadius: 8).fill(.cyan.opacity(0.3)))
            }
        }
        .onPreferenceChange(HeightKey.self) { h in height = h > 0 ? h : nil }
    }
    enum HeightKey: PreferenceKey { static let defaultValue = 0.0 as CGFloat; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = .maximum(value, nextValue()) } }
}
