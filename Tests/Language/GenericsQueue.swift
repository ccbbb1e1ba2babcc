struct Queue<Element> {
    private var inbox: [Element] = []
    private var outbox: [Element] = []
    var isEmpty: Bool { inbox.isEmpty && outbox.isEmpty }
    mutating func push(_ element: Element) { inbox.append(element) }
    mutating func pop() -> Element? {
        if outbox.isEmpty {
            outbox = inbox.reversed()
            inbox.removeAll()
        }
        return outbox.popLast()
    }
}
var q = Queue<Int>()
for i in 1...3 { q.push(i) }
print(q.pop()!, q.pop()!)
q.push(4)
while let next = q.pop() { print(next, terminator: " ") }
print(q.isEmpty)
