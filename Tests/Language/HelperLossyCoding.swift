import Foundation
struct Catalogue: Codable, Equatable {
    var title: String; var items: [Item]; var meta: Meta?
    struct Item: Codable, Equatable, Identifiable {
        let id: Int; var name: String; var price: Double?; var kind: Kind; var tags: Set<String> = []
        enum Kind: String, Codable {
            case book, toy, unknown
            init(from decoder: Decoder) throws {
                self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
            }
        }
        enum CodingKeys: String, CodingKey { case id, name = "item_name", price, kind }
    }
    struct Meta: Codable, Equatable { let page: Int; let flags: [String: Bool] }
}
let json =
    #"{"title":"Shop","items":[{"id":1,"item_name":"Atlas","price":12.5,"kind":"book"},{"id":2,"item_name":"Bear","kind":"plush"}],"meta":{"page":3,"flags":{"new":true}}}"#
let shop = try JSONDecoder().decode(Catalogue.self, from: Data(json.utf8))
print(
    shop.title, shop.items.map(\.name), shop.items[1].kind, shop.items[1].price as Any, shop.meta!.flags["new"]!,
    shop.items[0].tags.isEmpty)
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys]
print(String(decoding: try encoder.encode(shop), as: UTF8.self))
struct Lossy<T: Decodable>: Decodable {
    let values: [T]
    init(from decoder: Decoder) throws {
        var c = try decoder.unkeyedContainer(); var v: [T] = []
        while !c.isAtEnd { if let x = try? c.decode(T.self) { v.append(x) } else { _ = try? c.decode(Skip.self) } };
        values = v
    }
    private struct Skip: Decodable {}
}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1,{},2,{},3]"#.utf8)).values)
extension KeyedDecodingContainer {
    func decode<T: Decodable>(_ key: Key, default value: T) throws -> T {
        try decodeIfPresent(T.self, forKey: key) ?? value
    }
    func text(_ key: Key) -> String? { try? decode(String.self, forKey: key) }
}
struct Prefs: Decodable {
    let size: Int, theme: String, on: Bool; let note: String?
    enum CodingKeys: CodingKey { case size, theme, on, note }
    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self); size = try c.decode(.size, default: 12);
        theme = try c.decode(.theme, default: "light"); on = try c.decode(.on, default: true); note = c.text(.note)
    }
}
let prefs = try JSONDecoder().decode(Prefs.self, from: Data(#"{"theme":"dark","note":4}"#.utf8))
print(prefs.size, prefs.theme, prefs.on, prefs.note as Any)
struct Response<Payload: Decodable>: Decodable { let data: Payload; let count: Int? }
func load<T: Decodable>(_ text: String) throws -> T {
    try JSONDecoder().decode(Response<T>.self, from: Data(text.utf8)).data
}
let numbers: [Int] = try load(#"{"data":[1,2]}"#)
let named: [String: Int] = try load(#"{"data":{"a":1},"count":1}"#)
print(numbers, named)
do { let _: String = try load(#"{"data":4}"#) } catch let DecodingError.typeMismatch(type, context) {
    print(type, context.codingPath.map(\.stringValue))
}
do { _ = try JSONDecoder().decode(Catalogue.Item.self, from: Data(#"{"id":1}"#.utf8)) } catch DecodingError.keyNotFound(
    let key, _)
{ print("missing", key.stringValue) }
extension Collection where Element: Encodable {
    func json() throws -> String { String(decoding: try encoder.encode(Array(self)), as: UTF8.self) }
}
print(try [1, 2].json(), try ["a"].json())
