import SwiftUI

struct FlowerShape: Shape {
    var petalOffset = -20.0
    var petalWidth = 100.0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for number in stride(from: 0, to: Double.pi * 2, by: Double.pi / 8) {
            let rotation = CGAffineTransform(rotationAngle: number)
            let position = rotation.concatenating(CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
            let petal = Path(ellipseIn: CGRect(x: petalOffset, y: 0, width: petalWidth, height: rect.width / 2))
            path.addPath(petal.applying(position))
        }
        return path
    }
}

struct FlowerBlend: View {
    @State private var offset = -20.0
    @State private var width = 100.0

    var body: some View {
        VStack {
            FlowerShape(petalOffset: offset, petalWidth: width)
                .fill(.red, style: FillStyle(eoFill: true))
                .frame(width: 260, height: 260)
            ZStack {
                ForEach([Color.red, .green, .blue].indices, id: \.self) { i in
                    Circle()
                        .fill([Color.red, .green, .blue][i])
                        .frame(width: 80)
                        .offset(x: CGFloat(i - 1) * 30, y: i == 1 ? -40 : 0)
                        .blendMode(.screen)
                }
            }
            .frame(width: 200, height: 160)
            .background(.black)
            Slider(value: $offset, in: -40...40)
            Slider(value: $width, in: 0...100)
        }
        .padding()
    }
}

struct FlowerBlend_Previews: PreviewProvider {
    static var previews: some View { FlowerBlend() }
}
