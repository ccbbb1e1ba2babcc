import SwiftUI

struct Pinwheel: Shape {
    var blades = 8
    var reach: CGFloat = 0.9

    func path(in rect: CGRect) -> Path {
        var wheel = Path()
        let size = CGSize(width: rect.width / 6, height: rect.height / 2 * reach)
        let blade = Path(ellipseIn: CGRect(origin: CGPoint(x: -size.width / 2, y: 0), size: size))
        for index in 0..<blades {
            let turn = CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(blades) * .pi * 2)
            let move = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            wheel.addPath(blade.applying(turn.concatenating(move)))
        }
        return wheel
    }
}

struct PinwheelBlend: View {
    private let primaries: [Color] = [.red, .green, .blue]

    var body: some View {
        VStack(spacing: 30) {
            Pinwheel()
                .fill(.purple, style: FillStyle(eoFill: true))
                .frame(width: 220, height: 220)
            ZStack {
                ForEach(primaries.indices, id: \.self) { i in
                    Circle()
                        .fill(primaries[i])
                        .frame(width: 80)
                        .offset(x: CGFloat(i - 1) * 30, y: i == 1 ? -40 : 0)
                        .blendMode(.screen)
                }
            }
            .frame(width: 200, height: 160)
            .background(.black)
            Pinwheel(blades: 3, reach: 1)
                .stroke(lineWidth: 1)
                .rotation(.degrees(15))
                .scale(x: 1, y: 0.5)
                .frame(width: 100, height: 100)
                .border(.gray)
        }
    }
}

struct PinwheelBlend_Previews: PreviewProvider {
    static var previews: some View { PinwheelBlend() }
}
