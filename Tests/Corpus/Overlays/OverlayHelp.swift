import SwiftUI

struct Spotlight: ViewModifier {
    struct Key: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] = [:]
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) { for (k, v) in nextValue() { value[k] = v } }
    }
    @Binding var current: String?
    func body(content: Content) -> some View {
        content.overlayPreferenceValue(Key.self) { anchors in
            GeometryReader { proxy in
                if let current, let anchor = anchors[current] {
                    let rect = proxy[anchor].insetBy(dx: -8, dy: -8)
                    Rectangle()
                        .fill(.black.opacity(0.6))
                        .mask {
                            Rectangle().overlay(alignment: .topLeading) {
                                RoundedRectangle(cornerRadius: 8).frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY).blendMode(.destinationOut)
                            }
                        }
                    Text("This is \(current)").foregroundStyle(.white).position(x: rect.midX, y: rect.maxY + 20)
                }
            }
            .ignoresSafeArea()
            .animation(.easeInOut, value: current)
        }
    }
}
extension View { func spotlight(_ name: String) -> some View { anchorPreference(key: Spotlight.Key.self, value: .bounds) { [name: $0] } } }
struct OverlayHelp: View {
    @State private var current: String? = "search"
    var body: some View {
        VStack(spacing: 60) {
            Image(systemName: "magnifyingglass").spotlight("search")
            Image(systemName: "gear").spotlight("settings")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(Spotlight(current: $current))
    }
}
