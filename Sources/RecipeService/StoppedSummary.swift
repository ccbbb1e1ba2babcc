import Diagnostics

/// What stopped views or files from being laid out, grouped by kind and counted once each.
public struct StoppedSummary: Sendable {
    /// One message with how often it stopped something and where.
    public struct Row: Sendable, Hashable {
        public var message: String
        /// How many views or files it stopped.
        public var count: Int
        /// `file:line:column` of each, in the order in which they were added; at most `StoppedSummary.placeLimit`.
        public var places: [String]
        public var hints: [String]
    }

    /// All messages of one diagnostic id.
    public struct Kind: Sendable, Hashable {
        public var id: String
        /// How many views or files the kind stopped.
        public var count: Int
        public var rows: [Row]
    }

    /// How many places of one message are kept.
    public static let placeLimit = 5

    private var messages: [String: [String: Row]] = [:]
    private var counts: [String: Int] = [:]

    public init() {}

    /// What stopped the views that a check found; a file that could not be read counts as one.
    public init(of results: [SourceCheck.FileResult]) {
        for result in results {
            let groups = result.views.filter { $0.state == .fails }.map(\.diagnostics)
            for diagnostics in groups.isEmpty ? [result.diagnostics] : groups {
                add(diagnostics, in: result.source)
            }
        }
    }

    /// Whether a diagnostic is about something that is not known or not supported here, not about what the code does.
    static func isMissing(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.id.hasPrefix("unknown-") || diagnostic.id.hasPrefix("unsupported-")
    }

    /// Adds what stopped one view or file.
    public mutating func add(_ diagnostics: [Diagnostic], in source: SourceText?) {
        var seen: Set<String> = []
        for diagnostic in diagnostics where diagnostic.severity == .error {
            if seen.insert(diagnostic.id).inserted { counts[diagnostic.id, default: 0] += 1 }
            guard seen.insert(diagnostic.id + "\u{0}" + diagnostic.message).inserted else { continue }
            let empty = Row(message: diagnostic.message, count: 0, places: [], hints: diagnostic.hints)
            var row = messages[diagnostic.id]?[diagnostic.message] ?? empty
            row.count += 1
            if let place = Self.place(of: diagnostic, in: source), row.places.count < Self.placeLimit,
                !row.places.contains(place)
            {
                row.places.append(place)
            }
            messages[diagnostic.id, default: [:]][diagnostic.message] = row
        }
    }

    private static func place(of diagnostic: Diagnostic, in source: SourceText?) -> String? {
        guard let source else { return nil }
        guard let range = diagnostic.range else { return source.name }
        let place = source.location(of: range.lowerBound)
        return "\(source.name):\(place.line):\(place.column)"
    }

    public var isEmpty: Bool { counts.isEmpty }

    /// The kinds, those that stopped most first, and in each the messages likewise.
    public var kinds: [Kind] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { id, count in
            let rows = (messages[id] ?? [:]).values.sorted { ($1.count, $0.message) < ($0.count, $1.message) }
            return Kind(id: id, count: count, rows: rows)
        }
    }

    /// All messages of all kinds, those that stopped most first.
    public var rows: [(id: String, row: Row)] {
        kinds.flatMap { kind in kind.rows.map { (kind.id, $0) } }.sorted {
            ($1.row.count, $0.id, $0.row.message) < ($0.row.count, $1.id, $1.row.message)
        }
    }
}
