import SwiftUI

struct CustomSlider<Track: View, Fill: View, Knob: View>: View {
    @Binding var value: CGFloat
    let range: (min: CGFloat, max: CGFloat)
    let knobWidth: CGFloat?
    let track: () -> Track; let fill: (() -> Fill)?; let knob: (Bool) -> Knob
    @State private var xOffset: CGFloat = 0
    @State private var lastOffset: CGFloat = 0
    @State private var isDragging = false
    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .init(horizontal: .leading, vertical: .center)) {
                track().frame(height: 6)
                fill?().frame(width: xOffset + (knobWidth ?? geometry.size.height) / 2, height: 6)
                knob(isDragging).frame(width: knobWidth ?? geometry.size.height, height: geometry.size.height)
                    .offset(x: xOffset)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { v in
                        isDragging = true
                        if abs(v.translation.width) < 0.1 { lastOffset = xOffset }
                        let maxX = geometry.size.width - (knobWidth ?? geometry.size.height)
                        xOffset = max(0, min(lastOffset + v.translation.width, maxX))
                        value = (range.max - range.min) * (xOffset / maxX) + range.min
                    }.onEnded { _ in isDragging = false })
            }
            .onAppear { xOffset = (geometry.size.width - (knobWidth ?? geometry.size.height)) * (value - range.min) / (range.max - range.min) }
        }
    }
}
struct CustomSliderDemo: View {
    @State private var value: CGFloat = 30
    var body: some View {
        CustomSlider(value: $value, range: (0, 100), knobWidth: nil, track: { Capsule().foregroundColor(Color(.systemGray4)) }, fill: { Capsule().foregroundColor(.green) }, knob: { Circle().fill($0 ? .gray : .white).shadow(radius: 2) })
            .frame(width: 260, height: 30)
    }
}
