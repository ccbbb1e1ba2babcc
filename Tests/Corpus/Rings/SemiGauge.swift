import SwiftUI

struct SemiGauge: View {
    var value: Double = 62
    var range: ClosedRange<Double> = 0...120

    private var fraction: Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    var body: some View {
        ZStack {
            Circle()
                .trim(from: 0.125, to: 0.875)
                .stroke(Color.gray.opacity(0.25), style: StrokeStyle(lineWidth: 18, lineCap: .round))
                .rotationEffect(.degrees(90))
            Circle()
                .trim(from: 0.125, to: 0.125 + 0.75 * fraction)
                .stroke(
                    AngularGradient(colors: [.green, .yellow, .red], center: .center, startAngle: .degrees(45), endAngle: .degrees(315)),
                    style: StrokeStyle(lineWidth: 18, lineCap: .round)
                )
                .rotationEffect(.degrees(90))
            Needle()
                .fill(.primary)
                .frame(width: 8, height: 80)
                .offset(y: -32)
                .rotationEffect(.degrees(-135 + 270 * fraction))
            VStack(spacing: 0) {
                Spacer()
                Text(value.formatted(.number.precision(.fractionLength(0))))
                    .font(.largeTitle.monospacedDigit())
                Text("km/h").font(.footnote)
            }
        }
        .frame(width: 220, height: 220)
        .padding()
    }

    struct Needle: Shape {
        func path(in rect: CGRect) -> Path {
            var p = Path()
            p.move(to: CGPoint(x: rect.midX, y: rect.minY))
            p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            p.closeSubpath()
            return p
        }
    }
}

#Preview {
    SemiGauge()
}
