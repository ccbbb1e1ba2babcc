import SwiftUI

// The pre-iOS 16 way: alignment guides that walk along.
struct WrappedTags: View {
    let tags: [String]

    var body: some View {
        GeometryReader { geometry in
            self.content(in: geometry)
        }
    }

    private func content(in g: GeometryProxy) -> some View {
        var width = CGFloat.zero
        var height = CGFloat.zero

        return ZStack(alignment: .topLeading) {
            ForEach(self.tags, id: \.self) { tag in
                self.item(for: tag)
                    .padding([.horizontal, .vertical], 4)
                    .alignmentGuide(.leading, computeValue: { d in
                        if abs(width - d.width) > g.size.width {
                            width = 0
                            height -= d.height
                        }
                        let result = width
                        if tag == self.tags.last! {
                            width = 0
                        } else {
                            width -= d.width
                        }
                        return result
                    })
                    .alignmentGuide(.top, computeValue: { d in
                        let result = height
                        if tag == self.tags.last! {
                            height = 0
                        }
                        return result
                    })
            }
        }
    }

    func item(for text: String) -> some View {
        Text(text)
            .padding(.all, 5)
            .font(.body)
            .background(Color.blue)
            .foregroundColor(Color.white)
            .cornerRadius(5)
    }
}

struct WrappedTags_Previews: PreviewProvider {
    static var previews: some View {
        WrappedTags(tags: ["Ninetendo", "XBox", "PlayStation", "PlayStation 2", "Dreamcast", "Saturn", "Jaguar"])
            .padding()
    }
}
