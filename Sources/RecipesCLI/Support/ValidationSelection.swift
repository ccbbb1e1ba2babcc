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
    private struct Choice {
        var subjects: [Validator.Subject]
        /// Whether there were more before shard and change were looked at.
        var isNarrowed: Bool
        /// The store that some of them are of.
        var store: RecipeStore?
        var emptyInputs: [String] = []
    }

    /// The recipes to check, as a source that may read them while they are checked.
    struct Selected {
        var source: SubjectSource
        /// Whether there were more before shard and change were looked at.
        var isNarrowed: Bool
        /// The store that some of them are of; `nil` for documents alone.
        var store: RecipeStore?
        /// Files and folders that hold no recipe.
        var emptyInputs: [String] = []
    }

    private func subjects(_ global: GlobalOptions) throws -> Choice {
        let part = shard.flatMap { Shard($0) }
        let slugs = inputs.filter { !Self.isDocument($0) }
        let catalogue = inputs.isEmpty || !slugs.isEmpty ? try global.openCatalogue(makesStore: false) : nil
        let changed = try changedSince.map {
            try ChangedRecipes(since: $0, paths: documents + (catalogue.map { [$0.location.path] } ?? []))
        }
        func isWanted(_ recipe: Recipe) -> Bool {
            part?.contains(recipe.slug) ?? true && changed?.contains(recipe) ?? true
        }
        var choice = Choice(subjects: [], isNarrowed: false)
        func take(_ subject: Validator.Subject) {
            if isWanted(subject.recipe) { choice.subjects.append(subject) } else { choice.isNarrowed = true }
        }
        var names = RecipeNames()
        for document in documents {
            let found = try RecipeImport.inputs(at: document) { global.output.note($0) }
            if found.isEmpty { choice.emptyInputs.append(document) }
            for input in found where try names.isNew(input) {
                global.output.show(input.diagnostics.filter { $0.severity != .note }, in: input.document?.source)
                let subject = Validator.Subject(
                    recipe: input.recipe, source: input.snippet, document: input.document)
                if hasTags(subject.recipe) { take(subject) }
            }
        }
        guard let catalogue else { return choice }
        choice.store = catalogue.store
        for slug in slugs {
            let recipe = try Self.recipe(slug, in: catalogue)
            guard try names.isNew(recipe.slug, in: "the store") else { continue }
            if hasTags(recipe) { take(Validator.Subject(recipe: recipe, isStored: true)) }
        }
        if inputs.isEmpty {
            try catalogue.store.forEachRecipe(matching: SearchFilters(tags: tags)) {
                take(Validator.Subject(recipe: $0.recipe, isStored: true))
            }
        }
        // Only those that are checked need their trees.
        let stored = choice.subjects.indices.filter { choice.subjects[$0].source == nil }
        let trees = try catalogue.store.trees(of: stored.map { choice.subjects[$0].recipe.slug })
        for index in stored { choice.subjects[index].trees = trees[choice.subjects[index].recipe.slug] ?? [:] }
        return choice
    }

    private static func recipe(_ slug: String, in catalogue: Catalogue) throws -> Recipe {
        do { return try catalogue.recipe(slug: slug) } catch let error as StoreError
            where error.kind == .notFound && FileManager.default.fileExists(atPath: slug)
        {
            throw Failure("no recipe is called \(slug)", hint: "./\(slug) is the file or folder of that name")
        }
    }

    private func hasTags(_ recipe: Recipe) -> Bool {
        let own = Set(recipe.tags.map { $0.lowercased() })
        return tags.allSatisfy { own.contains($0.lowercased()) }
    }

    /// The recipes to check, read while they are checked where nothing asks for all of each at once.
    func selected(_ global: GlobalOptions) throws -> Selected {
        guard inputs.isEmpty, changedSince == nil else {
            let choice = try subjects(global)
            return Selected(
                source: SubjectSource(choice.subjects), isNarrowed: choice.isNarrowed, store: choice.store,
                emptyInputs: choice.emptyInputs)
        }
        let store = try global.openCatalogue(makesStore: false).store
        let part = shard.flatMap { Shard($0) }
        var all = 0
        let source = try SubjectSource(store, matching: SearchFilters(tags: tags)) { slug in
            all += 1
            return part?.contains(slug) ?? true
        }
        return Selected(source: source, isNarrowed: source.count < all, store: store)
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

    static func isDocument(_ input: String) -> Bool {
        input == "-" || input.contains("/") || !Slug.isValid(input)
    }
}
