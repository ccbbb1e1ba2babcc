import SwiftUI

struct ConditionalContent: View {
    enum LoadingState<Value> { case idle, loading, failed(Error), loaded(Value) }
    struct Failure: Error, LocalizedError { var errorDescription: String? { NSLocalizedString("Something went wrong", comment: "error") } }
    var state: LoadingState<[String]>
    @ViewBuilder private var content: some View {
        switch state {
        case .idle: Color.clear.onAppear(perform: load)
        case .loading: ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .red)).scaleEffect(1.5, anchor: .center)
        case .failed(let error as LocalizedError): Text(error.errorDescription ?? "Unknown")
        case .failed(let error): Text("\(error.localizedDescription)")
        case .loaded(let items) where items.count > 2: AnyView(list(items))
        case .loaded(let items): ForEach(items, id: \.self, content: Text.init)
        }
    }
    var body: some View { content.frame(maxWidth: .infinity).padding().background(Color.secondary.opacity(0.1)) }
    func list(_ items: [String]) -> some View { VStack(alignment: .leading, content: { ForEach(items, id: \.self) { i in Label(title: { Text(i) }, icon: { Circle().frame(width: 6, height: 6) }) } }) }
    func load() { print(#function) }
}
struct AnyViewBuilder: View {
    var body: some View {
        VStack {
            ConditionalContent(state: .idle)
            ConditionalContent(state: .loading)
            ConditionalContent(state: .failed(ConditionalContent.Failure()))
            ConditionalContent(state: .failed(URLError(.badURL)))
            ConditionalContent(state: .loaded(["A", "B"]))
            ConditionalContent(state: .loaded(["A", "B", "C"]))
        }
        .frame(height: 500)
    }
}
