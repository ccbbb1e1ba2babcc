struct Model: Equatable { var items: [String] = []; var filter: String? }
enum Action { case add(String), remove(Int), filter(String?) }
func reduce(_ m: inout Model, _ a: Action) {
    switch a {
    case .add(let s): m.items.append(s)
    case .remove(let i) where m.items.indices.contains(i): m.items.remove(at: i)
    case .remove: break
    case .filter(let f): m.filter = f
    }
}
extension Model { var visible: [String] { filter.map { f in items.filter { $0.contains(f) } } ?? items } }
var model = Model()
for action in [Action.add("apple"), .add("pear"), .add("grape"), .remove(9), .filter("ap"), .remove(1)] { reduce(&model, action) }
print(model.visible, model == Model(items: ["apple", "grape"], filter: "ap"))
