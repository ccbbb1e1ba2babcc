import SwiftUI

struct DepthCarousel: View {
    @State private var snapped = 0.0
    @State private var dragging = 0.0
    let count = 7
    private func distance(_ item: Int) -> Double { (dragging - Double(item)).remainder(dividingBy: Double(count)) }
    private func xOffset(_ item: Int) -> Double { sin(Double.pi * 2 / Double(count) * distance(item)) * 150 }
    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { item in
                RoundedRectangle(cornerRadius: 18)
                    .fill(Color(hue: Double(item) / Double(count), saturation: 0.6, brightness: 0.9))
                    .frame(width: 180, height: 240)
                    .overlay(Text("\(item)").font(.largeTitle))
                    .scaleEffect(1.0 - abs(distance(item)) * 0.2)
                    .opacity(1.0 - abs(distance(item)) * 0.3)
                    .offset(x: xOffset(item), y: 0)
                    .zIndex(1.0 - abs(distance(item)) * 0.1)
            }
        }
        .gesture(
            DragGesture()
                .onChanged { value in dragging = snapped + value.translation.width / 100 }
                .onEnded { value in
                    withAnimation {
                        dragging = snapped + value.predictedEndTranslation.width / 100
                        dragging = round(dragging).remainder(dividingBy: Double(count))
                        snapped = dragging
                    }
                }
        )
    }
}
