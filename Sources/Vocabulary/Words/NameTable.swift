/// Values by name, for a fixed vocabulary that is looked up all the time.
///
/// Swift's own dictionaries hash a name with a key of the process, so that nobody can make names collide; that costs
/// several hundred instructions a look-up. The names here are the tool's own, so a plain hash will do. What a source
/// or a document may name freely belongs into a dictionary. Looking up is compiled where it is done, for its elements.
public struct NameTable<Element> {
    // Side by side, as looking at one part of a tuple in an array copies all of it.
    @usableFromInline var hashes: [UInt64] = []
    /// The names, in the order in which they were first set.
    public internal(set) var names: [String] = []
    @usableFromInline var elements: [Element] = []
    /// Indices of names by the low bits of their hash, the next free place after that; at most half are taken.
    @usableFromInline var places: [Int32]

    public init(minimumCapacity: Int = 8) {
        var size = 16
        while size < 2 * minimumCapacity { size *= 2 }
        places = Array(repeating: -1, count: size)
        hashes.reserveCapacity(minimumCapacity)
        names.reserveCapacity(minimumCapacity)
        elements.reserveCapacity(minimumCapacity)
    }

    /// The value of a name; `nil` if there is none. A value cannot be taken out again.
    @inlinable
    public subscript(name: String) -> Element? {
        let found = places[place(of: name, name.nameHash)]
        return found < 0 ? nil : elements[Int(found)]
    }

    /// Sets the value of a name.
    public mutating func set(_ element: Element, for name: String) {
        let hash = name.nameHash
        let place = place(of: name, hash)
        if places[place] >= 0 {
            elements[Int(places[place])] = element
            return
        }
        places[place] = Int32(names.count)
        hashes.append(hash)
        names.append(name)
        elements.append(element)
        if 2 * names.count > places.count { grow() }
    }

    /// Where a name stands, or would stand.
    @inlinable
    func place(of name: String, _ hash: UInt64) -> Int {
        let mask = places.count - 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while places[place] >= 0 {
            let index = Int(places[place])
            if hashes[index] == hash, names[index] == name { break }
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow() {
        places = Array(repeating: -1, count: 2 * places.count)
        for index in names.indices { places[place(of: names[index], hashes[index])] = Int32(index) }
    }
}

/// A fixed set of names that is looked into all the time.
public struct NameSet: Sendable {
    private var table: NameTable<Bool>

    /// The names that are written in texts with spaces between them.
    public init(in lists: [String]) {
        table = NameTable(minimumCapacity: lists.reduce(0) { $0 + $1.utf8.count } / 12)
        for list in lists { for name in NameList.names(in: list) { table.set(true, for: name) } }
    }

    public func contains(_ name: String) -> Bool { table[name] != nil }
}

/// A few values by name, looked up more often than they are set; found by comparing hashes one after the other.
public struct NamedValues<Element> {
    fileprivate struct Entry {
        let hash: UInt64
        let name: String
        var element: Element
    }

    /// In one array, as the values are copied from view to view.
    private var entries: [Entry] = []

    public init() {}

    /// The value of a name; `nil` takes it out.
    public subscript(name: String) -> Element? {
        get {
            guard !entries.isEmpty else { return nil }
            let hash = name.nameHash
            // Looked at where they stand, which copies none of them.
            return entries.withUnsafeBufferPointer { entries in
                for index in entries.indices where entries[index].hash == hash && entries[index].name == name {
                    return entries[index].element
                }
                return nil
            }
        }
        set {
            let hash = name.nameHash
            let index = entries.firstIndex { $0.hash == hash && $0.name == name }
            switch (index, newValue) {
            case (let index?, let element?): entries[index].element = element
            case (let index?, nil): entries.remove(at: index)
            case (nil, let element?): entries.append(Entry(hash: hash, name: name, element: element))
            case (nil, nil): break
            }
        }
    }
}

extension NameTable: Sendable where Element: Sendable {}
extension NamedValues: Sendable where Element: Sendable {}
extension NamedValues.Entry: Sendable where Element: Sendable {}

extension String {
    /// A hash that is the same in every process: eight bytes at a time, for names of a few dozen bytes.
    @usableFromInline var nameHash: UInt64 {
        func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
            let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            return product ^ product >> 32
        }
        func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
            let raw = UnsafeRawBufferPointer(bytes)
            var hash = UInt64(truncatingIfNeeded: raw.count)
            var offset = 0
            while offset + 8 <= raw.count {
                hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < raw.count {
                rest = rest << 8 | UInt64(raw[offset])
                offset += 1
            }
            return mixed(hash, rest)
        }
        // Only strings bridged from elsewhere have no bytes at hand.
        return utf8.withContiguousStorageIfAvailable(hash) ?? Array(utf8).withUnsafeBufferPointer(hash)
    }
}
