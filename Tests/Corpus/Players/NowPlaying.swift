import SwiftUI

class PlayerViewModel: ObservableObject {
    @Published var position: TimeInterval = 83
    @Published var volume: Double = 0.6
    @Published var isPlaying = false
    let duration: TimeInterval = 254

    var elapsedText: String { Self.format(position) }
    var remainingText: String { "-" + Self.format(duration - position) }

    static func format(_ interval: TimeInterval) -> String {
        let seconds = Int(interval)
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    func skip(by seconds: TimeInterval) {
        position = min(max(0, position + seconds), duration)
    }
}

struct NowPlaying: View {
    @StateObject private var player = PlayerViewModel()

    var body: some View {
        VStack(spacing: 28) {
            Capsule()
                .fill(Color.secondary)
                .frame(width: 36, height: 5)
            Color.indigo
                .aspectRatio(1, contentMode: .fit)
                .cornerRadius(12)
                .shadow(radius: 20)
                .scaleEffect(player.isPlaying ? 1 : 0.8)
                .animation(.spring(), value: player.isPlaying)
            HStack {
                VStack(alignment: .leading) {
                    Text("Blue Hour").font(.title2).bold()
                    Text("Kestrel").font(.title3).foregroundColor(.pink)
                }
                Spacer()
                Image(systemName: "ellipsis.circle.fill").font(.title)
            }
            VStack(spacing: 2) {
                Slider(value: $player.position, in: 0...player.duration)
                HStack {
                    Text(player.elapsedText)
                    Spacer()
                    Text(player.remainingText)
                }
                .font(.caption)
                .foregroundColor(.secondary)
            }
            HStack(spacing: 50) {
                Button(action: { player.skip(by: -15) }) { Image(systemName: "gobackward.15") }
                Button(action: { player.isPlaying.toggle() }) {
                    Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.system(size: 48))
                }
                Button(action: { player.skip(by: 15) }) { Image(systemName: "goforward.15") }
            }
            .font(.title)
            HStack {
                Image(systemName: "speaker.fill")
                Slider(value: $player.volume)
                Image(systemName: "speaker.wave.3.fill")
            }
            .foregroundColor(.secondary)
        }
        .padding(24)
    }
}

struct NowPlaying_Previews: PreviewProvider {
    static var previews: some View {
        NowPlaying()
    }
}
