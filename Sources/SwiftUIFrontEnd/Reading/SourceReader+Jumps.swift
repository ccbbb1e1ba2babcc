import SwiftSyntax

extension SourceReader {
    /// Tells a `break` or `continue` that has nothing around it in the same function to leave or to go on with.
    func checkJump(_ statement: some SyntaxProtocol, _ word: String, isLabelled: Bool) {
        var current = statement.parent
        while let step = current {
            switch step.kind {
            case .forStmt, .whileStmt, .repeatStmt: return
            case .switchExpr where word == "break": return
            case .labeledStmt where isLabelled: return
            case .closureExpr, .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
                .sourceFile:
                let isLoop = word == "continue"
                return report(
                    "misplaced-jump", "`\(word)` stands outside of a loop\(isLoop ? "" : " or a switch")", statement,
                    hints: step.kind == .closureExpr ? ["write `return` to leave the closure"] : [])
            default: current = step.parent
            }
        }
    }
}
