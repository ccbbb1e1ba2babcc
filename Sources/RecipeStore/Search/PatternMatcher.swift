/// Matches one pattern against one tree.
///
/// Each part of the pattern is tried at most once at each view, so that the time grows with the product of both and
/// not, as nested `{…}` would have it, with a power of the tree.
struct PatternMatcher {
    private struct Part {
        var name: String?
        /// Indices into `parts`; `nil` where nothing is said about the children.
        var children: [Int]?
        var below: [Int]
        var attached: [Int]
        var isRest: Bool
    }

    private struct View {
        var name: String
        /// Indices into `views`.
        var children: [Int]
        /// Indices into `views` of what arguments and modifiers hold.
        var attached: [Int]
    }

    private var parts: [Part] = []
    private var views: [View] = []
    /// For each part and view what is known: whether it matches there, and whether it matches there or below.
    private var here: [Bool?]
    private var anywhere: [Bool?]

    init(pattern: LayoutPattern.Element, shape: TreeShape) {
        here = []
        anywhere = []
        add(pattern)
        add(shape)
        here = Array(repeating: nil, count: parts.count * views.count)
        anywhere = here
    }

    /// Whether the whole pattern matches at some view.
    mutating func matchesAnywhere() -> Bool { isAnywhere(0, at: 0) }

    @discardableResult
    private mutating func add(_ element: LayoutPattern.Element) -> Int {
        let index = parts.count
        parts.append(Part(name: nil, children: nil, below: [], attached: [], isRest: true))
        if case .view(let name, let children, let below, let attached) = element {
            let part = Part(
                name: name, children: children?.map { add($0) }, below: below.map { add($0) },
                attached: attached.map { add($0) }, isRest: false)
            parts[index] = part
        }
        return index
    }

    @discardableResult
    private mutating func add(_ shape: TreeShape) -> Int {
        let index = views.count
        views.append(View(name: shape.name, children: [], attached: []))
        views[index].children = shape.children.map { add($0) }
        views[index].attached = shape.attached.map { add($0) }
        return index
    }

    private mutating func isAnywhere(_ part: Int, at view: Int) -> Bool {
        let key = part * views.count + view
        if let known = anywhere[key] { return known }
        var found = matches(part, at: view)
        if !found { found = isAnywhere(part, in: views[view].children + views[view].attached) }
        anywhere[key] = found
        return found
    }

    private mutating func isAnywhere(_ part: Int, in views: [Int]) -> Bool {
        for view in views where isAnywhere(part, at: view) { return true }
        return false
    }

    private mutating func matches(_ index: Int, at view: Int) -> Bool {
        let key = index * views.count + view
        if let known = here[key] { return known }
        let part = parts[index]
        var result = part.isRest || part.name == nil || part.name == views[view].name
        if result, let children = part.children { result = matches(children, views[view].children) }
        for below in part.below where result {
            result = isAnywhere(below, in: views[view].children + views[view].attached)
        }
        for attached in part.attached where result { result = isAnywhere(attached, in: views[view].attached) }
        here[key] = result
        return result
    }

    /// Greedy with one way back, as for file name patterns.
    private mutating func matches(_ pattern: [Int], _ children: [Int]) -> Bool {
        var p = 0
        var c = 0
        var back: (p: Int, c: Int)?
        while c < children.count {
            if p < pattern.count, parts[pattern[p]].isRest {
                p += 1
                back = (p, c)
            } else if p < pattern.count, matches(pattern[p], at: children[c]) {
                p += 1
                c += 1
            } else if let last = back {
                p = last.p
                c = last.c + 1
                back = (p, c)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { parts[$0].isRest }
    }
}
