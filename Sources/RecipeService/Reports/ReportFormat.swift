import RecipeModel

/// A way to write a validation report; a new one is one file and one line in `ReportFormats.all`.
public protocol ReportFormat: Sendable {
    /// The kind as `--report KIND=PATH` names it.
    static var kind: String { get }
    /// The report as text, ending in a line break; the same report is the same text.
    static func text(of report: ValidationReport) -> String
}

/// All kinds of reports.
public enum ReportFormats {
    /// In the order of the help.
    public static let all: [any ReportFormat.Type] = [
        TextReport.self, JSONReport.self, JUnitReport.self, GitHubReport.self, TAPReport.self, SARIFReport.self,
        HTMLReport.self
    ]

    /// The format of a kind; `nil` if there is none.
    public static func named(_ kind: String) -> (any ReportFormat.Type)? { all.first { $0.kind == kind } }

    /// The kinds, in order.
    public static var kinds: [String] { all.map { $0.kind } }
}
