import SwiftUI

struct TitleKey: PreferenceKey {
    static var defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
struct RectsKey: PreferenceKey {
    typealias Value = [NamedRect]
    struct NamedRect: Equatable { var name: String; var top: Anchor<CGPoint>; var bounds: Anchor<CGRect>?; static func == (a: Self, b: Self) -> Bool { a.name == b.name } }
    static var defaultValue: Value = []
    static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
}
struct TransformedPreferences: View {
    @State private var titles: [String] = []
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(titles.joined(separator: " › ")).font(.caption)
            VStack {
                Text("Inner").preference(key: TitleKey.self, value: ["inner"])
                Text("Other").preference(key: TitleKey.self, value: ["other"])
                    .anchorPreference(key: RectsKey.self, value: .topLeading) { [.init(name: "other", top: $0)] }
            }
            .padding()
            .transformPreference(TitleKey.self) { $0 = $0.map { "(" + $0 + ")" }; $0.insert("group", at: 0) }
            .transformAnchorPreference(key: RectsKey.self, value: .bounds) { value, anchor in
                for i in value.indices { value[i].bounds = anchor }
            }
            .backgroundPreferenceValue(RectsKey.self) { rects in
                GeometryReader { proxy in
                    ForEach(rects, id: \.name) { r in
                        if let b = r.bounds {
                            Rectangle().fill(.yellow.opacity(0.4)).frame(width: proxy[b].width - proxy[r.top].x, height: proxy[b].height - proxy[r.top].y)
                                .offset(x: proxy[r.top].x, y: proxy[r.top].y)
                        }
                    }
                }
            }
        }
        .onPreferenceChange(TitleKey.self) { [$titles] in $titles.wrappedValue = $0 }
        .padding()
    }
}
