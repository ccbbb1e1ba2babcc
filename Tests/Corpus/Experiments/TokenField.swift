import SwiftUI

struct TokenField: View {
    @State private var tokens: [Token] = Token.samples
    @State private var query = "sw"
    struct Token: Hashable, Identifiable { var id: Self { self }; let text: String; let kind: Kind; enum Kind: CaseIterable { case tag, person }
        static var samples: [Token] { ["swift", "layout"].map { .init(text: $0, kind: .tag) } + [Token(text: "Ada", kind: .person)] } }
    private func color(_ k: Token.Kind) -> Color { switch k { case .tag: return .teal; case .person: return .pink } }
    private var matches: [Token] { query.isEmpty ? [] : tokens.filter { $0.text.lowercased().hasPrefix(query.lowercased()) } }
    var body: some View {
        VStack(alignment: .leading) {
            ScrollView(.horizontal) {
                HStack { ForEach(tokens) { t in Label(t.text, systemImage: t.kind == .tag ? "number" : "person").font(.callout).padding(.horizontal, 8).background(color(t.kind).opacity(0.25), in: .capsule) } }
            }
            .scrollIndicators(.hidden)
            .fixedSize(horizontal: false, vertical: true)
            TextField("Add", text: $query).onSubmit { tokens.append(.init(text: query, kind: .tag)); query = "" }
            if !matches.isEmpty {
                VStack(alignment: .leading, spacing: 0) { ForEach(matches, id: \.text) { m in highlighted(m.text).padding(6); Divider() } }.background(.background).compositingGroup().shadow(radius: 2)
            }
        }
        .padding()
    }
    private func highlighted(_ s: String) -> Text {
        guard let r = s.range(of: query, options: .caseInsensitive) else { return Text(s) }
        return Text(s[s.startIndex..<r.lowerBound]) + Text(s[r]).bold() + Text(s[r.upperBound...])
    }
}
