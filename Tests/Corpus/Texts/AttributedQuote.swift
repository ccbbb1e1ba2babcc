import SwiftUI

struct AttributedQuote: View {
    private var quote: AttributedString {
        var result = AttributedString("Less, but better.")
        result.font = .title.italic()
        if let range = result.range(of: "better") {
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
                Text("— after a designer of radios")
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
