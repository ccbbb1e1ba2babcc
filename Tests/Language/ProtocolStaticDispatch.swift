protocol Greeter { func hello() -> String }
extension Greeter { func hello() -> String { "default hello" }; func bye() -> String { "default bye" }; var both: String { hello() + "," + bye() } }
struct En: Greeter { func hello() -> String { "en hello" }; func bye() -> String { "en bye" } }
struct De: Greeter {}
let direct = En(); let boxed: any Greeter = En(); let generic: [Greeter] = [En(), De()]
print(direct.bye(), boxed.bye(), direct.hello(), boxed.hello(), direct.both)
print(generic.map { $0.hello() }, generic.map { $0.bye() })
protocol HasArea { var area: Double { get } }
extension HasArea { var label: String { "area \(area)" } }
extension Array where Element: HasArea { var total: Double { reduce(0) { $0 + $1.area } } }
extension Collection where Element == Int { var product: Int { reduce(1, *) } }
struct Sq: HasArea { let s: Double; var area: Double { s * s } }
print([Sq(s: 1), Sq(s: 2)].total, Sq(s: 3).label, [2, 3, 4].product, (1...4).product, Set([5]).product)
