import SwiftUI

struct FlipEffect: GeometryEffect {
    var angle: Double
    let axis: (x: CGFloat, y: CGFloat)
    @Binding var flipped: Bool
    var animatableData: Double { get { angle } set { angle = newValue } }
    func effectValue(size: CGSize) -> ProjectionTransform {
        DispatchQueue.main.async { self.flipped = self.angle >= 90 && self.angle < 270 }
        let tweakedAngle = flipped ? -180 + angle : angle
        let a = CGFloat(Angle(degrees: tweakedAngle).radians)
        var transform3d = CATransform3DIdentity
        transform3d.m34 = -1 / max(size.width, size.height)
        transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
        transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
        let affineTransform = ProjectionTransform(CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
        return ProjectionTransform(transform3d).concatenating(affineTransform)
    }
}
struct FlipCard: View {
    @State private var flipped = false
    @State private var animate3d = false
    var body: some View {
        VStack {
            Spacer()
            ZStack {
                face("Front", .blue).opacity(flipped ? 0 : 1)
                face("Back", .red).opacity(flipped ? 1 : 0)
            }
            .modifier(FlipEffect(angle: animate3d ? 180 : 0, axis: (x: 1, y: 5), flipped: $flipped))
            .onTapGesture { withAnimation(Animation.linear(duration: 0.8)) { self.animate3d.toggle() } }
            Spacer()
        }
    }
    func face(_ t: String, _ c: Color) -> some View {
        RoundedRectangle(cornerRadius: 16).fill(c).frame(width: 200, height: 300).overlay(Text(t).font(.title).foregroundColor(.white))
    }
}
