import RecipeModel
import RecipeStore
import Seed

/// The recipes that come with the tool.
public enum Cookbook {
    /// The documents as they are embedded, sorted by name.
    public static var documents: [RecipeDocument] {
        embeddedFiles.map { RecipeDocument(reading: $0.text, name: $0.name) }
    }

    /// The slugs of the recipes, sorted: the names of their files.
    public static var slugs: [String] { embeddedFiles.map { String($0.name.prefix { $0 != "." }) }.sorted() }

    /// The recipes, each laid out.
    public static func entries(progress: @Sendable (Int, Int) -> Void = { _, _ in }) -> [StoreEntry] {
        let files = embeddedFiles
        return Concurrently.map(files, progress: { progress($0, files.count) }) { file -> [StoreEntry] in
            let document = RecipeDocument(reading: file.text, name: file.name)
            guard let recipe = document.recipe else { return [] }
            let input = RecipeInput(recipe: recipe, snippet: document.snippet, document: document)
            return [StoreEntry.laidOut(input).entry]
        }.flatMap(\.self)
    }
}
