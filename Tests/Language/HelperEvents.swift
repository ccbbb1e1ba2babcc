final class Emitter<Event> {
    typealias Handler = (Event) -> Void
    private var handlers: [(id: Int, priority: Int, call: Handler)] = []
    private var next = 0
    struct Token { fileprivate let cancel: () -> Void; func callAsFunction() { cancel() } }
    func on(priority: Int = 0, _ handler: @escaping Handler) -> Token {
        next += 1
        let id = next
        handlers.append((id, priority, handler))
        handlers.sort { ($0.priority, $1.id) > ($1.priority, $0.id) }
        return Token { [weak self] in self?.handlers.removeAll { $0.id == id } }
    }
    func emit(_ event: Event) { for h in handlers { h.call(event) } }
    func once(_ handler: @escaping Handler) {
        var token: Token?;
        token = on { e in
            handler(e); token?()
        }
    }
    func map<T>(_ f: @escaping (Event) -> T) -> Emitter<T> { let e = Emitter<T>(); _ = on { e.emit(f($0)) }; return e }
    func filter(_ p: @escaping (Event) -> Bool) -> Emitter {
        let e = Emitter(); _ = on { if p($0) { e.emit($0) } }; return e
    }
}
enum Key { case char(Character), enter, arrow(dx: Int, dy: Int) }
let keys = Emitter<Key>()
var log: [String] = []
let token = keys.on { if case .char(let c) = $0 { log.append("c\(c)") } }
_ = keys.on(priority: 5) { log.append("first \($0)") }
keys.once { _ in log.append("once") }
keys.emit(.char("a"))
keys.emit(.arrow(dx: 1, dy: -1))
token()
keys.emit(.char("b"))
log.forEach { print($0) }
let numbers = Emitter<Int>()
var sums = [Int]()
_ = numbers.filter { $0.isMultiple(of: 2) }.map { $0 * 10 }.on { sums.append($0 + (sums.last ?? 0)) }
(1...6).forEach(numbers.emit)
print(sums)
