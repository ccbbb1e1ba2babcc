import SwiftUI

struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct EqualHeight: ViewModifier {
    @Binding var height: CGFloat

    func body(content: Content) -> some View {
        content
            .background(
                GeometryReader { geo in
                    Color.clear.preference(key: HeightKey.self, value: geo.size.height)
                }
            )
            .frame(minHeight: height == 0 ? nil : height, alignment: .top)
    }
}

struct TallestCardWins: View {
    @State private var height: CGFloat = 0

    let texts = [
        "Short.",
        "A somewhat longer text that needs several lines in a narrow card.",
        "In between, two lines."
    ]

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            ForEach(texts, id: \.self) { text in
                Text(text)
                    .padding(10)
                    .modifier(EqualHeight(height: $height))
                    .frame(maxWidth: .infinity)
                    .background(Color.blue.opacity(0.15))
                    .cornerRadius(8)
            }
        }
        .onPreferenceChange(HeightKey.self) { value in
            self.height = value
        }
        .padding()
    }
}

struct TallestCardWins_Previews: PreviewProvider {
    static var previews: some View {
        TallestCardWins()
    }
}
