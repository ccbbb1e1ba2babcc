import Foundation
struct Event: Decodable { enum Kind: String, Decodable { case click, view, unknown; init(from d: Decoder) throws { self = Kind(rawValue: try d.singleValueContainer().decode(String.self)) ?? .unknown } }
 let kind: Kind; let at: Date; let meta: [String: Value]; let user: User?; struct User: Decodable { let id: Int; let name: String; enum CodingKeys: String, CodingKey { case id, name = "full_name" } }
 enum Value: Decodable, CustomStringConvertible { case s(String), n(Double), b(Bool), list([Value]); init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let b = try? c.decode(Bool.self) { self = .b(b) } else if let n = try? c.decode(Double.self) { self = .n(n) } else if let s = try? c.decode(String.self) { self = .s(s) } else { self = .list(try c.decode([Value].self)) } }; var description: String { switch self { case .s(let s): s; case .n(let n): "\(n)"; case .b(let b): b ? "yes" : "no"; case .list(let l): l.map(\.description).joined(separator: "+") } } } }
let json = """
[{"kind":"click","at":0,"meta":{"x":1.5,"on":true,"tags":["a",2]},"user":{"id":7,"full_name":"Ann"}},{"kind":"swipe","at":60,"meta":{}}]
"""
let dec = JSONDecoder(); dec.dateDecodingStrategy = .secondsSince1970
let ev = try dec.decode([Event].self, from: Data(json.utf8)); for e in ev { print(e.kind, e.at.timeIntervalSince1970, e.meta.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, e.user?.name ?? "-") }
struct Wrapper<T: Codable>: Codable { let data: T; var next: String? }; let w = try dec.decode(Wrapper<[Int]>.self, from: Data(#"{"data":[1,2]}"#.utf8)); print(w.data, w.next as Any)
let enc = JSONEncoder(); enc.keyEncodingStrategy = .convertToSnakeCase; enc.outputFormatting = [.sortedKeys, .prettyPrinted]; struct Out: Encodable { var firstName = "A"; var tags: [String]? = nil; var nested = ["k": [1, 2]] }; print(String(decoding: try enc.encode(Out()), as: UTF8.self))
do { _ = try dec.decode(Wrapper<Int>.self, from: Data(#"{"data":"x"}"#.utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.codingPath.map(\.stringValue)) } catch { print("other") }
