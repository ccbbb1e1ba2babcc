/// Something to tell about somebody's recipe: what is wrong, where, and what would help.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, Comparable {
        case note, warning, error

        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }

    /// What kind of thing this is, stable across versions, for example `unknown-modifier`.
    public var id: String
    public var severity: Severity
    /// What was found and what was expected, in lower case, one sentence without a full stop.
    public var message: String
    /// The bytes of the source that it is about, as UTF-8 offsets; `nil` if it is about the whole.
    public var range: Range<Int>?
    /// What to do about it, each a short phrase.
    public var hints: [String]

    public init(
        id: String, severity: Severity = .error, message: String, range: Range<Int>? = nil, hints: [String] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.range = range
        self.hints = hints
    }
}

/// Many diagnostics thrown at once, where there is no answer to return beside them.
public struct DiagnosticsError: Error, Sendable {
    public var diagnostics: [Diagnostic]
    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
