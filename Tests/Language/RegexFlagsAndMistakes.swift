let bad = try? Regex("(")
print(bad == nil)
let good = try? Regex("a+")
print(good != nil)
do { _ = try Regex("[") ; print("no") } catch { print("caught") }
let pattern = "(?i)hello"
if let r = try? Regex(pattern) { print("HELLO world".contains(r)) }
print("a\nb".firstMatch(of: /(?s)a.b/) != nil, "a\nb".firstMatch(of: /a.b/) != nil)
print("x\nyz".matches(of: /(?m)^\w+$/).count)
print("ABC".wholeMatch(of: /(?i)abc/) != nil)
print("ABC".wholeMatch(of: /abc/.ignoresCase()) != nil)
print("aXbxc".split(separator: /(?i)x/))
