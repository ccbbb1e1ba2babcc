import SwiftUI

struct BottomSheet<Content: View>: View {
    @Binding var isOpen: Bool
    let maxHeight: CGFloat
    let minHeight: CGFloat
    let content: Content
    @GestureState private var translation: CGFloat = 0

    init(isOpen: Binding<Bool>, maxHeight: CGFloat, @ViewBuilder content: () -> Content) {
        self.minHeight = maxHeight * 0.3
        self.maxHeight = maxHeight
        self.content = content()
        self._isOpen = isOpen
    }
    private var offset: CGFloat { isOpen ? 0 : maxHeight - minHeight }
    private var indicator: some View {
        RoundedRectangle(cornerRadius: 3).fill(Color.secondary).frame(width: 60, height: 6).onTapGesture { self.isOpen.toggle() }
    }
    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                self.indicator.padding()
                self.content
            }
            .frame(width: geometry.size.width, height: self.maxHeight, alignment: .top)
            .background(Color(.secondarySystemBackground))
            .cornerRadius(16)
            .frame(height: geometry.size.height, alignment: .bottom)
            .offset(y: max(self.offset + self.translation, 0))
            .animation(.interactiveSpring(), value: isOpen)
            .animation(.interactiveSpring(), value: translation)
            .gesture(
                DragGesture().updating(self.$translation) { value, state, _ in
                    state = value.translation.height
                }.onEnded { value in
                    let snapDistance = self.maxHeight * 0.25
                    guard abs(value.translation.height) > snapDistance else { return }
                    self.isOpen = value.translation.height < 0
                }
            )
        }
    }
}

struct BottomSheetDemo: View {
    @State private var bottomSheetShown = false
    var body: some View {
        GeometryReader { geometry in
            Color.green
            BottomSheet(isOpen: self.$bottomSheetShown, maxHeight: geometry.size.height * 0.7) {
                Color.blue
            }
        }.edgesIgnoringSafeArea(.all)
    }
}
#Preview { BottomSheetDemo() }
