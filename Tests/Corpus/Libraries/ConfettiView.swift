import SwiftUI

struct ConfettiPiece: View {
    @State private var animate = false
    @State private var xSpeed = Double.random(in: 0.7...2)
    @State private var zSpeed = Double.random(in: 1...2)
    @State private var anchor = CGFloat.random(in: 0...1).rounded()
    let color: Color

    var body: some View {
        Rectangle()
            .fill(color)
            .frame(width: 10, height: 20)
            .onAppear { animate = true }
            .rotation3DEffect(.degrees(animate ? 360 : 0), axis: (x: 1, y: 0, z: 0))
            .animation(Animation.linear(duration: xSpeed).repeatForever(autoreverses: false), value: animate)
            .rotation3DEffect(.degrees(animate ? 360 : 0), axis: (x: 0, y: 0, z: 1), anchor: UnitPoint(x: anchor, y: anchor))
            .animation(.linear(duration: zSpeed).repeatForever(autoreverses: false), value: animate)
    }
}

struct FallingEffect: GeometryEffect {
    var time: Double
    var speed = 120.0
    var direction = -Double.pi / 3
    var animatableData: Double {
        get { time }
        set { time = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        let x = speed * cos(direction) * time
        let y = speed * sin(direction) * time + 0.5 * 60 * pow(time, 2)
        let affine = CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(time / 4))
        return ProjectionTransform(affine)
    }
}

struct ConfettiView: View {
    let count: Int
    @State private var time = 0.0
    @State private var runs: [UUID] = [UUID()]
    private let colors: [Color] = [.red, .green, .blue, .init(.sRGB, red: 1, green: 0.8, blue: 0, opacity: 1), Color(hex: 0x8844FF), Color(hex: 0xff_66_00, alpha: 0.9)]

    var body: some View {
        ZStack {
            ForEach(runs, id: \.self) { _ in
                ZStack {
                    ForEach(0..<count, id: \.self) { index in
                        ConfettiPiece(color: colors[index % colors.count])
                            .modifier(FallingEffect(time: time, direction: -.pi * 2 * Double(index) / Double(count)))
                            .opacity(1 - time / 5)
                    }
                }
            }
            VStack(spacing: 12) {
                Text("🎉").font(.system(size: 72))
                Text("Congratulations!").font(.largeTitle.bold()).foregroundStyle(
                    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                )
                Button("Again") {
                    runs.append(.init())
                    time = 0
                    withAnimation(.easeOut(duration: 4)) { time = 4 } completion: { runs.removeFirst() }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.black.opacity(0.05).ignoresSafeArea() }
        .sensoryFeedback(.success, trigger: runs.count) { old, new in new > old }
    }
}

extension Color {
    init(hex: UInt32, alpha: Double = 1) {
        let r = Double((hex & 0xFF0000) >> 16) / 255.0
        let g = Double((hex & 0x00FF00) >> 8) / 255.0
        let b = Double(hex & 0x0000FF) / 255.0
        self.init(.sRGB, red: r, green: g, blue: b, opacity: alpha)
    }
}

#Preview { ConfettiView(count: 24) }
