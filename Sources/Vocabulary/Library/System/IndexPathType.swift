/// `IndexPath`: its indices in order; a table's row and a collection's item are the second one.
enum IndexPathType {
    static let type = NativeType("IndexPath", conforms: "Equatable Hashable ExpressibleByArrayLiteral Sendable") {
        type in
        type.initializer("()") { _ in value([]) }
        type.initializer("(index: Int)") { call in value([call.value(0)]) }
        type.initializer("(indexes: [Int])") { call in value(elements(of: call.value(0))) }
        for name in ["row", "item"] {
            type.initializer("(\(name): Int, section: Int)") { call in value([call.value(1), call.value(0)]) }
            type.get(name) { (path: RecordValue) in index(1, of: path) }
        }
        type.get("section") { (path: RecordValue) in index(0, of: path) }
        type.get("count") { (path: RecordValue) in .int(elements(of: path["indexes"]).count) }
        type.subscripts.append(
            NativeFunction("(_ place: Int) -> Int") { call in
                index(try call.get(0), of: try call.me(as: RecordValue.self))
            })
        type.fromArrayLiteral = { value($0) }
    }

    private static func value(_ indexes: [Value]) -> Value {
        RecordValue("IndexPath", [("indexes", .array(indexes))]).asValue
    }

    private static func elements(of value: Value) -> [Value] {
        if case .array(let elements) = value { elements } else { [] }
    }

    private static func index(_ place: Int, of path: RecordValue) -> Value {
        let indexes = elements(of: path["indexes"])
        return indexes.indices.contains(place) ? indexes[place] : .int(0)
    }
}
