/// Values by the id of a recipe.
///
/// The first dictionary with keys of some type makes Swift look through all conformances of the program, which takes as
/// long as ranking a thousand hits; this asks for none.
struct IDTable<Value> {
    private(set) var ids: [Int64] = []
    private var values: [Value] = []
    /// Indices of ids by the bits of their product with a large odd number; at most half of them are taken.
    private var places: [Int32] = []

    /// The value of an id; one that is set cannot be taken out again.
    subscript(_ id: Int64) -> Value? { index(of: id).map { values[$0] } }

    func contains(_ id: Int64) -> Bool { index(of: id) != nil }

    /// Sets the value of an id.
    ///
    /// - Returns: whether it had none.
    @discardableResult
    mutating func set(_ value: Value, for id: Int64) -> Bool {
        if let index = index(of: id) {
            values[index] = value
            return false
        }
        ids.append(id)
        values.append(value)
        if 2 * ids.count > places.count {
            grow()
        } else {
            places[place(of: id)] = Int32(ids.count - 1)
        }
        return true
    }

    private func index(of id: Int64) -> Int? {
        guard !places.isEmpty else { return nil }
        let found = places[place(of: id)]
        return found < 0 ? nil : Int(found)
    }

    /// Where an id stands, or would stand.
    private func place(of id: Int64) -> Int {
        let mask = places.count - 1
        let product = UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: product >> 32) & mask
        while places[place] >= 0, ids[Int(places[place])] != id { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        places = Array(repeating: -1, count: max(16, 2 * places.count))
        for (index, id) in ids.enumerated() { places[place(of: id)] = Int32(index) }
    }
}
