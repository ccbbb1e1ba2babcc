import SwiftSyntax

/// The places of a source that `try` and `await` cover.
struct CoveredEffects {
    private(set) var tried: [Range<Int>] = []
    private(set) var awaited: [Range<Int>] = []

    mutating func addTry(_ range: Range<Int>) { tried.append(range) }
    mutating func addAwait(_ range: Range<Int>) { awaited.append(range) }
}

extension SourceReader {
    /// What a `try` or an `await` covers: its expression, and all that follows in the same sequence of operators.
    func covered(by keyword: some SyntaxProtocol) -> Range<Int> {
        let own = range(keyword)
        var outer = keyword.parent
        while let parent = outer, parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self) {
            outer = parent.parent
        }
        guard let sequence = outer?.parent?.as(SequenceExprSyntax.self) else { return own }
        return own.lowerBound..<max(own.upperBound, range(sequence).upperBound)
    }
}
