import SwiftUI

extension View { func `as`<T>(_ transform: (Self) -> T) -> T { transform(self) } }

struct RingTip: Shape {
    var progress: Double
    let ringRadius: Double
    var animatableData: Double { get { progress } set { progress = newValue } }
    private var position: CGPoint {
        let angle = .pi * 2 * progress - .pi / 2
        return CGPoint(x: ringRadius * cos(angle), y: ringRadius * sin(angle))
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard progress > 0 else { return path }
        let size = rect.size.width
        path.addEllipse(in: CGRect(origin: CGPoint(x: position.x + rect.midX - size / 2, y: position.y + rect.midY - size / 2), size: CGSize(width: size, height: size)))
        return path
    }
}

struct Ring: View {
    let progress: Double
    let gradient: [Color]
    let width: CGFloat
    @State private var shown = 0.0

    var body: some View {
        GeometryReader { geo in
            let radius = Double(min(geo.size.width, geo.size.height) - width) / 2
            ZStack {
                Circle().stroke(gradient[0].opacity(0.15), lineWidth: width).padding(width / 2)
                Circle()
                    .trim(from: 0, to: CGFloat(min(shown, 1)))
                    .stroke(AngularGradient(gradient: Gradient(colors: gradient), center: .center, startAngle: .zero, endAngle: .degrees(360 * shown)), style: StrokeStyle(lineWidth: width, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .padding(width / 2)
                RingTip(progress: shown, ringRadius: radius).fill(progress > 0.95 ? gradient.last! : .clear).frame(width: width, height: width).shadow(color: progress > 1 ? .black.opacity(0.3) : .clear, radius: 2.5, x: cos(shown), y: 0)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .onAppear { withAnimation(.easeInOut(duration: 1.2)) { shown = progress } }
        .accessibilityElement(children: .ignore)
        .accessibilityValue(Text("\(Int(progress * 100)) percent"))
    }
}

struct ActivityRings: View {
    let rings: KeyValuePairs<String, Double> = ["Move": 1.2, "Exercise": 0.7, "Stand": 0.4]
    let palette: [[Color]] = [[.red, .pink], [.green, .mint], [.cyan, .blue]]

    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(rings.enumerated()), id: \.offset) { i, ring in
                    Ring(progress: ring.value, gradient: palette[i], width: 24).padding(CGFloat(i) * 28)
                }
            }
            .frame(width: 220)
            HStack { ForEach(rings.map { $0 }, id: \.key) { key, value in VStack { Text(key); Text(value, format: .percent) }.frame(maxWidth: .infinity) } }
        }
        .padding()
        .background(Color.black.cornerRadius(20))
        .foregroundColor(.white)
    }
}

#Preview(body: { ActivityRings() })
