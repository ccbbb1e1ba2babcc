import SwiftUI

struct TiltCard: View {
    @State private var translation: CGSize = .zero
    private let maxAngle = 12.0
    var body: some View {
        let x = max(-1, min(1, translation.width / 150)), y = max(-1, min(1, translation.height / 150))
        ZStack {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(EllipticalGradient(colors: [.cyan, .blue, .indigo], center: .init(x: 0.5 + x / 2, y: 0.5 + y / 2), startRadiusFraction: 0, endRadiusFraction: 0.9))
            VStack(alignment: .leading) {
                Text("VISA").font(.system(size: 24, weight: .heavy).italic())
                Spacer()
                Text("•••• 4242").font(.title3.monospaced()).kerning(2)
            }
            .foregroundStyle(.white)
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
            .offset(x: x * 8, y: y * 8)
        }
        .frame(width: 300, height: 190)
        .rotation3DEffect(.degrees(maxAngle * Double(x)), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
        .rotation3DEffect(.degrees(-maxAngle * Double(y)), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 0, perspective: 0.4)
        .gesture(DragGesture().onChanged { translation = $0.translation }.onEnded { _ in withAnimation(.spring) { translation = .zero } })
    }
}
