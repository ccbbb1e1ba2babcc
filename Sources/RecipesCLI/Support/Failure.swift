import ArgumentParser
import Diagnostics

/// A command that could not be done; says why on standard error and exits with 2.
struct Failure: Error {
    var diagnostics: [Diagnostic]
    var source: SourceText?

    init(_ message: String, hint: String? = nil) {
        diagnostics = [Diagnostic(id: "failure", message: message, hints: hint.map { [$0] } ?? [])]
    }

    init(_ diagnostics: [Diagnostic], in source: SourceText?) {
        self.diagnostics = diagnostics
        self.source = source
    }
}

/// Exit codes of the tool, see `recipes help exit-codes`.
enum ExitStatus {
    /// Done, matched, passed.
    static let success = ExitCode(0)
    /// An honest negative: no match, a mismatch, nothing checked.
    static let negative = ExitCode(1)
    /// It could not be done: bad input, an unsupported construct, a store that cannot be opened.
    static let failure = ExitCode(2)
}
