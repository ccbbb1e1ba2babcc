import SwiftUI

struct ZoomImage: View {
    @State private var currentAmount: CGFloat = 0
    @State private var finalAmount: CGFloat = 1
    @State private var currentAngle = Angle.degrees(0)
    @State private var finalAngle = Angle.degrees(0)
    @GestureState private var dragOffset: CGSize = .zero
    @State private var position: CGSize = .zero
    var body: some View {
        let magnify = MagnificationGesture()
            .onChanged { amount in currentAmount = amount - 1 }
            .onEnded { _ in
                finalAmount += currentAmount
                currentAmount = 0
            }
        let rotate = RotationGesture()
            .onChanged { angle in currentAngle = angle }
            .onEnded { _ in
                finalAngle += currentAngle
                currentAngle = .degrees(0)
            }
        let drag = DragGesture()
            .updating($dragOffset) { value, state, _ in state = value.translation }
            .onEnded { value in position = CGSize(width: position.width + value.translation.width, height: position.height + value.translation.height) }
        Image(systemName: "photo.artframe")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 200)
            .scaleEffect(finalAmount + currentAmount)
            .rotationEffect(currentAngle + finalAngle)
            .offset(x: position.width + dragOffset.width, y: position.height + dragOffset.height)
            .gesture(drag.simultaneously(with: magnify.simultaneously(with: rotate)))
            .onTapGesture(count: 2) { withAnimation(.easeOut) { finalAmount = finalAmount > 1 ? 1 : 2 } }
    }
}
