import SwiftUI

struct SplitPane<Leading: View, Trailing: View>: View {
    @ViewBuilder var leading: Leading
    @ViewBuilder var trailing: Trailing
    @State private var fraction: CGFloat = 0.35
    @GestureState private var dragStart: CGFloat? = nil
    var minimum: CGFloat = 80
    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            HStack(spacing: 0) {
                leading.frame(width: max(minimum, width * fraction))
                Rectangle()
                    .fill(.separator)
                    .frame(width: 1)
                    .overlay { Color.clear.frame(width: 12).contentShape(.rect).gesture(drag(width)).onHover { inside in
                        #if os(macOS)
                        if inside { NSCursor.resizeLeftRight.push() } else { NSCursor.pop() }
                        #endif
                    } }
                trailing.frame(maxWidth: .infinity)
            }
        }
    }
    private func drag(_ width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 1)
            .updating($dragStart) { _, state, _ in if state == nil { state = fraction } }
            .onChanged { value in fraction = ((dragStart ?? fraction) + value.translation.width / width).clamp(0.2, 0.8) }
    }
}
extension FloatingPoint { func clamp(_ lo: Self, _ hi: Self) -> Self { Swift.min(Swift.max(self, lo), hi) } }
struct SplitPaneDemo: View {
    var body: some View {
        SplitPane {
            List(1..<8) { Text("Item \($0)") }.listStyle(.sidebar)
        } trailing: {
            VStack { Text("Detail").font(.title); Text("Choose an item").foregroundStyle(.secondary) }
        }
        .frame(height: 300)
    }
}
