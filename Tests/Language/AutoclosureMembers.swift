enum Level: Int { case low = 1, high = 9; static var standard: Level { print("computed"); return .high } }
func pick(_ given: Level?, fallback: @autoclosure () -> Level) -> Level { given ?? fallback() }
print(pick(.low, fallback: .standard).rawValue)
print(pick(nil, fallback: .standard).rawValue)
func check(_ ok: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "default") { if !ok() { print(message()) } }
check(1 > 2, "one is not more")
check(2 > 1, "never")
check(false)
struct Lazy<T> { let make: () -> T; init(_ make: @escaping @autoclosure () -> T) { self.make = make } }
var n = 1
let lazy = Lazy(n * 10)
n = 5
print(lazy.make())
