func multiplier(_ n: Int) -> (Int) -> Int { { $0 * n } }
let triple = multiplier(3)
print(triple(4), multiplier(2)(5), [1, 2].map(multiplier(10)))
let adders = (1...3).map { n in { (x: Int) in x + n } }
print(adders.map { $0(100) })
let nothing: (() -> Void)? = nil
nothing?()
let something: (() -> String)? = { "called" }
print(something?() ?? "none", something!())
