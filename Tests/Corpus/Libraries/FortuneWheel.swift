import SwiftUI

struct WheelSlice: Identifiable, Equatable {
    let id = UUID()
    let title: String
    let color: Color
    let weight: Double
}

private struct SliceShape: Shape {
    var start: Angle
    var end: Angle
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(start.degrees, end.degrees) }
        set { start = .degrees(newValue.first); end = .degrees(newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
        Path { p in
            let c = CGPoint(x: rect.midX, y: rect.midY)
            p.move(to: c)
            p.addArc(center: c, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end, clockwise: false)
            p.closeSubpath()
        }
    }
}

struct FortuneWheel: View {
    var slices: [WheelSlice]
    @State private var rotation = 0.0
    @State private var winner: WheelSlice?

    private var total: Double { slices.map(\.weight).reduce(0, +) }
    private var ranges: [(slice: WheelSlice, start: Angle, end: Angle)] {
        var running = 0.0
        return slices.map { slice in
            let start = running / total * 360
            running += slice.weight
            return (slice, .degrees(start), .degrees(running / total * 360))
        }
    }

    var body: some View {
        VStack(spacing: 28) {
            ZStack(alignment: .top) {
                ZStack {
                    ForEach(ranges, id: \.slice.id) { entry in
                        SliceShape(start: entry.start, end: entry.end)
                            .fill(entry.slice.color.gradient)
                        SliceShape(start: entry.start, end: entry.end)
                            .stroke(.white, lineWidth: 2)
                        label(for: entry.slice, at: (entry.start + entry.end) / 2)
                    }
                    Circle().fill(.background).frame(width: 44, height: 44)
                        .overlay { Circle().strokeBorder(.quaternary, lineWidth: 4) }
                }
                .aspectRatio(1, contentMode: .fit)
                .rotationEffect(.degrees(rotation))
                Image(systemName: "arrowtriangle.down.fill")
                    .font(.title)
                    .foregroundStyle(.red)
                    .offset(y: -14)
            }
            Text(winner.map { "You won \($0.title)" } ?? "Give it a spin")
                .font(.headline)
                .contentTransition(.opacity)
            Button(action: spin) {
                Text("Spin").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding(24)
    }

    private func label(for slice: WheelSlice, at angle: Angle) -> some View {
        Text(slice.title)
            .font(.caption.weight(.bold))
            .foregroundColor(.white)
            .rotationEffect(.degrees(90))
            .offset(y: -96)
            .rotationEffect(angle + .degrees(90))
    }

    private func spin() {
        let extra = Double.random(in: 720...1440)
        withAnimation(.timingCurve(0.1, 0.9, 0.2, 1, duration: 3)) { rotation += extra }
        let resting = (360 - rotation.truncatingRemainder(dividingBy: 360) + 270).truncatingRemainder(dividingBy: 360)
        winner = ranges.first { ($0.start.degrees..<$0.end.degrees).contains(resting) }?.slice
    }
}

#Preview {
    FortuneWheel(slices: zip(["Mug", "Shirt", "Sticker", "Nothing"], [Color.indigo, .pink, .orange, .gray]).enumerated().map { i, pair in
        WheelSlice(title: pair.0, color: pair.1, weight: Double(i + 1))
    })
}
