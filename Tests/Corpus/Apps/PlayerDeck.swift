import SwiftUI
import AVFoundation
import AVKit
import MediaPlayer

final class AudioDeck: NSObject, ObservableObject, AVAudioPlayerDelegate {
    static let shared = AudioDeck()

    @Published var isPlaying = false
    @Published var progress: Double = 0.32
    @Published var volume: Float = 0.6
    @Published var queue: [Track] = Track.samples
    @Published var index = 0

    private var player: AVAudioPlayer?
    private var timeObserver: Any?
    private let session = AVAudioSession.sharedInstance()

    override init() {
        super.init()
        configure()
    }

    var current: Track { queue[index % queue.count] }
    var elapsed: TimeInterval { progress * current.duration }

    private func configure() {
        do {
            try session.setCategory(.playback, mode: .default, options: [.allowAirPlay])
            try session.setActive(true)
        } catch {
            print("session failed: \(error.localizedDescription)")
        }
        NotificationCenter.default.addObserver(self, selector: #selector(interrupted(_:)), name: AVAudioSession.interruptionNotification, object: nil)
    }

    @objc private func interrupted(_ note: Notification) {
        guard let info = note.userInfo, let raw = info[AVAudioSessionInterruptionTypeKey] as? UInt,
              let type = AVAudioSession.InterruptionType(rawValue: raw) else { return }
        if type == .began { isPlaying = false }
    }

    func toggle() {
        isPlaying.toggle()
        if player == nil, let url = Bundle.main.url(forResource: current.file, withExtension: "m4a") {
            player = try? AVAudioPlayer(contentsOf: url)
            player?.delegate = self
            player?.prepareToPlay()
        }
        isPlaying ? player?.play() : player?.pause()
    }

    func next() { index = (index + 1) % queue.count; progress = 0 }
    func previous() { index = index == 0 ? queue.count - 1 : index - 1; progress = 0 }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { next() }

    deinit { NotificationCenter.default.removeObserver(self) }
}

struct Track: Identifiable, Equatable {
    let id = UUID()
    let title: String
    let artist: String
    let file: String
    let duration: TimeInterval
    let palette: [Color]

    static let samples: [Track] = [
        .init(title: "Harbour Lights", artist: "The Quiet Tide", file: "harbour", duration: 214, palette: [.indigo, .teal]),
        .init(title: "Paper Planes at Dusk", artist: "Mina Oduya", file: "paper", duration: 187, palette: [.orange, .pink]),
        .init(title: "Winter Bees", artist: "Low Orchard", file: "bees", duration: 301, palette: [.mint, .blue])
    ]
}

extension TimeInterval {
    var clock: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        return formatter.string(from: self) ?? "0:00"
    }
}

struct DeckSlider: View {
    @Binding var value: Double
    var onEditingChanged: (Bool) -> Void = { _ in }
    @GestureState private var isDragging = false

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.25))
                Capsule().fill(.white).frame(width: max(0, width * value))
                Circle()
                    .fill(.white)
                    .frame(width: isDragging ? 20 : 12)
                    .shadow(radius: 2)
                    .offset(x: width * value - (isDragging ? 10 : 6))
            }
            .frame(height: isDragging ? 10 : 5)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isDragging) { _, state, _ in state = true }
                    .onChanged { gesture in value = min(max(0, gesture.location.x / width), 1) }
                    .onEnded { _ in onEditingChanged(false) }
            )
        }
        .frame(height: 24)
    }
}

struct AirPlayButton: UIViewRepresentable {
    func makeUIView(context: Context) -> AVRoutePickerView {
        let view = AVRoutePickerView()
        view.tintColor = .white
        view.activeTintColor = UIColor(Color.accentColor)
        view.prioritizesVideoDevices = false
        return view
    }
    func updateUIView(_ uiView: AVRoutePickerView, context: Context) {}
}

struct TransportButtonStyle: ButtonStyle {
    var size: CGFloat
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: size, weight: .bold))
            .symbolVariant(.fill)
            .foregroundStyle(.white.opacity(isEnabled ? 1 : 0.4))
            .padding(size * 0.5)
            .background {
                Circle().fill(.white.opacity(configuration.isPressed ? 0.2 : 0))
            }
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == TransportButtonStyle {
    static func transport(_ size: CGFloat) -> Self { Self(size: size) }
}

struct PlayerDeck: View {
    @ObservedObject var deck: AudioDeck = .shared
    @State private var showsQueue = false
    @State private var artworkScale: CGFloat = 1
    @Namespace private var artwork
    let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            backdrop
            VStack(spacing: 24) {
                Capsule().fill(.white.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 8)
                if showsQueue { queueList } else { cover }
                titles
                timeline
                transport
                volumeRow
                bottomBar
            }
            .padding(.horizontal, 28)
            .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 12)
        }
        .onReceive(ticker) { _ in
            guard deck.isPlaying else { return }
            deck.progress = min(1, deck.progress + 1 / deck.current.duration)
        }
        .onChange(of: deck.isPlaying) { _, playing in
            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { artworkScale = playing ? 1 : 0.82 }
        }
        .preferredColorScheme(.dark)
        .statusBarHidden()
    }

    private var backdrop: some View {
        LinearGradient(colors: deck.current.palette, startPoint: .topLeading, endPoint: .bottomTrailing)
            .overlay(.ultraThinMaterial.opacity(0.4))
            .ignoresSafeArea()
    }

    private var cover: some View {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
            .fill(AngularGradient(colors: deck.current.palette + [deck.current.palette[0]], center: .center))
            .aspectRatio(1, contentMode: .fit)
            .overlay { Image(systemName: "music.note").resizable().scaledToFit().padding(80).foregroundStyle(.white.opacity(0.7)) }
            .matchedGeometryEffect(id: "cover", in: artwork)
            .shadow(color: .black.opacity(0.35), radius: 24, y: 12)
            .scaleEffect(artworkScale)
            .frame(maxWidth: UIScreen.main.bounds.width - 56)
    }

    private var queueList: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(Array(zip(deck.queue.indices, deck.queue)), id: \.1.id) { offset, track in
                    HStack {
                        Text("\(offset + 1)").monospacedDigit().frame(width: 24)
                        VStack(alignment: .leading) {
                            Text(track.title).bold()
                            Text(track.artist).font(.caption)
                        }
                        Spacer()
                        Text(track.duration.clock)
                    }
                    .opacity(offset == deck.index ? 1 : 0.6)
                    .onTapGesture { deck.index = offset }
                }
            }
        }
        .frame(maxHeight: 320)
    }

    private var titles: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(deck.current.title).font(.title2.bold()).lineLimit(1).minimumScaleFactor(0.7)
                Text(deck.current.artist).foregroundStyle(.white.opacity(0.7))
            }
            Spacer()
            Button { UIImpactFeedbackGenerator(style: .light).impactOccurred() } label: {
                Image(systemName: "star.circle").font(.title)
            }
        }
        .foregroundColor(.white)
    }

    private var timeline: some View {
        VStack(spacing: 4) {
            DeckSlider(value: $deck.progress)
            HStack {
                Text(deck.elapsed.clock)
                Spacer()
                Text("-" + (deck.current.duration - deck.elapsed).clock)
            }
            .font(.caption.monospacedDigit())
            .foregroundColor(.white.opacity(0.7))
        }
    }

    private var transport: some View {
        HStack(spacing: 0) {
            Group {
                Button(action: deck.previous) { Image(systemName: "backward") }.buttonStyle(.transport(24))
                Button(action: deck.toggle) { Image(systemName: deck.isPlaying ? "pause" : "play") }.buttonStyle(.transport(40))
                Button(action: deck.next) { Image(systemName: "forward") }.buttonStyle(.transport(24))
            }
            .frame(maxWidth: .infinity)
        }
    }

    private var volumeRow: some View {
        HStack {
            Image(systemName: "speaker.fill")
            Slider(value: Binding(get: { Double(deck.volume) }, set: { deck.volume = Float($0) }), in: 0...1)
                .tint(.white)
            Image(systemName: "speaker.wave.3.fill")
        }
        .font(.caption)
        .foregroundStyle(.white.opacity(0.8))
    }

    private var bottomBar: some View {
        HStack {
            Button {} label: { Image(systemName: "quote.bubble") }
            Spacer()
            AirPlayButton().frame(width: 44, height: 44)
            Spacer()
            Button { withAnimation { showsQueue.toggle() } } label: { Image(systemName: "list.bullet") }
        }
        .font(.title3)
        .foregroundColor(.white)
    }
}

struct PlayerDeck_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PlayerDeck()
            PlayerDeck().previewDevice("iPhone SE (3rd generation)").previewDisplayName("Small")
        }
    }
}
