import SwiftUI

struct ShaderEffects: View {
    let startDate = Date()
    @State private var strength = 3.0
    var body: some View {
        VStack {
            TimelineView(.animation) { context in
                Image(systemName: "figure.walk.circle")
                    .font(.system(size: 200))
                    .colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.blue)))
                    .distortionEffect(ShaderLibrary.simpleWave(.float(startDate.timeIntervalSinceNow)), maxSampleOffset: CGSize(width: 0, height: 10))
            }
            Image(systemName: "star.fill")
                .font(.system(size: 60))
                .layerEffect(ShaderLibrary.pixellate(.float(strength)), maxSampleOffset: .zero)
            Slider(value: $strength, in: 1...20)
            Text("Glow").foregroundStyle(ShaderLibrary.gradientFill())
        }
    }
}
