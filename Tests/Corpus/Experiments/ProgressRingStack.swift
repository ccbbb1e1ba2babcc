import SwiftUI

struct ProgressRingStack: View {
    @State private var progress: [Double] = [0.3, 0.8]
    var lineWidth: CGFloat = 20
    var body: some View {
        ZStack {
            ForEach(Array(progress.enumerated()), id: \.offset) { offset, value in
                ring(value, inset: CGFloat(offset) * (lineWidth + 4))
            }
        }
        .padding(lineWidth / 2)
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 200)
    }
    private func ring(_ value: Double, inset: CGFloat) -> some View {
        Circle().stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: lineWidth))
            .overlay(Circle().trim(from: 0, to: CGFloat(min(value, 1.0))).stroke(AngularGradient(gradient: .init(colors: [.red, .orange, .red]), center: .center), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)).rotationEffect(.init(degrees: -90)))
            .overlay(alignment: .top) { Image(systemName: "arrow.right").font(.caption.bold()).offset(y: -lineWidth / 2) }
            .padding(inset)
    }
}
