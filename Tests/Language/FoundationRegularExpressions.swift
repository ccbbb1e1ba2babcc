import Foundation
let text = "Order 12, item 345; total 6"
let re = try! NSRegularExpression(pattern: "([a-z]+) (\\d+)", options: [.caseInsensitive])
let all = NSRange(text.startIndex..., in: text)
print(re.numberOfMatches(in: text, range: all))
if let m = re.firstMatch(in: text, options: [], range: all) {
    print(m.numberOfRanges, m.range.location, m.range.length, (text as NSString).substring(with: m.range(at: 1)))
    if let r = Range(m.range(at: 2), in: text) { print(text[r]) }
}
for m in re.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
    print(String(text[Range(m.range, in: text)!]), m.range)
}
print(re.stringByReplacingMatches(in: text, range: all, withTemplate: "<$2:$1>"))
print(re.pattern, NSRange(location: 2, length: 3).upperBound, NSRange(2..<5), NSRange(location: 1, length: 1).contains(1))
do { _ = try NSRegularExpression(pattern: "(") } catch { print("bad") }
print(re.firstMatch(in: "123", range: NSRange(location: 0, length: 3)) == nil)
let emoji = "a😀b c1"
print(NSRange(emoji.startIndex..<emoji.endIndex, in: emoji), NSRange(emoji.firstIndex(of: "b")!..., in: emoji))
let optional = try! NSRegularExpression(pattern: "(x)?(?<tail>[a-z])")
if let m = optional.firstMatch(in: "b", range: NSRange(location: 0, length: 1)) {
    print(m.range(at: 1).location == NSNotFound, m.range(withName: "tail"))
}
func isEmail(_ s: String) -> Bool {
    let pattern = "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$"
    guard let re = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return false }
    return re.firstMatch(in: s, range: NSRange(s.startIndex..., in: s)) != nil
}
print(isEmail("a.b@c.de"), isEmail("nope"))
