import SwiftUI

@Observable final class Loader {
    enum State { case idle, loading(progress: Double), done([String]), failed(String) }
    private(set) var state = State.idle
    var isLoading: Bool { if case .loading = state { return true }; return false }
    @ObservationIgnored var task: Task<Void, any Error>?
    func load() async {
        state = .loading(progress: 0)
        for await value in ticks() { state = .loading(progress: value) }
        async let a = fetch("a"); async let b = fetch("b")
        do { state = .done(try await [a, b]) } catch { state = .failed(String(describing: error)) }
    }
    private func ticks() -> AsyncStream<Double> { AsyncStream { c in [0.2, 0.6, 1].forEach { c.yield($0) }; c.finish() } }
    private func fetch(_ name: String) async throws -> String { try await Task.sleep(for: .seconds(1)); try Task.checkCancellation(); return name.uppercased() }
}
struct AsyncPhases: View {
    @State private var loader = Loader()
    var body: some View {
        VStack(spacing: 16) {
            switch loader.state {
            case .idle: ContentUnavailableView("Nothing", systemImage: "tray")
            case .loading(let p): ProgressView(value: p) { Text("Loading") } currentValueLabel: { Text(p, format: .percent) }
            case .done(let items): ForEach(items, id: \.self) { Text($0).font(.largeTitle) }
            case .failed(let message): Text(message).foregroundStyle(.red)
            }
            Button("Reload") { loader.task = Task { await loader.load() } }.disabled(loader.isLoading)
        }
        .padding()
        .task { await loader.load() }
        .onDisappear { loader.task?.cancel() }
    }
}
