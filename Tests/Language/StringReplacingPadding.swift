import Foundation
let s = "the cat sat on the mat"
print(s.replacingOccurrences(of: "the", with: "a"), s.replacing("at", with: "og"))
print("7".padding(toLength: 3, withPad: "0", startingAt: 0), String(repeating: "ab", count: 3), String(repeating: Character("-"), count: 4))
print(String(format: "%03d|%5.2f|%@|%x|%X|%05.1f|%+d|%%", 7, 3.14159, "ab", 255, 255, 2.55, 5))
print(String(format: "%@ has %d items at %.1f%%", "cart", 3, 99.5), String(format: "%8.3f|%e", 1.5, 12345.678))
print("abc".hasPrefix("ab"), "abc".hasSuffix("bc"), "abc".contains("b"), "abc".contains("bd"), "Hello".lowercased() == "hello")
print("  trim me\n".trimmingCharacters(in: .whitespacesAndNewlines) + "|", "xxabcxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print("hello world".capitalized, "éa".uppercased(), "ÀB".lowercased(), String("stressed".reversed()))
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "12ab3".filter(\.isNumber), "abc".compare("abd") == .orderedAscending)
