import Foundation
class Base: Codable { var id = 0 }
final class Model: Codable {
    var title: String
    private(set) var count: Int = 3
    init(title: String) { self.title = title }
}
let model = try JSONDecoder().decode(Model.self, from: Data(#"{"title":"t","count":9}"#.utf8))
print(model.title, model.count)
let base = Base()
base.id = 7
print(String(decoding: try JSONEncoder().encode(base), as: UTF8.self))
