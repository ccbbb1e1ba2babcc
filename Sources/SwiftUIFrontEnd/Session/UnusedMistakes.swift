import Diagnostics

/// Mistakes that matter only if the code that has them runs: a name in the action of a button that another file declares.
///
/// Such code stops with its diagnostic when it is reached, so a layout that was found never needed it.
enum UnusedMistakes {
    private static let ids: Set<String> = [
        "unknown-name", "unknown-view", "unknown-member", "unknown-modifier", "ambiguous-member", "wrong-arguments",
        "unknown-initializer", "unsupported-macro", "unsupported-function-reference", "unseen-type", "unseen-module"
    ]

    /// Whether a layout may be tried in spite of the mistake.
    static func mayWait(_ diagnostic: Diagnostic) -> Bool { ids.contains(diagnostic.id) }

    /// The mistake as a warning, for a layout that did without the code.
    static func warning(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.severity == .error, mayWait(diagnostic) else { return diagnostic }
        var copy = diagnostic
        copy.severity = .warning
        copy.hints.append("this layout did not run the code")
        return copy
    }
}
