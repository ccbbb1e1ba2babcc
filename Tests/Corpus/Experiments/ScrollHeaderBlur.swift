import SwiftUI

struct ScrollHeaderBlur: View {
    @State private var titleVisible = true
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Large title").font(.largeTitle.bold())
                    .background { GeometryReader { p in Color.clear.onChange(of: p.frame(in: .scrollView).maxY) { newValue in titleVisible = newValue > 0 } } }
                ForEach(0..<15) { i in Text("Paragraph \(i)").padding().frame(maxWidth: .infinity, alignment: .leading).background(.thickMaterial).environment(\.colorScheme, i % 2 == 0 ? .dark : .light) }
            }
            .padding()
        }
        .toolbar { ToolbarItem(placement: .principal) { Text("Large title").font(.headline).opacity(titleVisible ? 0 : 1).animation(.easeIn(duration: 0.15), value: titleVisible) } }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 0).background(.bar).overlay(Divider(), alignment: .bottom).opacity(titleVisible ? 0 : 1) }
        .toolbarRole(.editor)
        .navigationBarTitleDisplayMode(.inline)
    }
}
