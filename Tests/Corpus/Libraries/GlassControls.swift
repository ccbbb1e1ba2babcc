import SwiftUI

struct GlassControls: View {
    @Namespace private var glass
    @State private var isExpanded = true
    @State private var text = AttributedString("Glass")
    @State private var scroll = ScrollPosition(edge: .top)
    @State private var isScrolled = false

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<12) { i in
                            RoundedRectangle(cornerRadius: 20)
                                .fill(Color(hue: Double(i) / 12, saturation: 0.5, brightness: 1).mix(with: .white, by: 0.2))
                                .frame(height: 120)
                                .scrollTransition(.interactive(timingCurve: .easeInOut), axis: .vertical) { content, phase in
                                    content
                                        .scaleEffect(phase.isIdentity ? 1 : 0.9)
                                        .opacity(phase == .bottomTrailing ? 0.5 : 1)
                                        .offset(x: phase.value * 20)
                                }
                        }
                    } header: {
                        Text("Colours").frame(maxWidth: .infinity, alignment: .leading).padding(8)
                    }
                }
                .scrollTargetLayout()
                .padding(.horizontal)
            }
            .scrollPosition($scroll)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .onScrollGeometryChange(for: Bool.self) { geometry in
                geometry.contentOffset.y + geometry.contentInsets.top > 20
            } action: { _, now in
                withAnimation { isScrolled = now }
            }
            .backgroundExtensionEffect()
            .safeAreaBar(edge: .bottom, alignment: .center, spacing: 0) {
                GlassEffectContainer(spacing: 24) {
                    HStack(spacing: 16) {
                        Button { isExpanded.toggle() } label: { Image(systemName: "plus").frame(width: 44, height: 44) }
                            .glassEffect(.regular.tint(.blue.opacity(0.4)).interactive(), in: .circle)
                            .glassEffectID("plus", in: glass)
                        if isExpanded {
                            ForEach(["scribble", "eraser"], id: \.self) { name in
                                Image(systemName: name).frame(width: 44, height: 44)
                                    .glassEffect()
                                    .glassEffectID(name, in: glass)
                                    .glassEffectTransition(.matchedGeometry)
                                    .glassEffectUnion(id: "tools", namespace: glass)
                            }
                        }
                        Button("Top") { scroll.scrollTo(edge: .top) }
                            .buttonStyle(.glass)
                            .buttonSizing(.flexible)
                        Button("Send") {}.buttonStyle(.glassProminent)
                    }
                }
                .padding()
            }
            .navigationTitle("Glass")
            .navigationSubtitle("\(isScrolled ? "Scrolled" : "At the top")")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button(role: .confirm) {} }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
                ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
                    .sharedBackgroundVisibility(.hidden)
            }
            .toolbarTitleDisplayMode(.inlineLarge)
            .tabBarMinimizeBehavior(.onScrollDown)
        }
    }
}
#Preview {
    @Previewable @State var flag = false
    GlassControls().environment(\.backgroundProminence, .increased)
}
