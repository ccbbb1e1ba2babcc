import SwiftUI

struct Wave: Shape {
    var phase: CGFloat
    var amplitude: CGFloat = 14
    var frequency: CGFloat = 1.5

    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let baseline = rect.maxY - amplitude
        path.move(to: CGPoint(x: rect.minX, y: baseline))
        for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
            let relative = x / rect.width
            let y = baseline + sin((relative * frequency + phase) * 2 * .pi) * amplitude
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
        path.closeSubpath()
        return path
    }
}

struct WaveHeader: View {
    @State private var phase: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Wave(phase: phase + 0.3).fill(.blue.opacity(0.4))
                Wave(phase: phase).fill(.blue.opacity(0.7))
                Text("Tides").font(.largeTitle.bold()).foregroundStyle(.white)
            }
            .frame(height: 180)
            .ignoresSafeArea()
            Spacer()
        }
        .onAppear {
            withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) {
                phase = 1
            }
        }
    }
}

#Preview {
    WaveHeader()
}
