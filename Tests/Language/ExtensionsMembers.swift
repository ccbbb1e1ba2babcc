extension Int {
    var isEven: Bool { self % 2 == 0 }
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
    static let answer = 42
    mutating func square() { self = self * self }
    init(roman: String) { self = roman == "IV" ? 4 : 0 }
}
print(4.isEven, Int.answer, Int(roman: "IV"))
3.times { print($0, terminator: ",") }
print()
var n = 7
n.square()
print(n, (-3).magnitude)
