import SwiftUI

struct ClockFace: View {
    struct Tick: Shape { var isHour: Bool; func path(in r: CGRect) -> Path { var p = Path(); p.move(to: CGPoint(x: r.midX, y: r.minY)); p.addLine(to: CGPoint(x: r.midX, y: r.minY + (isHour ? 16 : 8))); return p } }
    let hours = 10, minutes = 9
    var body: some View {
        ZStack {
            ForEach(0..<60) { tick in Tick(isHour: tick % 5 == 0).stroke(lineWidth: tick % 5 == 0 ? 3 : 1).rotationEffect(.degrees(Double(tick) / 60 * 360)) }
            ForEach(1...12, id: \.self) { n in
                let a = Double(n) * .pi / 6
                Text("\(n)").font(.headline).offset(x: sin(a) * 76, y: -cos(a) * 76)
            }
            hand(length: 50, width: 6).rotationEffect(.init(degrees: Double(hours % 12) * 30 + Double(minutes) / 2))
            hand(length: 76, width: 4).rotationEffect(.degrees(Double(minutes) * 6))
        }
        .frame(width: 200, height: 200)
        .background(Circle().fill(.white).shadow(radius: 3))
    }
    func hand(length: CGFloat, width: CGFloat) -> some View { RoundedRectangle(cornerRadius: width / 2).frame(width: width, height: length).offset(y: -length / 2) }
}
