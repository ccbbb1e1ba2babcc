extension RawRepresentable where RawValue == String {
    var title: String { rawValue.uppercased() }
}
extension RawRepresentable where Self: CaseIterable, RawValue == String {
    static var names: [String] { allCases.map(\.rawValue) }
}
enum Season: String, CaseIterable { case spring, autumn }
print(Season.autumn.title, Season.names)

extension RangeReplaceableCollection where Element: Equatable {
    mutating func dropOne(_ element: Element) {
        if let place = firstIndex(of: element) { remove(at: place) }
    }
}
extension RangeReplaceableCollection {
    func plus(_ element: Element) -> Self {
        var copy = self
        copy.append(element)
        return copy
    }
}
var numbers = [4, 5, 6]
numbers.dropOne(5)
print(numbers.plus(9), "ab".plus("c"))

extension Strideable where Stride: SignedInteger {
    func held(in range: ClosedRange<Self>) -> Self { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
print(15.held(in: 0...10), (-2).held(in: 0...10))

protocol Named {}
extension Named {
    static var typeName: String { String(describing: Self.self) }
    static var shown: String { "\(self)" }
}
struct Fig: Named {}
enum Plum: Named {}
print(Fig.typeName, Fig.shown, Plum.typeName)
