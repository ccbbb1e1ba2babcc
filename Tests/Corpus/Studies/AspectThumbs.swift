import SwiftUI

struct AspectThumbs: View {
    enum Ratio: CaseIterable, Identifiable {
        case square, portrait, landscape, wide
        var id: Self { self }
        var value: CGFloat { switch self { case .square: 1; case .portrait: 3.0 / 4; case .landscape: 4 / 3; case .wide: 16.0 / 9 } }
        var label: LocalizedStringKey { switch self { case .square: "1:1"; case .portrait: "3:4"; case .landscape: "4:3"; case .wide: "16:9" } }
    }
    @State private var ratio = Ratio.landscape
    var body: some View {
        VStack {
            Image(systemName: "photo").resizable().scaledToFill().frame(minWidth: 0, maxWidth: .infinity).aspectRatio(ratio.value, contentMode: .fit).clipped().background(.gray.opacity(0.2))
            HStack {
                ForEach(Ratio.allCases) { r in
                    VStack {
                        RoundedRectangle(cornerRadius: 3).strokeBorder(r == ratio ? Color.accentColor : .secondary, lineWidth: r == ratio ? 2 : 1).aspectRatio(r.value, contentMode: .fit).frame(width: 36, height: 36)
                        Text(r.label).font(.caption2)
                    }
                    .onTapGesture { ratio = r }
                }
            }
        }
        .animation(.default, value: ratio)
        .padding()
    }
}
