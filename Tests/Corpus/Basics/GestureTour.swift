import SwiftUI

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
        switch self {
        case .inactive: return false
        case .pressing, .dragging: return true
        }
    }

    var isDragging: Bool { if case .dragging = self { return true } else { return false } }
}

struct GestureTour: View {
    @GestureState private var dragState = DragState.inactive
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var magnification: CGFloat = 1
    @GestureState(initialValue: .zero) private var rotation: Angle
    @State private var viewState = CGSize.zero
    @State private var location = CGPoint(x: 60, y: 60)
    @State private var taps = 0
    @State private var scale: CGFloat = 1
    private let minimumLongPressDuration = 0.5

    var body: some View {
        let longPressDrag = LongPressGesture(minimumDuration: minimumLongPressDuration)
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
                self.viewState.width += drag.translation.width
                self.viewState.height += drag.translation.height
            }
        let pinchTwist = MagnificationGesture()
            .updating($magnification) { currentState, gestureState, _ in gestureState = currentState }
            .onEnded { scale *= $0 }
            .simultaneously(with: RotationGesture().updating($rotation) { v, s, _ in s = v })

        return VStack(spacing: 30) {
            Circle()
                .fill(Color.blue)
                .overlay(dragState.isDragging ? Circle().stroke(Color.white, lineWidth: 2) : nil)
                .frame(width: 100, height: 100, alignment: .center)
                .offset(x: viewState.width + dragState.translation.width, y: viewState.height + dragState.translation.height)
                .shadow(radius: dragState.isActive ? 8 : 0)
                .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
                .gesture(longPressDrag)
            Rectangle().fill(.green).frame(width: 120, height: 120)
                .scaleEffect(scale * magnification)
                .rotationEffect(rotation)
                .gesture(pinchTwist)
            ZStack {
                Color.gray.opacity(0.2)
                Circle().fill(.red).frame(width: 40).position(location)
                    .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { location = $0.location })
                    .highPriorityGesture(DragGesture().onChanged { self.location = $0.predictedEndLocation })
            }
            .frame(height: 120)
            Text("Tapped \(taps)")
                .onTapGesture(count: 2) { taps += 2 }
                .onTapGesture(count: 1, coordinateSpace: .global) { point in taps += Int(point.x > 0 ? 1 : 0) }
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 10, perform: { taps = 0 }, onPressingChanged: { _ in })
                .gesture(TapGesture(count: 3).modifiers(.command).exclusively(before: LongPressGesture()), including: .gesture)
        }
    }
}

struct GestureTour_Previews: PreviewProvider { static var previews: some View { GestureTour() } }
