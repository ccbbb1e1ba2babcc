import SwiftUI

struct SwipeableRow<Content: View>: View {
    @State private var offset: CGFloat = 0
    @State private var initial: CGFloat = 0
    let actions: [(symbol: String, tint: Color, run: () -> Void)]
    @ViewBuilder let content: Content
    private var total: CGFloat { CGFloat(actions.count) * 64 }
    var body: some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background(Color(.systemBackground))
            .offset(x: offset)
            .background(alignment: .trailing) {
                HStack(spacing: 0) {
                    ForEach(actions.indices, id: \.self) { i in
                        let action = actions[i]
                        Button(action: action.run) { Image(systemName: action.symbol).foregroundStyle(.white).frame(width: 64).frame(maxHeight: .infinity) }.background(action.tint)
                    }
                }
                .frame(width: max(0, -offset), alignment: .leading)
                .clipped()
            }
            .gesture(DragGesture().onChanged { v in offset = min(0, initial + v.translation.width) }.onEnded { _ in withAnimation(.snappy) { offset = offset < -total / 2 ? -total : 0; initial = offset } })
            .clipped()
    }
}
#Preview { VStack(spacing: 1) { ForEach(0..<3) { i in SwipeableRow(actions: [("trash", .red, {}), ("flag", .orange, { print(i) })]) { Text("Row \(i)") } } } }
