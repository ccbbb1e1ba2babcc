import SwiftUI

struct Magnifier: View {
    @State private var scale: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    @State private var anchor = UnitPoint.center
    @State private var angle: Angle = .zero
    var body: some View {
        let magnify = MagnifyGesture(minimumScaleDelta: 0.05).updating($pinch) { value, state, _ in state = value.magnification }.onEnded { scale = max(1, scale * $0.magnification) }
        let rotate = RotateGesture().onChanged { angle = $0.rotation }
        let tap = SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded { anchor = UnitPoint(x: $0.location.x / 300, y: $0.location.y / 200); scale = scale > 1 ? 1 : 3 }
        let longPress = LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture()).onEnded { value in if case .second(true, let drag?) = value { print(drag.translation) } }
        Image("map").resizable().frame(width: 300, height: 200)
            .scaleEffect(scale * pinch, anchor: anchor)
            .rotationEffect(angle)
            .gesture(magnify.simultaneously(with: rotate).exclusively(before: longPress))
            .simultaneousGesture(tap)
            .clipped()
            .defersSystemGestures(on: .vertical)
    }
}
