import SwiftUI

struct PagedOnboarding: View {
    struct Page: Identifiable, Equatable { let id = UUID(); let title: String; let symbol: String }
    private let pages: [Page] = [("Welcome", "hand.wave"), ("Sync", "arrow.triangle.2.circlepath"), ("Go", "flag")].map { .init(title: $0, symbol: $1) }
    @State private var index = 0
    @Environment(\.dismiss) var dismiss
    var body: some View {
        TabView(selection: $index) {
            ForEach(Array(pages.enumerated()), id: \.element.id) { i, page in
                VStack(spacing: 24) {
                    Image(systemName: page.symbol).resizable().scaledToFit().frame(width: 120, height: 120).foregroundStyle(.tint)
                    Text(page.title).font(.largeTitle.bold())
                    if page == pages.last { Button("Get started") { dismiss() }.buttonStyle(.borderedProminent) }
                }
                .tag(i)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .overlay(alignment: .topTrailing) { if index < pages.count - 1 { Button("Skip") { index = pages.endIndex - 1 }.padding() } }
    }
}
