import SwiftUI

struct CircularText: View {
    var radius: Double = 90
    var text: String = "ROUND AND ROUND "
    var kerning: CGFloat = 5
    private var texts: [(offset: Int, element: Character)] { Array(text.enumerated()) }
    @State private var sizes: [Int: Double] = [:]
    private struct WidthKey: PreferenceKey {
        static var defaultValue: [Int: Double] = [:]
        static func reduce(value: inout [Int: Double], nextValue: () -> [Int: Double]) { value.merge(nextValue(), uniquingKeysWith: { $1 }) }
    }
    var body: some View {
        ZStack {
            ForEach(texts, id: \.self.offset) { offset, element in
                VStack {
                    Text(String(element))
                        .kerning(kerning)
                        .background(GeometryReader { p in Color.clear.preference(key: WidthKey.self, value: [offset: p.size.width]) })
                    Spacer()
                }
                .rotationEffect(angle(at: offset))
            }
        }
        .onPreferenceChange(WidthKey.self, perform: { sizes = $0 })
        .frame(width: radius * 2, height: radius * 2)
    }
    private func angle(at index: Int) -> Angle {
        let labelOffset = sizes.filter { $0.key <= index }.map(\.value).reduce(0, +) - (sizes[index] ?? 0) / 2
        return Angle(radians: labelOffset / radius)
    }
}
