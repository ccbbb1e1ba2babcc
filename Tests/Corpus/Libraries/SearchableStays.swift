import SwiftUI

import TipKit

struct SaveTip: Tip {
    static let opened = Event(id: "opened")
    @Parameter static var isLoggedIn: Bool = false
    var title: Text { Text("Save for later") }
    var message: Text? { Text("Tap the heart to keep this stay.") }
    var image: Image? { Image(systemName: "heart") }
    var rules: [Rule] { #Rule(Self.$isLoggedIn) { $0 == true }; #Rule(Self.opened) { $0.donations.count > 2 } }
    var options: [any TipOption] { Tips.MaxDisplayCount(1) }
}

struct Stay: Identifiable, Hashable { let id: Int; var name: String; var price: Decimal; var kind: Kind; enum Kind: String, Hashable, CaseIterable, Identifiable { case hotel, cabin, boat; var id: some Hashable { rawValue } } }

struct SearchableStays: View {
    @State private var query = ""
    @State private var tokens: [Stay.Kind] = [.cabin]
    @State private var scope = Scope.all
    @State private var isSearching = false
    @State private var path: [Stay] = []
    @State private var sort = KeyPathComparator(\Stay.price, order: .reverse)
    enum Scope: Hashable { case all, saved }
    private let tip = SaveTip()
    @State private var stays = [Stay(id: 1, name: "Fjord Cabin", price: 129.5, kind: .cabin), Stay(id: 2, name: "Harbour House", price: 99, kind: .boat), Stay(id: 3, name: "Central", price: 240, kind: .hotel)]

    private var results: [Stay] {
        stays
            .filter { tokens.isEmpty || tokens.contains($0.kind) }
            .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
            .sorted(using: sort)
    }

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 160, maximum: 240), spacing: 12, alignment: .top)], alignment: .leading, spacing: 16) {
                    TipView(tip, arrowEdge: .bottom) { action in if action.id == "learn" { tip.invalidate(reason: .actionPerformed) } }
                        .tipBackground(.thinMaterial)
                    ForEach(results) { stay in
                        NavigationLink(value: stay) {
                            VStack(alignment: .leading, spacing: 4) {
                                AsyncImage(url: URL(string: "https://example.org/\(stay.id).jpg"), transaction: .init(animation: .easeIn)) { phase in
                                    switch phase {
                                    case .empty: ProgressView().controlSize(.small)
                                    case .success(let image): image.resizable().scaledToFill()
                                    case .failure(let error): Label(error.localizedDescription, systemImage: "wifi.slash")
                                    @unknown default: EmptyView()
                                    }
                                }
                                .frame(maxWidth: .infinity, minHeight: 110)
                                .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
                                Text(stay.name).font(.headline).lineLimit(2, reservesSpace: true)
                                Text("\(stay.price, format: .currency(code: "NOK").presentation(.narrow)) / night").font(.footnote)
                            }
                        }
                        .buttonStyle(.plain)
                        .popoverTip(tip)
                    }
                }
                .padding()
            }
            .contentMargins(.vertical, 12, for: .scrollContent)
            .contentMargins(.trailing, 4, for: .scrollIndicators)
            .navigationDestination(for: Stay.self) { Text($0.name) }
            .searchable(text: $query, tokens: $tokens, suggestedTokens: .constant(Stay.Kind.allCases), isPresented: $isSearching, placement: .navigationBarDrawer(displayMode: .always), prompt: "Where to?") { token in
                Text(token.rawValue.localizedCapitalized)
            }
            .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(Scope.all); Text("Saved").tag(Scope.saved) }
            .searchSuggestions { ForEach(["Oslo", "Bergen"], id: \.self) { Text($0).searchCompletion($0) } }
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .onSubmit(of: .search) { path.append(contentsOf: results.prefix(1)) }
            .toolbarTitleMenu { Button("Sort") { sort.order = sort.order == .forward ? .reverse : .forward } }
            .navigationTitle("Stays")
        }
        .task(id: query, priority: .userInitiated) { await SaveTip.opened.donate() }
    }
}
