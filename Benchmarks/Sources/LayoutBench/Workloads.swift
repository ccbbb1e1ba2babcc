import LayoutEngine

/// A tree to measure with the window that it is laid out in.
struct Workload {
    var id: String
    var size: String
    var variant: String
    /// How many views the tree stands for.
    var nodes: Int
    var viewport: ProposedViewSize
    var build: (LayoutTree) -> NodeID

    static var all: [Workload] {
        [leaves(10_000)] + [1, 10, 20, 50, 100, 200].map(nested) + [cells(1_000), cells(10_000)]
            + [balanced(10, 100_000), balanced(2, 4_096), balanced(2, 16_384), balanced(2, 65_536)]
    }

    /// W1: a column of leaves.
    static func leaves(_ count: Int) -> Workload {
        Workload(
            id: "W1", size: "\(count)", variant: "fixed", nodes: count + 1,
            viewport: ProposedViewSize(width: 400, height: nil)
        ) { tree in
            let leaves = (0..<count).map { _ in tree.leaf(.fixed(Size(width: 100, height: 20))) }
            return tree.container(
                .stack(.vertical, alignment: .leading, spacing: 0, isStatic: false), children: leaves)
        }
    }

    /// W2: rows in columns in rows, each level with a rigid and a flexible leaf.
    static func nested(_ depth: Int) -> Workload {
        Workload(
            id: "W2", size: "\(depth)", variant: "alternating", nodes: 3 * depth,
            viewport: ProposedViewSize(width: 4000, height: 4000)
        ) { tree in
            var inner: NodeID?
            for level in (0..<depth).reversed() {
                var children = [tree.leaf(.fixed(Size(width: 10, height: 10))), tree.leaf(.flexible)]
                if let inner { children.append(inner) }
                inner = stack(level, children, tree)
            }
            return inner ?? tree.leaf(.flexible)
        }
    }

    /// W3: a list of cells as in an application.
    static func cells(_ count: Int) -> Workload {
        Workload(
            id: "W3", size: "\(count)", variant: "cells", nodes: 7 * count + 1,
            viewport: ProposedViewSize(width: 390, height: nil)
        ) { tree in
            let cells = (0..<count).map { _ in cell(tree).row }
            return tree.container(
                .stack(.vertical, alignment: .horizontalCenter, spacing: nil, isStatic: false), children: cells)
        }
    }

    /// A cell with its leading leaf and a text-like leaf.
    static func cell(_ tree: LayoutTree) -> (row: NodeID, image: NodeID, label: NodeID) {
        func fixed(_ width: Double, _ height: Double) -> NodeID {
            tree.leaf(.fixed(Size(width: width, height: height)))
        }
        let image = fixed(40, 40)
        let label = fixed(120, 16)
        let lines = tree.container(
            .stack(.vertical, alignment: .leading, spacing: nil, isStatic: false), children: [label, fixed(90, 14)])
        let row = tree.container(
            .stack(.horizontal, alignment: .verticalCenter, spacing: nil, isStatic: false),
            children: [image, lines, tree.leaf(.spacer(minLength: nil)), fixed(24, 24)])
        return (row, image, label)
    }

    /// W4: a balanced tree of alternating stacks.
    static func balanced(_ fan: Int, _ leaves: Int) -> Workload {
        var nodes = 0
        var level = leaves
        while level > 1 {
            nodes += level
            level /= fan
        }
        return Workload(
            id: "W4", size: "\(leaves)", variant: "fan\(fan)", nodes: nodes + 1,
            viewport: ProposedViewSize(width: 20_000, height: 20_000)
        ) { tree in
            var row = (0..<leaves).map {
                tree.leaf($0 % 2 == 0 ? .fixed(Size(width: 10, height: 10)) : .flexible)
            }
            var depth = 0
            while row.count > 1 {
                row = stride(from: 0, to: row.count, by: fan).map {
                    stack(depth, Array(row[$0..<min($0 + fan, row.count)]), tree)
                }
                depth += 1
            }
            return row[0]
        }
    }

    private static func stack(_ level: Int, _ children: [NodeID], _ tree: LayoutTree) -> NodeID {
        let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
        return tree.container(
            .stack(
                axis, alignment: axis == .horizontal ? .verticalCenter : .horizontalCenter, spacing: 0,
                isStatic: false), children: children)
    }
}
