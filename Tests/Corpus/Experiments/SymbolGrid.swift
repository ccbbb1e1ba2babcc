import SwiftUI

struct SymbolGrid: View {
    private static let symbols: KeyValuePairs = ["Weather": ["sun.max", "cloud.rain", "wind"], "People": ["person", "person.2", "figure.run"]]
    @State private var weight: Font.Weight = .regular
    @State private var scale: Image.Scale = .large
    private let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 16)], alignment: .center, spacing: 16, pinnedViews: []) {
                ForEach(Self.symbols, id: \.key) { section, names in
                    Section(header: Text(section).font(.headline).frame(maxWidth: .infinity, alignment: .leading)) {
                        ForEach(names, id: \.self) { name in
                            VStack {
                                Image(systemName: name).font(.system(size: 32, weight: weight)).imageScale(scale).symbolRenderingMode(.multicolor).symbolVariant(name == "person" ? .circle.fill : .none).frame(height: 44)
                                Text(name).font(.caption2).lineLimit(1).truncationMode(.head)
                            }
                            .accessibilityElement(children: .contain)
                        }
                    }
                }
            }
            .padding()
            HStack { ForEach(weights.indices, id: \.self) { i in Text("a").fontWeight(weights[i]).onTapGesture { weight = weights[i] } } }
        }
    }
}
