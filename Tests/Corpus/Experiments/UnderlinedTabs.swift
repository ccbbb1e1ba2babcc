import SwiftUI

struct BoundsKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}
struct UnderlinedTabs: View {
    let tabs: [(String, String)] = [("World Clock", "globe"), ("Alarms", "alarm"), ("Bedtime", "bed.double")]
    @State var selected = 1
    var body: some View {
        HStack {
            ForEach(tabs.indices) { index in
                Button(action: { withAnimation(.default) { self.selected = index } }) {
                    VStack(spacing: 4) {
                        Image(systemName: self.tabs[index].1)
                        Text(self.tabs[index].0).fixedSize()
                    }
                }
                .accentColor(index == self.selected ? .blue : .primary)
                .anchorPreference(key: BoundsKey.self, value: .bounds, transform: { [index: $0] })
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { bounds in
            GeometryReader { proxy in
                self.underline(in: proxy, bounds: bounds)
            }
        }
    }
    private func underline(in proxy: GeometryProxy, bounds: [Int: Anchor<CGRect>]) -> some View {
        let rect = bounds[selected].map { proxy[$0] } ?? .zero
        return Rectangle()
            .fill(Color.accentColor)
            .frame(width: rect.width, height: 2)
            .offset(x: rect.minX)
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
    }
}
