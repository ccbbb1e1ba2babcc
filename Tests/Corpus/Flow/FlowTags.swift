import SwiftUI

struct FlowLayout: Layout {
    var spacing = CGSize(width: 8, height: 8)
    var alignment: HorizontalAlignment = .leading

    struct Row { var items: [(index: Int, size: CGSize)] = []; var width: CGFloat = 0; var height: CGFloat = 0 }

    private func rows(for subviews: Subviews, in width: CGFloat) -> [Row] {
        var result: [Row] = []
        var current = Row()
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            let needed = current.items.isEmpty ? size.width : current.width + spacing.width + size.width
            if needed > width, !current.items.isEmpty {
                result.append(current)
                current = Row()
            }
            current.width += (current.items.isEmpty ? 0 : spacing.width) + size.width
            current.height = max(current.height, size.height)
            current.items.append((index, size))
        }
        if !current.items.isEmpty { result.append(current) }
        return result
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(for: subviews, in: proposal.width ?? .infinity)
        let height = rows.map(\.height).reduce(0, +) + spacing.height * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for row in rows(for: subviews, in: bounds.width) {
            var x: CGFloat
            switch alignment {
            case .leading: x = bounds.minX
            case .trailing: x = bounds.maxX - row.width
            default: x = bounds.midX - row.width / 2
            }
            for item in row.items {
                subviews[item.index].place(at: CGPoint(x: x, y: y + (row.height - item.size.height) / 2), proposal: ProposedViewSize(item.size))
                x += item.size.width + spacing.width
            }
            y += row.height + spacing.height
        }
    }
}

struct FlowTags: View {
    private let words = "SwiftUI layouts are built from proposals and answers and a little patience".components(separatedBy: " ")
    @State private var chosen: Set<String> = ["SwiftUI"]
    var body: some View {
        VStack {
            FlowLayout(alignment: .center) {
                ForEach(words.indices, id: \.self) { i in
                    let word = words[i]
                    Text(word)
                        .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
                        .background(chosen.contains(word) ? Color.accentColor : Color(.secondarySystemBackground))
                        .clipShape(Capsule())
                        .onTapGesture {
                            if chosen.contains(word) { chosen.remove(word) } else { chosen.insert(word) }
                        }
                }
            }
            Text("\(chosen.count) chosen")
        }
        .padding()
    }
}
