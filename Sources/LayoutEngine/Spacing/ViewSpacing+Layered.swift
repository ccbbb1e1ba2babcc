extension ViewSpacing {
    /// The distances of views that lie on top of each other (spec T7, decided in docs/decisions/0002).
    ///
    /// An edge keeps a distance for text only if every view has it there: where a text and an image end together, a
    /// neighbour meets the image as well, and the text's own distance no longer says how far away the whole looks. Such
    /// an edge is an ordinary view's. What is left of the others is merged as everywhere, by the larger one.
    static func layered(_ views: [ViewSpacing]) -> ViewSpacing {
        guard let first = views.first else { return .zero }
        guard views.count > 1 else { return first }
        var result = ViewSpacing.none
        for axis in Axis.allCases {
            for isFar in [false, true] {
                result[axis, isFar: isFar] = Edge.layered(
                    views.map { $0[axis, isFar: isFar] }, ordinary: ViewSpacing.ordinary[axis, isFar: isFar])
            }
        }
        return result
    }
}

extension ViewSpacing.Edge {
    private static let textCategories: [any WritableKeyPath<Self, Double?> & Sendable] = [
        \.belowText, \.aboveText, \.leftOfText, \.rightOfText, \.textToText
    ]

    fileprivate static func layered(_ edges: [Self], ordinary: Self) -> Self {
        var result = edges.reduce(Self()) { $0.merged(with: $1) }
        var isMixed = false
        // The category that an ordinary view has on this edge is no text's own.
        for category in textCategories where result[keyPath: category] != nil && ordinary[keyPath: category] == nil {
            guard edges.contains(where: { $0[keyPath: category] == nil }) else { continue }
            result[keyPath: category] = nil
            isMixed = true
        }
        return isMixed ? result.merged(with: ordinary) : result
    }
}
