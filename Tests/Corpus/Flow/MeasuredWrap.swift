import SwiftUI

struct MeasuredWrap<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    var spacing: CGFloat = 8
    @ViewBuilder let content: (Data.Element) -> Content
    @State private var sizes: [ID: CGSize] = [:]
    private struct SizeKey: PreferenceKey {
        static var defaultValue: [ID: CGSize] { [:] }
        static func reduce(value: inout [ID: CGSize], nextValue: () -> [ID: CGSize]) { value.merge(nextValue()) { $1 } }
    }
    var body: some View {
        GeometryReader { proxy in
            let offsets = offsets(in: proxy.size.width)
            ZStack(alignment: .topLeading) {
                ForEach(data, id: id) { element in
                    content(element)
                        .fixedSize()
                        .background(GeometryReader { g in Color.clear.preference(key: SizeKey.self, value: [element[keyPath: id]: g.size]) })
                        .alignmentGuide(.leading) { _ in -(offsets[element[keyPath: id]]?.x ?? 0) }
                        .alignmentGuide(.top) { _ in -(offsets[element[keyPath: id]]?.y ?? 0) }
                }
            }
            .onPreferenceChange(SizeKey.self) { sizes = $0 }
        }
    }
    private func offsets(in width: CGFloat) -> [ID: CGPoint] {
        var result: [ID: CGPoint] = [:]
        var point = CGPoint.zero
        var lineHeight: CGFloat = 0
        for element in data {
            let key = element[keyPath: id]
            let size = sizes[key, default: .zero]
            if point.x + size.width > width, point.x > 0 {
                point.x = 0
                point.y += lineHeight + spacing
                lineHeight = 0
            }
            result[key] = point
            point.x += size.width + spacing
            lineHeight = Swift.max(lineHeight, size.height)
        }
        return result
    }
}
struct MeasuredWrapDemo: View {
    let items = ["alpha", "beta", "a longer one", "gamma", "delta", "epsilon", "zeta", "eta"]
    var body: some View {
        MeasuredWrap(data: items, id: \.self) { item in
            Text(item).padding(6).background(RoundedRectangle(cornerRadius: 6).fill(.yellow.opacity(0.4)))
        }
        .frame(width: 300)
        .padding()
    }
}
