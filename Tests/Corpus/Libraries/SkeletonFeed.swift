import SwiftUI

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = -1
    var active: Bool = true
    var animation: Animation = .linear(duration: 1.4).delay(0.2).repeatForever(autoreverses: false)
    var gradient = Gradient(stops: [
        .init(color: .black.opacity(0.3), location: 0),
        .init(color: .black, location: 0.5),
        .init(color: .black.opacity(0.3), location: 1),
    ])

    func body(content: Content) -> some View {
        if active {
            content
                .mask {
                    LinearGradient(gradient: gradient, startPoint: .init(x: phase, y: phase), endPoint: UnitPoint(x: phase + 1, y: phase + 1))
                }
                .animation(animation, value: phase)
                .onAppear { phase = 1 }
        } else {
            content
        }
    }
}

extension View {
    @ViewBuilder func skeleton(when loading: Bool, count: Int = 1) -> some View {
        redacted(reason: loading ? .placeholder : [])
            .modifier(Shimmer(active: loading))
    }
}

struct Post: Identifiable, Sendable {
    let id: Int
    let author: String
    let text: String
    let date: Date
    var likes: Int
    static let placeholder: [Post] = (1...4).map { Post(id: $0, author: .placeholder(length: 12), text: .placeholder(length: 90), date: .now, likes: 10) }
}

extension String {
    static func placeholder(length: Int) -> String { String(repeating: "x ", count: length / 2) }
}

@MainActor
final class FeedModel: ObservableObject {
    enum Phase { case loading, loaded([Post]), failed(any Error) }
    @Published var phase: Phase = .loading
    private let loader: @Sendable () async throws -> [Post]

    init(loader: @escaping @Sendable () async throws -> [Post]) { self.loader = loader }
    func load() async {
        do { phase = .loaded(try await loader()) } catch is CancellationError { } catch { phase = .failed(error) }
    }
}

struct SkeletonFeed: View {
    @StateObject var model = FeedModel(loader: { try await Task.sleep(nanoseconds: 2_000_000_000); return [] })

    var body: some View {
        NavigationView {
            Group {
                switch model.phase {
                case .loading: list(Post.placeholder).skeleton(when: true)
                case .loaded(let posts) where posts.isEmpty: Text("Nothing yet").foregroundColor(.secondary)
                case .loaded(let posts): list(posts)
                case .failed(let error):
                    VStack { Text(error.localizedDescription); Button("Retry") { Task { await model.load() } } }
                }
            }
            .navigationTitle(Text("Feed"))
            .navigationBarItems(leading: EditButton(), trailing: Button(action: {}) { Image(systemName: "square.and.pencil") })
        }
        .navigationViewStyle(.stack)
    }

    private func list(_ posts: [Post]) -> some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 20) {
                ForEach(posts) { post in
                    VStack(alignment: .leading) {
                        HStack {
                            Circle().fill(Color.gray.opacity(0.4)).frame(width: 40, height: 40)
                            VStack(alignment: .leading) {
                                Text(post.author).bold()
                                Text(post.date, style: .relative).font(.caption)
                            }
                        }
                        Text(post.text).fixedSize(horizontal: false, vertical: true)
                        HStack { Label("\(post.likes)", systemImage: "heart"); Label("Reply", systemImage: "bubble.left") }
                            .font(.footnote)
                    }
                    Divider()
                }
            }
            .padding()
        }
        .refreshable { await model.load() }
    }
}
