protocol Drawing { func draw() -> String }
struct Star: Drawing { func draw() -> String { "*" } }
struct Row<D: Drawing>: Drawing {
    let content: D
    let count: Int
    func draw() -> String { String(repeating: content.draw(), count: count) }
}
func makeRow() -> some Drawing { Row(content: Star(), count: 3) }
var doubled: some Drawing { Row(content: Row(content: Star(), count: 2), count: 2) }
print(makeRow().draw(), doubled.draw())
func show(_ d: some Drawing) { print("[\(d.draw())]") }
show(Star())
