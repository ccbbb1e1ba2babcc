import Foundation
struct Point: Codable, Equatable { var x: Int; var y: Double?; var name = "p"; enum CodingKeys: String, CodingKey { case x, y, name = "title" } }
enum Color: String, Codable { case red, green }
struct Doc: Codable { var points: [Point]; var color: Color; var meta: [String: Int]; var flag: Bool }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let doc = Doc(points: [Point(x: 1, y: 2.5), Point(x: 2, y: nil, name: "q")], color: .green, meta: ["b": 2, "a": 1], flag: true)
let data = try encoder.encode(doc)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode(Doc.self, from: data)
print(back.points == doc.points, back.color, back.meta["b"]!, back.flag)
do { _ = try JSONDecoder().decode([Point].self, from: Data("[{\"x\":\"no\"}]".utf8)) } catch is DecodingError { print("bad") }
