struct Even {}
func ~= (p: Even, n: Int) -> Bool { n.isMultiple(of: 2) }
func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
struct Prefix { let s: String; static func ~= (p: Prefix, v: String) -> Bool { v.hasPrefix(p.s) } }
func isSmall(_ n: Int) -> Bool { n < 3 }
func kind(_ n: Int) -> String {
    switch n {
    case isSmall: "small"
    case Even(): "even"
    case ..<10, 90...: "edge"
    case 11, 13, 17: "prime"
    case let x where x > 50: "large \(x)"
    default: "other"
    }
}
print([1, 4, 7, 95, 13, 51, 21].map(kind))
for s in ["http://a", "ftp", "mailto:x"] {
    switch s { case Prefix(s: "http"): print("web"); case Prefix(s: "mail"): print("mail"); case _ where s.count == 3: print("three"); default: print("?") }
}
let pair: (Int?, String?) = (3, nil)
switch pair {
case (nil, nil): print("none")
case (let n?, nil) where n > 5: print("big", n)
case (.some(1...5), .none): print("small")
case (_, let s?): print(s)
default: print("else")
}
if case (2...4)? = pair.0 { print("in") }
if case 5... = 7, case let (a, b) = (1, 2), a < b { print(a + b) }
let opt: Int?? = .some(nil)
switch opt { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let v)): print(v) }
switch "é" { case "e\u{301}": print("same"); default: print("different") }
switch 2.5 { case 0..<1: print("low"); case 1..<3: print("mid"); default: print("high") }
