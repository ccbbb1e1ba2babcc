import SwiftUI
import Combine

class StopwatchModel: ObservableObject {
    enum Mode { case stopped, running, paused }

    @Published var mode: Mode = .stopped
    @Published var elapsed = 0.0
    @Published var laps: [Double] = [12.34, 11.87]

    private var timer: Timer?
    private var cancellables = Set<AnyCancellable>()

    func start() {
        mode = .running
        timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
            self?.elapsed += 0.01
        }
    }

    func pause() {
        timer?.invalidate()
        mode = .paused
    }

    func stop() {
        pause()
        elapsed = 0
        laps = []
        mode = .stopped
    }
}

struct StopwatchView: View {
    @StateObject var model = StopwatchModel()

    var body: some View {
        VStack(spacing: 24) {
            Text(String(format: "%05.2f", model.elapsed))
                .font(.system(size: 64, design: .monospaced))
            HStack {
                if model.mode == .running {
                    RoundButton(title: "Pause", color: .orange, action: model.pause)
                } else {
                    RoundButton(title: "Start", color: .green, action: model.start)
                }
                Spacer()
                RoundButton(title: "Reset", color: .gray) { model.stop() }
            }
            ForEach(Array(model.laps.enumerated()).reversed(), id: \.offset) { index, lap in
                HStack {
                    Text("Lap \(index + 1)")
                    Spacer()
                    Text("\(lap, specifier: "%.2f")")
                }
                .foregroundColor(lap == model.laps.min() ? .green : .primary)
            }
        }
        .padding()
    }
}

struct RoundButton: View {
    let title: String
    let color: Color
    let action: () -> Void

    var body: some View {
        Button(title, action: action)
            .frame(width: 80, height: 80)
            .background(color.opacity(0.3))
            .foregroundColor(color)
            .clipShape(Circle())
    }
}

struct StopwatchView_Previews: PreviewProvider {
    static var previews: some View {
        StopwatchView()
    }
}
