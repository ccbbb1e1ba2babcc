/// The sort keys of a stack's children, in scratch memory: for each child its minimum, flexibility and priority,
/// and the order in which to serve the children (spec S3.2).
struct StackKeys {
    private let minimums: UnsafeMutablePointer<Double>
    private let flexibilities: UnsafeMutablePointer<Double>
    private let priorities: UnsafeMutablePointer<Double>
    private let order: UnsafeMutablePointer<Int>
    private let spare: UnsafeMutablePointer<Int>
    private let count: Int

    /// Works in five times `count` numbers at `memory`.
    init(_ memory: UnsafeMutablePointer<Double>, count: Int) {
        self.count = count
        minimums = memory
        flexibilities = memory + count
        priorities = memory + 2 * count
        order = UnsafeMutableRawPointer(memory + 3 * count).bindMemory(to: Int.self, capacity: max(count, 1))
        spare = UnsafeMutableRawPointer(memory + 4 * count).bindMemory(to: Int.self, capacity: max(count, 1))
    }

    @inline(__always)
    func set(_ child: Int, minimum: Double, flexibility: Double, priority: Double) {
        minimums[child] = minimum
        // Infinite at both ends counts as infinitely flexible.
        flexibilities[child] = flexibility.isNaN ? .infinity : flexibility
        priorities[child] = priority
        order[child] = child
    }

    @inline(__always) func child(at position: Int) -> Int { order[position] }
    @inline(__always) func minimum(at position: Int) -> Double { minimums[order[position]] }
    @inline(__always) func priority(at position: Int) -> Double { priorities[order[position]] }

    /// Whether child `left` is served before child `right`, source order aside: higher priority, then less
    /// flexibility, then the larger minimum where both are infinitely flexible.
    @inline(__always)
    func comesBefore(_ left: Int, _ right: Int) -> Bool {
        if priorities[left] != priorities[right] {
            if priorities[left].isNaN { return false }
            return priorities[right].isNaN || priorities[left] > priorities[right]
        }
        if flexibilities[left] != flexibilities[right] { return flexibilities[left] < flexibilities[right] }
        return flexibilities[left] == .infinity && minimums[left] > minimums[right]
    }

    /// Sorts the order, keeping source order among equals.
    func sort() {
        if count <= 24 { sortByInsertion(0, count) } else { sortByMerging() }
    }

    private func sortByInsertion(_ start: Int, _ end: Int) {
        var next = start + 1
        while next < end {
            let child = order[next]
            var place = next
            while place > start, comesBefore(child, order[place - 1]) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = child
            next += 1
        }
    }

    private func sortByMerging() {
        var width = 16
        var start = 0
        while start < count {
            sortByInsertion(start, min(start + width, count))
            start += width
        }
        while width < count {
            var left = 0
            while left < count {
                merge(left, min(left + width, count), min(left + 2 * width, count))
                left += 2 * width
            }
            order.update(from: spare, count: count)
            width *= 2
        }
    }

    private func merge(_ start: Int, _ middle: Int, _ end: Int) {
        var (left, right) = (start, middle)
        for place in start..<end {
            if left < middle, right >= end || !comesBefore(order[right], order[left]) {
                spare[place] = order[left]
                left += 1
            } else {
                spare[place] = order[right]
                right += 1
            }
        }
    }
}
