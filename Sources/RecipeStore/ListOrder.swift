/// How recipes are listed; what is equal is sorted by slug.
public enum ListOrder: String, Hashable, Sendable, CaseIterable {
    case slug, title
    /// The last created first; those without a day last.
    case created
    /// The last changed first; those without a day last.
    case updated

    /// The SQL for `r`, a row of `recipe`.
    var sql: String {
        switch self {
        case .slug: "r.slug"
        case .title: "r.title_key, r.slug"
        case .created: "r.created IS NULL, r.created DESC, r.slug"
        case .updated: "coalesce(r.updated, r.created) IS NULL, coalesce(r.updated, r.created) DESC, r.slug"
        }
    }
}
