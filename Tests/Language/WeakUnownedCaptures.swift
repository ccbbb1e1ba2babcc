class Model { var onChange: (() -> Void)?; var n = 0 { didSet { onChange?() } }; deinit { print("model gone") } }
class Screen { let model: Model; var shown: [Int] = []; init(_ m: Model) { model = m; m.onChange = { [weak self] in guard let self else { return }; self.shown.append(self.model.n) } }; deinit { print("screen gone") } }
let m = Model()
var s: Screen? = Screen(m)
m.n = 1; m.n += 1
print(s!.shown)
s = nil
m.n = 9
class Parent { var children: [Child] = []; func add(_ n: String) { children.append(Child(n, self)) } }
class Child { let name: String; unowned let parent: Parent; init(_ n: String, _ p: Parent) { name = n; parent = p }; var siblings: [String] { parent.children.filter { $0 !== self }.map(\.name) } }
let p = Parent()
for n in ["a", "b", "c"] { p.add(n) }
print(p.children[1].siblings)
class Task2 { var work: (() -> String)?; let id: Int; init(_ i: Int) { id = i }; func start() { work = { [unowned self] in "work \(id)" } }; deinit { print("task", id, "gone") } }
do { let t = Task2(1); t.start(); print(t.work!()) }
var closures: [() -> Int] = []
do { let box = Model(); closures.append { [weak box] in box?.n ?? -1 }; print(closures[0]()) }
print(closures[0]())
