/// Limits of the front end; each gives a diagnostic that names it.
enum FrontEndLimits {
    /// Levels of views, custom ones included.
    static let viewNesting = 1_024
    /// Views of one evaluation, custom ones and lists included.
    static let views = 300_000
    /// Rounds of evaluation and layout until the views must have settled.
    static let updateRounds = 64
}
