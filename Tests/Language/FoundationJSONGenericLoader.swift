import Foundation
func parsed<Model: Decodable>(_ kind: Model.Type = Model.self, from text: String) throws -> Model {
    try JSONDecoder().decode(kind, from: Data(text.utf8))
}
struct Pen: Codable { var ink: String }
let pens: [Pen] = try parsed(from: #"[{"ink":"blue"}]"#)
let numbers: [Int] = try parsed(from: "[3, 1, 2]")
let pen = try parsed(Pen.self, from: #"{"ink":"red"}"#)
print(pens.count, pens[0].ink, numbers.sorted(), pen.ink)
extension Pen { static let sample: Pen = try! parsed(from: #"{"ink":"green"}"#) }
print(Pen.sample.ink)
struct Page<Item: Decodable>: Decodable { var items: [Item]; var next: Int? }
let page = try JSONDecoder().decode(Page<Pen>.self, from: Data(#"{"items":[{"ink":"a"},{"ink":"b"}],"next":2}"#.utf8))
print(page.items.map(\.ink), page.next as Any)
