import LayoutEngine

/// Finds the sentences of an explanation in a trace.
///
/// A sentence whose arithmetic does not give the number that it explains is not said; a plainer one takes its place.
struct Explainer {
    let index: TraceIndex
    private(set) var sentences: [WhyExplanation.Sentence] = []
    private var asked: Set<Step> = []
    /// Longer explanations help nobody.
    private static let limit = 24

    /// A question that has been answered already.
    private struct Step: Hashable {
        var node: Int32
        var proposal: ProposedViewSize
        var axis: Axis
        var isOffer: Bool
        var askers: Int
    }

    init(_ index: TraceIndex) { self.index = index }

    func name(_ node: Trace.Node) -> String { index.name(of: node) }
    func name(_ id: NodeID) -> String { index.name(of: id.index) }

    /// Whether nothing has been said yet, so that the next sentence is about the field itself.
    var isAtStart: Bool { sentences.isEmpty }

    /// Says why `quantity` has a value.
    mutating func say(_ quantity: String, _ value: Double?, _ formula: Formula?, _ reason: String) {
        guard sentences.count < Explainer.limit else { return }
        sentences.append(Explainer.sentence(quantity, value, formula, reason))
    }

    mutating func say(_ sentence: WhyExplanation.Sentence) {
        if sentences.count < Explainer.limit { sentences.append(sentence) }
    }

    static func sentence(
        _ quantity: String, _ value: Double?, _ formula: Formula?, _ reason: String
    ) -> WhyExplanation.Sentence {
        var text = ""
        if let formula, let value, !formula.isNumber, isExact(formula, value) { text = formula.text }
        return WhyExplanation.Sentence(quantity: quantity, value: value, formula: text, reason: reason)
    }

    /// Whether arithmetic gives a number, but for the digits that are not printed.
    static func isExact(_ formula: Formula, _ value: Double) -> Bool {
        formula.value == value || abs(formula.value - value) <= 0.0005
    }

    /// Whether a question is asked for the first time; asking it again would go round in circles.
    mutating func isNew(_ query: Query, _ axis: Axis, isOffer: Bool) -> Bool {
        asked.insert(
            Step(
                node: query.node.id.index, proposal: query.proposal, axis: axis, isOffer: isOffer,
                askers: query.askers.count)
        ).inserted
    }
}

/// What a node was offered, and in the course of what.
struct Query {
    struct Asker {
        var node: Trace.Node
        var proposal: ProposedViewSize
    }

    /// Never a node that only passes sizes on.
    var node: Trace.Node
    var proposal: ProposedViewSize
    /// Those that were measuring themselves, the nearest last; none if the node was offered this to be placed.
    var askers: [Asker] = []

    var isPlaced: Bool { askers.isEmpty }
}

extension Axis {
    /// The name of a length along the axis.
    var length: String { self == .horizontal ? "width" : "height" }
    var adjective: String { self == .horizontal ? "wide" : "tall" }
    var coordinate: String { self == .horizontal ? "x" : "y" }
}

extension EdgeInsets {
    /// The inset at the near (top, leading) or far end of an axis.
    func inset(_ axis: Axis, isFar: Bool) -> Double {
        axis == .horizontal ? (isFar ? trailing : leading) : (isFar ? bottom : top)
    }
}

/// A list in words: `a, b and c`.
func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    if words.count > 6 { return words.prefix(4).joined(separator: ", ") + " and \(words.count - 4) more" }
    return words.dropLast().joined(separator: ", ") + " and " + last
}
