import SwiftUI

struct SizeModifier: ViewModifier {
    private var sizeView: some View {
        GeometryReader { geometry in
            Color.clear.preference(key: SizePreferenceKey.self, value: geometry.size)
        }
    }
    func body(content: Content) -> some View { content.background(sizeView) }
}
struct SizePreferenceKey: PreferenceKey {
    typealias Value = CGSize
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
extension View {
    func debugFrame(_ color: Color = .red) -> some View {
        overlay(GeometryReader { proxy in
            ZStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) {
                Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [3])).foregroundColor(color)
                Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))").font(.system(size: 8)).padding(1).background(color.opacity(0.3))
            }
        })
    }
}
struct SizePrinter: View {
    @State private var size: CGSize = .zero
    var body: some View {
        VStack(spacing: 16) {
            Text("Measure me, please").font(.title).modifier(SizeModifier()).debugFrame()
            Text("\(size.width, specifier: "%.1f") × \(size.height, specifier: "%.1f")")
            Image(systemName: "ruler").resizable().scaledToFit().frame(width: 100, height: 40).debugFrame(.blue)
        }
        .onPreferenceChange(SizePreferenceKey.self) { print($0); self.size = $0 }
    }
}
