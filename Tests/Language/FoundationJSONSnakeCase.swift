import Foundation
struct Shelf: Decodable { let shelfName: String; let bookCount: Int; let topRow: Row; struct Row: Decodable { let isFull: Bool } }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let shelf = try decoder.decode(Shelf.self, from: Data(#"{"shelf_name":"North","book_count":12,"top_row":{"is_full":false}}"#.utf8))
print(shelf.shelfName, shelf.bookCount, shelf.topRow.isFull)
