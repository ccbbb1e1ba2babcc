import Foundation

// Members without `self` in extensions of standard types.
extension Int {
    static var dozen: Int { 12 }
    static let gross = dozen * dozen
    var isDozen: Bool { self == Int.dozen || self % .dozen == 0 }
    var described: String { isMultiple(of: 2) ? "even \(magnitude)" : "odd \(magnitude)" }
    var halves: (Int, Int) { let r = quotientAndRemainder(dividingBy: 2); return (r.quotient, r.remainder) }
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
    static func sum(_ values: Int...) -> Int { values.reduce(0, +) }
    static func twice(_ n: Int) -> Int { sum(n, n) }
}

extension Double {
    static var golden: Double { (1 + 5.0.squareRoot()) / 2 }
    var percent: String { "\(Int((self * 100).rounded()))%" }
    var wholeOrSelf: String { truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(self))" : description }
    var roundedUp: Double { rounded(.up) }
    func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
    static func mix(_ a: Double, _ b: Double) -> Double { (a + b) / 2 * golden / .golden }
}

extension String {
    static let bullet = "•"
    static var line: String { bullet + " " }
    var initials: String { split(separator: " ").compactMap { $0.first.map(String.init) }.joined() }
    var titled: String { prefix(1).uppercased() + dropFirst() }
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
    func bulleted() -> String { .line + self }
    func padded(_ n: Int) -> String { count >= n ? self : self + String(repeating: ".", count: n - count) }
    mutating func shout() { self = uppercased() + "!"; append("!") }
}

extension Bool {
    static var yes: Bool { true }
    var word: String { self ? "yes" : "no" }
    var flipped: Bool { !self }
    mutating func flip() { toggle() }
}

extension Array {
    static var none: [Element] { [] }
    var second: Element? { count > 1 ? self[1] : nil }
    var middle: Element? { isEmpty ? nil : self[count / 2] }
    func pairs() -> [(Element, Element)] { Array<(Element, Element)>(zip(self, dropFirst())) }
    mutating func rotate() { guard !isEmpty else { return }; append(removeFirst()) }
}

print(Int.gross, 24.isDozen, 25.isDozen, 7.described, (-8).described, 9.halves)
3.times { print("t", $0, terminator: " ") }
print(Int.twice(21), Int.sum())
print(Double.golden.percent, 3.0.wholeOrSelf, 2.5.wholeOrSelf, 2.1.roundedUp, 9.0.clamped(to: 1...4), Double.mix(1, 3))
print("ada king lovelace".initials, "swift".titled, "  ".isBlank, "x".isBlank, "item".bulleted(), "ab".padded(4))
var s = "hey"
s.shout()
print(s)
var flag = Bool.yes
flag.flip()
print(flag.word, flag.flipped.word)
print([1, 2, 3].second ?? 0, [Int].none.count, ["a", "b", "c"].middle ?? "", [1, 2, 3].pairs())
var wheel = [1, 2, 3]
wheel.rotate()
print(wheel)
