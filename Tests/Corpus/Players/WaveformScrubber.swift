import SwiftUI

struct WaveformScrubber: View {
    @Binding var progress: Double
    var samples: [CGFloat]
    var barWidth: CGFloat = 3
    var gap: CGFloat = 2

    var body: some View {
        GeometryReader { geo in
            let count = Int(geo.size.width / (barWidth + gap))
            HStack(alignment: .center, spacing: gap) {
                ForEach(0..<max(count, 0), id: \.self) { bar in
                    let sample = samples[bar * samples.count / max(count, 1)]
                    Capsule()
                        .fill(Double(bar) / Double(count) <= progress ? Color.orange : Color.secondary.opacity(0.4))
                        .frame(width: barWidth, height: max(geo.size.height * sample, barWidth))
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { progress = min(max($0.location.x / geo.size.width, 0), 1) }
            )
        }
    }
}

struct VoiceMemoRow: View {
    @State private var progress = 0.35
    private let samples: [CGFloat] = (0..<80).map { abs(sin(CGFloat($0) * 0.35)) * 0.8 + 0.1 }

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "play.circle.fill")
                .font(.system(size: 40))
            WaveformScrubber(progress: $progress, samples: samples)
                .frame(height: 44)
            Text("\(Int(progress * 100))%")
                .monospacedDigit()
                .frame(width: 48, alignment: .trailing)
        }
        .padding()
    }
}

#Preview {
    VoiceMemoRow()
}
