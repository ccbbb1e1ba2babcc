func f(_ x: Int) -> String { "int" }; func f<T>(_ x: T) -> String { "gen" }; func f(_ x: Int?) -> String { "opt" }
print(f(1), f("s"), f(nil as Int?), f(Int("3")))
func g(_ s: String?) -> String { "opt" }; func g(_ s: String) -> String { "str" }
let o: String? = "x"; print(g(o), g("y"), g(nil))
