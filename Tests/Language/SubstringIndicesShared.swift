let line = "key=value;next=2"
let eq = line.firstIndex(of: "=")!
let semi = line.firstIndex(of: ";")!
let value = line[line.index(after: eq)..<semi]
print(value, type(of: value), value.startIndex == line.index(after: eq), value.endIndex == semi)
print(line[value.startIndex], value[value.startIndex], value.count, value == "value", String(value) == "value")
let rest = line[line.index(after: semi)...]
print(rest, rest.firstIndex(of: "=").map { line.distance(from: line.startIndex, to: $0) } as Any)
print(type(of: line.prefix(3)), type(of: line.split(separator: ";")), type(of: line.dropFirst()), type(of: String(rest)))
let parts = line.split(separator: ";").map { $0.split(separator: "=") }
print(parts, parts[1][1].startIndex > semi, Int(parts[1][1])! + 1)
func count(_ s: some StringProtocol) -> Int { s.count }
func own(_ s: String) -> String { s + "!" }
print(count(value), count(line), own(String(rest)), own(line.prefix(3).uppercased()))
var sub = line.prefix(5)
sub.removeFirst()
print(sub, sub.startIndex == line.index(line.startIndex, offsetBy: 1), sub.base == line)
sub.append("Z")
print(sub, line)
let dict: [Substring: Int] = [line.prefix(3): 1]
print(dict["key"] as Any, [value, "x"].joined(separator: "-"), value.reversed().map(String.init).joined())
let trimmed = "  hi  ".drop(while: { $0 == " " })
print("[\(trimmed)]", trimmed.dropLast(2).count, value.hasPrefix("va"), value.contains("lu"), value + "x", "x" + value)
