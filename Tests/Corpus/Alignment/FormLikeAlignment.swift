import SwiftUI

struct LabelTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
    static let labelTrailing = HorizontalAlignment(LabelTrailing.self)
}

struct FormLikeAlignment: View {
    let rows: KeyValuePairs<String, String> = ["Name:": "Ada", "Occupation:": "Mathematician", "Born:": "1815"]

    var body: some View {
        VStack(alignment: .labelTrailing, spacing: 6) {
            ForEach(Array(rows), id: \.key) { label, value in
                HStack {
                    Text(label)
                        .bold()
                        .alignmentGuide(.labelTrailing) { $0[.trailing] }
                    Text(value)
                }
            }
            Divider()
            Text("Aligned")
                .alignmentGuide(.labelTrailing) { d in d.width / 2 }
        }
        .frame(width: 280)
        .background(Color.yellow.opacity(0.2))
    }
}

#Preview {
    FormLikeAlignment()
}
