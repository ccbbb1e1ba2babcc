import Foundation
let s = "  Hello, World  "
print("[" + s.trimmingCharacters(in: .whitespaces) + "]", s.replacingOccurrences(of: "l", with: "L"))
print("a,b;c".components(separatedBy: ","), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
print("hello world".capitalized, "abc".contains("bc"), "Hello".range(of: "ll") != nil, "x".padding(toLength: 3, withPad: ".", startingAt: 0))
print("line1\nline2".components(separatedBy: "\n").count, "a-b".split(separator: "-").last!, "Abc".caseInsensitiveCompare("aBC") == .orderedSame)
