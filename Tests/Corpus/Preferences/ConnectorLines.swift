import SwiftUI

struct NodeCenter: Equatable {
    let id: String
    let center: Anchor<CGPoint>

    static func == (lhs: NodeCenter, rhs: NodeCenter) -> Bool { lhs.id == rhs.id }
}

struct NodeCentersKey: PreferenceKey {
    static var defaultValue: [NodeCenter] { [] }
    static func reduce(value: inout [NodeCenter], nextValue: () -> [NodeCenter]) {
        value.append(contentsOf: nextValue())
    }
}

struct ConnectorLines: View {
    let edges = [("Root", "Left"), ("Root", "Right"), ("Right", "Leaf")]

    var body: some View {
        VStack(spacing: 50) {
            node("Root")
            HStack(spacing: 80) {
                node("Left")
                VStack(spacing: 50) {
                    node("Right")
                    node("Leaf")
                }
            }
        }
        .padding(30)
        .backgroundPreferenceValue(NodeCentersKey.self) { nodes in
            GeometryReader { proxy in
                ForEach(edges.indices, id: \.self) { i in
                    if let a = nodes.first(where: { $0.id == edges[i].0 }),
                       let b = nodes.first(where: { $0.id == edges[i].1 }) {
                        Path { path in
                            path.move(to: proxy[a.center])
                            path.addLine(to: proxy[b.center])
                        }
                        .stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
                    }
                }
            }
        }
    }

    private func node(_ name: String) -> some View {
        Text(name)
            .padding(10)
            .background(Circle().fill(.yellow))
            .anchorPreference(key: NodeCentersKey.self, value: .center) { [NodeCenter(id: name, center: $0)] }
    }
}

#Preview {
    ConnectorLines()
}
