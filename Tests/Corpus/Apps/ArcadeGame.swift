import SwiftUI
import SpriteKit
import GameKit
import CoreMotion

struct PhysicsCategory { static let none: UInt32 = 0; static let player: UInt32 = 0b1; static let rock: UInt32 = 0b10; static let coin: UInt32 = 1 << 2 }
final class RunnerScene: SKScene, SKPhysicsContactDelegate, ObservableObject {
    @Published var score = 0
    @Published var lives = 3
    private let player = SKSpriteNode(color: SKColor.orange, size: CGSize(width: 32, height: 48))
    private let motion = CMMotionManager()
    private var lastUpdate: TimeInterval = 0
    override func didMove(to view: SKView) {
        backgroundColor = SKColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
        physicsWorld.contactDelegate = self
        physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        player.position = CGPoint(x: frame.midX * 0.4, y: frame.midY)
        player.physicsBody = SKPhysicsBody(rectangleOf: player.size)
        player.physicsBody?.categoryBitMask = PhysicsCategory.player
        player.physicsBody?.contactTestBitMask = PhysicsCategory.rock | PhysicsCategory.coin
        addChild(player)
        run(.repeatForever(.sequence([.run(spawn), .wait(forDuration: 1.2, withRange: 0.6)])))
        motion.startAccelerometerUpdates()
    }
    private func spawn() {
        let isCoin = Bool.random()
        let node = SKShapeNode(circleOfRadius: isCoin ? 10 : .random(in: 14...28))
        node.fillColor = isCoin ? .yellow : .gray
        node.position = CGPoint(x: size.width + 40, y: CGFloat.random(in: 40...(size.height - 40)))
        node.run(SKAction.sequence([SKAction.moveTo(x: -40, duration: 3), .removeFromParent()]))
        addChild(node)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { player.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 24)) }
    override func update(_ currentTime: TimeInterval) {
        let delta = lastUpdate == 0 ? 0 : currentTime - lastUpdate
        lastUpdate = currentTime
        if let tilt = motion.accelerometerData?.acceleration.x { player.position.x += CGFloat(tilt * delta * 300) }
    }
    func didBegin(_ contact: SKPhysicsContact) {
        let mask = contact.bodyA.categoryBitMask | contact.bodyB.categoryBitMask
        switch mask {
        case PhysicsCategory.player | PhysicsCategory.coin: score += 10; contact.bodyB.node?.removeFromParent()
        case PhysicsCategory.player | PhysicsCategory.rock: lives -= 1; if lives == 0 { isPaused = true }
        default: break
        }
    }
}
enum GamePhase: Equatable { case menu, playing, over(score: Int, isRecord: Bool) }
@MainActor final class GameCenter: ObservableObject { @Published var isAuthenticated = false; @Published var leaders: [Leader] = Leader.samples; struct Leader: Identifiable { let id = UUID(); let rank: Int; let name: String; let score: Int; static let samples = zip(1..., [("Mika", 1290), ("Jo", 980), ("Ren", 640)]).map { Leader(rank: $0, name: $1.0, score: $1.1) } }
    func authenticate() { GKLocalPlayer.local.authenticateHandler = { controller, error in if let error { print(error); return }; self.isAuthenticated = GKLocalPlayer.local.isAuthenticated } }
    func submit(_ score: Int) async { try? await GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["main"]) } }
struct ArcadeGame: View {
    @State private var phase: GamePhase = .menu
    @StateObject private var center = GameCenter()
    @StateObject private var scene: RunnerScene = { let scene = RunnerScene(); scene.size = CGSize(width: 390, height: 300); scene.scaleMode = .aspectFill; return scene }()
    @AppStorage("highscore") private var record = 0
    @State private var shake = 0
    private let columns = [GridItem(.fixed(44)), GridItem(.flexible(), alignment: .leading), GridItem(.fixed(80), alignment: .trailing)]
    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .top) {
                starfield(in: proxy.size)
                VStack(spacing: 16) {
                    hud
                    SpriteView(scene: scene, options: [.allowsTransparency], debugOptions: [.showsFPS]).frame(width: proxy.size.width, height: min(proxy.size.width * 0.75, 300)).clipShape(RoundedRectangle(cornerRadius: 12)).modifier(Shake(travel: 8, count: shake)).overlay { overlay }
                    leaderboard
                    Spacer()
                }
                .padding(.top, proxy.safeAreaInsets.top)
            }
        }
        .ignoresSafeArea()
        .foregroundStyle(.white)
        .onAppear { center.authenticate() }
        .onChange(of: scene.lives) { _, lives in withAnimation { shake += 1 }; if lives <= 0 { finish() } }
    }
    private func starfield(in size: CGSize) -> some View {
        Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, canvas in
            context.fill(Path(CGRect(origin: .zero, size: canvas)), with: .linearGradient(Gradient(colors: [.black, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 0, y: canvas.height)))
            var generator = SplitMix(seed: 7)
            for _ in 0..<80 { let p = CGPoint(x: CGFloat(generator.next(in: 0...1)) * canvas.width, y: CGFloat(generator.next(in: 0...1)) * canvas.height); context.fill(Circle().path(in: CGRect(x: p.x, y: p.y, width: 2, height: 2)), with: .color(.white.opacity(0.6))) }
        }
        .frame(width: size.width, height: size.height)
    }
    private var hud: some View { HStack { Label("\(scene.score)", systemImage: "bitcoinsign.circle").contentTransition(.numericText(value: Double(scene.score))); Spacer(); HStack(spacing: 2) { ForEach(0..<3, id: \.self) { i in Image(systemName: "heart.fill").foregroundStyle(i < scene.lives ? .red : .gray.opacity(0.4)) } } }.font(.title3.bold()).padding(.horizontal) }
    @ViewBuilder private var overlay: some View { switch phase {
        case .menu: Button { phase = .playing } label: { Text("PLAY").font(.system(size: 34, weight: .black, design: .rounded)).padding(.horizontal, 40).padding(.vertical, 12).background(.orange, in: .capsule).shadow(color: .orange, radius: 20) }.buttonStyle(.plain)
        case .playing: EmptyView()
        case let .over(score, isRecord): VStack { Text(isRecord ? "New record!" : "Game over").font(.largeTitle.bold()); Text("\(score) points"); Button("Again") { phase = .playing }.buttonStyle(.borderedProminent) }.padding(24).background(.ultraThinMaterial, in: .rect(cornerRadius: 20)) } }
    private var leaderboard: some View { LazyVGrid(columns: columns, spacing: 10) { ForEach(center.leaders) { leader in Text("#\(leader.rank)").foregroundStyle(.secondary); Text(leader.name); Text(leader.score, format: .number).monospacedDigit() } }.padding().background(.white.opacity(0.08), in: .rect(cornerRadius: 12)).padding(.horizontal) }
    private func finish() { let isRecord = scene.score > record; record = max(record, scene.score); phase = .over(score: scene.score, isRecord: isRecord); Task { await center.submit(scene.score) } }
}
struct SplitMix { var state: UInt64; init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 { state &+= 0x9E3779B97F4A7C15; var z = state; z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9; z = (z ^ (z >> 27)) &* 0x94D049BB133111EB; return z ^ (z >> 31) }
    mutating func next(in range: ClosedRange<Double>) -> Double { range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound) } }
struct Shake: GeometryEffect { var travel: CGFloat; var count: Int; var animatableData: CGFloat { get { CGFloat(count) } set { count = Int(newValue) } }
    func effectValue(size: CGSize) -> ProjectionTransform { .init(CGAffineTransform(translationX: travel * sin(CGFloat(count) * .pi * 2), y: 0)) } }
struct ArcadeGame_Previews: PreviewProvider { static var previews: some View { ArcadeGame().previewInterfaceOrientation(.portrait) } }
