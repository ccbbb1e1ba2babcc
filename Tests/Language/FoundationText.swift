import Foundation
let t = "  Low tide at noon \n"
print(t.trimmingCharacters(in: .whitespacesAndNewlines), t.components(separatedBy: " ").count, "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "abc".capitalized, "x".padding(toLength: 3, withPad: ".", startingAt: 0))
print(String(format: "%.2f %03d %@ %x", 3.14159, 7, "s", 255), "tide".range(of: "id").map { "tide"[$0] } ?? "", "Tide".localizedCaseInsensitiveContains("tID"), "a-b".replacingOccurrences(of: "-", with: "+"), "abc".contains("bc"), "q=1".split(separator: "=").last!)
print(UUID().uuidString.count, Double("2.5")! + Double(Int("4")!), "é".lowercased() == "É".lowercased(), "zebra".compare("apple") == .orderedDescending, ["b10", "b9"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
