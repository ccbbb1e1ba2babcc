import Diagnostics
import RecipeModel
import RecipeService
import Rendering

/// A catalogue for DocC: a root page with the recipes by their first tag, and an article with a picture for each.
struct DocCCatalogue {
    /// The page that says what is in the folder.
    static let rootName = "Recipes.md"
    /// What the root page holds, by which it is known again.
    static let mark = "@TechnologyRoot"

    let recipes: [Recipe]

    /// The files, the root page first.
    func files(progress: (Int) -> Void = { _ in }) -> [FolderFile] {
        var files = [FolderFile(path: Self.rootName, text: root)]
        for (place, recipe) in recipes.enumerated() {
            let frames = ScenarioLayout(recipe).layOut(recipe.allScenarios[0]).frames
            files.append(FolderFile(path: recipe.slug + ".md", text: article(recipe, hasPicture: frames != nil)))
            if let frames {
                let drawing = SVGPicture(overlay: [.frames, .guides]).document(of: frames)
                files.append(FolderFile(path: "Resources/\(picture(of: recipe))", text: drawing))
            }
            progress(place + 1)
        }
        return files
    }

    private var root: String {
        var out = """
            # SwiftUI layout recipes

            @Metadata {
                \(Self.mark)
            }

            \(recipes.count) layouts with their frames.

            ## Topics

            """
        // Each recipe once, under its first tag.
        let groups = Dictionary(grouping: recipes) { $0.tags.first ?? "untagged" }
        for tag in groups.keys.sorted() {
            out += "\n### \(Self.line(tag))\n\n"
            for recipe in groups[tag] ?? [] { out += "- <doc:\(recipe.slug)>\n" }
        }
        return out
    }

    private func article(_ recipe: Recipe, hasPicture: Bool) -> String {
        var out = "# \(Self.line(recipe.title))\n"
        if let description = recipe.description { out += "\n\(Self.line(description))\n" }
        out += "\n## Overview\n"
        if hasPicture { out += "\n![The frames of the layout](\(picture(of: recipe)))\n" }
        var body = recipe.body.split(separator: "\n", omittingEmptySubsequences: false)
        // Expected frames stood below the last headings.
        while let last = body.last, last.hasPrefix("#") || last.allSatisfy(\.isWhitespace) { body.removeLast() }
        while body.first?.allSatisfy(\.isWhitespace) == true { body.removeFirst() }
        return out + "\n" + body.joined(separator: "\n") + "\n"
    }

    private func picture(of recipe: Recipe) -> String { "\(recipe.slug)-layout.svg" }

    /// A text in one line, without what DocC would take for a directive or a link.
    private static func line(_ text: String) -> String {
        let line = TerminalText.escaped(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        let escaped = line.replacing("<", with: "\\<")
        return escaped.hasPrefix("@") ? "\\" + escaped : escaped
    }
}
