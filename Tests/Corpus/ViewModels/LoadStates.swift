import SwiftUI

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(any Error)
}

struct FetchError: LocalizedError {
    var errorDescription: String? { "The server did not answer." }
}

@MainActor
@Observable
final class QuoteViewModel {
    private(set) var state: LoadState<[String]> = .idle

    func load() async {
        state = .loading
        do {
            let quotes = try await fetch()
            state = .loaded(quotes)
        } catch {
            state = .failed(error)
        }
    }

    private func fetch() async throws -> [String] {
        try await Task.sleep(nanoseconds: 1_000_000)
        guard Bool(true) else { throw FetchError() }
        return ["The tide table hangs in the harbour office.", "Ask for the blue key before you leave."]
    }
}

struct LoadStates: View {
    @State private var viewModel = QuoteViewModel()

    var body: some View {
        Group {
            switch viewModel.state {
            case .idle:
                Color.clear
            case .loading:
                ProgressView("Loading…")
            case .loaded(let quotes) where quotes.isEmpty:
                Text("Nothing here")
            case .loaded(let quotes):
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(quotes, id: \.self) { quote in
                        Text("“\(quote)”")
                            .italic()
                    }
                }
            case .failed(let error):
                VStack {
                    Text(error.localizedDescription)
                    Button("Retry") {
                        Task { await viewModel.load() }
                    }
                }
            }
        }
        .padding()
        .task { await viewModel.load() }
    }
}

#Preview {
    LoadStates()
}
