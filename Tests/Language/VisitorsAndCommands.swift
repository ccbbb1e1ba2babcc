protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ a: Add) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let v: Int; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Add: Node { let l: any Node, r: any Node; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Int { n.v }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.v)" }; func visit(_ a: Add) -> String { "(\(a.l.accept(self)) + \(a.r.accept(self)))" } }
let e = Add(l: Num(v: 1), r: Add(l: Num(v: 2), r: Num(v: 3))); print(e.accept(Eval()), e.accept(Show()))
protocol Command { mutating func run(_ doc: inout String); func undo(_ doc: inout String) }
struct Insert: Command { let text: String; let at: Int; func run(_ d: inout String) { d.insert(contentsOf: text, at: d.index(d.startIndex, offsetBy: at)) }; func undo(_ d: inout String) { let i = d.index(d.startIndex, offsetBy: at); d.removeSubrange(i..<d.index(i, offsetBy: text.count)) } }
struct Upper: Command { private var old = ""; mutating func run(_ d: inout String) { old = d; d = d.uppercased() }; func undo(_ d: inout String) { d = old } }
struct Editor { var doc = ""; private var done: [any Command] = []; private var undone: [any Command] = []; mutating func run(_ c: any Command) { var c = c; c.run(&doc); done.append(c); undone.removeAll() }; mutating func undo() { guard let c = done.popLast() else { return }; c.undo(&doc); undone.append(c) }; mutating func redo() { guard var c = undone.popLast() else { return }; c.run(&doc); done.append(c) } }
var ed = Editor(); ed.run(Insert(text: "hello", at: 0)); ed.run(Insert(text: "!", at: 5)); ed.run(Upper()); print(ed.doc); ed.undo(); ed.undo(); print(ed.doc); ed.redo(); print(ed.doc)
