import SwiftUI

extension VerticalAlignment {
    private struct PriceLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.bottom]
        }
    }

    /// Lines a price up with the first line of the article beside it.
    static let priceLine = VerticalAlignment(PriceLine.self)
}

struct PriceColumnGuide: View {
    var body: some View {
        VStack(spacing: 20) {
            row(name: "Walnut side table with drawer", note: "Ships in two weeks, assembled by hand", price: "€ 240", old: "€ 300")
            row(name: "Stool", note: "In stock", price: "€ 65", old: nil)
        }
        .padding()
    }

    private func row(name: String, note: String, price: String, old: String?) -> some View {
        HStack(alignment: .priceLine) {
            VStack(alignment: .leading) {
                Text(name)
                    .font(.headline)
                    .alignmentGuide(.priceLine) { $0[.lastTextBaseline] }
                Text(note)
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
                if let old = old {
                    Text(old).font(.caption).strikethrough()
                }
                Text(price)
                    .font(.title3)
                    .alignmentGuide(.priceLine) { $0[.firstTextBaseline] }
            }
        }
        .padding(10)
        .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.4)))
    }
}

struct PriceColumnGuide_Previews: PreviewProvider {
    static var previews: some View {
        PriceColumnGuide()
    }
}
