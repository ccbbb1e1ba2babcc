// Local functions are called before the line that declares them, and see the variables declared in between.
struct Ledger {
    var lines: [String] = []
    var total = 0

    init(_ amounts: [Int]) {
        var count = 0
        for amount in amounts {
            if amount > 2 { flush(because: "large") }
            add(amount)
        }
        flush(because: "end")

        func add(_ amount: Int) {
            count += 1
            total += doubled(amount)
        }
        func doubled(_ amount: Int) -> Int { amount * 2 }
        func flush(because reason: String) {
            guard count > 0 else { return }
            lines.append("\(reason): \(count) lines, \(total)")
            count = 0
        }
    }
}
print(Ledger([1, 2, 3, 4]).lines)

func label() -> String {
    func outer() -> String { inner() + "!" }
    let word = "late"
    func inner() -> String { word }
    return outer()
}
print(label())
