import SwiftUI

struct AttributedQuote: View {
    private var quote: AttributedString {
        var result = AttributedString("Slower, but safer.")
        result.font = .title.italic()
        if let range = result.range(of: "safer") {
            result[range].foregroundColor = .orange
            result[range].underlineStyle = .single
        }
        return result
    }

    var body: some View {
        HStack(spacing: 0) {
            Rectangle()
                .fill(.orange)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 6) {
                Text(quote)
                Text("— a ferryman")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .padding(.leading, 12)
            .padding(.vertical, 4)
        }
        .fixedSize()
        .environment(\.layoutDirection, .leftToRight)
    }
}

#Preview {
    AttributedQuote()
}
