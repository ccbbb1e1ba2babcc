import SwiftUI

struct RingShape: Shape {
    var percent: Double
    let startAngle = -90.0

    var animatableData: Double {
        get { percent }
        set { percent = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.width / 2, y: rect.height / 2),
                radius: min(rect.width, rect.height) / 2,
                startAngle: Angle(degrees: startAngle),
                endAngle: Angle(degrees: startAngle + 360 * percent / 100),
                clockwise: false
            )
        }
    }
}

struct ActivityRings: View {
    struct Ring {
        let name: String
        let percent: Double
        let color: Color
    }

    let rings = [
        Ring(name: "Move", percent: 82, color: .red),
        Ring(name: "Exercise", percent: 110, color: .green),
        Ring(name: "Stand", percent: 58, color: .cyan)
    ]
    private let width: CGFloat = 22

    var body: some View {
        HStack(spacing: 30) {
            ZStack {
                ForEach(Array(rings.enumerated()), id: \.offset) { i, ring in
                    ZStack {
                        RingShape(percent: 100)
                            .stroke(ring.color.opacity(0.2), lineWidth: width)
                        RingShape(percent: ring.percent)
                            .stroke(AngularGradient(gradient: Gradient(colors: [ring.color.opacity(0.6), ring.color]), center: .center, startAngle: .degrees(-90), endAngle: .degrees(270)),
                                    style: StrokeStyle(lineWidth: width, lineCap: .round))
                    }
                    .padding(width / 2 + CGFloat(i) * (width + 2))
                }
            }
            .frame(width: 180, height: 180)
            VStack(alignment: .leading, spacing: 12) {
                ForEach(rings, id: \.name) { ring in
                    VStack(alignment: .leading) {
                        Text(ring.name)
                        Text("\(Int(ring.percent))%")
                            .font(.title3.bold())
                            .foregroundColor(ring.color)
                    }
                }
            }
        }
        .padding()
        .background(Color.black)
        .foregroundColor(.white)
    }
}

struct ActivityRings_Previews: PreviewProvider {
    static var previews: some View {
        ActivityRings()
            .previewLayout(.fixed(width: 400, height: 220))
    }
}
