import SwiftUI

struct ThumbSlider<V: BinaryFloatingPoint>: View where V.Stride: BinaryFloatingPoint {
    @Binding var value: V
    let range: ClosedRange<V>
    var trackHeight: CGFloat = 6
    @State private var isDragging = false
    private var fraction: CGFloat { CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)) }
    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().frame(height: trackHeight).foregroundStyle(.quaternary)
                Capsule().frame(width: geometry.size.width * fraction, height: trackHeight).foregroundStyle(.tint)
                Circle()
                    .fill(.white)
                    .frame(width: isDragging ? 30 : 24)
                    .shadow(radius: isDragging ? 6 : 2)
                    .offset(x: (geometry.size.width - 24) * fraction)
                    .gesture(DragGesture().onChanged { drag in
                        isDragging = true
                        let new = range.lowerBound + V(drag.location.x / geometry.size.width) * (range.upperBound - range.lowerBound)
                        value = min(max(new, range.lowerBound), range.upperBound)
                    }.onEnded { _ in isDragging = false })
            }
            .frame(maxHeight: .infinity)
        }
        .frame(height: 32)
    }
}
struct ThumbSliderDemo: View {
    @State private var opacity = 0.6
    @State private var size: CGFloat = 120
    var body: some View {
        VStack { Circle().fill(.purple.opacity(opacity)).frame(width: size, height: size); ThumbSlider(value: $opacity, range: 0...1); ThumbSlider(value: $size, range: 40...200, trackHeight: 4) }.padding()
    }
}
