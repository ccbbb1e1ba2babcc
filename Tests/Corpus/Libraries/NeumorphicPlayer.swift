import SwiftUI

struct NeumorphicStyle: ButtonStyle {
    var padding: CGFloat = 20
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding(padding)
            .contentShape(Circle())
            .background(
                Group {
                    if configuration.isPressed {
                        Circle().fill(Color.offWhite)
                            .overlay(Circle().stroke(Color.gray, lineWidth: 4).blur(radius: 4).offset(x: 2, y: 2).mask(Circle().fill(LinearGradient(Color.black, Color.clear))))
                            .overlay(Circle().stroke(Color.white, lineWidth: 8).blur(radius: 4).offset(x: -2, y: -2).mask(Circle().fill(LinearGradient(Color.clear, Color.black))))
                    } else {
                        Circle().fill(Color.offWhite)
                            .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
                            .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
                    }
                }
            )
            .scaleEffect(configuration.isPressed ? 0.95 : 1.0)
            .animation(.spring())
    }
}
extension Color { static let offWhite = Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255) }
extension LinearGradient {
    init(_ colors: Color...) { self.init(gradient: Gradient(colors: colors), startPoint: .topLeading, endPoint: .bottomTrailing) }
}
extension ButtonStyle where Self == NeumorphicStyle {
    static var neumorphic: NeumorphicStyle { .init() }
    static func neumorphic(padding: CGFloat) -> NeumorphicStyle { NeumorphicStyle(padding: padding) }
}
extension Image {
    func iconModifier() -> some View { self.resizable().scaledToFit() }
    func symbol(_ size: CGFloat) -> some View { iconModifier().frame(width: size, height: size) }
}
struct ProgressArc: View {
    var value: CGFloat
    var body: some View {
        Circle()
            .trim(from: 0.1, to: 0.1 + 0.8 * value)
            .stroke(AngularGradient(gradient: Gradient(colors: [.pink, .orange]), center: .center, startAngle: .degrees(0), endAngle: .degrees(360)), style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round, miterLimit: 10, dash: [], dashPhase: 0))
            .rotationEffect(.degrees(90))
            .background(Circle().trim(from: 0.1, to: 0.9).stroke(Color.gray.opacity(0.3), style: .init(lineWidth: 8, lineCap: .round)).rotationEffect(Angle.degrees(90)))
    }
}
struct NeumorphicPlayer: View {
    @State private var progress: CGFloat = 0.35
    @State private var isPlaying = false
    @Environment(\.verticalSizeClass) var verticalSizeClass: UserInterfaceSizeClass?
    var artwork: some View {
        ZStack {
            Circle().fill(LinearGradient(.orange, .pink)).padding(24)
            ProgressArc(value: progress)
            Image(systemName: "music.quarternote.3").symbol(80).foregroundColor(.white)
        }
        .frame(width: UIScreen.main.bounds.width * 0.7, height: UIScreen.main.bounds.width * 0.7)
    }
    var body: some View {
        ZStack {
            Color.offWhite.edgesIgnoringSafeArea(.all)
            Group {
                if verticalSizeClass == .compact { HStack(spacing: 40) { artwork; controls } } else { VStack(spacing: 40) { artwork; controls } }
            }
        }
    }
    var controls: some View {
        VStack(spacing: 30) {
            VStack { Text("Night Drive").font(.title).fontWeight(.bold); Text("The Midnight Owls").font(.subheadline).foregroundColor(.gray) }
            HStack(spacing: 24) {
                Button(action: { self.progress -= 0.1 }) { Image(systemName: "backward.fill").symbol(24) }.buttonStyle(NeumorphicStyle())
                Button(action: { self.isPlaying.toggle() }) { Image(systemName: isPlaying ? "pause.fill" : "play.fill").symbol(32) }.buttonStyle(.neumorphic(padding: 26))
                Button(action: { self.progress = min(1, self.progress + 0.1) }) { Image(systemName: "forward.fill").symbol(24) }.buttonStyle(.neumorphic)
            }
            .foregroundColor(.gray)
        }
    }
}
