import Foundation

let path = "notes/2024/plan.final.txt" as NSString
print(path.length, path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.deletingLastPathComponent)
print(path.appendingPathComponent("old"), ("a" as NSString).appendingPathExtension("md") ?? "", path.pathComponents)
let word = NSString(string: "héllo 🎈 end")
print(word.length, word.range(of: "🎈").location, word.range(of: "🎈").length, word.range(of: "zz").location == NSNotFound)
print(word.substring(with: NSRange(location: 1, length: 3)), word.substring(from: 9), word.substring(to: 2))
print(NSRange(location: 2, length: 3).upperBound, ("12.5 kg" as NSString).doubleValue, ("7 x" as NSString).integerValue)
let back = word as String
print(back.count, (word as String).uppercased(), word.contains("end"))
print(word.replacingOccurrences(of: "l", with: "L"), word.components(separatedBy: " "), word.hasPrefix("h"))
print((".hidden" as NSString).pathExtension.isEmpty, ("/a/b" as NSString).pathComponents)
