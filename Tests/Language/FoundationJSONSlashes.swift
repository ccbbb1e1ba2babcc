import Foundation
struct P: Encodable { let url: String }
let e = JSONEncoder(); e.outputFormatting = [.withoutEscapingSlashes]
print(String(data: try e.encode(P(url: "a/b")), encoding: .utf8)!)
e.outputFormatting = []
print(String(data: try e.encode(P(url: "a/b")), encoding: .utf8)!)
e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
print(String(data: try e.encode(["k": "x/y", "a": "q\"\n"]), encoding: .utf8)!)
