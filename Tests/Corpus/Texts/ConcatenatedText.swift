import SwiftUI

struct ConcatenatedText: View {
    @State private var highlighted = "layout"
    let sentence = "Every layout begins with a proposal and ends with a layout."

    private var styled: Text {
        sentence.split(separator: " ").reduce(Text("")) { partial, word in
            let plain = String(word)
            let isHit = plain.trimmingCharacters(in: .punctuationCharacters) == highlighted
            return partial + Text(plain).bold(isHit).foregroundColor(isHit ? .red : nil) + Text(" ")
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            styled
            Text("H") + Text("2").font(.caption).baselineOffset(-6) + Text("O")
            (Text("Terms").underline() + Text(" and ") + Text("conditions").underline(true, color: .blue))
                .font(.footnote)
            Text("**Bold**, *italic*, `code` and a [link](https://example.com)")
            Text(verbatim: "**not** markdown")
            Text("Kerned").kerning(4) + Text(" tracked").tracking(-1)
        }
        .padding()
        .frame(width: 300, alignment: .leading)
    }
}

#Preview {
    ConcatenatedText()
}
