import SwiftUI

@MainActor final class Loader: ObservableObject {
    enum State { case idle, loading(progress: Double), loaded([String]), failed(Error) }
    @Published private(set) var state: State = .idle
    func load() async {
        state = .loading(progress: 0.4)
        do {
            try await Task.sleep(nanoseconds: 1_000)
            state = .loaded(["One", "Two"])
        } catch { state = .failed(error) }
    }
}
struct StateMachineView: View {
    @StateObject private var loader = Loader()
    var body: some View {
        Group {
            switch loader.state {
            case .idle: Color.clear
            case .loading(let progress): ProgressView(value: progress).padding()
            case .loaded(let items) where items.isEmpty: ContentUnavailableView.search
            case .loaded(let items):
                List(items, id: \.self, rowContent: Text.init)
            case .failed(let error):
                VStack { Image(systemName: "wifi.exclamationmark"); Text(error.localizedDescription) }
            }
        }
        .task { await loader.load() }
        .navigationTitle(Text("Items"))
    }
}
