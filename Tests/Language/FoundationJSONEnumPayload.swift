import Foundation
enum Event: Codable, Equatable { case tap(x: Int, y: Int), wait(Double), end }
let events: [Event] = [.tap(x: 1, y: 2), .wait(0.5), .end]
let enc = JSONEncoder()
enc.outputFormatting = .sortedKeys
let d = try enc.encode(events)
print(String(decoding: d, as: UTF8.self))
print(try JSONDecoder().decode([Event].self, from: d) == events)
