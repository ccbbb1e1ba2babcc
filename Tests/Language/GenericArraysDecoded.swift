import Foundation

// `[Model].self` and `Model` of a generic type, told by written arguments, by a closure or by a declared type.
struct Loader<Model: Decodable, Row> {
    let json: String
    let row: (Model) -> Row
    var items: [Model] { (try? JSONDecoder().decode([Model].self, from: Data(json.utf8))) ?? [] }
    var rows: [Row] { items.map { row($0) } }
}
struct Person: Decodable {
    let id: Int
    let name: String
}
let people = #"[{"id":1,"name":"Ada"},{"id":2,"name":"Bo"}]"#
print(Loader<Person, String>(json: people) { $0.name }.rows)
print(Loader(json: people) { (person: Person) in person.id * 2 }.rows)
let written: Loader<Person, Int> = Loader(json: people) { $0.name.count }
print(written.rows, Loader<Int, Int>(json: "[1, 2]") { $0 + 1 }.rows, Loader<Int, Int>(json: "x") { $0 }.items.count)
