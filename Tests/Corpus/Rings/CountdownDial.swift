import SwiftUI

struct TickMarks: View {
    var count = 60
    var active: Int

    var body: some View {
        GeometryReader { geo in
            let radius = min(geo.size.width, geo.size.height) / 2
            ForEach(0..<count, id: \.self) { tick in
                let isMajor = tick % 5 == 0
                Capsule()
                    .fill(tick < active ? Color.orange : Color.gray.opacity(0.4))
                    .frame(width: isMajor ? 3 : 1.5, height: isMajor ? 14 : 8)
                    .offset(y: -radius + 10)
                    .rotationEffect(.degrees(Double(tick) / Double(count) * 360))
                    .position(x: geo.size.width / 2, y: geo.size.height / 2)
            }
        }
    }
}

struct CountdownDial: View {
    @State private var remaining = 42
    @State private var isRunning = false
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            ZStack {
                TickMarks(active: remaining)
                VStack {
                    Text("\(remaining)")
                        .font(.system(size: 72, weight: .thin, design: .rounded))
                    Text("seconds")
                        .font(.caption)
                        .textCase(.uppercase)
                }
            }
            .frame(width: 240, height: 240)
            Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
        }
        .onReceive(timer) { _ in
            guard isRunning, remaining > 0 else { return }
            remaining -= 1
        }
    }
}

#Preview {
    CountdownDial()
}
