struct Cell { var value = 0; var notes: Set<Int> = []; mutating func mark(_ n: Int) { value = n; notes.removeAll() } }
struct Board { var cells = [[Cell]](repeating: [Cell](repeating: Cell(), count: 2), count: 2)
    mutating func set(_ r: Int, _ c: Int, _ v: Int) { cells[r][c].mark(v) }
    subscript(r: Int, c: Int) -> Cell { get { cells[r][c] } set { cells[r][c] = newValue } } }
var b = Board(); b.set(0, 1, 5); b[1, 0].notes.insert(3); b[1, 0].value += 2
let copy = b; b[0, 0].mark(9)
print(b.cells.map { $0.map(\.value) }, copy.cells[0][0].value, b[1, 0].notes)
var people = ["ann": (age: 3, tags: ["x"])]
people["ann"]?.age += 1; people["ann"]?.tags.append("y"); people["bob", default: (0, [])].tags.append("z")
print(people["ann"]!, people["bob"]!)
var list = [Cell(value: 1), Cell(value: 2)]
for i in list.indices { list[i].value *= 10 }
list = list.map { var c = $0; c.value += 1; return c }
if let i = list.firstIndex(where: { $0.value == 21 }) { list[i].mark(0) }
print(list.map(\.value)); list.swapAt(0, 1); list.withEach { $0.value += 7 }; print(list.map(\.value))
extension Array { mutating func withEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } } }
var t = (a: 1, b: (c: 2, d: [3])); t.b.d.append(4); t.b.c = 9; let (x, (y, z)) = t; print(x, y, z, t.b.d)
var opt: Cell? = Cell(); opt?.mark(4); opt?.notes.insert(1); print(opt!.value, opt?.notes.count ?? 0)
