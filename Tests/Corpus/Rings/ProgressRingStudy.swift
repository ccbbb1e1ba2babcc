import SwiftUI

struct RingShape: Shape {
    var percent: Double
    let startAngle: Double
    let drawnClockwise: Bool
    var animatableData: Double { get { return percent } set { percent = newValue } }
    init(percent: Double = 100, startAngle: Double = -90, drawnClockwise: Bool = false) {
        self.percent = percent
        self.startAngle = startAngle
        self.drawnClockwise = drawnClockwise
    }
    static func percentToAngle(percent: Double, startAngle: Double) -> Double { (percent / 100 * 360) + startAngle }
    func path(in rect: CGRect) -> Path {
        let width = rect.width
        let height = rect.height
        let radius = min(width, height) / 2
        let center = CGPoint(x: width / 2, y: height / 2)
        let endAngle = Angle(degrees: RingShape.percentToAngle(percent: self.percent, startAngle: self.startAngle))
        return Path { path in
            path.addArc(center: center, radius: radius, startAngle: Angle(degrees: startAngle), endAngle: endAngle, clockwise: drawnClockwise)
        }
    }
}
struct PercentageRing: View {
    private static let ShadowColor: Color = Color.black.opacity(0.2)
    private static let ShadowRadius: CGFloat = 5
    private static let ShadowOffsetMultiplier: CGFloat = ShadowRadius + 2
    private let ringWidth: CGFloat
    private let percent: Double
    private let backgroundColor: Color
    private let foregroundColors: [Color]
    private let startAngle: Double = -90
    private var gradientStartAngle: Double { percent >= 100 ? relativePercentageAngle - 360 : startAngle }
    private var absolutePercentageAngle: Double { RingShape.percentToAngle(percent: percent, startAngle: 0) }
    private var relativePercentageAngle: Double { absolutePercentageAngle + startAngle }
    private var lastGradientColor: Color { foregroundColors.last ?? .black }
    private var ringGradient: AngularGradient {
        AngularGradient(gradient: Gradient(colors: foregroundColors), center: .center, startAngle: Angle(degrees: gradientStartAngle), endAngle: Angle(degrees: relativePercentageAngle))
    }
    init(ringWidth: CGFloat, percent: Double, backgroundColor: Color, foregroundColors: [Color]) {
        self.ringWidth = ringWidth
        self.percent = percent
        self.backgroundColor = backgroundColor
        self.foregroundColors = foregroundColors
    }
    var body: some View {
        GeometryReader { geometry in
            ZStack {
                RingShape().stroke(style: StrokeStyle(lineWidth: ringWidth)).fill(backgroundColor)
                RingShape(percent: percent, startAngle: startAngle).stroke(style: StrokeStyle(lineWidth: ringWidth, lineCap: .round)).fill(ringGradient)
                if getShowShadow(frame: geometry.size) {
                    Circle()
                        .fill(lastGradientColor)
                        .frame(width: ringWidth, height: ringWidth, alignment: .center)
                        .offset(x: getEndCircleLocation(frame: geometry.size).0, y: getEndCircleLocation(frame: geometry.size).1)
                        .shadow(color: PercentageRing.ShadowColor, radius: PercentageRing.ShadowRadius, x: getEndCircleShadowOffset().0, y: getEndCircleShadowOffset().1)
                }
            }
        }
        .padding(ringWidth / 2)
    }
    private func getEndCircleLocation(frame: CGSize) -> (CGFloat, CGFloat) {
        let angleOfEndInRadians: Double = relativePercentageAngle * .pi / 180
        let offsetRadius = min(frame.width, frame.height) / 2
        return (offsetRadius * cos(angleOfEndInRadians).toCGFloat(), offsetRadius * sin(angleOfEndInRadians).toCGFloat())
    }
    private func getEndCircleShadowOffset() -> (CGFloat, CGFloat) {
        let angleForOffset = absolutePercentageAngle + (startAngle + 90)
        let angleForOffsetInRadians = angleForOffset.toRadians()
        return (cos(angleForOffsetInRadians).toCGFloat() * Self.ShadowOffsetMultiplier, sin(angleForOffsetInRadians).toCGFloat() * Self.ShadowOffsetMultiplier)
    }
    private func getShowShadow(frame: CGSize) -> Bool {
        let circleRadius = min(frame.width, frame.height) / 2
        let remainingAngleInRadians = (360 - absolutePercentageAngle).toRadians().toCGFloat()
        if percent >= 100 { return true } else if circleRadius * remainingAngleInRadians <= ringWidth { return true }
        return false
    }
}
extension Double {
    func toRadians() -> Double { self * Double.pi / 180 }
    func toCGFloat() -> CGFloat { CGFloat(self) }
}
struct ProgressRing: View {
    var body: some View {
        PercentageRing(ringWidth: 30, percent: 95, backgroundColor: Color.green.opacity(0.2), foregroundColors: [.green, .blue]).frame(width: 200, height: 200)
    }
}
