protocol Animal { var name: String { get }; func sound() -> String }
extension Animal { func introduce() -> String { "\(name): \(sound())" } }
struct Crow: Animal { var name = "crow"; func sound() -> String { "caw" } }
struct Seal: Animal { var name = "seal"; func sound() -> String { "arf" } ; func introduce() -> String { "own" } }
func intro(_ a: some Animal) -> String { a.introduce() }
func introAll(_ a: [any Animal]) -> [String] { a.map { $0.introduce() } }
func build(_ big: Bool) -> any Animal { big ? Seal() : Crow() }
func fixed() -> some Animal { Crow(name: "rook") }
print(intro(Crow()), intro(Seal()), introAll([Crow(), Seal()]), build(true).sound(), fixed().introduce(), Seal().introduce())
func count(_ items: some Collection<Int>) -> Int { items.count }
print(count([1, 2]), count(Set([1])), count(1...3))
func most<C: Comparable>(_ a: C, _ b: C) -> C { a > b ? a : b }
print(most("a", "b"), most(2, 1))
let opened: any Equatable = 3
print(opened is Int, type(of: opened))
