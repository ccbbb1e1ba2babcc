import SwiftUI

struct ViewThatFitsToolbar: View {
    struct Tool: Identifiable { let name: String; let symbol: String; var id: String { name } }
    private let tools = [Tool(name: "Brush", symbol: "paintbrush"), Tool(name: "Eraser", symbol: "eraser"), Tool(name: "Lasso", symbol: "lasso")]
    var body: some View {
        VStack(spacing: 20) {
            ForEach([390, 200, 90] as [CGFloat], id: \.self) { width in
                ViewThatFits(in: .horizontal) {
                    HStack { ForEach(tools) { Label($0.name, systemImage: $0.symbol) } }
                    HStack { ForEach(tools) { Image(systemName: $0.symbol).accessibilityLabel($0.name) } }
                    Menu { ForEach(tools) { tool in Button(tool.name) {} } } label: { Image(systemName: "ellipsis.circle") }
                }
                .frame(width: width)
                .border(.blue)
            }
        }
    }
}
