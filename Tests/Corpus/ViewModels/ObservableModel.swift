import SwiftUI

@Observable final class Counter {
    var value = 0 { didSet { history.append(oldValue) } }
    private(set) var history: [Int] = []
    @ObservationIgnored var name = "c"
    var isEven: Bool { value.isMultiple(of: 2) }
    func increment(by amount: Int = 1) { value += amount }
}
struct ObservableModel: View {
    @State private var counter = Counter()
    var body: some View {
        VStack {
            CounterLabel(counter: counter)
            Stepper("Value", value: $counter.value)
            Button("Add 5") { counter.increment(by: 5) }
        }
        .onAppear { counter.increment(by: 2) }
        .environment(counter)
        .padding()
    }
    struct CounterLabel: View {
        @Bindable var counter: Counter
        var body: some View {
            Text("\(counter.value)").font(.system(size: counter.isEven ? 60 : 30)).contentTransition(.numericText(value: Double(counter.value)))
            Slider(value: .init(get: { Double(counter.value) }, set: { counter.value = Int($0) }), in: 0...10)
        }
    }
}
