let a: Character = "a"
let alphabet = (0..<5).compactMap { UnicodeScalar(Int(a.asciiValue!) + $0).map(Character.init) }
print(String(alphabet), alphabet.map { $0.uppercased() }.joined(), String(UnicodeScalar(UInt8(65))), Character("b").asciiValue! - a.asciiValue!)
let digits = "12345".compactMap(\.wholeNumberValue)
print(digits.reduce(0, +), digits, ("a"..."e").contains("c"), String(format: 5))
extension String { init(format n: Int) { self = "<\(n)>" } }
