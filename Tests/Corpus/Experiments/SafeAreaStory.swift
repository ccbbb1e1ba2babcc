import SwiftUI

struct SafeAreaStory: View {
    @State private var insets = EdgeInsets()
    var body: some View {
        GeometryReader { proxy in
            let safe = proxy.safeAreaInsets
            VStack(spacing: 0) {
                Color.orange.frame(height: safe.top)
                Text("top \(safe.top, format: .number) bottom \(safe.bottom, format: .number)")
                Spacer()
                HStack { ForEach(0..<4) { _ in Spacer(); Image(systemName: "square"); Spacer() } }.frame(height: 49)
                Color.orange.frame(height: safe.bottom)
            }
            .ignoresSafeArea()
            .onAppear { insets = safe }
        }
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 8) { Text("Inset").padding(4).frame(maxWidth: .infinity).background(.yellow) }
        .safeAreaInset(edge: .trailing) { Color.purple.frame(width: 10) }
        .safeAreaPadding(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 0))
        .background(Color.gray.opacity(0.2), ignoresSafeAreaEdges: .bottom)
    }
}
