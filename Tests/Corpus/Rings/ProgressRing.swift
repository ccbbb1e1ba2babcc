import SwiftUI

struct ProgressRing: View {
    var progress: Double
    var lineWidth: CGFloat = 12
    var color = Color.green

    var body: some View {
        ZStack {
            Circle()
                .stroke(color.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(progress, format: .percent.precision(.fractionLength(0)))
                .font(.title2.bold())
                .contentTransition(.numericText())
        }
        .padding(lineWidth / 2)
        .aspectRatio(1, contentMode: .fit)
    }
}

struct DownloadScreen: View {
    @State private var progress = 0.25

    var body: some View {
        VStack(spacing: 40) {
            ProgressRing(progress: progress)
                .frame(width: 160)
            HStack {
                ProgressRing(progress: 0.5, lineWidth: 6, color: .pink)
                ProgressRing(progress: 1, lineWidth: 6, color: .blue)
                ProgressRing(progress: 0, lineWidth: 6)
            }
            .frame(height: 80)
            Stepper("Progress", value: $progress.animation(), in: 0...1, step: 0.05)
                .padding(.horizontal)
        }
    }
}

#Preview {
    DownloadScreen()
}
