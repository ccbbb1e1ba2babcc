import SwiftUI

struct AudioWaveform: View {
    var samples: [Float]
    var progress: Double
    var spacing: CGFloat = 2
    var minHeight: CGFloat = 3

    var body: some View {
        GeometryReader { geometry in
            let barWidth = max(1, (geometry.size.width - spacing * CGFloat(samples.count - 1)) / CGFloat(samples.count))
            HStack(alignment: .center, spacing: spacing) {
                ForEach(samples.indices, id: \.self) { index in
                    let played = Double(index) / Double(samples.count) < progress
                    RoundedRectangle(cornerRadius: barWidth / 2)
                        .foregroundStyle(played ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                        .frame(width: barWidth, height: max(minHeight, CGFloat(samples[index]) * geometry.size.height))
                }
            }
            .frame(maxHeight: .infinity)
        }
        .drawingGroup()
        .accessibilityHidden(true)
    }
}

struct VoiceMessageBubble: View {
    enum PlaybackState: Equatable { case idle, playing(at: TimeInterval), failed(reason: String) }
    let duration: TimeInterval = 74.6
    let isOutgoing: Bool
    @State private var state: PlaybackState = .playing(at: 21)
    @State private var rate: Float = 1.5

    private let samples: [Float] = (0..<40).map { i in abs(sinf(Float(i) * 0.7)) * 0.8 + 0.1 }

    private var progress: Double {
        guard case .playing(let at) = state else { return 0 }
        return at / duration
    }
    private var clock: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        if case let .playing(at: t) = state { return formatter.string(from: t) ?? "–:––" }
        return formatter.string(from: duration) ?? ""
    }

    var body: some View {
        HStack(spacing: 12) {
            Button {
                if case .idle = state { state = .playing(at: 0) } else { state = .idle }
            } label: {
                Image(systemName: progress > 0 ? "pause.circle.fill" : "play.circle.fill")
                    .font(.system(size: 36))
                    .contentTransition(.symbolEffect(.replace))
            }
            VStack(alignment: .leading, spacing: 4) {
                AudioWaveform(samples: samples, progress: progress)
                    .frame(height: 28)
                HStack {
                    Text(clock).font(.caption2.monospacedDigit())
                    Spacer()
                    Menu {
                        Picker("Rate", selection: $rate) {
                            ForEach([1, 1.5, 2] as [Float], id: \.self) { Text("\($0.formatted())×").tag($0) }
                        }
                    } label: {
                        Text("\(rate, format: .number)×").font(.caption2.bold()).padding(.horizontal, 6).padding(.vertical, 2)
                            .background(.thinMaterial, in: Capsule())
                    }
                    .menuIndicator(.hidden)
                    .fixedSize()
                }
            }
        }
        .padding(10)
        .background(isOutgoing ? Color.blue.opacity(0.2) : Color(.secondarySystemBackground))
        .clipShape(.rect(topLeadingRadius: 18, bottomLeadingRadius: isOutgoing ? 18 : 4, bottomTrailingRadius: isOutgoing ? 4 : 18, topTrailingRadius: 18))
        .frame(maxWidth: 280, alignment: isOutgoing ? .trailing : .leading)
        .frame(maxWidth: .infinity, alignment: isOutgoing ? .trailing : .leading)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
            if case .playing(let t) = state { state = t >= duration ? .idle : .playing(at: t + TimeInterval(rate)) }
        }
    }
}

#Preview {
    ScrollView {
        LazyVStack(spacing: 8) {
            VoiceMessageBubble(isOutgoing: false)
            VoiceMessageBubble(isOutgoing: true)
        }
        .scenePadding()
    }
}
