import SwiftUI

struct Song: Identifiable, Decodable {
    let id: Int
    let title: String
    let artist: String
    let seconds: Int

    enum CodingKeys: String, CodingKey {
        case id, title, artist
        case seconds = "duration"
    }

    var length: String { "\(seconds / 60):" + String(format: "%02d", seconds % 60) }
}

extension Array where Element == Song {
    var totalMinutes: Int { map(\.seconds).reduce(0, +) / 60 }
}

struct EqualizerBars: View {
    let heights: [CGFloat]

    var body: some View {
        HStack(alignment: .bottom, spacing: 2) {
            ForEach(Array(heights.enumerated()), id: \.0) { _, height in
                Rectangle().frame(width: 3, height: height)
            }
        }
        .frame(height: 16, alignment: .bottom)
        .foregroundStyle(.pink)
    }
}

struct PlaylistScreen: View {
    let songs = [
        Song(id: 1, title: "Harbour Lights", artist: "Mira Vale", seconds: 214),
        Song(id: 2, title: "Seven Ways to Leave a Very Small Town", artist: "The Understudies", seconds: 187),
        Song(id: 3, title: "Tin Roof", artist: "Okapi", seconds: 301)
    ]
    @State private var current = 2

    var body: some View {
        List {
            VStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 10)
                    .fill(.angularGradient(colors: [.red, .blue, .red], center: .center, startAngle: .zero, endAngle: .degrees(360)))
                    .frame(width: 200, height: 200)
                Text("Evening").font(.title2.bold())
                Text("\(songs.count) songs, \(songs.totalMinutes) minutes").font(.footnote)
                HStack {
                    Button { } label: { Label("Play", systemImage: "play.fill").frame(maxWidth: .infinity) }
                    Button { } label: { Label("Shuffle", systemImage: "shuffle").frame(maxWidth: .infinity) }
                }
                .buttonStyle(.bordered)
            }
            .frame(maxWidth: .infinity)
            .listRowSeparator(.hidden)
            ForEach(songs) { song in
                HStack(spacing: 12) {
                    Group {
                        if song.id == current {
                            EqualizerBars(heights: [6, 14, 9])
                        } else {
                            Text("\(song.id)").foregroundStyle(.secondary)
                        }
                    }
                    .frame(width: 24)
                    VStack(alignment: .leading) {
                        Text(song.title).lineLimit(1)
                        Text(song.artist).font(.caption).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(song.length).font(.caption.monospacedDigit())
                }
                .contextMenu {
                    Button("Play next") {}
                    Button("Remove", role: .destructive) {}
                }
            }
        }
        .listStyle(.plain)
    }
}

#Preview {
    PlaylistScreen()
}
