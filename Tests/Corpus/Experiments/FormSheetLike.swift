import SwiftUI

struct FormSheetLike: View {
    @State private var isPresented = true
    @State private var height: CGFloat = .zero
    var body: some View {
        Color.gray.opacity(0.2)
            .sheet(isPresented: $isPresented) {
                VStack { Text("Sheet").font(.headline); Text("Sized to fit its content") }
                    .padding()
                    .overlay { GeometryReader { g in Color.clear.preference(key: HeightKey.self, value: g.size.height) } }
                    .onPreferenceChange(HeightKey.self) { height = $0 }
                    .presentationDetents([.height(height)])
            }
            .ignoresSafeArea()
    }
    private struct HeightKey: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) } }
}
