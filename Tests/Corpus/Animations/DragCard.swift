import SwiftUI

struct DragCard: View {
    @GestureState private var dragState = DragState.inactive
    @State private var viewState = CGSize.zero
    enum DragState {
        case inactive
        case pressing
        case dragging(translation: CGSize)
        var translation: CGSize {
            switch self {
            case .inactive, .pressing: return .zero
            case .dragging(let translation): return translation
            }
        }
        var isActive: Bool {
            if case .inactive = self { return false }
            return true
        }
    }
    var body: some View {
        let longPressDrag = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                self.viewState.width += drag.translation.width
                self.viewState.height += drag.translation.height
            }
        return RoundedRectangle(cornerRadius: 20)
            .fill(LinearGradient(gradient: Gradient(colors: [.purple, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(dragState.isActive ? RoundedRectangle(cornerRadius: 20).stroke(Color.white, lineWidth: 4) : nil)
            .frame(width: 160, height: 220, alignment: .center)
            .offset(x: viewState.width + dragState.translation.width, y: viewState.height + dragState.translation.height)
            .shadow(radius: dragState.isActive ? 8 : 0)
            .animation(.linear(duration: 0.2), value: dragState.isActive)
            .gesture(longPressDrag)
    }
}
