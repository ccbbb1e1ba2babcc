import SwiftUI
import Combine

protocol CounterStoring {
    func load() -> Int
    func save(_ value: Int)
}

struct MemoryStore: CounterStoring {
    func load() -> Int { 7 }
    func save(_ value: Int) {}
}

final class CounterViewModel: ObservableObject {
    @Published private(set) var count: Int {
        didSet { store.save(count) }
    }
    @Published var step = 1

    private let store: CounterStoring

    init(store: CounterStoring = MemoryStore()) {
        self.store = store
        self.count = store.load()
    }

    var parity: String { count.isMultiple(of: 2) ? "even" : "odd" }

    func increment() { count += step }
    func decrement() { count -= step }
}

struct CounterMVVM: View {
    @ObservedObject var viewModel = CounterViewModel()

    var body: some View {
        VStack(spacing: 20) {
            Text("\(viewModel.count)")
                .font(.system(size: 80, weight: .bold, design: .monospaced))
            Text("The number is \(viewModel.parity)")
                .foregroundColor(viewModel.parity == "even" ? .blue : .purple)
            HStack(spacing: 30) {
                Button(action: viewModel.decrement) { Image(systemName: "minus.circle.fill") }
                Button(action: viewModel.increment) { Image(systemName: "plus.circle.fill") }
            }
            .font(.largeTitle)
            Picker("Step", selection: $viewModel.step) {
                ForEach([1, 5, 10], id: \.self) { Text("\($0)").tag($0) }
            }
            .pickerStyle(SegmentedPickerStyle())
            .frame(width: 200)
        }
    }
}

struct CounterMVVM_Previews: PreviewProvider {
    static var previews: some View {
        CounterMVVM(viewModel: CounterViewModel())
    }
}
