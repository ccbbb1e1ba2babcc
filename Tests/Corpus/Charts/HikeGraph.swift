import SwiftUI

struct GraphCapsule: View, Equatable {
    var index: Int
    var color: Color = .gray
    var height: CGFloat
    var range: Range<Double>
    var overallRange: Range<Double>
    var heightRatio: CGFloat { max(CGFloat(magnitude(of: range) / magnitude(of: overallRange)), 0.15) }
    var offsetRatio: CGFloat { CGFloat((range.lowerBound - overallRange.lowerBound) / magnitude(of: overallRange)) }
    var body: some View {
        Capsule().fill(color).frame(height: height * heightRatio).offset(x: 0, y: height * -offsetRatio)
    }
}
func rangeOfRanges<C: Collection>(_ ranges: C) -> Range<Double> where C.Element == Range<Double> {
    guard !ranges.isEmpty else { return 0..<0 }
    let low = ranges.lazy.map { $0.lowerBound }.min()!
    let high = ranges.lazy.map { $0.upperBound }.max()!
    return low..<high
}
func magnitude(of range: Range<Double>) -> Double { range.upperBound - range.lowerBound }
extension Animation { static func ripple(index: Int) -> Animation { Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index)) } }
struct HikeGraph: View {
    struct Observation { var elevation: Range<Double>; var heartRate: Range<Double> }
    let data: [Observation] = (0..<8).map { i in Observation(elevation: Double(i * 10)..<Double(i * 10 + 40), heartRate: 90..<Double(110 + i * 3)) }
    var path: KeyPath<Observation, Range<Double>> = \.elevation
    var color: Color {
        switch path {
        case \.elevation: return .gray
        case \.heartRate: return Color(hue: 0, saturation: 0.5, brightness: 0.7)
        default: return .black
        }
    }
    var body: some View {
        let overallRange = rangeOfRanges(data.lazy.map { $0[keyPath: path] })
        let maxMagnitude = data.map { magnitude(of: $0[keyPath: path]) }.max()!
        let heightRatio = 1 - CGFloat(maxMagnitude / magnitude(of: overallRange))
        return GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: proxy.size.width / 120) {
                ForEach(Array(data.enumerated()), id: \.offset) { index, observation in
                    GraphCapsule(index: index, color: color, height: proxy.size.height, range: observation[keyPath: path], overallRange: overallRange)
                        .animation(.ripple(index: index), value: overallRange)
                }
                .offset(x: 0, y: proxy.size.height * heightRatio)
            }
        }
        .frame(width: 300, height: 150)
    }
}
