protocol Defaulting { static var standard: Self { get } }
extension Int: Defaulting { static var standard: Int { 42 } }
extension String: Defaulting { static var standard: String { "blank" } }
struct Theme: Defaulting { var name: String; static var standard: Theme { Theme(name: "plain") } }
func make<T: Defaulting>() -> T { T.standard }
let n: Int = make()
let t: Theme = make()
print(n, t.name, make() as String)
func pair<A: Defaulting, B: Defaulting>() -> (A, B) { (make(), make()) }
let (x, y): (Int, String) = pair()
print(x, y)
struct Holder { var theme: Theme = make(); var count: Int = make() }
print(Holder().theme.name, Holder().count)
func wanted(_ s: String) { print("got", s) }
wanted(make())
