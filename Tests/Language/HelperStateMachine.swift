enum Phase: Hashable, CaseIterable { case idle, running, paused, finished }
enum Event { case start, pause, resume, stop, tick(Int) }
struct Machine {
    private(set) var phase = Phase.idle; private(set) var elapsed = 0; var history: [Phase] = []
    static let table: [Phase: [String: Phase]] = [
        .idle: ["start": .running], .running: ["pause": .paused, "stop": .finished],
        .paused: ["resume": .running, "stop": .finished]
    ]
    enum Failure: Error, CustomStringConvertible {
        case invalid(Event, in: Phase);
        var description: String {
            switch self {
            case let .invalid(event, phase): "cannot \(event.name) while \(phase)"
            }
        }
    }
    mutating func handle(_ event: Event) throws {
        if case .tick(let n) = event {
            guard phase == .running else { throw Failure.invalid(event, in: phase) }; elapsed += n; return
        }
        guard let next = Self.table[phase]?[event.name] else { throw Failure.invalid(event, in: phase) }
        history.append(phase); phase = next
    }
    @discardableResult mutating func attempt(_ event: Event) -> Bool {
        do { try handle(event); return true } catch { print("error:", error); return false }
    }
}
extension Event {
    var name: String {
        switch self {
        case .start: "start";
        case .pause: "pause";
        case .resume: "resume";
        case .stop: "stop";
        case .tick: "tick"
        }
    }
}
var m = Machine()
m.attempt(.pause); m.attempt(.start); m.attempt(.tick(5)); m.attempt(.pause); m.attempt(.tick(1)); m.attempt(.resume);
m.attempt(.tick(2)); m.attempt(.stop)
print(m.phase, m.elapsed, m.history, m.attempt(.start))
indirect enum Tree<T: Comparable> {
    case leaf, node(Tree, T, Tree)
    func inserting(_ v: T) -> Tree {
        switch self {
        case .leaf: .node(.leaf, v, .leaf);
        case let .node(l, x, r): v < x ? .node(l.inserting(v), x, r) : v > x ? .node(l, x, r.inserting(v)) : self
        }
    }
    var values: [T] {
        switch self {
        case .leaf: [];
        case let .node(l, x, r): l.values + [x] + r.values
        }
    }
    var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
    init(_ s: some Sequence<T>) { self = s.reduce(.leaf) { $0.inserting($1) } }
}
let tree = Tree([5, 2, 8, 1, 9, 2])
print(tree.values, tree.depth, Tree("hello").values.map(String.init).joined())
struct Stack<E>: ExpressibleByArrayLiteral, Sequence, IteratorProtocol {
    private var items: [E] = []; init(arrayLiteral e: E...) { items = e }
    mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() };
    mutating func next() -> E? { pop() };
    var top: E? {
        get { items.last }
        set { if let newValue, !items.isEmpty { items[items.count - 1] = newValue } }
    }
}
var stack: Stack = [1, 2, 3]
stack.push(4); stack.top = 40; stack.top? += 2
print(stack.pop()!, Array(stack), stack.map { $0 * 2 }, stack.contains(2), stack.top ?? 0)
