import SwiftUI

struct TruncationLab: View {
    @State private var width = 200.0
    private let text = """
        A paragraph that is written over several lines \
        of source, but is one line of text.
        And a second line.
        """

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Group {
                Text(text)
                Text(text).lineLimit(2)
                Text(text).lineLimit(1).truncationMode(.middle)
                Text(text).lineLimit(2, reservesSpace: true)
                Text(text).lineLimit(1).minimumScaleFactor(0.5)
                Text(text).lineLimit(1...3).lineSpacing(6)
                Text("Justtooneverylongwordthatdoesnotfitanywhere").allowsTightening(true)
            }
            .frame(width: width, alignment: .leading)
            .border(.gray)
            Text(text)
                .multilineTextAlignment(.trailing)
                .frame(width: width)
                .textSelection(.enabled)
            Slider(value: $width, in: 80...320)
        }
        .padding()
    }
}

#Preview {
    TruncationLab()
}
