import Vocabulary

/// The iterator of a collection: a copy goes on by itself.
struct IteratorValue: NativeValue {
    let elements: [Value]
    private(set) var place = 0

    init(elements: [Value]) { self.elements = elements }

    var typeName: String { "IndexingIterator" }

    mutating func next() -> Value? {
        guard place < elements.count else { return nil }
        place += 1
        return elements[place - 1]
    }
}
