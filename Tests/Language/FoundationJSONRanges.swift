import Foundation
struct Small: Codable { let a: UInt8 }
for s in [#"{"a": 200}"#, #"{"a": 300}"#, #"{"a": -1}"#, #"{"a": 1.5}"#, #"{"a": 2.0}"#] {
    do { print(try JSONDecoder().decode(Small.self, from: Data(s.utf8)).a) } catch DecodingError.dataCorrupted {
        print("corrupt")
    } catch DecodingError.typeMismatch { print("mismatch") } catch { print("other") }
}
struct U: Codable { let n: UInt; let m: Int8? }
do { print(try JSONDecoder().decode(U.self, from: Data(#"{"n": -4}"#.utf8))) } catch { print("bad") }
print(try JSONDecoder().decode(U.self, from: Data(#"{"n": 4, "m": -128}"#.utf8)))
