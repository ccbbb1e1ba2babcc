import Foundation
struct Response<T: Decodable>: Decodable {
    let data: T; let total: Int
    enum K: String, CodingKey { case data, total }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: K.self); data = try c.decode(T.self, forKey: .data);
        total = try c.decodeIfPresent(Int.self, forKey: .total) ?? -1
    }
}
let r = try JSONDecoder().decode(Response<String>.self, from: Data(#"{"data": "hi"}"#.utf8))
print(r.data, r.total)
let q = try JSONDecoder().decode(Response<[Int]>.self, from: Data(#"{"data": [1,2], "total": 2}"#.utf8))
print(q.data.reduce(0, +), q.total)
