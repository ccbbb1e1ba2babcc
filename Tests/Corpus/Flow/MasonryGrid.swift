import SwiftUI

struct MasonryLayout: Layout {
    var columns: Int
    var spacing: CGFloat

    init(columns: Int = 2, spacing: CGFloat = 10) {
        self.columns = max(columns, 1)
        self.spacing = spacing
    }

    struct Cache {
        var frames: [CGRect] = []
        var height: CGFloat = 0
        var width: CGFloat = -1
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = Cache()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        measure(width: width, subviews: subviews, cache: &cache)
        return CGSize(width: width, height: cache.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        measure(width: bounds.width, subviews: subviews, cache: &cache)
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: frame.height)
            )
        }
    }

    private func measure(width: CGFloat, subviews: Subviews, cache: inout Cache) {
        guard cache.width != width else { return }
        cache.width = width
        cache.frames.removeAll()
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        for subview in subviews {
            let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(.init(width: columnWidth, height: nil))
            cache.frames.append(CGRect(x: CGFloat(shortest) * (columnWidth + spacing), y: heights[shortest], width: columnWidth, height: size.height))
            heights[shortest] += size.height + spacing
        }
        cache.height = max((heights.max() ?? 0) - spacing, 0)
    }
}

struct MasonryGrid: View {
    let heights: [CGFloat] = [120, 80, 200, 150, 60, 90, 180, 110]

    var body: some View {
        ScrollView {
            MasonryLayout(columns: 3, spacing: 6) {
                ForEach(heights.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color(hue: Double(index) / Double(heights.count), saturation: 0.6, brightness: 0.9))
                        .frame(height: heights[index])
                        .overlay(Text("\(index)").bold())
                }
            }
            .padding(6)
        }
    }
}

#Preview {
    MasonryGrid()
}
