import SwiftUI

struct PlayerBar: View {
    @State private var progress: Double = 0.35
    @State private var isPlaying = false
    let duration: TimeInterval = 254
    private func time(_ t: TimeInterval) -> String {
        let f = DateComponentsFormatter()
        f.allowedUnits = [.minute, .second]
        f.zeroFormattingBehavior = .pad
        return f.string(from: t) ?? "0:00"
    }
    var body: some View {
        VStack(spacing: 14) {
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.quaternary)
                    Capsule().fill(.tint).frame(width: proxy.size.width * progress)
                    Circle().fill(.white).shadow(radius: 2).frame(width: 16).offset(x: proxy.size.width * progress - 8)
                }
                .contentShape(.rect)
                .gesture(DragGesture(minimumDistance: 0).onChanged { progress = min(max(0, $0.location.x / proxy.size.width), 1) })
            }
            .frame(height: 6)
            HStack { Text(time(duration * progress)); Spacer(); Text("-" + time(duration * (1 - progress))) }
                .font(.caption2.monospacedDigit())
                .foregroundStyle(.secondary)
            HStack(spacing: 40) {
                ForEach(["backward.fill", isPlaying ? "pause.fill" : "play.fill", "forward.fill"], id: \.self) { name in
                    Image(systemName: name).font(name.contains("play") || name.contains("pause") ? .system(size: 44) : .title)
                }
            }
            .onTapGesture { isPlaying.toggle() }
        }
        .padding(.horizontal, 24)
    }
}
