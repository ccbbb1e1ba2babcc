import SwiftUI

struct SlantedList: View {
    var words = ["one", "by", "one", "they", "slide", "away"]
    @State private var slope: CGFloat = 14

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(words.indices, id: \.self) { row in
                Text(words[row])
                    .font(.title3)
                    .alignmentGuide(HorizontalAlignment.leading) { d in
                        d[.leading] - slope * CGFloat(row)
                    }
            }
            Slider(value: $slope, in: -20...20)
                .frame(width: 120)
        }
        .padding(8)
        .background(Color.mint.opacity(0.3))
        .frame(width: 300, height: 260, alignment: .topLeading)
        .border(.mint)
    }
}

struct SlantedList_Previews: PreviewProvider {
    static var previews: some View {
        SlantedList(words: ["a", "bb", "ccc"])
    }
}
