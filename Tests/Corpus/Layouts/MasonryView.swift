import SwiftUI

struct MasonryLayout: Layout {
    let columns: Int
    let gap: Double
    init(columns: Int = 3, gap: Double = 5) {
        self.columns = max(1, columns)
        self.gap = gap
    }
    struct Cache { var frames: [CGRect]; var width = 0.0 }
    func makeCache(subviews: Subviews) -> Cache { Cache(frames: []) }

    func frames(for subviews: Subviews, in totalWidth: Double) -> [CGRect] {
        let totalSpacing = gap * Double(columns - 1)
        let columnWidth = (totalWidth - totalSpacing) / Double(columns)
        let columnWidthWithSpacing = columnWidth + gap
        let proposedSize = ProposedViewSize(width: columnWidth, height: nil)
        var viewFrames = [CGRect]()
        var columnHeights = Array(repeating: 0.0, count: columns)
        for subview in subviews {
            var selectedColumn = 0
            var selectedHeight = Double.greatestFiniteMagnitude
            for (columnIndex, height) in columnHeights.enumerated() {
                if height < selectedHeight {
                    selectedColumn = columnIndex
                    selectedHeight = height
                }
            }
            let x = Double(selectedColumn) * columnWidthWithSpacing
            let y = columnHeights[selectedColumn]
            let size = subview.sizeThatFits(proposedSize)
            let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            columnHeights[selectedColumn] += size.height + gap
            viewFrames.append(frame)
        }
        return viewFrames
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let viewFrames = frames(for: subviews, in: width)
        let bottomView = viewFrames.max { $0.maxY < $1.maxY } ?? .zero
        cache.frames = viewFrames
        cache.width = width
        return CGSize(width: width, height: bottomView.maxY)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.width != bounds.width { cache.frames = frames(for: subviews, in: bounds.width) }
        for index in subviews.indices {
            let frame = cache.frames[index]
            let position = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subviews[index].place(at: position, proposal: ProposedViewSize(frame.size))
        }
    }
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
}

struct PlaceholderView: View {
    let color: Color = [.blue, .cyan, .green, .indigo, .mint, .orange].randomElement()!
    let size: CGSize
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(color)
            Text("\(Int(size.width))x\(Int(size.height))").foregroundColor(.white).font(.headline)
        }
        .aspectRatio(size, contentMode: .fill)
    }
}

struct MasonryView: View {
    @State private var columns = 3
    @State private var views = (0..<12).map { i in CGSize(width: 100 + (i * 37) % 120, height: 100 + (i * 53) % 150) }
    var body: some View {
        ScrollView {
            MasonryLayout(columns: columns) {
                ForEach(0..<12) { i in PlaceholderView(size: views[i]) }
            }
            .padding(.horizontal, 5)
        }
        .safeAreaInset(edge: .bottom) {
            Stepper("Columns: \(columns)", value: $columns.animation(), in: 1...5).padding().background(.regularMaterial)
        }
    }
}
