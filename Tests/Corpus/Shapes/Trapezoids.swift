import SwiftUI

struct Trapezoid: Shape {
    var insetAmount: Double
    var animatableData: Double { get { insetAmount } set { insetAmount = newValue } }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: rect.maxY))
        path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        return path
    }
}
struct ColorCyclingCircle: View {
    var amount = 0.0
    var steps = 40
    var body: some View {
        ZStack {
            ForEach(0..<steps) { value in
                Circle()
                    .inset(by: Double(value))
                    .strokeBorder(LinearGradient(gradient: Gradient(colors: [color(for: value, brightness: 1), color(for: value, brightness: 0.5)]), startPoint: .top, endPoint: .bottom), lineWidth: 2)
            }
        }
        .drawingGroup()
    }
    func color(for value: Int, brightness: Double) -> Color {
        var targetHue = Double(value) / Double(steps) + amount
        if targetHue > 1 { targetHue -= 1 }
        return Color(hue: targetHue, saturation: 1, brightness: brightness)
    }
}
struct Trapezoids: View {
    @State private var insetAmount = 50.0
    @State private var colorCycle = 0.0
    var body: some View {
        VStack {
            Trapezoid(insetAmount: insetAmount).frame(width: 200, height: 100).onTapGesture { withAnimation { insetAmount = Double.random(in: 10...90) } }
            ColorCyclingCircle(amount: colorCycle).frame(width: 200, height: 200)
            Slider(value: $colorCycle)
            Text("Bordered").frame(width: 200, height: 60).border(ImagePaint(image: Image("Example"), sourceRect: CGRect(x: 0, y: 0.4, width: 1, height: 0.2), scale: 0.1), width: 20)
            Capsule().strokeBorder(ImagePaint(image: Image(systemName: "star"), scale: 0.3), lineWidth: 20).frame(width: 300, height: 80)
        }
    }
}
