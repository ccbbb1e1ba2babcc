import Vocabulary

/// What native work on large values costs, so that a loop over such work ends as soon as one over statements.
extension Interpreter {
    /// Methods that take the same time for any number of elements.
    private static let constant: Set<String> = [
        "append", "popLast", "removeLast", "swapAt", "reserveCapacity", "index", "formIndex", "updateValue", "insert",
        "makeIterator", "next"
    ]

    /// Charges a method that may look at every element of its receiver.
    @inline(__always)
    func chargeWalk(over value: Value, by method: String) throws {
        let count = Self.size(of: value)
        if count < 64 { return }
        try chargeWalk(count, isText: value.isText, by: method)
    }

    private func chargeWalk(_ count: Int, isText: Bool, by method: String) throws {
        if Self.constant.contains(method), !(isText && method == "index") { return }
        // Walking over characters, which may be of several scalars, costs more than over elements.
        try charge(steps: count / (isText ? 2 : 4), bytes: 0)
    }

    /// How many elements, or bytes of text, a value holds itself.
    private static func size(of value: Value) -> Int {
        switch value {
        case .array(let elements): elements.count
        case .string(let text): text.utf8.count
        case .dictionary(let dictionary): dictionary.count
        case .set(let set): set.count
        default: 0
        }
    }

    /// Where the contents of a large value stand in memory; 0 for all others.
    static func place(of value: Value) -> UInt {
        switch value {
        case .array(let elements):
            elements.count < 64 ? 0 : elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        case .string(let text):
            text.utf8.count < 256
                ? 0 : text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
        case .dictionary(let dictionary): dictionary.count < 64 ? 0 : dictionary.storagePlace
        case .set(let set): set.count < 64 ? 0 : set.storagePlace
        default: 0
        }
    }

    /// Charges the copy of a value whose contents stand elsewhere than before: it was shared, or it grew.
    func chargeCopy(of value: Value, from before: UInt) throws {
        guard before != 0, Self.place(of: value) != before else { return }
        let count = Self.size(of: value)
        let bytes =
            switch value {
            case .string: count
            case .array: count * 48
            default: count * 160
            }
        try charge(steps: count / (value.isText ? 64 : 8), bytes: bytes)
    }

    /// Charges native work on a value of the library by how much it holds.
    @inline(__always)
    func chargeWork(on contents: Int) throws {
        if contents > 512 { try charge(steps: contents / 16, bytes: 0) }
    }

    /// Charges the memory of what native work has made, and that it was made.
    @inline(__always)
    func chargeContents(_ bytes: Int) throws {
        if bytes > 512 { try charge(steps: bytes / 16, bytes: bytes) }
    }

    /// Charges a text that was written for a value.
    @inline(__always)
    func chargeWritten(_ text: String) throws {
        let count = text.utf8.count
        if count > 512 { try charge(steps: count / 16, bytes: count) }
    }

    /// Charges the search for a text in a text, which may begin to match at every place.
    @inline(__always)
    func chargeSearch(in value: Value, for part: Value?, by method: String) throws {
        guard case .string(let text) = value, text.utf8.count > 512, case .string(let part)? = part,
            Self.searching.contains(method)
        else { return }
        try charge(steps: text.utf8.count / 512 * part.utf8.count, bytes: 0)
    }

    private static let searching: Set<String> = [
        "contains", "range", "ranges", "firstRange", "replacing", "replacingOccurrences", "components", "split",
        "localizedCaseInsensitiveContains", "localizedStandardContains", "localizedStandardRange"
    ]

    /// Charges the comparison of two texts, or the search for one.
    @inline(__always)
    func chargeText(_ text: String) throws {
        let count = text.utf8.count
        if count > 512 { try charge(steps: count / 256, bytes: 0) }
    }

    /// Counts the levels of values inside values that something walks over; the caller takes one back when it is done.
    @inline(__always)
    func enterValue() throws {
        valueDepth += 1
        if valueDepth > Self.valueDepthLimit { throw tooDeep() }
    }

    private static let valueDepthLimit = 10_000

    private func tooDeep() -> any Error {
        valueDepth -= 1
        return failure(
            "depth-limit", "a value nests deeper than the limit of \(Self.valueDepthLimit) levels", nativePlace,
            hints: ["look for a value that holds itself, or for one that is put into another in a loop"])
    }

    /// Charges what it takes to find a key: all of it is read, and what several parts share is read for each.
    func chargeKey(_ key: Value) throws {
        try enterValue()
        defer { valueDepth -= 1 }
        switch key {
        case .string(let text): try chargeText(text)
        case .array(let elements): try chargeKeys(elements)
        case .tuple(let tuple): try chargeKeys(tuple.elements)
        case .enumeration(let instance) where !instance.payload.isEmpty: try chargeKeys(instance.payload)
        case .instance(let instance): try chargeKeys(instance.fields)
        case .dictionary(let dictionary): try chargeKeys(dictionary.keys + dictionary.values)
        case .set(let set): try chargeKeys(set.elements)
        default: break
        }
    }

    private func chargeKeys(_ parts: [Value]) throws {
        try charge(steps: 4 * parts.count, bytes: 0)
        for part in parts { try chargeKey(part) }
    }
}

extension Value {
    /// About how many bytes a value of the library holds; 0 for all others.
    var contentBytes: Int { if case .native(let native) = self { native.contentBytes } else { 0 } }

    /// Whether native work adds to the value where it stands.
    var growsInPlace: Bool { if case .native(let native) = self { native.growsInPlace } else { false } }

    fileprivate var isText: Bool { if case .string = self { true } else { false } }
}
