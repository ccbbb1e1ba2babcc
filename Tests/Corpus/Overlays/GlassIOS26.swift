import SwiftUI

struct GlassIOS26: View {
    @Namespace private var namespace
    @State private var isExpanded = false
    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            GlassEffectContainer(spacing: 40) {
                HStack(spacing: 40) {
                    Image(systemName: "scribble.variable").frame(width: 80, height: 80).font(.system(size: 36)).glassEffect().glassEffectID("pencil", in: namespace)
                    if isExpanded {
                        Image(systemName: "eraser.fill").frame(width: 80, height: 80).font(.system(size: 36)).glassEffect(.regular.tint(.orange).interactive(), in: .circle).glassEffectID("eraser", in: namespace)
                    }
                }
            }
            Button("Toggle") { withAnimation { isExpanded.toggle() } }.buttonStyle(.glassProminent).frame(maxHeight: .infinity, alignment: .bottom)
        }
        .scrollEdgeEffectStyle(.soft, for: .all)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}
