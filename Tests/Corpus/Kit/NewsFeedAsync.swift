import SwiftUI

protocol NewsProviding: Sendable { func fetch(page: Int) async throws -> [Article] }

struct Article: Identifiable, Hashable, Sendable, Decodable {
    let id: Int
    let title: String
    let source: Source
    let publishedAt: Date
    struct Source: Hashable, Sendable, Decodable { let name: String }
}

actor NewsCache {
    private var storage: [Int: [Article]] = [:]
    func articles(page: Int) -> [Article]? { storage[page] }
    func store(_ articles: [Article], page: Int) { storage[page] = articles }
}

struct MockNews: NewsProviding {
    func fetch(page: Int) async throws -> [Article] {
        try await Task.sleep(for: .milliseconds(300))
        return (0..<5).map { i in
            Article(id: page * 10 + i, title: "Headline number \(i) which is rather long and wraps over lines", source: .init(name: ["BBC", "CNN"][i % 2]), publishedAt: Date(timeIntervalSinceReferenceDate: Double(i) * -86_400))
        }
    }
}

enum LoadState<Value> {
    case idle, loading
    case loaded(Value)
    case failed(any Error)
    var value: Value? { if case let .loaded(value) = self { value } else { nil } }
}

@MainActor @Observable
final class FeedModel {
    private(set) var state: LoadState<[Article]> = .idle
    @ObservationIgnored private let provider: any NewsProviding
    @ObservationIgnored private let cache = NewsCache()
    init(provider: some NewsProviding = MockNews()) { self.provider = provider }

    func load() async {
        state = .loading
        do {
            let articles: [Article]
            if let cached = await cache.articles(page: 0) { articles = cached } else {
                articles = try await provider.fetch(page: 0)
                await cache.store(articles, page: 0)
            }
            let sorted = await withTaskGroup(of: Article.self, returning: [Article].self) { group in
                for article in articles { group.addTask { article } }
                var result: [Article] = []
                for await article in group { result.append(article) }
                return result.sorted { $0.publishedAt > $1.publishedAt }
            }
            state = .loaded(sorted)
        } catch is CancellationError {
            state = .idle
        } catch { state = .failed(error) }
    }
}

struct NewsFeedAsync: View {
    @State private var model = FeedModel()
    @State private var bookmarks: Set<Article.ID> = []

    var body: some View {
        NavigationStack {
            Group {
                switch model.state {
                case .idle: Color.clear
                case .loading: ProgressView("Loading…").controlSize(.large)
                case .loaded(let articles) where articles.isEmpty: ContentUnavailableView.search
                case .loaded(let articles):
                    List(articles) { article in
                        NavigationLink(value: article) {
                            VStack(alignment: .leading, spacing: 4) {
                                Text(article.title).font(.headline).lineLimit(2)
                                HStack {
                                    Text(article.source.name).bold()
                                    Text("•")
                                    Text(article.publishedAt, style: .date)
                                    Spacer()
                                    if bookmarks.contains(article.id) { Image(systemName: "bookmark.fill") }
                                }
                                .font(.caption)
                                .foregroundStyle(.secondary)
                            }
                        }
                        .listRowSeparator(.hidden, edges: .top)
                    }
                    .refreshable { await model.load() }
                case .failed(let error):
                    ContentUnavailableView { Label("Failed", systemImage: "wifi.slash") } description: { Text(error.localizedDescription) } actions: { Button("Retry") { Task { await model.load() } }.buttonStyle(.bordered) }
                }
            }
            .navigationTitle("News")
            .navigationDestination(for: Article.self) { Text($0.title).padding() }
        }
        .task { await model.load() }
    }
}

#Preview { NewsFeedAsync() }
