import SwiftUI
import Combine

// A small unidirectional store of our own
protocol ReducerType { associatedtype State; associatedtype Action; func reduce(into state: inout State, action: Action) -> Effect<Action> }
struct Effect<Action> {
    let run: ((@escaping (Action) -> Void) -> Void)?
    static var none: Effect { Effect(run: nil) }
    static func send(_ action: Action) -> Effect { Effect { $0(action) } }
    static func task(_ work: @escaping () async -> Action) -> Effect { Effect { send in Task { send(await work()) } } }
}
@dynamicMemberLookup
final class Store<R: ReducerType>: ObservableObject {
    @Published private(set) var state: R.State
    private let reducer: R
    init(initial: R.State, reducer: R) { self.state = initial; self.reducer = reducer }
    subscript<V>(dynamicMember keyPath: KeyPath<R.State, V>) -> V { state[keyPath: keyPath] }
    func send(_ action: R.Action) {
        let effect = reducer.reduce(into: &state, action: action)
        effect.run?({ [weak self] in self?.send($0) })
    }
    func binding<V>(_ keyPath: KeyPath<R.State, V>, to action: @escaping (V) -> R.Action) -> Binding<V> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
    }
}
struct TodoFeature: ReducerType {
    struct Item: Identifiable, Equatable { let id: Int; var title: String; var isDone = false; var priority: Priority = .normal }
    enum Priority: Int, CaseIterable, Comparable { case low = -1, normal, high
        static func < (l: Priority, r: Priority) -> Bool { l.rawValue < r.rawValue }
        var mark: String { String(repeating: "!", count: rawValue + 1) }
    }
    enum Filter: LocalizedStringKey, CaseIterable { case all = "All", active = "Active", done = "Done" }
    struct State: Equatable {
        var items: [Item] = [.init(id: 0, title: "Water the plants"), .init(id: 1, title: "Write to Ida", isDone: true), .init(id: 2, title: "Fix the gate", priority: .high)]
        var filter = Filter.all
        var draft = ""
        var alert: AlertState?
        var visible: [Item] { items.filter { filter == .all || $0.isDone == (filter == .done) }.sorted { ($0.isDone ? 1 : 0, -$0.priority.rawValue) < ($1.isDone ? 1 : 0, -$1.priority.rawValue) } }
        var remaining: Int { items.lazy.filter { !$0.isDone }.count }
    }
    struct AlertState: Identifiable, Equatable { var id: String { title }; let title: String; let message: String }
    enum Action { case toggled(Item.ID), draftChanged(String), submitted, filterPicked(Filter), deleted(IndexSet), clear, alertDismissed, prioritised(Item.ID, Priority) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .toggled(let id):
            guard let index = state.items.firstIndex(where: { $0.id == id }) else { return .none }
            state.items[index].isDone.toggle()
        case .draftChanged(let text): state.draft = text
        case .submitted where state.draft.isEmpty: state.alert = .init(title: "Empty", message: "Write something first.")
        case .submitted:
            state.items.append(.init(id: (state.items.map(\.id).max() ?? -1) + 1, title: state.draft))
            return .send(.draftChanged(""))
        case .filterPicked(let filter): state.filter = filter
        case .deleted(let offsets):
            let ids = Set(offsets.map { state.visible[$0].id })
            state.items.removeAll(where: { ids.contains($0.id) })
        case .clear: state.items.removeAll(where: \.isDone)
        case .alertDismissed: state.alert = nil
        case let .prioritised(id, priority): state.items = state.items.map { item in var copy = item; if item.id == id { copy.priority = priority }; return copy }
        }
        return .none
    }
}
struct TodoListScreen: View {
    @StateObject private var store = Store(initial: .init(), reducer: TodoFeature())
    @FocusState private var isFocused
    var body: some View {
        VStack(spacing: 0) {
            header
            List {
                ForEach(store.visible) { item in
                    TodoRow(item: item, onToggle: { store.send(.toggled(item.id)) })
                        .contextMenu { ForEach(TodoFeature.Priority.allCases.reversed(), id: \.self) { p in Button { store.send(.prioritised(item.id, p)) } label: { Text(verbatim: "\(p)") ; if p == item.priority { Image(systemName: "checkmark") } } } }
                }
                .onDelete { store.send(.deleted($0)) }
                if store.items.count != store.remaining { Button("Clear \(store.items.count - store.remaining) done", role: .destructive) { store.send(.clear) } }
            }
            .listStyle(.plain)
            .animation(.default, value: store.visible)
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                TextField("New item", text: store.binding(\.draft, to: TodoFeature.Action.draftChanged)).focused($isFocused).onSubmit { store.send(.submitted) }
                Button("Add") { store.send(.submitted) }.disabled(store.draft.isEmpty)
            }
            .padding().background(.regularMaterial)
        }
        .alert(item: store.binding(\.alert, to: { _ in .alertDismissed })) { Alert(title: Text($0.title), message: Text($0.message)) }
    }
    private var header: some View {
        VStack(alignment: .leading) {
            Text("\(store.remaining) left").font(.largeTitle.bold())
            HStack { ForEach(TodoFeature.Filter.allCases, id: \.hashValue) { filter in
                Button { store.send(.filterPicked(filter)) } label: { Text(filter.rawValue) }.buttonStyle(ChipStyle(isOn: store.filter == filter)) } }
        }.frame(maxWidth: .infinity, alignment: .leading).padding()
    }
}
struct ChipStyle: PrimitiveButtonStyle {
    var isOn: Bool
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 12).padding(.vertical, 6).background(Capsule().fill(isOn ? Color.accentColor : Color(.systemGray5))).foregroundColor(isOn ? .white : .primary).onTapGesture(perform: configuration.trigger)
    }
}
struct TodoRow: View, Equatable {
    let item: TodoFeature.Item
    var onToggle: () -> Void = {}
    static func == (lhs: TodoRow, rhs: TodoRow) -> Bool { lhs.item == rhs.item }
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").onTapGesture(perform: onToggle)
            Text(item.title).strikethrough(item.isDone, color: .secondary)
            Spacer()
            if item.priority > .normal { Text(item.priority.mark).foregroundColor(.red).bold() }
        }
    }
}
struct TodoListScreen_Previews: PreviewProvider { static var previews: some View { TodoListScreen(); TodoRow(item: .init(id: 1, title: "One")).equatable().previewLayout(PreviewLayout.fixed(width: 300, height: 60)) } }
