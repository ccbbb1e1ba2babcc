import SwiftUI

struct StarShape: Shape, InsettableShape {
    var points: Int = 5
    var smoothness: CGFloat = 0.45
    var insetAmount: CGFloat = 0

    var animatableData: CGFloat {
        get { smoothness }
        set { smoothness = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var currentAngle = -CGFloat.pi / 2
        let angleAdjustment = .pi * 2 / Double(points * 2)
        let innerX = center.x * smoothness
        let innerY = center.y * smoothness
        var path = Path()
        path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
        var bottomEdge: Double = 0
        for corner in 0..<points * 2 {
            let sinAngle = sin(currentAngle)
            let cosAngle = cos(currentAngle)
            let bottom: Double
            if corner.isMultiple(of: 2) {
                bottom = center.y * sinAngle
                path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
            } else {
                bottom = innerY * sinAngle
                path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
            }
            if bottom > bottomEdge { bottomEdge = bottom }
            currentAngle += angleAdjustment
        }
        let unusedSpace = (rect.height / 2 - bottomEdge) / 2
        let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
        return path.applying(transform)
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct RatingView: View {
    @Binding var rating: Int
    var label = ""
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")
    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            if label.isEmpty == false { Text(label) }
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                Button { rating = number } label: {
                    image(for: number).foregroundStyle(number > rating ? offColor : onColor)
                }
                .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
                .accessibilityAddTraits(number > rating ? [] : [.isSelected])
            }
        }
        .buttonStyle(.plain)
        .accessibilityElement()
        .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: if rating < maximumRating { rating += 1 }
            case .decrement: if rating > 1 { rating -= 1 }
            default: break
            }
        }
    }

    func image(for number: Int) -> Image { number > rating ? offImage ?? onImage : onImage }
}

struct FractionalRating: View {
    let value: Double
    var size: CGFloat = 24

    var body: some View {
        let stars = HStack(spacing: 2) {
            ForEach(0..<5, id: \.self) { _ in
                StarShape().frame(width: size, height: size)
            }
        }
        return stars
            .overlay(
                GeometryReader { g in
                    ZStack(alignment: .leading) {
                        Rectangle().fill(Color.orange).frame(width: CGFloat(value) / 5 * g.size.width)
                    }
                }
                .mask(stars)
            )
            .foregroundColor(Color(UIColor.systemGray4))
    }
}

struct RatingScreen: View {
    @State private var rating = 4
    @State private var smooth: CGFloat = 0.45
    let values: [Double] = [0.5, 1, 2.25, 3.75, 5]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            RatingView(rating: $rating, label: "Your rating:")
            RatingView(rating: .constant(2), maximumRating: 7, onImage: Image(systemName: "heart.fill"), onColor: .red)
            ForEach(values, id: \.self) { value in
                HStack {
                    FractionalRating(value: value)
                    Text(String(format: "%.2f", value)).font(.caption.monospacedDigit())
                }
            }
            StarShape(points: 6, smoothness: smooth)
                .strokeBorder(Color.purple, lineWidth: 4)
                .frame(width: 120, height: 120)
                .onTapGesture { withAnimation(.easeInOut(duration: 1)) { smooth = smooth == 0.45 ? 0.8 : 0.45 } }
        }
        .padding()
    }
}

struct RatingScreen_Previews: PreviewProvider {
    static var previews: some View { RatingScreen() }
}
