import SwiftUI

struct FlipEffect: GeometryEffect {
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    @Binding var flipped: Bool
    var angle: Double
    let axis: (x: CGFloat, y: CGFloat)

    func effectValue(size: CGSize) -> ProjectionTransform {
        DispatchQueue.main.async {
            self.flipped = self.angle >= 90 && self.angle < 270
        }
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

struct CreditCardFront: View {
    let name: String
    let expires: String
    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .top) {
                Image(systemName: "checkmark").foregroundColor(.white)
                Spacer()
                Text("VISA").foregroundColor(.white).font(.system(size: 24)).fontWeight(.bold)
            }
            Spacer()
            Text("**** **** **** 2864").foregroundColor(.white).font(.system(size: 32)).lineLimit(1).minimumScaleFactor(0.5)
            Spacer()
            HStack {
                VStack(alignment: .leading) {
                    Text("CARD HOLDER").font(.caption).fontWeight(.bold).foregroundColor(.gray)
                    Text(name).font(.caption).fontWeight(.bold).foregroundColor(.white)
                }
                Spacer()
                VStack {
                    Text("EXPIRES").font(.caption).fontWeight(.bold).foregroundColor(.gray)
                    Text(expires).font(.caption).fontWeight(.bold).foregroundColor(.white)
                }
            }
        }
        .frame(width: 300, height: 200)
        .padding()
        .background(LinearGradient(gradient: Gradient(colors: [Color(#colorLiteral(red: 0.56, green: 0.13, blue: 0.96, alpha: 1)), Color(#colorLiteral(red: 0.25, green: 0.1, blue: 0.6, alpha: 1))]), startPoint: .topLeading, endPoint: .bottomTrailing))
        .cornerRadius(10)
    }
}

struct FlipCard: View {
    @State private var flipped = false
    @State private var animate3d = false
    @State private var degrees: Double = 0

    var body: some View {
        VStack {
            ZStack {
                CreditCardFront(name: "Mary Johnson", expires: "02/26").opacity(flipped ? 0 : 1)
                RoundedRectangle(cornerRadius: 10).fill(Color.purple).frame(width: 332, height: 232)
                    .overlay(Text("123").rotationEffect(Angle(degrees: 180)).padding(5).frame(width: 100, height: 20).background(Color.white), alignment: .trailing)
                    .opacity(flipped ? 1 : 0)
            }
            .modifier(FlipEffect(flipped: $flipped, angle: animate3d ? 180 : 0, axis: (x: 1, y: 0)))
            .onTapGesture {
                withAnimation(Animation.linear(duration: 0.8)) { self.animate3d.toggle() }
            }
            RoundedRectangle(cornerRadius: 25).fill(.orange)
                .frame(width: 150, height: 220)
                .rotation3DEffect(.degrees(degrees), axis: (x: 0.0, y: 1.0, z: 0.0))
                .onTapGesture { withAnimation { degrees += 180 } }
        }
    }
}

struct FlipCard_Previews: PreviewProvider {
    static var previews: some View { FlipCard() }
}
