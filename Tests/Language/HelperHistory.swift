struct History<State: Equatable> {
    private(set) var present: State
    private var past: [State] = [], future: [State] = []
    let limit: Int
    init(_ state: State, limit: Int = 3) { present = state; self.limit = limit }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
    mutating func apply(_ change: (inout State) throws -> Void) rethrows {
        var next = present
        try change(&next)
        guard next != present else { return }
        past.append(present)
        if past.count > limit { past.removeFirst(past.count - limit) }
        present = next
        future.removeAll()
    }
    @discardableResult mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }; future.append(present); present = last; return true
    }
    @discardableResult mutating func redo() -> Bool {
        guard let next = future.popLast() else { return false }; past.append(present); present = next; return true
    }
}
struct Doc: Equatable { var title = "", tags: Set<String> = [], size = (0) }
var h = History(Doc())
h.apply { $0.title = "A" }
h.apply { $0.tags.insert("x") }
h.apply {
    $0.title += "B"; $0.size += 2
}
h.apply { _ in }
print(h.present.title, h.present.size, h.canUndo, h.canRedo)
h.undo(); h.undo()
print(h.present.title, h.present.tags.isEmpty, h.canRedo, h.redo(), h.present.tags)
h.apply { $0.size = 9 }
print(h.canRedo, h.undo(), h.undo(), h.undo(), h.present == Doc())
struct Failed: Error {}
do {
    try h.apply {
        $0.title = "no"; throw Failed()
    }
} catch { print(h.present.title.isEmpty, type(of: error)) }
