import SwiftSyntax

/// The places of a source that `try` and `await` cover.
struct CoveredEffects {
    private(set) var tried: [Range<Int>] = []
    private(set) var awaited: [Range<Int>] = []
    /// The bodies of `do` with `catch`, and what `try?`, `try!` and `async let` cover: no error leaves them there.
    private var caught: [Range<Int>] = []

    mutating func addTry(_ range: Range<Int>) { tried.append(range) }
    mutating func addAwait(_ range: Range<Int>) { awaited.append(range) }
    mutating func addCatch(_ range: Range<Int>) { caught.append(range) }

    /// Whether an error that is thrown at a place ends there.
    func isCaught(_ place: Range<Int>) -> Bool {
        caught.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
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
