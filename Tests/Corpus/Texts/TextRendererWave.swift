import SwiftUI

struct WaveRenderer: TextRenderer {
    var strength: Double
    var frequency: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(strength, frequency) }
        set { strength = newValue.first; frequency = newValue.second }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0) }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for (index, glyph) in run.enumerated() {
                    let yOffset = strength * sin(Double(index) * frequency)
                    var copy = context
                    copy.translateBy(x: 0, y: yOffset)
                    copy.draw(glyph, options: .disablesSubpixelQuantization)
                }
            }
        }
    }
}
struct TextRendererWave: View {
    @State private var amount = -10.0
    var body: some View {
        Text("Hello, **waves** of text")
            .font(.largeTitle)
            .textRenderer(WaveRenderer(strength: amount, frequency: 0.5))
            .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { amount = 10 } }
    }
}
