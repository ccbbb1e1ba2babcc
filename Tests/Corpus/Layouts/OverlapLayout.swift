import SwiftUI

@available(iOS 16.0, macOS 13.0, *)
struct OverlappingStack: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    let overlap: CGFloat

    struct CacheData {
        let sizes: [CGSize]
        let maxHeight: CGFloat
    }

    func makeCache(subviews: Subviews) -> CacheData {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CacheData(sizes: sizes, maxHeight: sizes.map(\.height).max() ?? .zero)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        let width = cache.sizes.reduce(CGFloat.zero) { $0 + $1.width } - overlap * CGFloat(max(0, cache.sizes.count - 1))
        return CGSize(width: width, height: cache.maxHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        var x = bounds.minX
        for (offset, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(cache.sizes[offset]))
            x += cache.sizes[offset].width - overlap
        }
    }

    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGFloat? {
        guide == .center ? bounds.height / 2 : nil
    }
}

struct OverlapDemo: View {
    @State private var overlap: CGFloat = 20

    var body: some View {
        VStack {
            OverlappingStack(overlap: overlap) {
                ForEach([60, 40, 80, 50], id: \.self) { (side: CGFloat) in
                    Circle()
                        .fill(Color(hue: side / 100, saturation: 0.7, brightness: 0.9))
                        .frame(width: side, height: side)
                }
            }
            Slider(value: $overlap, in: 0...40) {
                Text("Overlap")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("40")
            }
        }
        .padding()
    }
}

#Preview {
    OverlapDemo()
}
