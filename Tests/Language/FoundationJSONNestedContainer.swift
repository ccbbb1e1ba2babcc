import Foundation
struct Place: Codable {
    var name: String
    var x: Double
    var y: Double
    enum Keys: String, CodingKey { case name, position }
    enum PositionKeys: String, CodingKey { case x, y }
    init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Keys.self)
        name = try outer.decode(String.self, forKey: .name)
        let inner = try outer.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
        x = try inner.decode(Double.self, forKey: .x)
        y = try inner.decode(Double.self, forKey: .y)
    }
    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Keys.self)
        try outer.encode(name, forKey: .name)
        var inner = outer.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
        try inner.encode(x, forKey: .x)
        try inner.encode(y, forKey: .y)
    }
}
var place = try JSONDecoder().decode(Place.self, from: Data(#"{"name":"pier","position":{"x":1.5,"y":-2}}"#.utf8))
print(place.name, place.x + place.y)
place.x = 3
let coder = JSONEncoder()
coder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try coder.encode(place), as: UTF8.self))
