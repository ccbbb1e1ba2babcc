/// Something that a recipe may have or lack.
public enum RecipePart: String, Hashable, Sendable, CaseIterable {
    case snippet, description, tags, authors, source, license, scenarios, steps, assets, expectations, tree

    /// An SQL condition on `r`, a row of `recipe`.
    var condition: String {
        switch self {
        case .snippet: "EXISTS (SELECT 1 FROM snippet WHERE recipe_id = r.id AND code <> '')"
        case .description: "coalesce(r.description, '') <> ''"
        case .tags: "EXISTS (SELECT 1 FROM recipe_tag WHERE recipe_id = r.id)"
        case .authors: "EXISTS (SELECT 1 FROM recipe_author WHERE recipe_id = r.id)"
        case .source: "r.source IS NOT NULL"
        case .license: "r.license IS NOT NULL"
        case .scenarios: "EXISTS (SELECT 1 FROM scenario WHERE recipe_id = r.id)"
        case .steps:
            """
            EXISTS (SELECT 1 FROM scenario WHERE recipe_id = r.id AND json_valid(definition)
                AND json_extract(definition, '$.steps[0]') IS NOT NULL)
            """
        case .assets: "r.assets <> '{}'"
        case .expectations: "EXISTS (SELECT 1 FROM expectation WHERE recipe_id = r.id)"
        case .tree: "EXISTS (SELECT 1 FROM layout_tree WHERE recipe_id = r.id)"
        }
    }
}
