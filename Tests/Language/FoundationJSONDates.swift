import Foundation
struct Visit: Codable { var when: Date; var note: String }
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let visit = try decoder.decode(Visit.self, from: Data(#"{"when":"2024-03-01T10:30:00Z","note":"n"}"#.utf8))
print(visit.when.timeIntervalSince1970, visit.note)
decoder.dateDecodingStrategy = .secondsSince1970
let other = try decoder.decode(Visit.self, from: Data(#"{"when":86400,"note":"m"}"#.utf8))
print(other.when.timeIntervalSince1970)
