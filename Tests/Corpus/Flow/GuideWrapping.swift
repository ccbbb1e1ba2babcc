import SwiftUI

/// Wraps words by alignment guides, for systems without `Layout`.
struct GuideWrapping: View {
    var words: [String]
    var gap: CGFloat = 6
    @State private var totalHeight: CGFloat = .zero

    var body: some View {
        GeometryReader { geo in
            wrapped(width: geo.size.width)
        }
        .frame(height: totalHeight)
    }

    private func wrapped(width available: CGFloat) -> some View {
        var x: CGFloat = 0
        var y: CGFloat = 0
        let last = words.count - 1

        return ZStack(alignment: .topLeading) {
            ForEach(Array(words.enumerated()), id: \.offset) { index, word in
                Text(word)
                    .font(.callout)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .overlay(Capsule().stroke(Color.purple))
                    .padding(.trailing, gap)
                    .padding(.bottom, gap)
                    .alignmentGuide(.leading) { d in
                        if x + d.width > available {
                            x = 0
                            y += d.height
                        }
                        let here = x
                        x = index == last ? 0 : x + d.width
                        return -here
                    }
                    .alignmentGuide(.top) { _ in
                        let here = y
                        if index == last { y = 0 }
                        return -here
                    }
            }
        }
        .background(
            GeometryReader { inner in
                Color.clear.onAppear { totalHeight = inner.size.height }
            }
        )
    }
}

struct GuideWrapping_Previews: PreviewProvider {
    static var previews: some View {
        GuideWrapping(words: "sphinx of black quartz judge my vow and tell nobody else about it".split(separator: " ").map(String.init))
            .padding()
    }
}
