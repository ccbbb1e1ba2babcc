import CanonicalJSON
import Diagnostics

/// Many recipes as JSON Lines: one canonical recipe a line, sorted by slug, so that equal catalogues are equal bytes.
public enum RecipeLines {
    /// The lines of the recipes, each ending in a line break.
    public static func text(of recipes: [Recipe]) -> String {
        recipes.sorted { $0.slug < $1.slug }.map { $0.json.text() + "\n" }.joined()
    }

    /// Reads lines; blank ones are skipped. All problems of all lines are reported, each with the range of its line.
    public static func read(_ source: SourceText) -> (recipes: [Recipe], diagnostics: [Diagnostic]) {
        var recipes: [Recipe] = []
        var diagnostics: [Diagnostic] = []
        var lineOfSlug: [String: Int] = [:]
        var offset = 0
        for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let range = offset..<offset + line.utf8.count
            offset = range.upperBound + 1
            if trimmed(line).isEmpty { continue }
            do {
                let recipe = try recipe(from: String(line))
                if let other = lineOfSlug[recipe.slug] {
                    diagnostics.append(
                        Diagnostic(
                            id: "duplicate-slug", message: "the recipe \(recipe.slug) is on line \(other) too",
                            range: range))
                }
                lineOfSlug[recipe.slug] = index + 1
                recipes.append(recipe)
            } catch let error as DiagnosticsError {
                diagnostics += error.diagnostics.map { diagnostic in
                    var placed = diagnostic
                    if let inner = diagnostic.range {
                        placed.range = range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
                    } else {
                        placed.range = range
                    }
                    return placed
                }
            } catch {
                diagnostics.append(Diagnostic(id: "bad-json", message: "\(error)", range: range))
            }
        }
        return (recipes, diagnostics)
    }

    /// Reads the JSON text of one recipe.
    ///
    /// - Throws: `DiagnosticsError`; what is not JSON has the place as its range.
    public static func recipe(from text: String) throws -> Recipe {
        let json: JSON
        do {
            json = try JSON(parsing: text, maximumDepth: Limits.nesting)
        } catch let error as JSONError {
            throw DiagnosticsError([
                Diagnostic(
                    id: "bad-json", message: "not JSON: \(error.message)", range: error.offset..<error.offset + 1)
            ])
        }
        return try Recipe(json: json)
    }
}
