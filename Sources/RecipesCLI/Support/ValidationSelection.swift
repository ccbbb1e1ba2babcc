import Foundation
import RecipeModel
import RecipeService
import RecipeStore

/// Which recipes `validate` is about.
struct ValidationSelection {
    let inputs: [String]
    let tags: [String]
    let shard: String?
    let changedSince: String?

    /// The recipes to check.
    struct Choice {
        var subjects: [Validator.Subject]
        /// Whether there were more before shard and change were looked at.
        var isNarrowed: Bool
    }

    func subjects(_ global: GlobalOptions) throws -> Choice {
        var subjects = try documents.flatMap { try Self.subjects(at: $0) }
        if !tags.isEmpty {
            subjects.removeAll { subject in
                let own = Set(subject.recipe.tags.map { $0.lowercased() })
                return !tags.allSatisfy { own.contains($0.lowercased()) }
            }
        }
        let slugs = inputs.filter { !Self.isDocument($0) }
        var paths = documents
        if inputs.isEmpty || !slugs.isEmpty {
            let catalogue = try global.openCatalogue()
            paths.append(catalogue.location.path)
            subjects += try global.storeOperation {
                let filters = SearchFilters(tags: tags)
                var recipes =
                    inputs.isEmpty || !tags.isEmpty ? try catalogue.store.recipes(matching: filters).map(\.recipe) : []
                if !inputs.isEmpty {
                    let named = try slugs.map { try catalogue.recipe(slug: $0) }
                    let tagged = Set(recipes.map(\.slug))
                    recipes = tags.isEmpty ? named : named.filter { tagged.contains($0.slug) }
                }
                return try recipes.map { Validator.Subject(recipe: $0, trees: try catalogue.store.trees(of: $0.slug)) }
            }
        }
        let all = subjects.count
        if let shard {
            let shard = try Shard(shard)
            subjects.removeAll { !shard.contains($0.recipe.slug) }
        }
        if let changedSince {
            let changed = try ChangedRecipes(since: changedSince, paths: paths)
            subjects.removeAll { !changed.contains($0.recipe) }
        }
        return Choice(subjects: subjects, isNarrowed: all > 0 && subjects.count < all)
    }

    /// The recipes to check, read while they are checked where nothing asks for all of each at once.
    func source(_ global: GlobalOptions) throws -> (source: SubjectSource, isNarrowed: Bool) {
        guard inputs.isEmpty, changedSince == nil else {
            let choice = try subjects(global)
            return (SubjectSource(choice.subjects), choice.isNarrowed)
        }
        let store = try global.openCatalogue().store
        let part = try shard.map { try Shard($0) }
        var all = 0
        let source = try global.storeOperation {
            try SubjectSource(store, matching: SearchFilters(tags: tags)) { slug in
                all += 1
                return part?.contains(slug) ?? true
            }
        }
        return (source, source.count < all)
    }

    /// The files whose changes matter.
    func paths(store: String?) -> [String] {
        var paths = documents
        if documents.count < inputs.count || inputs.isEmpty {
            let path = StoreLocation.resolve(option: store).path
            paths += [path, path + "-wal"]
        }
        return paths
    }

    private var documents: [String] { inputs.filter(Self.isDocument) }

    private static func isDocument(_ input: String) -> Bool {
        input == "-" || input.contains("/") || !Slug.isValid(input)
    }

    private static func subjects(at path: String) throws -> [Validator.Subject] {
        try RecipeImport.inputs(at: path).map { Validator.Subject(recipe: $0.recipe, source: $0.snippet) }
    }
}
