enum Level: Int { case low = 1, mid, high = 10, max }
enum Code: String { case ok, failed = "FAIL" }
print(Level.mid.rawValue, Level.max.rawValue, Level(rawValue: 2)!, Level(rawValue: 5) as Any)
print(Code.ok.rawValue, Code.failed.rawValue, Code(rawValue: "ok") == .ok)
enum Ratio: Double { case half = 0.5, whole = 1 }
print(Ratio.whole.rawValue, Ratio(rawValue: 0.5)!)
enum Zero: Int { case a, b, c }
print(Zero.c.rawValue, [Zero.a, .b].map(\.rawValue))
