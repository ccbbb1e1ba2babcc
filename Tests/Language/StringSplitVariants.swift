import Foundation
let line = "a=1;b=2;;c=3"
print(line.split(separator: ";").map { $0.split(separator: "=").map(String.init) })
print(line.split(separator: ";", omittingEmptySubsequences: false).count, line.split(separator: ";", maxSplits: 1).map(String.init))
print(line.components(separatedBy: ";"), line.components(separatedBy: "=").count)
print("  two  words ".split(separator: " "), "x-y_z".split(whereSeparator: { "-_".contains($0) }))
print("one, two, three".components(separatedBy: ", ").joined(separator: "|"), "abc".map { String($0) }, Array("héy"))
print("l1\nl2\n\nl3".split(separator: "\n"), "l1\nl2\n\nl3".components(separatedBy: "\n").count, "a\nb".split(whereSeparator: \.isNewline))
print("CamelCaseString".reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "_" + $1.lowercased() : $1.lowercased() })
