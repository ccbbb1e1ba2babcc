import Foundation
struct Bolt: Decodable { var size: Int }
func read(_ text: String) -> String {
    do {
        let bolt = try JSONDecoder().decode(Bolt.self, from: Data(text.utf8))
        return "size \(bolt.size)"
    } catch DecodingError.keyNotFound(let key, _) {
        return "missing \(key.stringValue)"
    } catch let DecodingError.typeMismatch(type, context) {
        return "not \(type) at \(context.codingPath.map(\.stringValue))"
    } catch DecodingError.valueNotFound {
        return "null"
    } catch is DecodingError {
        return "damaged"
    } catch { return "other" }
}
print(read(#"{"size":4}"#))
print(read(#"{"length":4}"#))
print(read(#"{"size":"big"}"#))
print(read(#"{"size":null}"#))
print(read(#"{"size":"#))
