protocol Choice: CaseIterable, Hashable { var label: String { get } }
enum Size: String, Choice { case small, large; var label: String { rawValue.uppercased() } }
enum Flavour: Int, Choice { case sweet = 3, sour = 5, bitter = 9; var label: String { "\(self) \(rawValue)" } }

struct Bound<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    var wrapped: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

struct Picker<C: Choice> {
    var selection: Bound<C>
    var labels: [String] { C.allCases.map(\.label) }
    func next() {
        let all = Array(C.allCases)
        let place = all.firstIndex(of: selection.wrapped) ?? 0
        selection.wrapped = all[(place + 1) % all.count]
    }
}
var size = Size.small
let picker = Picker(selection: Bound(get: { size }, set: { size = $0 }))
picker.next()
print(size, picker.labels)

struct Menu<C: Choice> where C.AllCases == [C] {
    let cases = C.allCases
    var first: C { cases[0] }
    static var all: String { C.allCases.map { $0.label }.joined(separator: "/") }
}
print(Menu<Flavour>().first, Menu<Size>().first, Menu<Flavour>.all)

func options<T: CaseIterable & RawRepresentable>(_ type: T.Type) -> [T.RawValue] { type.allCases.map(\.rawValue) }
print(options(Flavour.self), options(Size.self))
func count<T: CaseIterable>(_: T.Type = T.self) -> Int { T.allCases.count }
print(count(Flavour.self), count(Size.self))
func parse<T: RawRepresentable>(_ raw: T.RawValue, as type: T.Type) -> T? { T(rawValue: raw) }
print(parse("large", as: Size.self) as Any, parse(4, as: Flavour.self) as Any, parse(5, as: Flavour.self)!)
extension CaseIterable where Self: Equatable, AllCases: BidirectionalCollection {
    var following: Self {
        let all = Self.allCases
        let place = all.index(after: all.firstIndex(of: self)!)
        return place == all.endIndex ? all.first! : all[place]
    }
    var isLast: Bool { self == Self.allCases.last }
}
print(Size.large.following, Flavour.sweet.following, Flavour.bitter.isLast)
