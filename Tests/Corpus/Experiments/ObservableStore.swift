import SwiftUI

@MainActor @dynamicMemberLookup final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Void
    init(_ initial: State, reduce: @escaping (inout State, Action) -> Void) { state = initial; self.reduce = reduce }
    func send(_ action: Action) { reduce(&state, action) }
    subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
    func binding<T>(_ path: KeyPath<State, T>, _ action: @escaping (T) -> Action) -> Binding<T> { .init(get: { self.state[keyPath: path] }, set: { self.send(action($0)) }) }
}
struct CounterState: Equatable { var count = 0; var step = 1.0; var history: [Int] = [] }
enum CounterAction { case increment, decrement, setStep(Double), reset }
struct ObservableStore: View {
    @StateObject private var store = Store<CounterState, CounterAction>(CounterState(count: 3)) { state, action in
        switch action { case .increment: state.count += Int(state.step); state.history.append(state.count); case .decrement: state.count -= 1; case .setStep(let s): state.step = s; case .reset: state = .init() }
    }
    var body: some View {
        VStack {
            HStack { Button("−") { store.send(.decrement) }; Text("\(store.count)").frame(minWidth: 40); Button("+") { store.send(.increment) } }
            Slider(value: store.binding(\.step, CounterAction.setStep), in: 1...5)
            ForEach(store.history, id: \.self) { Text("\($0)") }
        }
        .onAppear { store.send(.increment); store.send(.setStep(2)); store.send(.increment) }
    }
}
