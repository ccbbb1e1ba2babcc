import Vocabulary

/// Views expanded down to SwiftUI's own words.
struct Expansion {
    var nodes: [CallNode]
    /// Whether the source writes exactly one view here: not `if`, `ForEach` or several (spec S8).
    var isStaticallySingle: Bool

    static var empty: Expansion { Expansion(nodes: [], isStaticallySingle: false) }
}
