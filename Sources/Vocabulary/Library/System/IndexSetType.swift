/// `IndexSet`: its values are the indices in order.
enum IndexSetType {
    static let type = NativeType("IndexSet") { type in
        type.initializer("()") { _ in .array([]) }
        type.initializer("(integer: Int)") { call in .array([.int(try call.get(0))]) }
        type.initializer("(integersIn range: Any)") { call in .array(try call.evaluator.indices(call.value(0), call)) }
        type.initializer("(_ indices: Any)") { call in .array(try call.evaluator.indices(call.value(0), call)) }
        type.fromArrayLiteral = { .array($0) }
    }
}

extension Evaluator {
    /// The integers of a range, an array or a set, in order.
    fileprivate func indices(_ value: Value, _ call: NativeCall) throws -> [Value] {
        switch value {
        case .array(let elements): return elements
        case .set(let set): return set.elements
        case .range(let range):
            guard case .int(let low)? = range.lower, case .int(let high)? = range.upper, high >= low else { return [] }
            let count = high - low + (range.isClosed ? 1 : 0)
            try charge(steps: count, bytes: count * 32)
            return (low..<(low + count)).map { .int($0) }
        default: throw call.wrongType(value, expected: "a range of integers")
        }
    }
}
