import SwiftUI

struct FadingEdges: View {
    @State private var scrollY: CGFloat = 0
    @State private var contentHeight: CGFloat = 0
    @State private var visible: Int?
    let items = Array(1...30)
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(items, id: \.self) { item in
                    HStack {
                        Text("Row \(item)").frame(maxWidth: .infinity, alignment: .leading)
                        if visible == item { Image(systemName: "eye") }
                    }
                    .padding()
                    .background(.regularMaterial, in: .rect(cornerRadius: 12))
                    .onScrollVisibilityChange(threshold: 0.5) { isVisible in if isVisible { visible = item } }
                    .scrollTransition(topLeading: .interactive, bottomTrailing: .animated(.bouncy)) { view, phase in
                        view.opacity(1 - abs(phase.value) * 0.5).blur(radius: phase.isIdentity ? 0 : 4)
                    }
                    .visualEffect { effect, proxy in
                        let frame = proxy.frame(in: .scrollView(axis: .vertical))
                        let distance = min(0, frame.minY)
                        return effect.scaleEffect(1 + distance / 700).offset(y: -distance / 1.25)
                    }
                }
            }
            .padding()
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { contentHeight = $0 }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $visible, anchor: .center)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y + $0.contentInsets.top }, action: { scrollY = $1 })
        .onScrollPhaseChange { old, new, context in if new == .idle, old.isScrolling { print(context.velocity ?? .zero) } }
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize, axes: [.vertical])
        .mask { VStack(spacing: 0) { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: 24); Color.black } }
        .safeAreaInset(edge: .bottom) { Text("\(scrollY, format: .number.precision(.fractionLength(0))) of \(Int(contentHeight))").font(.caption).padding(8).background(.bar, in: Capsule()) }
    }
}
