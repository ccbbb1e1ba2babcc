import SwiftUI

indirect enum Tree<Value> {
    case leaf(Value)
    case branch(Value, [Tree<Value>])

    var value: Value {
        switch self {
        case .leaf(let v), .branch(let v, _): return v
        }
    }
    var children: [Tree<Value>] {
        if case .branch(_, let c) = self { return c }
        return []
    }
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

struct CollectAnchors<ID: Hashable>: PreferenceKey {
    static var defaultValue: [ID: Anchor<CGPoint>] { [:] }
    static func reduce(value: inout [ID: Anchor<CGPoint>], nextValue: () -> [ID: Anchor<CGPoint>]) {
        value.merge(nextValue(), uniquingKeysWith: { _, last in last })
    }
}

struct TreeDiagram<Node: View>: View {
    let tree: Tree<String>
    let node: (String) -> Node

    var body: some View {
        VStack(alignment: .center, spacing: 24) {
            node(tree.value)
                .anchorPreference(key: CollectAnchors<String>.self, value: .center) { [tree.value: $0] }
            if !tree.children.isEmpty {
                HStack(alignment: .top, spacing: 16) {
                    ForEach(tree.children, id: \.value) { child in
                        TreeDiagram(tree: child, node: node)
                    }
                }
            }
        }
        .backgroundPreferenceValue(CollectAnchors<String>.self) { anchors in
            GeometryReader { proxy in
                ForEach(tree.children, id: \.value) { child in
                    if let a = anchors[tree.value], let b = anchors[child.value] {
                        Connector(from: proxy[a], to: proxy[b]).stroke(lineWidth: 1.5)
                    }
                }
            }
        }
    }
}

struct Connector: Shape {
    var from, to: CGPoint
    var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
        get { AnimatablePair(from.animatableData, to.animatableData) }
        set { (from.animatableData, to.animatableData) = (newValue.first, newValue.second) }
    }
    func path(in _: CGRect) -> Path {
        var p = Path()
        p.move(to: from)
        let midY = (from.y + to.y) / 2
        p.addCurve(to: to, control1: .init(x: from.x, y: midY), control2: .init(x: to.x, y: midY))
        return p
    }
}

struct OutlineTree: View {
    @State private var mode = Mode.diagram
    enum Mode: LocalizedStringKey, CaseIterable, Identifiable {
        case diagram = "Diagram"
        case outline = "Outline"
        var id: Self { self }
    }
    let tree = Tree.branch("CEO", [.branch("CTO", [.leaf("iOS"), .leaf("Web")]), .leaf("CFO"), .branch("COO", [.leaf("Ops")])])

    var body: some View {
        VStack {
            Picker(selection: $mode, label: EmptyView()) {
                ForEach(Mode.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(SegmentedPickerStyle())
            Spacer()
            if mode == .diagram {
                TreeDiagram(tree: tree) { name in
                    Text(name)
                        .font(.footnote.bold())
                        .padding(8)
                        .background { RoundedRectangle(cornerRadius: 8).fill(.background).shadow(radius: 1) }
                }
            } else {
                outline(tree, level: 0)
            }
            Spacer()
            Text("Depth \(tree.depth)").font(.caption)
        }
        .padding()
    }

    private func outline(_ tree: Tree<String>, level: Int) -> AnyView {
        AnyView(
            VStack(alignment: .leading) {
                Text(tree.value).padding(.leading, CGFloat(level) * 16)
                ForEach(tree.children, id: \.value) { outline($0, level: level + 1) }
            }
        )
    }
}
