import Foundation
struct A: Codable { let a: Int }
for s in [
    #"{"a":1,"a":2}"#, #"{"a":1,}"#, #"{"a":1,,}"#, #"{"a":01}"#, #"{"a":-0}"#, #"{"a":-01}"#, #"{"a":1e2}"#,
    #"{"a":1.0}"#
] {
    do { print(try JSONDecoder().decode(A.self, from: Data(s.utf8)).a) } catch { print("no") }
}
for s in ["[,]", "[1,,2]", "[0.5e+1]", "[00]", "[0e0]", "[-0.5]", "[1.5,]"] {
    do { print(try JSONDecoder().decode([Double].self, from: Data(s.utf8))) } catch { print("no") }
}
