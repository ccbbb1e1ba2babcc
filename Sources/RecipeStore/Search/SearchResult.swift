/// How hits are sorted.
public enum SearchOrder: String, Hashable, Sendable, CaseIterable {
    /// Exact titles, exact tags, then by rank; ties by slug.
    case relevance
    case title
    /// Last changed first, then by slug.
    case updated
}

/// How the text of a search is meant.
public enum SearchMode: String, Hashable, Sendable, CaseIterable {
    /// Words with operators, where every text is a query.
    case words
    /// The very text, capitals and signs included.
    case exact
    /// A regular expression as Swift has them.
    case regex
    /// An expression of FTS5.
    case raw
}

/// A search with everything that narrows it.
public struct SearchRequest: Hashable, Sendable {
    public var query: SearchQuery
    public var mode: SearchMode
    public var filters: SearchFilters
    public var order: SearchOrder
    /// At most so many hits; `nil` for all.
    public var limit: Int?
    /// At most so many excerpts of each hit besides that of the title; `nil` for all.
    public var excerpts: Int?

    public init(
        query: String = "", filters: SearchFilters = SearchFilters(), order: SearchOrder = .relevance,
        limit: Int? = 20, excerpts: Int? = nil, mode: SearchMode = .words
    ) {
        self.mode = mode
        self.query = SearchQuery(query)
        self.filters = filters
        self.order = order
        self.limit = limit
        self.excerpts = excerpts
    }
}

/// A part of a recipe's text with the places that matched.
public struct Excerpt: Hashable, Sendable {
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case title, tags, symbols, description, body, code
    }

    public var field: Field
    /// One line.
    public var text: String
    /// The matches as character offsets into `text`.
    public var ranges: [Range<Int>]

    public init(field: Field, text: String, ranges: [Range<Int>]) {
        self.field = field
        self.text = text
        self.ranges = ranges
    }
}

/// A recipe that was found.
public struct SearchHit: Hashable, Sendable {
    public var slug: String
    public var title: String
    public var description: String?
    public var tags: [String]
    public var updated: String?
    /// Where the query matched, the most telling fields first; empty without a query.
    public var excerpts: [Excerpt]
}

/// What a search found, or why it found nothing.
public struct SearchResult: Hashable, Sendable {
    public var hits: [SearchHit]
    /// How many recipes match.
    public var total: Int
    /// Whether `total` is exact; else there are at least so many.
    public var isTotalExact: Bool
    /// What the index was asked for, as an expression of FTS5; `nil` where it was not.
    public var match: String?
    /// For a search without hits: words that were perhaps meant.
    public var suggestions: [Suggestion]
    /// For a search without hits: filters without which there would be some.
    public var emptyingFilters: [EmptyingFilter]

    public struct Suggestion: Hashable, Sendable {
        public var word: String
        public var replacement: String
        /// In how many recipes the replacement stands.
        public var recipes: Int
    }

    public struct EmptyingFilter: Hashable, Sendable {
        /// For example `tag form`.
        public var name: String
        /// How many recipes match without it.
        public var hitsWithout: Int
    }
}
