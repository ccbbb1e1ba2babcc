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
    public static func entries(progress: (Int, Int) -> Void = { _, _ in }) -> [StoreEntry] {
        let documents = documents
        var entries: [StoreEntry] = []
        for (index, document) in documents.enumerated() {
            if let recipe = document.recipe {
                let input = RecipeInput(recipe: recipe, snippet: document.snippet, document: document)
                entries.append(StoreEntry.laidOut(input).entry)
            }
            progress(index + 1, documents.count)
        }
        return entries
    }
}
