import LayoutEngine

/// Finds out which mismatches merely follow from others, so that people see first causes.
///
/// A mismatch follows another of the same axis and size of difference: a place its enclosing place; a length the
/// length of something inside it; a place the length of the same view (centred or trailing views move when they
/// grow); a place the length of a view before it (what stands behind in a stack is pushed); a place the place of the
/// sibling before it; a spacer, which only takes the room that is there, the length of what it stands in.
struct MismatchCauses {
    private let nodes: [FrameNode]
    private let mismatches: [FrameMismatch]
    /// The place in `mismatches` by node and field.
    private let places: [Int: [FrameMismatch.Field: Int]]
    /// By how much differences of one cause may differ: recorded frames are rounded to pixels, each for itself.
    private let slack: Double

    /// Beyond this many, reasons are not looked for: the search is quadratic.
    private static let limit = 2_000

    /// Sets `cause` of each mismatch to the first cause that it leads back to.
    ///
    /// - Parameter origin: of the expectation; worked out by hand, numbers are exact.
    static func assign(_ mismatches: inout [FrameMismatch], in tree: FrameTree, origin: Provenance.Origin) {
        guard mismatches.count <= limit else { return }
        let pixel = origin == .derived || tree.viewport.scale <= 0 ? 0 : 1 / tree.viewport.scale
        let finder = MismatchCauses(mismatches, in: tree, slack: pixel + Tolerance.slack)
        let reasons = mismatches.indices.map { finder.reason(of: $0) }
        for index in mismatches.indices {
            // It comes to an end: a place follows places of nodes before it or a length, a spacer the length of another
            // view, and that those of other views behind it.
            var first = index
            while let next = reasons[first] { first = next }
            mismatches[index].cause = first == index ? nil : first
        }
    }

    private init(_ mismatches: [FrameMismatch], in tree: FrameTree, slack: Double) {
        nodes = tree.nodes
        self.slack = slack
        self.mismatches = mismatches
        var places: [Int: [FrameMismatch.Field: Int]] = [:]
        for (index, mismatch) in mismatches.enumerated() {
            places[mismatch.nodeIndex, default: [:]][mismatch.field] = index
        }
        self.places = places
    }

    private func reason(of index: Int) -> Int? {
        mismatches[index].field.isPosition ? reasonOfPlace(index) : reasonOfLength(index)
    }

    private func reasonOfPlace(_ index: Int) -> Int? {
        let mismatch = mismatches[index]
        let length: FrameMismatch.Field = mismatch.field == .x ? .width : .height
        // The nearest enclosing place that is wrong too; one that moved otherwise hides those further out.
        for ancestor in ancestors(of: mismatch.nodeIndex) {
            guard let other = places[ancestor]?[mismatch.field] else { continue }
            if isSame(mismatches[other].delta, mismatch.delta) { return other }
            break
        }
        if let own = places[mismatch.nodeIndex]?[length] {
            let grown = mismatches[own].delta
            if isSame(mismatch.delta, -grown / 2) || isSame(mismatch.delta, -grown) { return own }
        }
        let outer = Set(ancestors(of: mismatch.nodeIndex))
        let axis: Axis = mismatch.field == .x ? .horizontal : .vertical
        let start = edges(mismatch.nodeIndex, axis).start
        for (other, candidate) in mismatches.enumerated() where candidate.field == length {
            guard !outer.contains(candidate.nodeIndex), candidate.nodeIndex < mismatch.nodeIndex,
                edges(candidate.nodeIndex, axis).end <= start + Tolerance.slack
            else { continue }
            if isSame(candidate.delta, mismatch.delta) || isSame(candidate.delta / 2, mismatch.delta) { return other }
        }
        let container = container(of: mismatch.nodeIndex)
        return mismatches.indices.first { other in
            mismatches[other].field == mismatch.field && mismatches[other].nodeIndex < mismatch.nodeIndex
                && self.container(of: mismatches[other].nodeIndex) == container
                && isSame(mismatches[other].delta, mismatch.delta)
        }
    }

    private func reasonOfLength(_ index: Int) -> Int? {
        let mismatch = mismatches[index]
        if takesRoom(mismatch.nodeIndex) {
            return ancestors(of: mismatch.nodeIndex).lazy.compactMap { places[$0]?[mismatch.field] }
                .first { isSame(mismatches[$0].delta, mismatch.delta) }
        }
        // Depth first, so the last one inside that agrees on the way down is the innermost of the first branch.
        return mismatches.indices.first { other in
            mismatches[other].field == mismatch.field && mismatches[other].nodeIndex > mismatch.nodeIndex
                && !takesRoom(mismatches[other].nodeIndex) && isSame(mismatches[other].delta, mismatch.delta)
                && ancestors(of: mismatches[other].nodeIndex).contains(mismatch.nodeIndex)
        }
    }

    private func ancestors(of node: Int) -> [Int] {
        var out: [Int] = []
        var current = node
        while let parent = nodes[current].parent, parent < current {
            out.append(parent)
            current = parent
        }
        return out
    }

    /// The view that a view stands in, whatever modifiers are around it.
    private func container(of node: Int) -> Int? {
        ancestors(of: node).first { !nodes[$0].kind.hasPrefix(".") }
    }

    private func edges(_ node: Int, _ axis: Axis) -> (start: Double, end: Double) {
        let frame = nodes[node].frame
        return axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }

    /// Whether a view is as long as the room that it gets, so that it never is the reason for it.
    private func takesRoom(_ node: Int) -> Bool { ["Spacer", "Divider"].contains(nodes[node].kind) }

    /// Differences of a few pixels are told apart exactly, else all of them would be the same.
    private func isSame(_ a: Double, _ b: Double) -> Bool {
        abs(a - b) <= (min(abs(a), abs(b)) > 4 * slack ? slack : Tolerance.slack)
    }
}
