// A generic type that makes another one for its own parameter.
enum Side: String, CaseIterable { case left, right }
enum Step: String, CaseIterable { case one, two, three }

final class Store<Item: CaseIterable & RawRepresentable> where Item.RawValue == String {
    var selected: Item?
    var names: [String] { Item.allCases.map { $0.rawValue } }
    func pick(_ place: Int) { selected = Array(Item.allCases)[place] }
}
struct Panel<Choice: CaseIterable & RawRepresentable> where Choice.RawValue == String {
    let store = Store<Choice>()
    var other = Store<Choice>()
    func fresh() -> Store<Choice> { Store<Choice>() }
}
let sides = Panel<Side>()
let steps = Panel<Step>()
sides.store.pick(1)
steps.other.pick(2)
print(sides.store.names, steps.store.names, sides.store.selected?.rawValue ?? "-", steps.other.selected?.rawValue ?? "-")
print(sides.fresh().names.count, steps.fresh().names.count)
