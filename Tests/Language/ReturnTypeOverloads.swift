func reading() -> Int { 7 }
func reading() -> Double { 7.5 }
func reading() -> String { "seven" }
let a: Int = reading()
let b: Double = reading()
let c: String = reading()
print(a, b, c)
struct Settings {
    var values: [String: String] = ["width": "12", "ratio": "0.5", "on": "true"]
    func get(_ key: String) -> Int? { values[key].flatMap { Int($0) } }
    func get(_ key: String) -> Double? { values[key].flatMap { Double($0) } }
    func get(_ key: String) -> Bool { values[key] == "true" }
}
let s = Settings()
let width: Int? = s.get("width")
let ratio: Double? = s.get("ratio")
if s.get("on") { print(width ?? 0, ratio ?? 0) }
func take(_ n: Double) -> Double { n * 2 }
print(take(reading()))
let sum: Int = reading() + 1
print(sum)
