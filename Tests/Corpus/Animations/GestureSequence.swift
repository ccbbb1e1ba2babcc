import SwiftUI

struct GestureSequence: View {
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

    @GestureState private var dragState = DragState.inactive
    @State private var position = CGSize.zero
    @State private var zoom: CGFloat = 1

    var body: some View {
        let press = LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true):
                    state = .pressing
                case .second(true, let drag):
                    state = .dragging(translation: drag?.translation ?? .zero)
                default:
                    state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                position.width += drag.translation.width
                position.height += drag.translation.height
            }

        return Circle()
            .fill(Color.blue)
            .overlay(dragState.isActive ? Circle().stroke(Color.white, lineWidth: 2) : nil)
            .frame(width: 100, height: 100)
            .scaleEffect(zoom)
            .offset(x: position.width + dragState.translation.width, y: position.height + dragState.translation.height)
            .animation(.linear(duration: 0.1), value: dragState.isActive)
            .gesture(press)
            .highPriorityGesture(
                MagnificationGesture()
                    .onChanged { zoom = max(0.5, $0) }
            )
    }
}

struct GestureSequence_Previews: PreviewProvider {
    static var previews: some View {
        GestureSequence()
    }
}
