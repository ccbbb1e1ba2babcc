import AVKit
import SwiftUI
import WebKit

struct LoopingPlayer: UIViewRepresentable {
    let name: String
    func makeUIView(context: Context) -> UIView { QueuePlayerUIView(frame: .zero, name: name) }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

class QueuePlayerUIView: UIView {
    private var playerLayer = AVPlayerLayer()
    private var playerLooper: AVPlayerLooper?

    init(frame: CGRect, name: String) {
        super.init(frame: frame)
        let fileUrl = Bundle.main.url(forResource: name, withExtension: "mov")!
        let playerItem = AVPlayerItem(url: fileUrl)
        let player = AVQueuePlayer(playerItem: playerItem)
        playerLayer.player = player
        playerLayer.videoGravity = .resizeAspectFill
        layer.addSublayer(playerLayer)
        playerLooper = AVPlayerLooper(player: player, templateItem: playerItem)
        player.play()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        playerLayer.frame = bounds
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct WebPage: UIViewRepresentable {
    let url: URL
    @Binding var isLoading: Bool

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, WKNavigationDelegate {
        let parent: WebPage
        init(_ parent: WebPage) { self.parent = parent }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.isLoading = false }
    }
}

final class PlayerModel: ObservableObject {
    @Published var time: Double = 0
    let player = AVPlayer(url: URL(string: "https://example.com/video.m3u8")!)
    private var observer: Any?

    init() {
        observer = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main) { [weak self] time in
            self?.time = time.seconds
        }
        NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main) { [weak self] _ in
            self?.player.seek(to: .zero)
            self?.player.play()
        }
        player.actionAtItemEnd = .none
    }
}

struct VideoFeed: View {
    @StateObject private var model = PlayerModel()
    @State private var loading = true

    var body: some View {
        VStack(spacing: 0) {
            VideoPlayer(player: model.player) {
                VStack { Spacer(); Text("LIVE").padding(4).background(.red).foregroundColor(.white) }
            }
            .frame(height: 220)
            .onAppear { model.player.play() }
            .onDisappear { model.player.pause() }
            LoopingPlayer(name: "intro").frame(height: 100).clipped()
            ZStack {
                WebPage(url: URL(string: "https://example.com")!, isLoading: $loading)
                if loading { ProgressView().scaleEffect(2) }
            }
            Text("t = \(model.time, specifier: "%.2f")")
        }
    }
}

struct VideoFeed_Previews: PreviewProvider { static var previews: some View { VideoFeed() } }
