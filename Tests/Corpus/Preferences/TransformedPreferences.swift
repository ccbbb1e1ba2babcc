import SwiftUI

struct OutlineKey: PreferenceKey {
    struct Entry: Identifiable {
        let id: Int
        var bounds: Anchor<CGRect>
        var corner: Anchor<CGPoint>?
    }

    static let defaultValue: [Entry] = []
    static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
}

struct TransformedPreferences: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(0..<3) { index in
                Text(String(repeating: "word ", count: index + 1))
                    .padding(6)
                    .anchorPreference(key: OutlineKey.self, value: .bounds) { [OutlineKey.Entry(id: index, bounds: $0)] }
                    .transformAnchorPreference(key: OutlineKey.self, value: .topTrailing) { $0[0].corner = $1 }
            }
        }
        .transformPreference(OutlineKey.self) { $0.removeFirst() }
        .overlayPreferenceValue(OutlineKey.self, alignment: .topLeading) { entries in
            GeometryReader { proxy in
                ForEach(entries) { entry in
                    let rect = proxy[entry.bounds]
                    RoundedRectangle(cornerRadius: 6)
                        .stroke(.orange)
                        .frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                    if let corner = entry.corner {
                        Circle().frame(width: 6, height: 6).position(proxy[corner])
                    }
                }
            }
        }
    }
}

#Preview {
    TransformedPreferences()
}
