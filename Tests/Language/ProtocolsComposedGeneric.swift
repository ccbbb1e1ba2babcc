protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
struct Person: Named, Aged, Equatable { var name: String; var age: Int }
func greet(_ x: some Named & Aged) -> String { "\(x.name) \(x.age)" }
func birthday<T: Aged>(_ x: inout T) { x.age += 1 }
typealias Full = Named & Aged
func older(_ a: any Full, _ b: any Full) -> any Full { a.age > b.age ? a : b }
var p = Person(name: "Al", age: 3); birthday(&p)
print(greet(p), older(p, Person(name: "Bo", age: 9)).name)
extension Named where Self: Aged { var card: String { name + "#\(age)" } }
print(p.card)
protocol Shape { associatedtype Unit: Numeric; var side: Unit { get } }
extension Shape { var doubled: Unit { side + side } }
struct I: Shape { let side: Int }; struct F: Shape { let side: Double }
print(I(side: 2).doubled, F(side: 1.5).doubled)
struct AnyNamed: Named { private let read: () -> String; init<N: Named>(_ n: N) { read = { n.name } }; var name: String { read() } }
print([AnyNamed(p), AnyNamed(Person(name: "Cy", age: 1))].map(\.name))
func first<C: Collection>(_ c: C) -> C.Element? where C.Element: Comparable { c.sorted().first }
print(first([3, 1])!, first("hello")!, first(Set(["q"]))!)
