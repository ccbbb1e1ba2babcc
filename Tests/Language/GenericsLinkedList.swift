indirect enum List<T> {
    case empty
    case node(T, List<T>)
    func map<U>(_ transform: (T) -> U) -> List<U> {
        switch self {
        case .empty: return .empty
        case let .node(value, rest): return .node(transform(value), rest.map(transform))
        }
    }
    var array: [T] {
        var result: [T] = []
        var current = self
        while case let .node(value, rest) = current {
            result.append(value)
            current = rest
        }
        return result
    }
}
let list = List.node(1, .node(2, .node(3, .empty)))
print(list.map { $0 * $0 }.array, list.map(String.init).array)
