import Diagnostics
import Foundation
import RecipeModel
import RecipeService
import Rendering

/// A catalogue as pages for a browser: a list that can be searched, and a page a recipe. Everything is in the folder;
/// nothing is loaded from elsewhere, so that it can be opened from a disk.
struct Site {
    let recipes: [Recipe]

    /// The files, the list first.
    func files(progress: (Int) -> Void = { _ in }) -> [FolderFile] {
        var files = [FolderFile(path: "index.html", text: index)]
        for (place, recipe) in recipes.enumerated() {
            files.append(FolderFile(path: recipe.slug + ".html", text: page(of: recipe)))
            progress(place + 1)
        }
        return files
    }

    // MARK: The list

    private var index: String {
        let title = "SwiftUI layout recipes"
        var out = Self.head(title: title, scriptSource: " script-src 'sha256-\(Self.scriptHash)';")
        out += "<h1>\(title)</h1>\n<p>\(recipes.count) recipes.</p>\n"
        out +=
            "<p><label>Search <input type=\"search\" autofocus></label></p>\n<p id=\"none\" hidden>No recipe matches.</p>\n"
        out += "<ul class=\"list\">\n"
        for recipe in recipes {
            let words =
                ([recipe.title, recipe.slug, recipe.description ?? "", recipe.snippet] + recipe.tags + recipe.authors)
                .joined(separator: " ").lowercased()
            let lines = words.split { $0.isWhitespace }.joined(separator: " ")
            out +=
                "<li data-words=\"\(Self.escaped(lines))\"><a href=\"\(recipe.slug).html\">\(Self.escaped(recipe.title))</a>"
            if let description = recipe.description { out += "<br>\(Self.escaped(description))" }
            out += "<br><small>\(Self.escaped(recipe.tags.joined(separator: ", ")))</small></li>\n"
        }
        return out + "</ul>\n<script>\(Self.script)</script>\n</body></html>\n"
    }

    /// The only script; its hash stands in the list's policy, so that no other runs.
    static let script = #"""

        const field = document.querySelector("input");
        const rows = [...document.querySelectorAll("li[data-words]")];
        const none = document.querySelector("#none");
        field.addEventListener("input", () => {
          const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
          let shown = 0;
          for (const row of rows) {
            row.hidden = !words.every((word) => row.dataset.words.includes(word));
            if (!row.hidden) shown += 1;
          }
          none.hidden = shown > 0;
        });

        """#
    /// SHA-256 of `script` in base 64.
    static let scriptHash = "nnjyneI9VN44wyRRus7VyEpziujPhKX0qKxAWswtegI="

    // MARK: A recipe

    private func page(of recipe: Recipe) -> String {
        var out = Self.head(title: recipe.title, scriptSource: "")
        out += "<p><a href=\"index.html\">All recipes</a></p>\n<h1>\(Self.escaped(recipe.title))</h1>\n"
        if let description = recipe.description { out += "<p>\(Self.escaped(description))</p>\n" }
        out += "<p><small>\(facts(of: recipe))</small></p>\n"
        out += MarkdownHTML.text(of: prose(of: recipe))
        let layout = ScenarioLayout(recipe)
        out += "<h2>Frames</h2>\n"
        for scenario in recipe.allScenarios {
            out += "<h3>\(Self.escaped(scenario.name))</h3>\n"
            guard let frames = layout.layOut(scenario).frames else {
                out += "<p>This scenario cannot be laid out.</p>\n"
                continue
            }
            out += "<figure>\(SVGPicture(overlay: [.frames, .guides]).document(of: frames))</figure>\n"
            out += "<details><summary>numbers</summary>\n\(HTMLPage.table(of: frames))</details>\n"
        }
        return out + "</body></html>\n"
    }

    /// The body without headings at its end that are left with nothing: expected frames stood below them.
    private func prose(of recipe: Recipe) -> String {
        var lines = recipe.body.split(separator: "\n", omittingEmptySubsequences: false)
        while let last = lines.last, last.hasPrefix("#") || last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    private func facts(of recipe: Recipe) -> String {
        var facts: [String] = []
        if !recipe.tags.isEmpty { facts.append(recipe.tags.joined(separator: ", ")) }
        if !recipe.authors.isEmpty { facts.append("by " + recipe.authors.joined(separator: ", ")) }
        facts += [recipe.updated ?? recipe.created, recipe.license].compactMap(\.self)
        var out = Self.escaped(facts.joined(separator: " · "))
        if let source = recipe.source {
            let isLink = source.hasPrefix("https://") || source.hasPrefix("http://")
            let text = Self.escaped(source)
            out += " · from " + (isLink ? "<a rel=\"noopener noreferrer\" href=\"\(text)\">\(text)</a>" : text)
        }
        return out
    }

    private static func head(title: String, scriptSource: String) -> String {
        HTMLPage.head(title: title)
            .replacing("style-src 'unsafe-inline'", with: "style-src 'unsafe-inline';\(scriptSource)")
            .replacing(
                "</style>",
                with: "a { color: inherit } .list { list-style: none; padding: 0 } .list li { margin-bottom: .9rem }\n"
                    + "@media print { input, details { display: none } }\n</style>")
    }

    private static func escaped(_ text: String) -> String {
        TerminalText.escaped(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            ">", with: "&gt;"
        )
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }
}
