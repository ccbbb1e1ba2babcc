import SwiftUI

struct HorizontalShelf: View {
    let rows = [
        GridItem(.fixed(40)),
        GridItem(.fixed(80)),
        GridItem(.flexible(minimum: 20, maximum: 60))
    ]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHGrid(rows: rows, alignment: .top, spacing: 10) {
                ForEach(0x1f600...0x1f62f, id: \.self) { value in
                    Text(String(format: "%x", value))
                        .font(.caption2)
                        .frame(maxHeight: .infinity)
                        .padding(.horizontal, 4)
                        .background(Color.purple.opacity(0.15))
                    Text(emoji(value))
                        .font(.largeTitle)
                }
            }
            .frame(height: 220)
            .padding(.leading)
        }
    }

    private func emoji(_ value: Int) -> String {
        guard let scalar = UnicodeScalar(value) else { return "?" }
        return String(Character(scalar))
    }
}

struct HorizontalShelf_Previews: PreviewProvider {
    static var previews: some View {
        HorizontalShelf()
    }
}
