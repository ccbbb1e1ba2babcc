import SwiftUI

struct AnalogClock: View {
    struct Time { var hour, minute, second: Int }
    var time = Time(hour: 10, minute: 9, second: 36)

    private func angle(_ value: Int, of total: Int) -> Angle {
        .degrees(Double(value) / Double(total) * 360)
    }

    var body: some View {
        GeometryReader { geometry in
            let radius = min(geometry.size.width, geometry.size.height) / 2
            ZStack {
                Circle().fill(.white).shadow(radius: 4)
                ForEach(1...12, id: \.self) { hour in
                    VStack {
                        Text("\(hour)")
                            .font(.system(size: radius * 0.16, weight: .medium))
                            .rotationEffect(-angle(hour, of: 12))
                        Spacer()
                    }
                    .padding(radius * 0.06)
                    .rotationEffect(angle(hour, of: 12))
                }
                hand(width: 6, length: radius * 0.5, color: .black)
                    .rotationEffect(angle(time.hour * 60 + time.minute, of: 720))
                hand(width: 4, length: radius * 0.75, color: .black)
                    .rotationEffect(angle(time.minute, of: 60))
                hand(width: 2, length: radius * 0.85, color: .red)
                    .rotationEffect(angle(time.second, of: 60))
                Circle().frame(width: 10, height: 10)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .padding()
    }

    private func hand(width: CGFloat, length: CGFloat, color: Color) -> some View {
        Capsule()
            .fill(color)
            .frame(width: width, height: length)
            .offset(y: -length / 2)
    }
}

#Preview {
    AnalogClock()
}
