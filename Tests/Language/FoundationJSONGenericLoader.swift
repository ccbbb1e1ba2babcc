import Foundation
func load<T: Decodable>(_ text: String, as type: T.Type = T.self) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(text.utf8))
}
struct Pen: Codable { var ink: String }
let pens: [Pen] = try load(#"[{"ink":"blue"}]"#)
let numbers: [Int] = try load("[3, 1, 2]")
let pen = try load(#"{"ink":"red"}"#, as: Pen.self)
print(pens.count, pens[0].ink, numbers.sorted(), pen.ink)
extension Pen { static let sample: Pen = try! load(#"{"ink":"green"}"#) }
print(Pen.sample.ink)
struct Page<Item: Decodable>: Decodable { var items: [Item]; var next: Int? }
let page = try JSONDecoder().decode(Page<Pen>.self, from: Data(#"{"items":[{"ink":"a"},{"ink":"b"}],"next":2}"#.utf8))
print(page.items.map(\.ink), page.next as Any)
