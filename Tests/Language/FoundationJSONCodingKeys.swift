import Foundation
struct Kettle: Codable {
    var name: String
    var litres: Double?
    var isElectric: Bool
    enum CodingKeys: String, CodingKey {
        case name = "kettle_name"
        case litres
        case isElectric = "electric"
    }
}
let one = try JSONDecoder().decode(Kettle.self, from: #"{"kettle_name":"Hum","electric":true}"#.data(using: .utf8)!)
print(one.name, one.litres ?? -1, one.isElectric)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(one), encoding: .utf8)!)
