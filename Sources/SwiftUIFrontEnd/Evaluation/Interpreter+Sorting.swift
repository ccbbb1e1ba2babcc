import Vocabulary

extension Interpreter {
    /// Orders values by a closure or by `<`; stable, and an error inside stops it.
    func sorted(_ values: [Value], by less: (Value, Value) throws -> Bool) throws -> [Value] {
        guard values.count > 1 else { return values }
        let middle = values.count / 2
        let left = try sorted(Array(values[..<middle]), by: less)
        let right = try sorted(Array(values[middle...]), by: less)
        try charge(steps: values.count, bytes: 0)
        var merged: [Value] = []
        merged.reserveCapacity(values.count)
        var i = 0
        var j = 0
        while i < left.count, j < right.count {
            if try less(right[j], left[i]) {
                merged.append(right[j])
                j += 1
            } else {
                merged.append(left[i])
                i += 1
            }
        }
        return merged + left[i...] + right[j...]
    }

    func order(_ function: Value?, _ range: Range<Int>) -> (Value, Value) throws -> Bool {
        nativeRange = range
        guard let function else { return { try self.isLess($0, $1) } }
        return { try self.truth(function, [$0, $1], range) }
    }

    func noteRandom(_ range: Range<Int>) {
        steps -= 32
        guard !didNoteRandom else { return }
        didNoteRandom = true
        nativeRange = range
        note(
            .init(
                id: "fixed-random", severity: .note, message: "random values come from a fixed sequence", range: range))
    }
}
