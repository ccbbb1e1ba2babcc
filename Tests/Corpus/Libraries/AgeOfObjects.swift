import SwiftUI

import Combine

class SearchViewModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var query = "" { willSet { objectWillChange.send() } }
    @Published private(set) var results: [String] = []
    @Published var isLoading = false
    private var bag = Set<AnyCancellable>()
    private let queryPublisher = CurrentValueSubject<String, Never>("swift")

    init() {
        queryPublisher
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .filter { !$0.isEmpty }
            .map { query in URL(string: "https://example.org/search?q=\(query)")! }
            .flatMap { url in
                URLSession.shared.dataTaskPublisher(for: url)
                    .map(\.data)
                    .decode(type: [String].self, decoder: JSONDecoder())
                    .replaceError(with: [])
            }
            .receive(on: DispatchQueue.main)
            .handleEvents(receiveSubscription: { [weak self] _ in self?.isLoading = true })
            .sink(receiveCompletion: { _ in }, receiveValue: { [unowned self] in self.results = $0 })
            .store(in: &bag)
        $results
            .map { !$0.isEmpty }
            .combineLatest($isLoading)
            .map { $0 && !$1 }
            .assign(to: \.hasResults, on: self)
            .store(in: &bag)
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height }
            .merge(with: NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) })
            .subscribe(on: DispatchQueue.global(qos: .background))
            .assign(to: &$keyboardHeight)
    }
    @Published var keyboardHeight: CGFloat = 0
    var hasResults = false
}

struct AgeOfObjects: View {
    @ObservedObject var model = SearchViewModel()
    @State var isEditing: Bool = false
    var body: some View {
        NavigationView {
            VStack {
                HStack {
                    HStack {
                        Image(systemName: "magnifyingglass")
                        TextField("search", text: $model.query, onEditingChanged: { self.isEditing = $0 }, onCommit: { print("go") })
                            .foregroundColor(.primary)
                        Button(action: { self.model.query = "" }) {
                            Image(systemName: "xmark.circle.fill").opacity(self.model.query == "" ? 0 : 1)
                        }
                    }
                    .padding(EdgeInsets(top: 8, leading: 6, bottom: 8, trailing: 6))
                    .foregroundColor(.secondary)
                    .background(Color(.secondarySystemBackground))
                    .cornerRadius(10.0)
                    if isEditing {
                        Button("Cancel") { UIApplication.shared.endEditing(true) }.transition(.move(edge: .trailing)).animation(.default)
                    }
                }
                .padding(.horizontal)
                .navigationBarHidden(isEditing).animation(.default)
                List {
                    ForEach(model.results.isEmpty ? ["Result A", "Result B"] : model.results, id: \.self) { Text($0) }
                        .onMove { _, _ in }
                        .onDelete(perform: nil)
                }
                .listStyle(GroupedListStyle())
                .environment(\.horizontalSizeClass, .regular)
                .resignKeyboardOnDragGesture()
            }
            .navigationBarTitle(Text("Search"), displayMode: .large)
            .navigationBarItems(trailing: NavigationLink(destination: Text("Settings")) { Image(systemName: "gear").imageScale(.large) })
            .padding(.bottom, model.keyboardHeight)
        }
        .environment(\.locale, .init(identifier: "de"))
        .animation(.easeOut(duration: 0.16))
    }
}
extension UIApplication {
    func endEditing(_ force: Bool) { self.windows.filter { $0.isKeyWindow }.first?.endEditing(force) }
}
struct ResignKeyboardOnDragGesture: ViewModifier {
    var gesture = DragGesture().onChanged { _ in UIApplication.shared.endEditing(true) }
    func body(content: Content) -> some View { content.gesture(gesture) }
}
extension View { func resignKeyboardOnDragGesture() -> some View { modifier(ResignKeyboardOnDragGesture()) } }
struct AgeOfObjects_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AgeOfObjects().environment(\.colorScheme, .light)
            AgeOfObjects().environment(\.colorScheme, .dark)
        }
    }
}
