import SwiftUI

struct GeometryCardStack: View {
    @State private var cardFrames: [Int: CGRect] = [:]
    let space = UUID()
    var body: some View {
        ScrollView {
            VStack(spacing: -40) {
                ForEach(0..<6, id: \.self) { index in
                    GeometryReader { proxy in
                        let minY = proxy.frame(in: .named(space)).minY
                        RoundedRectangle(cornerRadius: 20)
                            .fill(Color(hue: Double(index) / 6, saturation: 0.55, brightness: 0.95))
                            .overlay(alignment: .topLeading) { Text("Card #\(index + 1)").font(.headline).padding() }
                            .offset(y: minY < 0 ? -minY : 0)
                            .scaleEffect(minY < 0 ? max(0.9, 1 + minY / 1000) : 1, anchor: .top)
                            .preference(key: FramesKey.self, value: [index: proxy.frame(in: .named(space))])
                    }
                    .frame(height: 160)
                }
            }
            .padding()
        }
        .coordinateSpace(name: space)
        .onPreferenceChange(FramesKey.self) { value in DispatchQueue.main.async { cardFrames = value } }
        .overlay(alignment: .bottom) { Text(cardFrames.sorted { $0.key < $1.key }.map { "\($0.key):\(Int($0.value.minY))" }.joined(separator: " ")).font(.caption2) }
    }
    struct FramesKey: PreferenceKey {
        static var defaultValue = [Int: CGRect]()
        static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) { for (k, v) in nextValue() { value[k] = v } }
    }
}
