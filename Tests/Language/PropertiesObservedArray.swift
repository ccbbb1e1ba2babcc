class Model {
    var items: [String] = [] {
        didSet { print("items", oldValue.count, "->", items.count) }
    }
    init() { items = ["init"] }
}
let model = Model()
model.items.append("a")
model.items[0] = "z"
model.items.removeAll()
print(model.items)
