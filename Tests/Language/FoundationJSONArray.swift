import Foundation
struct Chair: Decodable { let id: Int; let wood: String; let height: Double }
let text = """
[{"id": 1, "wood": "oak", "height": 44.5}, {"id": 2, "wood": "ash", "height": 46}]
"""
let chairs = try! JSONDecoder().decode([Chair].self, from: Data(text.utf8))
print(chairs.count, chairs.map(\.wood), chairs[1].height)
for chair in chairs { print(chair) }
