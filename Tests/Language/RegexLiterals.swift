let date = #/(\d{4})-(\d{2})-(\d{2})/#
if let m = "on 2024-05-17 we met".firstMatch(of: date) { print(m.0, m.1, m.2, m.3, m.output.1) }
print(
    "2024-05-17".wholeMatch(of: date) != nil, "x2024-05-17".wholeMatch(of: date) != nil,
    "2024-05-17x".prefixMatch(of: date)!.0)
print(
    "a1b22c333".replacing(#/\d+/#, with: "#"), "a1b22".matches(of: #/\d+/#).map { String($0.0) },
    "a, b;c".split(separator: #/[,;]\s*/#))
print("hello world".contains(#/o\s?w/#), "hello".contains(#/^l/#), "Hello".contains(#/^h/#.ignoresCase()))
let named = #/(?<key>\w+)\s*=\s*(?<value>[^;]*);?/#
for m in "a = 1; bc=xy;".matches(of: named) { print(m.key, m.value) }
if let m = try? #/(?<first>[A-Z])(?<rest>[a-z]*)/#.firstMatch(in: "the Cat") { print(m.first, m.rest) }
print("x=1,y=2".replacing(#/(\w)=(\d)/#) { "\($0.2)=\($0.1)" })
print(
    "foo.bar".ranges(of: #/o/#).count, "aaa".trimmingPrefix(#/a{1,2}/#),
    "tel: 555-1234".firstMatch(of: #/(\d+)(?:-(\d+))?/#)!.2 ?? "none")
let email = #/[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}/#.ignoresCase()
print("me@site.org".wholeMatch(of: email) != nil, "me@site".wholeMatch(of: email) != nil)
var s = "one two two"
s.replace(#/two/#, with: "2", maxReplacements: 1)
print(s, "abcabc".firstRange(of: #/c/#)!.lowerBound == "abcabc".index("abcabc".startIndex, offsetBy: 2))
switch "item42" {
case let t where t.wholeMatch(of: #/item\d+/#) != nil: print("item");
default: print("other")
}
print(
    "<<b>>".firstMatch(of: #/<(.+?)>/#)!.1, "ab12".wholeMatch(of: #/[a-z]+\d+/#)?.output ?? "-",
    "tabs\there".contains(#/\t/#))
let dynamic = try! Regex("[aeiou]")
print("education".matches(of: dynamic).count, "x".firstMatch(of: dynamic) == nil)
