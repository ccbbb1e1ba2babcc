import GRDB

/// The recipes whose layout trees match a pattern.
struct ShapeIndex {
    private let ids: Set<Int64>

    init(db: Database, pattern: LayoutPattern) throws {
        // Names narrow the trees down before any is read.
        let names = pattern.names.sorted()
        let condition = names.map { _ in "instr(shape, ?) > 0" }.joined(separator: " AND ")
        let rows = try Row.fetchCursor(
            db, sql: "SELECT recipe_id, shape FROM layout_tree" + (names.isEmpty ? "" : " WHERE \(condition)"),
            arguments: StatementArguments(names))
        var ids: Set<Int64> = []
        while let row = try rows.next() {
            let id: Int64 = row[0]
            if !ids.contains(id), let shape = TreeShape(text: row[1]), pattern.matches(shape) { ids.insert(id) }
        }
        self.ids = ids
    }

    func contains(_ id: Int64) -> Bool { ids.contains(id) }

    /// As a JSON list, for `json_each`.
    var json: String { "[" + ids.sorted().map(String.init).joined(separator: ",") + "]" }
}
