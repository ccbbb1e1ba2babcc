import SwiftUI
import AVFoundation
import MediaPlayer

struct Song: Identifiable {
    var id: String { name }
    let name, artist, album: String
    let length: TimeInterval
    let artwork: Color
}

class MusicPlayerViewModel: NSObject, ObservableObject, AVAudioPlayerDelegate {
    var player: AVAudioPlayer?
    @Published var current: TimeInterval = 64
    @Published var isPlaying = false
    @Published var volume: Float = 0.6
    private var timer: Timer?

    let queue: [Song] = [
        Song(name: "Blue in Green", artist: "Miles Davis", album: "Kind of Blue", length: 337, artwork: .blue),
        Song(name: "So What", artist: "Miles Davis", album: "Kind of Blue", length: 545, artwork: .indigo),
    ]

    var song: Song { queue[0] }
    var progress: Double { current / song.length }

    func setup() {
        guard let url = Bundle.main.url(forResource: "song", withExtension: "mp3") else { return }
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
            player = try AVAudioPlayer(contentsOf: url)
            player?.delegate = self
            player?.prepareToPlay()
        } catch let error {
            print("Cannot play", error.localizedDescription)
        }
    }

    func toggle() {
        isPlaying ? player?.pause() : { _ = player?.play() }()
        isPlaying.toggle()
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.current += 1
        }
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { isPlaying = false }
}

extension TimeInterval {
    var clock: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter.string(from: self) ?? "0:00"
    }
}

struct NeumorphicButtonStyle: ButtonStyle {
    var padding: CGFloat = 16
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding(padding)
            .background(
                Group {
                    if configuration.isPressed {
                        Circle().fill(Color.white)
                            .overlay(Circle().stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2)
                                .mask(Circle().fill(LinearGradient(gradient: Gradient(colors: [Color.black, .clear]), startPoint: .topLeading, endPoint: .bottomTrailing))))
                    } else {
                        Circle().fill(Color.white)
                            .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
                            .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
                    }
                }
            )
    }
}

struct PlayerScreen: View {
    @StateObject var vm = MusicPlayerViewModel()
    @State private var liked = false
    @State private var animate = false
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(stops: [.init(color: vm.song.artwork, location: 0), .init(color: .white, location: 0.7)]),
                           startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea(.all, edges: .all)
            VStack(spacing: 28) {
                HStack {
                    Button(action: {}) { Image(systemName: "chevron.down") }
                    Spacer()
                    VStack { Text("PLAYING FROM ALBUM").font(.caption2).tracking(1.2); Text(vm.song.album).bold() }
                    Spacer()
                    Button(action: {}) { Image(systemName: "ellipsis") }
                }
                .foregroundColor(.white)
                RoundedRectangle(cornerRadius: 20)
                    .fill(RadialGradient(gradient: Gradient(colors: [.white, vm.song.artwork]), center: .center, startRadius: 5, endRadius: 200))
                    .aspectRatio(1, contentMode: .fit)
                    .rotationEffect(.init(degrees: animate ? 360 : 0))
                    .animation(vm.isPlaying ? .linear(duration: 8).repeatForever(autoreverses: false) : .default, value: animate)
                HStack {
                    VStack(alignment: .leading) {
                        Text(vm.song.name).font(.title).fontWeight(.heavy)
                        Text(vm.song.artist).font(.title3).foregroundColor(.secondary)
                    }
                    Spacer()
                    Button(action: { liked.toggle() }) {
                        Image(systemName: liked ? "heart.fill" : "heart").symbolEffect(.bounce, value: liked)
                    }
                }
                VStack {
                    Slider(value: $vm.current, in: 0...vm.song.length) { editing in
                        if !editing { vm.player?.currentTime = vm.current }
                    }
                    .accentColor(.black)
                    HStack {
                        Text(vm.current.clock)
                        Spacer()
                        Text("-" + (vm.song.length - vm.current).clock)
                    }
                    .font(.caption)
                }
                HStack(spacing: 40) {
                    Button(action: {}) { Image(systemName: "backward.fill") }
                    Button(action: vm.toggle) { Image(systemName: vm.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle) }
                        .buttonStyle(NeumorphicButtonStyle(padding: 24))
                    Button(action: {}) { Image(systemName: "forward.fill") }
                }
                .buttonStyle(NeumorphicButtonStyle())
                HStack {
                    Image(systemName: "speaker.fill")
                    Slider(value: $vm.volume, in: 0...1)
                    Image(systemName: "speaker.wave.3.fill")
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 24)
            .foregroundColor(.black)
        }
        .onAppear(perform: vm.setup)
        .onChange(of: scenePhase) { phase in
            if phase == .background { print("background") }
        }
    }
}

struct PlayerScreen_Previews: PreviewProvider {
    static var previews: some View { PlayerScreen() }
}
