import SwiftUI

struct ExpandableText: View {
    @State private var isExpanded = false
    @State private var isTruncated = false
    let text: String
    let lineLimit: Int
    init(_ text: String, lineLimit: Int = 3) {
        self.text = text
        self.lineLimit = lineLimit
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(text)
                .lineLimit(isExpanded ? nil : lineLimit)
                .background(
                    ViewThatFits(in: .vertical) {
                        Text(text).hidden()
                        Color.clear.onAppear { isTruncated = true }
                    }
                )
            if isTruncated {
                Button(isExpanded ? "Less" : "More") { withAnimation(.easeInOut) { isExpanded.toggle() } }
                    .font(.caption.bold())
                    .buttonStyle(.borderless)
            }
        }
    }
}
#Preview(traits: .sizeThatFitsLayout) {
    ExpandableText(String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 8), lineLimit: 2)
        .padding()
        .frame(width: 320)
}
