struct Button { var title: String; var action: (() -> Void)?; var onChange: ((Int, Int) -> String)? = nil }
var log: [String] = []
var b = Button(title: "a", action: { log.append("tap") })
b.action?(); b.action = nil; b.action?()
b.onChange = { "\($0)->\($1)" }
print(log, b.onChange?(1, 2) ?? "-", b.action == nil)
let table: [String: (Int) -> Int] = ["double": { $0 * 2 }]
print(table["double"]?(4) ?? 0, table["none"]?(4) as Any, table["double"].map { $0(5) } ?? 0)
func apply(_ f: ((Int) -> Int)? = nil, to n: Int) -> Int { f?(n) ?? n }
print(apply(to: 3), apply({ $0 + 1 }, to: 3))
func makeAdders(_ ns: Int...) -> [(Int) -> Int] { ns.map { n in { $0 + n } } }
print(makeAdders(1, 10, 100).map { $0(5) })
typealias Handler = (Result<Int, any Error>) -> Void
func run(_ h: Handler) { h(.success(3)) }
run { r in if case .success(let n) = r { print("got", n) } }
var queue: [() -> Void] = []
for i in 1...3 { queue.append { log.append("q\(i)") } }
queue.reversed().forEach { $0() }; print(log)
