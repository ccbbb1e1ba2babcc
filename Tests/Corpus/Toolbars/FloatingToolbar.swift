import SwiftUI

enum Tool: String, CaseIterable, Identifiable {
    case pen = "pencil.tip"
    case marker = "highlighter"
    case eraser = "eraser"
    case lasso = "lasso"

    var id: Self { self }
}

struct ToolbarButtonStyle: ButtonStyle {
    var isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title3)
            .frame(width: 44, height: 44)
            .background(isSelected ? Color.accentColor : .clear, in: .rect(cornerRadius: 10))
            .foregroundStyle(isSelected ? .white : .primary)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

extension ButtonStyle where Self == ToolbarButtonStyle {
    static func tool(selected: Bool) -> Self { .init(isSelected: selected) }
}

struct FloatingToolbar: View {
    @State private var tool = Tool.pen
    @State private var edge: Alignment = .bottom

    var body: some View {
        Color(white: 0.95)
            .ignoresSafeArea()
            .overlay(alignment: edge) {
                HStack(spacing: 4) {
                    ForEach(Tool.allCases) { item in
                        Button { tool = item } label: { Image(systemName: item.rawValue) }
                            .buttonStyle(.tool(selected: tool == item))
                    }
                    Divider()
                        .frame(height: 28)
                        .padding(.horizontal, 4)
                    Button {
                        edge = edge == .bottom ? .top : .bottom
                    } label: {
                        Image(systemName: "arrow.up.and.down")
                    }
                    .buttonStyle(.tool(selected: false))
                }
                .padding(6)
                .background(.white, in: .rect(cornerRadius: 16))
                .shadow(radius: 6, y: 2)
                .padding()
            }
    }
}

#Preview {
    FloatingToolbar()
}
