/// Finds what runs of `*`, `_` and `~` emphasise, as CommonMark pairs them.
enum InlineEmphasis {
    /// Marks the pieces between paired runs and turns all other marks into text.
    static func apply(to tokens: inout [InlineMarkdown.Token]) {
        var closer = 0
        // Below this index no opener of the kind is left; else many runs that never open would take quadratic time.
        var bottom: [String: Int] = [:]
        while closer < tokens.count {
            guard case .marks(let closing) = tokens[closer], closing.canClose, closing.count > 0 else {
                closer += 1
                continue
            }
            let kind = "\(closing.character)\(closing.length % 3)\(closing.canOpen)"
            guard let opener = opener(for: closing, before: closer, from: bottom[kind] ?? 0, in: tokens),
                case .marks(var opening) = tokens[opener]
            else {
                bottom[kind] = closer
                closer += 1
                continue
            }
            var closed = closing
            let isStrike = closing.character == "~"
            let used = isStrike ? closing.count : min(opening.count, closing.count) >= 2 ? 2 : 1
            for index in opener + 1..<closer {
                switch tokens[index] {
                case .piece(var piece):
                    if !isStrike { if used == 2 { piece.isBold = true } else { piece.isItalic = true } }
                    tokens[index] = .piece(piece)
                case .marks(let marks):
                    // What stands between a pair and was not paired itself is text of its look.
                    tokens[index] = .piece(
                        InlineMarkdown.Piece(
                            text: String(repeating: marks.character, count: marks.count),
                            isBold: !isStrike && used == 2, isItalic: !isStrike && used == 1))
                }
            }
            opening.count -= used
            closed.count -= used
            tokens[opener] = .marks(opening)
            tokens[closer] = .marks(closed)
        }
        for index in tokens.indices {
            if case .marks(let marks) = tokens[index] {
                tokens[index] = .piece(
                    InlineMarkdown.Piece(text: String(repeating: marks.character, count: marks.count)))
            }
        }
    }

    /// The nearest run before a closing one that it can be paired with.
    private static func opener(
        for closing: InlineMarkdown.Marks, before closer: Int, from bottom: Int, in tokens: [InlineMarkdown.Token]
    ) -> Int? {
        for index in stride(from: closer - 1, through: bottom, by: -1) {
            guard case .marks(let opening) = tokens[index], opening.canOpen, opening.count > 0,
                opening.character == closing.character
            else { continue }
            if closing.character == "~" {
                if opening.count == closing.count { return index }
                continue
            }
            // `*` inside a word may open and close: three marks in all do not pair with it.
            let isAmbiguous = opening.canClose || closing.canOpen
            let isMultiple = (opening.length + closing.length) % 3 == 0
            if isAmbiguous, isMultiple, opening.length % 3 != 0 || closing.length % 3 != 0 { continue }
            return index
        }
        return nil
    }
}
