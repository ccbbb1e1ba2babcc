import SwiftUI

struct FixedSizeText: View {
    private let sentence = "A single line of text, too long to fit in a small box."

    var body: some View {
        VStack(alignment: .leading, spacing: 40) {
            Text(sentence)
                .frame(width: 160, height: 44)
                .border(Color.gray)
            Text(sentence)
                .fixedSize(horizontal: true, vertical: false)
                .frame(width: 160, height: 44)
                .border(Color.gray)
            Text(sentence)
                .fixedSize(horizontal: false, vertical: true)
                .frame(width: 160, height: 44, alignment: .topLeading)
                .border(Color.gray)
            HStack(alignment: .top) {
                Text("Same height")
                    .padding()
                    .frame(maxHeight: .infinity)
                    .background(.red.opacity(0.3))
                Text("Same height,\nalthough there is\nmore to read here")
                    .padding()
                    .frame(maxHeight: .infinity)
                    .background(.green.opacity(0.3))
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        .padding(60)
    }
}

#Preview { FixedSizeText() }
