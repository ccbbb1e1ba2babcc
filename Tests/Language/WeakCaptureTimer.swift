final class Counter {
    var count = 0
    var callbacks: [() -> Void] = []
    func start() {
        callbacks.append { [weak self] in
            guard let self else { print("no self"); return }
            self.count += 1
        }
    }
}
var counter: Counter? = Counter()
counter!.start()
let calls = counter!.callbacks
calls[0]()
print(counter!.count)
counter = nil
calls[0]()
