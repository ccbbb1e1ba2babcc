import ArgumentParser
import CanonicalJSON
import Foundation
import RecipeService
import RecipeStore

struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Write a recipe's snippet into a project, with a line that says where it is from.",
        discussion: """
            A folder gets a file named after the recipe. A file that exists is left alone unless --force is given.

            Example:
              recipes copy sticky-footer Sources/Views/
            """)

    @Argument(help: "The slug of a recipe.", completion: StoreCompletion.slugs) var slug: String
    @Argument(help: "A file or a folder.", completion: .file()) var path: String
    @Flag(help: "Replace a file that exists.") var force = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let stored = try catalogue.store.recipe(slug)
        var target = path
        var isDirectory: ObjCBool = false
        if path.hasSuffix("/")
            || (FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue)
        {
            try global.output.makeFolder(path)
            target = (path as NSString).appendingPathComponent(fileName(stored.recipe.slug))
        }
        guard force || !FileManager.default.fileExists(atPath: target) else {
            throw Failure("\(target) exists", hint: "--force replaces it")
        }
        let text = SnippetOrigin.marked(stored.recipe.snippet, slug: stored.recipe.slug, revision: stored.revision)
        try global.output.write(text, to: target)
        global.output.line(
            global.json
                ? (["format": "recipes.copy", "version": 1, "path": .string(target)] as JSON).text() : "wrote \(target)"
        )
    }

    private func fileName(_ slug: String) -> String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    }
}
