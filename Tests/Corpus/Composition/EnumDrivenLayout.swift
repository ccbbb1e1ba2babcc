import SwiftUI

struct EnumDrivenLayout: View {
    indirect enum Node: Identifiable {
        case leaf(String, Color)
        case row([Node])
        case column([Node], spacing: CGFloat = 4)
        var id: String {
            switch self {
            case let .leaf(name, _): return name
            case .row(let children): return "r" + children.map(\.id).joined()
            case .column(let children, _): return "c" + children.map(\.id).joined()
            }
        }
    }
    let root: Node = .column([.leaf("A", .red), .row([.leaf("B", .green), .column([.leaf("C", .blue), .leaf("D", .orange)])])], spacing: 8)
    var body: some View { render(root).padding().frame(height: 240) }
    func render(_ node: Node) -> AnyView {
        switch node {
        case .leaf(let name, let color): return AnyView(color.overlay(Text(name)))
        case .row(let children): return AnyView(HStack(spacing: 4) { ForEach(children) { self.render($0) } })
        case .column(let children, let spacing): return AnyView(VStack(spacing: spacing) { ForEach(children) { self.render($0) } })
        }
    }
}
