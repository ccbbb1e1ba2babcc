import SwiftUI

struct TabUnderline: View {
    enum Section: String, CaseIterable { case posts, replies, media, likes }
    @State private var selected: Section = .replies
    @Namespace private var underline

    struct BoundsKey: PreferenceKey {
        static var defaultValue: [Section: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Section: Anchor<CGRect>], nextValue: () -> [Section: Anchor<CGRect>]) {
            value.merge(nextValue(), uniquingKeysWith: { $1 })
        }
    }

    var body: some View {
        HStack(spacing: 24) {
            ForEach(Section.allCases, id: \.self) { section in
                Text(section.rawValue.capitalized)
                    .fontWeight(section == selected ? .bold : .regular)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [section: $0] }
                    .onTapGesture { withAnimation(.snappy) { selected = section } }
            }
        }
        .padding(.bottom, 6)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selected] {
                    let rect = proxy[anchor]
                    Capsule()
                        .fill(.tint)
                        .frame(width: rect.width, height: 3)
                        .offset(x: rect.minX, y: proxy.size.height - 3)
                }
            }
        }
    }
}
