import SwiftUI

struct ExpandableText: View {
    @State private var expanded = false
    @State private var truncated = false
    private var text: String
    let lineLimit: Int
    init(_ text: String, lineLimit: Int) { self.text = text; self.lineLimit = lineLimit }
    private var moreLessText: String { !truncated ? "" : (expanded ? "read less" : " read more") }
    var body: some View {
        VStack(alignment: .leading) {
            Text(text)
                .font(.system(size: 17, weight: .medium))
                .lineLimit(expanded ? nil : lineLimit)
                .background(
                    Text(text).lineLimit(lineLimit).font(.system(size: 17, weight: .medium))
                        .background(GeometryReader { visibleTextGeometry in
                            ZStack {
                                Text(self.text)
                                    .font(.system(size: 17, weight: .medium))
                                    .background(GeometryReader { fullTextGeometry in
                                        Color.clear.onAppear { self.truncated = fullTextGeometry.size.height > visibleTextGeometry.size.height }
                                    })
                            }
                            .frame(height: .greatestFiniteMagnitude)
                        })
                        .hidden()
                )
            if truncated {
                Button(action: { withAnimation { expanded.toggle() } }, label: { Text(moreLessText) })
            }
        }
    }
}
#Preview {
    VStack(alignment: .leading, spacing: 20) {
        ExpandableText("Short.", lineLimit: 3)
        ExpandableText(String(repeating: "A long piece of text which goes on. ", count: 12), lineLimit: 3)
    }
    .padding()
}
