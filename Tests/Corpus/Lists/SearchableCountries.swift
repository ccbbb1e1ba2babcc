import SwiftUI

struct SearchableCountries: View {
    @State private var query = ""
    @State private var scope = Scope.all
    @State private var favourites: Set<String> = ["Norway"]

    enum Scope: String, CaseIterable {
        case all = "All"
        case favourites = "Favourites"
    }

    private let countries = ["Norway", "Nepal", "Netherlands", "Peru", "Portugal", "Kenya"]

    private var results: [String] {
        countries
            .filter { scope == .all || favourites.contains($0) }
            .filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
            .sorted()
    }

    var body: some View {
        NavigationStack {
            List(results, id: \.self) { country in
                HStack {
                    Text(country)
                    Spacer()
                    Image(systemName: favourites.contains(country) ? "star.fill" : "star")
                        .foregroundStyle(.yellow)
                        .onTapGesture {
                            favourites.formSymmetricDifference([country])
                        }
                }
                .listRowSeparator(.hidden)
                .listRowBackground(country == "Peru" ? Color.red.opacity(0.1) : nil)
            }
            .overlay {
                if results.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
            .navigationTitle("Countries")
            .searchable(text: $query, prompt: "Name")
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { scope in
                    Text(scope.rawValue)
                }
            }
        }
    }
}

#Preview {
    SearchableCountries()
}
