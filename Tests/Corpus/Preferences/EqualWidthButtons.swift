import SwiftUI

struct MaxWidthPreference: PreferenceKey {
    static let defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        switch (value, nextValue()) {
        case (_, nil): break
        case (nil, let next): value = next
        case (let a?, let b?): value = max(a, b)
        }
    }
}

struct MeasureWidth: ViewModifier {
    @Binding var width: CGFloat?
    func body(content: Content) -> some View {
        content
            .background(GeometryReader { proxy in
                Color.clear.preference(key: MaxWidthPreference.self, value: proxy.size.width)
            })
            .frame(width: width, alignment: .leading)
    }
}

extension View {
    func sharingWidth(_ width: Binding<CGFloat?>) -> some View { modifier(MeasureWidth(width: width)) }
}

struct EqualWidthButtons: View {
    @State private var width: CGFloat?
    private let titles = ["Buy", "Add to basket", "Later"]
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(titles, id: \.self) { title in
                Button(action: {}) {
                    Text(title)
                        .sharingWidth($width)
                        .padding(.vertical, 10)
                        .padding(.horizontal, 20)
                        .background(RoundedRectangle(cornerRadius: 8).fill(Color.accentColor))
                        .foregroundColor(.white)
                }
            }
        }
        .onPreferenceChange(MaxWidthPreference.self) { width = $0 }
    }
}

struct EqualWidthButtons_Previews: PreviewProvider {
    static var previews: some View {
        EqualWidthButtons().previewLayout(.sizeThatFits).padding()
    }
}
