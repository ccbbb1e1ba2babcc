import Vocabulary

/// Texts that are joined from texts, which share their pieces and so can double with every step.
extension Interpreter {
    private static let pieceLimit = 10_000

    func joinedText(_ parts: [CallNode], _ range: Range<Int>) throws -> CallNode {
        let node = CallNode(word: "Text", children: parts, sourceOffset: range.lowerBound)
        try check(pieces: node.joinedPieces, range)
        return node
    }

    /// Refuses a literal whose interpolated texts are joined from too many.
    func checkPieces(of parts: [InterpolationPart], _ range: Range<Int>) throws {
        var count = 0
        for part in parts { if case .view(let view) = part { count += view.joinedPieces } }
        if count > 1 { try check(pieces: count, range) }
    }

    private func check(pieces count: Int, _ range: Range<Int>) throws {
        guard count <= Self.pieceLimit else {
            throw failure("memory-limit", "a text is joined from more than \(Self.pieceLimit) pieces", range)
        }
    }
}
