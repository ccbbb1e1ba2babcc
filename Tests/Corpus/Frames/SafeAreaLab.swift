import SwiftUI

struct SafeAreaLab: View {
    @State private var insets = EdgeInsets()
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(0..<10) { Text("Item \($0)").frame(maxWidth: .infinity, minHeight: 44).background(.quaternary, in: .rect(cornerRadius: 8)) }
            }
            .scenePadding(.horizontal)
        }
        .contentMargins(.top, 20, for: .scrollContent)
        .safeAreaInset(edge: .top, alignment: .leading) {
            Text("Top bar").font(.headline).padding().frame(maxWidth: .infinity).background(.ultraThinMaterial)
        }
        .safeAreaInset(edge: .trailing, spacing: 8) {
            VStack { Image(systemName: "plus"); Image(systemName: "minus") }.padding(4).background(.yellow)
        }
        .safeAreaPadding(.bottom, 24)
        .overlay(alignment: .bottom) { Text("bottom \(insets.bottom, specifier: "%.0f")") }
        .background {
            GeometryReader { proxy in
                Color.mint.opacity(0.2).ignoresSafeArea().onAppear { insets = proxy.safeAreaInsets }
            }
        }
    }
}
