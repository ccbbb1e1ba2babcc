struct Doc: Equatable { var title = "new"; var lines: [String] = [] }
struct Undo<T: Equatable> { private var past: [T] = []; private var future: [T] = []; private(set) var current: T
    init(_ start: T) { current = start }
    mutating func edit(_ change: (inout T) -> Void) { var next = current; change(&next); guard next != current else { return }; past.append(current); future.removeAll(); current = next }
    mutating func undo() { guard let last = past.popLast() else { return }; future.append(current); current = last }
    mutating func redo() { if let next = future.popLast() { past.append(current); current = next } }
    var canUndo: Bool { !past.isEmpty } }
var u = Undo(Doc())
u.edit { $0.lines.append("one") }; u.edit { $0.title = "T"; $0.lines += ["two", "three"] }; u.edit { _ in }
print(u.current); u.undo(); print(u.current.lines.count, u.canUndo); u.undo(); u.undo(); print(u.current, u.canUndo); u.redo(); print(u.current)
