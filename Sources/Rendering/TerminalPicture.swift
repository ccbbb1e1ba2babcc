import LayoutEngine

/// Draws frames to scale with box-drawing characters.
public struct TerminalPicture: Sendable {
    /// The most columns and rows to use.
    public var width: Int
    public var height: Int

    public init(width: Int = 76, height: Int = 24) {
        self.width = width
        self.height = height
    }

    /// A character is about twice as tall as it is wide.
    private static let aspect = 2.0

    /// The picture, ending in a line break; empty if the window has no area.
    public func text(of tree: FrameTree) -> String {
        let scene = SVGScene(tree)
        let window = scene.window
        guard window.isFinite, window.width > 0, window.height > 0, width > 4, height > 2 else { return "" }
        let scale = min(Double(width - 1) / window.width, Double(height - 1) * Self.aspect / window.height)
        let columns = max(3, Int((window.width * scale).rounded()) + 1)
        let rows = max(2, Int((window.height * scale / Self.aspect).rounded()) + 1)
        var canvas = BoxCanvas(columns: columns, rows: rows)
        canvas.box(0, 0, columns - 1, rows - 1)
        var labels: [(text: String, box: BoxCanvas.Box)] = []
        for index in scene.drawingOrder where isShown(index, scene) {
            let node = tree.nodes[index]
            let box = BoxCanvas.Box(
                left: cell(node.frame.minX * scale), top: cell(node.frame.minY * scale / Self.aspect),
                right: cell(node.frame.maxX * scale), bottom: cell(node.frame.maxY * scale / Self.aspect))
            canvas.box(box.left, box.top, box.right, box.bottom)
            let lines = node.textLines.map(\.text)
            if !lines.isEmpty, box.bottom - box.top > lines.count {
                labels += zip(rowsOfText(node, scale), lines).map { row, line in
                    (line, BoxCanvas.Box(left: box.left, top: row - 1, right: box.right, bottom: row + 1))
                }
            } else {
                labels.append((lines.isEmpty ? name(of: index, in: tree) : lines.joined(separator: " "), box))
            }
        }
        // After all boxes, so that none cuts through a name.
        for label in labels { canvas.write(PlainLine.text(label.text), in: label.box) }
        return canvas.text
    }

    /// The identifier of the view, or of a modifier around it that has its frame, else what it is.
    private func name(of index: Int, in tree: FrameTree) -> String {
        let node = tree.nodes[index]
        var next: Int? = index
        while let outer = next, tree.nodes.indices.contains(outer), tree.nodes[outer].frame == node.frame {
            if let id = tree.nodes[outer].id { return id }
            next = tree.nodes[outer].parent
        }
        return node.name
    }

    /// Leaves that are seen.
    private func isShown(_ index: Int, _ scene: SVGScene) -> Bool {
        let node = scene.tree.nodes[index]
        return scene.isLeaf(index) && !node.kind.hasPrefix(".") && node.kind != "Spacer" && node.frame.isFinite
            && node.frame.width > 0 && node.frame.height > 0
    }

    /// The row of each line of a text.
    private func rowsOfText(_ node: FrameNode, _ scale: Double) -> [Int] {
        node.textLines.map { cell((node.frame.minY + $0.baseline - $0.fontSize * 0.35) * scale / Self.aspect) }
    }

    private func cell(_ value: Double) -> Int { Int(max(-1_000, min(10_000, value)).rounded()) }
}
