import SwiftUI

struct ScrollOffsetModern: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var offset: CGFloat = 0
    @State private var isShowing = false
    @State private var phase: ScrollPhase = .idle
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<30) { i in
                    Text("Line \(i)").frame(maxWidth: .infinity).frame(height: 50).id(i)
                        .onScrollVisibilityChange(threshold: 0.2) { visible in if i == 29 { isShowing = visible } }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Double.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, newValue in
            offset = newValue
        }
        .onScrollPhaseChange { _, newPhase in phase = newPhase }
        .overlay(alignment: .bottomTrailing) {
            if offset > 200 || phase == .idle {
                Button("Top", systemImage: "arrow.up") { withAnimation { position.scrollTo(edge: .top) } }
                    .labelStyle(.iconOnly).buttonStyle(.borderedProminent).padding()
            }
        }
    }
}
