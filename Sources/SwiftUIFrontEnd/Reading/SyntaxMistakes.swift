import Diagnostics
import SwiftSyntax

/// What the parser found wrong, as somebody who wrote it would tell it: once, and where it can be mended.
enum SyntaxMistakes {
    static func told(_ found: [Diagnostic], in file: SourceFileSyntax) -> [Diagnostic] {
        let text = SourceText(name: "", text: file.description)
        var kept: [Diagnostic] = []
        for diagnostic in found {
            guard let place = diagnostic.range?.lowerBound else {
                kept.append(diagnostic)
                continue
            }
            if let last = kept.last, let before = last.range?.lowerBound,
                text.location(of: before).line == text.location(of: place).line
                    || last.message.hasSuffix("to end string literal") && diagnostic.message.hasPrefix("expected ')'")
            {
                // What follows on the same line, or from a string that goes on, follows from it.
                continue
            }
            kept.append(diagnostic)
        }
        return kept.map { mended($0, file) }
    }

    private static func mended(_ diagnostic: Diagnostic, _ file: SourceFileSyntax) -> Diagnostic {
        var diagnostic = diagnostic
        if diagnostic.message.hasPrefix("expected '}'"), let brace = unclosedBrace(file) {
            diagnostic.message = "this '{' is not closed"
            diagnostic.range = brace.open..<(brace.open + 1)
            diagnostic.hints = ["insert '}' above line \(brace.line)"]
        } else if diagnostic.message.contains("unexpected second identifier") {
            diagnostic.hints = ["a ':' stands in front of what a type conforms to", "else join the two names"]
        } else if diagnostic.message.hasPrefix("unexpected code '"), diagnostic.message.hasSuffix("in function call") {
            diagnostic.hints.append("a ',' may be missing in front of it")
        }
        return diagnostic
    }

    /// The first brace whose closing one stands farther left than its own line begins, and the line of that one.
    private static func unclosedBrace(_ file: SourceFileSyntax) -> (open: Int, line: Int)? {
        var open: [(place: Int, indent: Int)] = []
        var line = 1
        var indent = 0
        for token in file.tokens(viewMode: .sourceAccurate) {
            var isFirst = token.position.utf8Offset == 0
            for piece in token.leadingTrivia {
                switch piece {
                case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
                    line += count
                    isFirst = true
                    indent = 0
                case .spaces(let count) where isFirst: indent += count
                case .tabs(let count) where isFirst: indent += 4 * count
                default: break
                }
            }
            if token.tokenKind == .leftBrace {
                open.append((token.positionAfterSkippingLeadingTrivia.utf8Offset, indent))
            } else if token.tokenKind == .rightBrace, let last = open.popLast(), isFirst, indent < last.indent {
                return (last.place, line)
            }
            // Strings of several lines hold newlines of their own.
            line += token.text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        return nil
    }
}
