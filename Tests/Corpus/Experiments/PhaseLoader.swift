import SwiftUI

enum LoaderPhase: CaseIterable { case initial, up, down
    var offset: CGFloat { switch self { case .initial: 0; case .up: -20; case .down: 10 } }
    var color: Color { if self == .up { .red } else if case .down = self { .blue } else { .gray } }
}
struct PhaseLoader: View {
    @State private var trigger = false
    var body: some View {
        VStack(spacing: 30) {
            HStack {
                ForEach(0..<3) { i in
                    Circle().frame(width: 16)
                        .phaseAnimator(LoaderPhase.allCases, trigger: trigger) { content, phase in
                            content.offset(y: phase.offset).foregroundStyle(phase.color)
                        } animation: { phase in
                            switch phase { case .initial: .smooth; case .up: .spring(.bouncy).delay(Double(i) * 0.1); case .down: .easeIn(duration: 0.2) }
                        }
                }
            }
            PhaseAnimator([0.0, 1.0]) { value in
                ProgressView(value: value).progressViewStyle(ThickBarStyle(height: 12))
            }
            KeyframeAnimator(initialValue: CGFloat(1), repeating: true) { scale in
                Text("♥").font(.largeTitle).scaleEffect(scale)
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(1.2, duration: 0.3); SpringKeyframe(1, spring: .snappy) }
            }
            Button("Animate") { trigger.toggle() }
        }
        .padding()
    }
}
struct ThickBarStyle: ProgressViewStyle {
    var height: Double = 20
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
                configuration.currentValueLabel
            }
        }
        .frame(height: height)
    }
}
