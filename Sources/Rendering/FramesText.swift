import LayoutEngine

/// Writes frames as an indented table: a line a node, its place and size, and what it was offered.
public struct FramesText: Sendable {
    /// How many columns there are; long names are cut to fit.
    public var width: Int
    /// Whether to use ANSI colours.
    public var color: Bool
    /// Whether modifiers are left out that have the frame and the offer of what they hold, and no name.
    public var isShort: Bool

    public init(width: Int = 100, color: Bool = false, isShort: Bool = false) {
        self.width = width
        self.color = color
        self.isShort = isShort
    }

    /// The table, ending in a line break.
    public func text(of tree: FrameTree) -> String {
        let rows = (isShort ? shortened(tree.nodes) : tree.nodes).map { node in
            Row(
                label: Self.spaces(2 * node.depth) + label(of: node),
                place: PointText.text(node.frame.minX) + " " + PointText.text(node.frame.minY),
                size: PointText.text(node.frame.width) + "x" + PointText.text(node.frame.height),
                proposal: PointText.text(node.proposal.width) + " x " + PointText.text(node.proposal.height))
        }
        let header = Row(label: "view", place: "x y", size: "size", proposal: "offered")
        let all = [header] + rows
        var (placeWidth, sizeWidth, offeredWidth) = (0, 0, 0)
        for row in all {
            placeWidth = max(placeWidth, row.place.utf8.count)
            sizeWidth = max(sizeWidth, row.size.utf8.count)
            offeredWidth = max(offeredWidth, row.proposal.utf8.count)
        }
        let longest = all.map { PlainLine.columns($0.label) }.max() ?? 0
        // Where they would cut the names the offers are left out: frames are what the table is for.
        let showsOffers = width >= min(longest, 40) + placeWidth + sizeWidth + offeredWidth + 6
        let fixed = placeWidth + sizeWidth + 4 + (showsOffers ? offeredWidth + 2 : 0)
        let labelWidth = max(12, min(width - fixed, longest))
        var out: [UInt8] = []
        out.reserveCapacity(all.count * (labelWidth + fixed + 2))
        func append(_ text: String, to width: Int) {
            out += text.utf8
            out += repeatElement(UInt8(ascii: " "), count: max(0, width - PlainLine.columns(text)))
        }
        for (index, row) in all.enumerated() {
            if index == 0, color { out += "\u{1B}[2m".utf8 }
            append(PlainLine.cut(row.label, to: labelWidth), to: labelWidth + 2)
            append(row.place, to: placeWidth + 2)
            append(row.size, to: sizeWidth + 2)
            if showsOffers { append(row.proposal, to: 0) }
            while out.last == UInt8(ascii: " ") { out.removeLast() }
            if index == 0, color { out += "\u{1B}[0m".utf8 }
            out.append(UInt8(ascii: "\n"))
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// A text of spaces.
    private static func spaces(_ count: Int) -> String {
        count > 0 ? String(decoding: [UInt8](repeating: UInt8(ascii: " "), count: count), as: UTF8.self) : ""
    }

    /// The nodes without those that say nothing; custom views that begin with one begin with what it holds.
    private func shortened(_ nodes: [FrameNode]) -> [FrameNode] {
        var children = Array(repeating: 0, count: nodes.count)
        for node in nodes { if let parent = node.parent, nodes.indices.contains(parent) { children[parent] += 1 } }
        var out: [FrameNode] = []
        var dropped = Array(repeating: 0, count: nodes.count)
        var inherited: [String] = []
        for (index, node) in nodes.enumerated() {
            // A parent stands before its children.
            let above = node.parent.flatMap { $0 < index ? dropped[$0] : nil } ?? 0
            let isRepeated =
                node.kind.hasPrefix(".") && node.id == nil && children[index] == 1 && index + 1 < nodes.count
                && nodes[index + 1].parent == index && nodes[index + 1].frame == node.frame
                && nodes[index + 1].proposal == node.proposal
            dropped[index] = above + (isRepeated ? 1 : 0)
            if isRepeated {
                inherited += node.customViews
                continue
            }
            var node = node
            node.depth -= above
            node.customViews = inherited + node.customViews
            inherited = []
            out.append(node)
        }
        return out
    }

    private struct Row {
        var label: String
        var place: String
        var size: String
        var proposal: String
    }

    private func label(of node: FrameNode) -> String {
        var label = node.customViews.reduce(into: "") { $0 += $1 + "/" } + node.name
        if let id = node.id { label += " #\(id)" }
        return PlainLine.text(label)
    }
}
