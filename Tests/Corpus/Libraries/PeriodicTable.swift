import SwiftUI

struct Element: Decodable, Identifiable {
    enum CodingKeys: String, CodingKey { case number = "n", symbol = "s", name, group = "g", period = "p", category = "c" }
    enum Category: String, Decodable { case alkali, noble, metal, nonmetal, unknown
        init(from decoder: any Decoder) throws {
            let raw = try decoder.singleValueContainer().decode(String.self)
            self = Category(rawValue: raw) ?? .unknown
        }
    }
    let number: Int
    let symbol: String
    let name: String
    let group: Int
    let period: Int
    let category: Category?
    var id: Int { number }
}

enum ElementStore {
    static let all: [Element] = {
        let json = #"""
        [{"n":1,"s":"H","name":"Hydrogen","g":1,"p":1,"c":"nonmetal"},
         {"n":2,"s":"He","name":"Helium","g":18,"p":1,"c":"noble"},
         {"n":3,"s":"Li","name":"Lithium","g":1,"p":2,"c":"alkali"},
         {"n":10,"s":"Ne","name":"Neon","g":18,"p":2,"c":"noble"},
         {"n":11,"s":"Na","name":"Sodium","g":1,"p":3},
         {"n":18,"s":"Ar","name":"Argon","g":18,"p":3,"c":"weird"}]
        """#
        do {
            return try JSONDecoder().decode([Element].self, from: Data(json.utf8))
        } catch {
            print("could not read elements: \(error)")
            return []
        }
    }()
}

struct PeriodicTable: View {
    let elements = ElementStore.all
    @State private var highlighted: Element.Category?

    private func color(for category: Element.Category?) -> Color {
        switch category {
        case .alkali?: .orange
        case .noble?: .purple
        case .metal?: .blue
        case .nonmetal?: .green
        case .some(.unknown), .none: .gray
        }
    }
    var body: some View {
        ViewThatFits(in: .horizontal) {
            table(cell: 42)
            table(cell: 20)
        }
        .padding()
    }

    private func table(cell: CGFloat) -> some View {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            ForEach(1...3, id: \.self) { period in
                GridRow {
                    ForEach(1...18, id: \.self) { group in
                        if let element = elements.first(where: { $0.period == period && $0.group == group }) {
                            VStack(spacing: 0) {
                                Text("\(element.number)").font(.system(size: cell * 0.2))
                                Text(element.symbol).font(.system(size: cell * 0.4, weight: .bold))
                                if cell > 30 { Text(element.name).font(.system(size: cell * 0.16)).lineLimit(1).minimumScaleFactor(0.5) }
                            }
                            .frame(width: cell, height: cell)
                            .background(color(for: element.category).opacity(0.5))
                        } else {
                            Color.clear.frame(width: cell, height: cell)
                        }
                    }
                }
            }
        }
        .dynamicTypeSize(.large)
    }
}
