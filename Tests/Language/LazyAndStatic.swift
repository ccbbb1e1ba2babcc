struct Config {
    static var made = 0
    static let shared: Config = { made += 1; return Config(id: 7) }()
    static let table = (1...3).map { $0 * $0 }
    let id: Int
    lazy var heavy: String = { "heavy \(id)" }()
    lazy var count = heavy.count
    init(id: Int) { self.id = id }
}
print(Config.made, Config.shared.id, Config.made, Config.shared.id, Config.made, Config.table)
var c = Config(id: 3)
print(c.heavy, c.count)
c.heavy = "changed"
print(c.heavy, c.count)
class Registry { static var all: [String] = []; static func add(_ s: String) -> Int { all.append(s); return all.count }; class var kind: String { "base" } }
class SubRegistry: Registry { override class var kind: String { "sub" } }
print(Registry.add("a"), Registry.add("b"), Registry.all, Registry.kind, SubRegistry.kind, SubRegistry.all.count)
let kinds: [Registry.Type] = [Registry.self, SubRegistry.self]
print(kinds.map { $0.kind })
