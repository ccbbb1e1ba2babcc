import Foundation
enum Unit: String, Codable { case gram, piece }
struct Entry: Codable, Hashable { var amount: Int; var unit: Unit? }
let data = Data(#"{"flour":{"amount":200,"unit":"gram"},"egg":{"amount":2,"unit":"piece"},"salt":{"amount":1}}"#.utf8)
let stock = try JSONDecoder().decode([String: Entry].self, from: data)
for key in stock.keys.sorted() { print(key, stock[key]!.amount, stock[key]?.unit?.rawValue ?? "none") }
let again = try JSONDecoder().decode([String: Entry].self, from: JSONEncoder().encode(stock))
print(again == stock)
