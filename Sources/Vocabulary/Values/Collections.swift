/// A value as a key: equal values are equal keys.
public struct KeyValue: Hashable {
    public let value: Value
    private let key: Key

    /// Plain keys as they are, all others by a text.
    private enum Key: Hashable {
        case int(Int)
        case string(String)
        case text(String)
    }

    public init(_ value: Value) {
        self.value = value
        key =
            switch value {
            case .int(let number): .int(number)
            case .double(let number):
                number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .text(value.hashText)
            case .string(let text): .string(text)
            case .character(let character): .string(String(character))
            case .native(let part as SubstringValue): .string(part.text)
            case .native(let number as SizedInteger): number.int.map { .int($0) } ?? .text(number.description)
            default: .text(value.hashText)
            }
    }

    public static func == (a: KeyValue, b: KeyValue) -> Bool { a.key == b.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A dictionary that keeps the order of insertion, so that the same program gives the same output.
public struct DictionaryValue {
    public private(set) var keys: [Value] = []
    public private(set) var values: [Value] = []
    private var places: [KeyValue: Int] = [:]

    public init() {}

    public var count: Int { keys.count }

    /// Where the values stand in memory: elsewhere after a copy.
    public var storagePlace: UInt { values.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }

    public subscript(key: Value) -> Value? {
        get { places[KeyValue(key)].map { values[$0] } }
        set {
            let place = KeyValue(key)
            if let newValue {
                if let index = places[place] {
                    values[index] = newValue
                } else {
                    places[place] = keys.count
                    keys.append(key)
                    values.append(newValue)
                }
            } else if let index = places.removeValue(forKey: place) {
                keys.remove(at: index)
                values.remove(at: index)
                for (later, key) in keys.enumerated().dropFirst(index) { places[KeyValue(key)] = later }
            }
        }
    }
}

/// A set that keeps the order of insertion.
public struct SetValue {
    private var storage = DictionaryValue()

    public init() {}

    public init(_ elements: some Sequence<Value>) {
        for element in elements { insert(element) }
    }

    public var elements: [Value] { storage.keys }
    public var count: Int { storage.count }
    /// Where the elements stand in memory: elsewhere after a copy.
    public var storagePlace: UInt { storage.storagePlace }
    public func contains(_ element: Value) -> Bool { storage[element] != nil }

    /// Adds an element; `false` if it was there.
    @discardableResult
    public mutating func insert(_ element: Value) -> Bool {
        guard storage[element] == nil else { return false }
        storage[element] = .void
        return true
    }

    /// Removes an element; `false` if it was not there.
    @discardableResult
    public mutating func remove(_ element: Value) -> Bool {
        guard storage[element] != nil else { return false }
        storage[element] = nil
        return true
    }
}
