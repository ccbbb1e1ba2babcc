import Foundation
let s = "The quick brown fox jumps over the lazy dog"
print(s.contains("fox"), s.contains("cat"), s.range(of: "quick") != nil, s.lowercased().components(separatedBy: "the").count - 1, s.hasPrefix("The"), s.hasSuffix("dog"), s.firstIndex(of: "q")! < s.firstIndex(of: "z")!)
let words = s.split(separator: " ")
print(words.count, words.map(\.count).max()!, words.max { $0.count < $1.count }!, words.filter { $0.count == 3 }.joined(separator: ","), words.map { $0.first! }.map(String.init).joined(), words.first!.lowercased(), words.last!.uppercased())
print(s.filter { "aeiou".contains($0) }.count, s.replacingOccurrences(of: "o", with: "0"), s.prefix(9), s.suffix(8), s.dropFirst(4).prefix(5), String(s.reversed()).prefix(3))
print(Set(s.lowercased().filter(\.isLetter)).count == 26, s.map { $0 == " " ? "_" : $0 }.prefix(5).map(String.init).joined(), s.count, s.isEmpty, s.split { $0 == "o" }.count, s.components(separatedBy: .whitespaces).count)
var out = ""; for (i, c) in s.enumerated() where i % 10 == 0 { out.append(c) }; print(out)
if let r = s.range(of: "brown") { print(s[..<r.lowerBound].count, s[r], s[r.upperBound...].trimmingCharacters(in: .whitespaces)) }
print("a,b,,c".split(separator: ",", omittingEmptySubsequences: false).map(String.init), "k=v=w".split(separator: "=", maxSplits: 1).map(String.init), "x".compare("y") == .orderedAscending, "apple" < "banana", "Zoo" < "apple", ["b", "A", "c"].sorted(), "10".localizedStandardCompare("9") == .orderedDescending)
