enum Bad: Error, CustomStringConvertible { case empty, range(Int, in: ClosedRange<Int>); var description: String { switch self { case .empty: "is empty"; case let .range(n, in: r): "\(n) not in \(r)" } } }
struct Age { let years: Int; init(_ n: Int) throws { guard (0...120).contains(n) else { throw Bad.range(n, in: 0...120) }; years = n }; init?(text: String) { guard let n = Int(text), let a = try? Age(n) else { return nil }; self = a } }
for n in [5, 500] { do { print(try Age(n).years) } catch let e as Bad { print("bad:", e) } }
print(Age(text: "44")?.years as Any, Age(text: "x") == nil, ["1", "999", "2"].compactMap(Age.init(text:)).map(\.years))
extension Age: Equatable {}
struct Config { var raw: [String: String]; var port: Int { get throws { guard let p = raw["port"] else { throw Bad.empty }; return Int(p) ?? 0 } }; subscript(k: String) -> String { get throws { if let v = raw[k] { v } else { throw Bad.empty } } } }
let c = Config(raw: ["port": "80"])
print(try c.port, (try? c["host"]) ?? "none", (try? Config(raw: [:]).port) as Any)
func process(_ items: [String]) -> [String] { items.map { i in do { let a = try Age(Int(i) ?? -1); return "ok \(a.years)" } catch Bad.range(let n, _) where n < 0 { return "negative" } catch { return "error \(error)" } } }
print(process(["3", "x", "130"]))
class Loader { var tries = 0; func load() throws -> Int { tries += 1; if tries < 3 { throw Bad.empty }; return tries } }
let l = Loader()
func retry<T>(_ n: Int, _ body: () throws -> T) throws -> T { for i in 1... { do { return try body() } catch { if i >= n { throw error } } }; fatalError() }
print(try retry(5, l.load), (try? retry(1) { throw Bad.empty } as Int) as Any)
func cleanup() throws { defer { print("cleaned") }; try { throw Bad.range(1, in: 2...3) }() }
do { try cleanup() } catch { print("\(error)", error is Bad) }
let r: Int? = try? Int("x") ?? { throw Bad.empty }()
print(r as Any)
