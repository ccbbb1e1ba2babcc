import Foundation
struct Lamp: Decodable {
    let label: String
    let watts: Int
    let tags: [String]
    let colour: Colour
    enum Colour: String, Decodable { case warm, cold }
    enum CodingKeys: String, CodingKey { case label, watts, tags, colour }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(String.self, forKey: .label).uppercased()
        watts = try container.decodeIfPresent(Int.self, forKey: .watts) ?? 40
        tags = (try? container.decode([String].self, forKey: .tags)) ?? []
        colour = try container.decode(Colour.self, forKey: .colour)
    }
}
let lamps = try JSONDecoder().decode([Lamp].self, from: Data(#"[{"label":"desk","colour":"warm"},{"label":"hall","watts":60,"tags":["a","b"],"colour":"cold"}]"#.utf8))
for lamp in lamps { print(lamp.label, lamp.watts, lamp.tags, lamp.colour) }
