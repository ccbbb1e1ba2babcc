import SwiftUI

enum Destination: Hashable, CaseIterable, View { case scan, pay, history, help
    var body: some View { Text(title).navigationTitle(title) }
    var title: String { "\(self)".capitalized }
    var symbol: String { switch self { case .scan: "qrcode"; case .pay: "creditcard"; case .history: "clock"; case .help: "questionmark.circle" } }
    static func == (l: Self, r: Self) -> Bool { l.title == r.title }
}
struct NavigationGrid: View {
    let columns = [GridItem(spacing: 12), GridItem(spacing: 12)]
    var body: some View {
        NavigationStack {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(Destination.allCases, id: \.self) { d in
                    NavigationLink(value: d) {
                        VStack(alignment: .leading) { Image(systemName: d.symbol).font(.title); Spacer(minLength: 20); Text(d.title).font(.headline) }
                            .padding().frame(maxWidth: .infinity, alignment: .leading).frame(height: 110)
                            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                    }
                }
            }
            .padding()
            .navigationDestination(for: Destination.self) { $0 }
        }
    }
}
