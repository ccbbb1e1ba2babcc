import SwiftUI

struct TabBoundsKey: PreferenceKey {
    typealias Value = [Int: Anchor<CGRect>]

    static var defaultValue: Value = [:]

    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { $1 }
    }
}

struct UnderlinedTabs: View {
    @State private var selected = 1
    let titles = ["All", "Unread messages", "VIP"]

    var body: some View {
        HStack(spacing: 20) {
            ForEach(titles.indices, id: \.self) { index in
                Button(titles[index]) {
                    withAnimation(.easeInOut(duration: 0.2)) { selected = index }
                }
                .foregroundStyle(selected == index ? .primary : .secondary)
                .padding(.vertical, 8)
                .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [index: $0] }
            }
        }
        .overlayPreferenceValue(TabBoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selected] {
                    let rect = proxy[anchor]
                    Rectangle()
                        .fill(.tint)
                        .frame(width: rect.width, height: 2)
                        .offset(x: rect.minX, y: rect.maxY - 2)
                }
            }
        }
        .padding()
    }
}

#Preview {
    UnderlinedTabs()
}
