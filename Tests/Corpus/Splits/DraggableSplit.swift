import SwiftUI

struct DraggableSplit<Top: View, Bottom: View>: View {
    @State private var fraction: CGFloat = 0.5
    @GestureState private var dragOffset: CGFloat = 0
    let minimum: CGFloat
    let top: Top
    let bottom: Bottom

    init(minimum: CGFloat = 80, @ViewBuilder top: () -> Top, @ViewBuilder bottom: () -> Bottom) {
        self.minimum = minimum
        self.top = top()
        self.bottom = bottom()
    }

    var body: some View {
        GeometryReader { proxy in
            let total = proxy.size.height
            let height = min(max(total * fraction + dragOffset, minimum), total - minimum)
            VStack(spacing: 0) {
                top.frame(height: height)
                ZStack {
                    Color(.systemGray4)
                    Capsule().fill(Color(.systemGray)).frame(width: 40, height: 4)
                }
                .frame(height: 16)
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($dragOffset) { value, state, _ in state = value.translation.height }
                        .onEnded { fraction += $0.translation.height / total }
                )
                bottom.frame(maxHeight: .infinity)
            }
        }
    }
}

struct EditorWithConsole: View {
    var body: some View {
        DraggableSplit {
            ScrollView {
                Text("let greeting = \"Hello\"\nprint(greeting)")
                    .font(.system(.body, design: .monospaced))
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
            }
        } bottom: {
            Text("Hello")
                .font(.footnote.monospaced())
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .padding()
                .background(.black)
                .foregroundStyle(.green)
        }
    }
}

#Preview {
    EditorWithConsole()
}
