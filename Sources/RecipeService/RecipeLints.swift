import Diagnostics
import RecipeModel

/// What a reader of a recipe will miss, apart from its layout: where it is from, what may be done with it, how it is found.
public enum RecipeLints {
    /// Warnings about one recipe, in the order of its document.
    public static func warnings(about recipe: Recipe) -> [Diagnostic] {
        var found: [Diagnostic] = []
        func add(_ id: String, _ message: String, _ hint: String) {
            found.append(Diagnostic(id: id, severity: .warning, message: message, hints: [hint]))
        }
        let title = recipe.title
        let lower = title.lowercased()
        if title.count > 72 {
            add("long-title", "the title has \(title.count) characters", "up to 72 fit the lists of a terminal")
        }
        if title.hasSuffix(".") { add("title-full-stop", "the title ends in a full stop", "leave it out") }
        if ["how to ", "how do i ", "tutorial", "a guide to ", "learn "].contains(where: lower.hasPrefix) {
            add(
                "title-of-a-tutorial", "the title begins like that of a tutorial",
                "say what the layout is, in the words that people look for")
        }
        if recipe.description?.contains(where: { !$0.isWhitespace }) != true {
            add("no-description", "there is no description", "one sentence with the answer, shown by search and show")
        }
        if recipe.tags.isEmpty { add("no-tags", "there are no tags", "tags: [grid, badge]") }
        let tags = recipe.tags.map { $0.lowercased() }
        for (place, tag) in tags.enumerated() where tags[..<place].contains(tag) {
            add("tag-twice", "the tag \(recipe.tags[place]) is there twice", "leave one out")
        }
        if recipe.authors.isEmpty { add("no-author", "there is no author", "authors: [Name]") }
        if recipe.license == nil, recipe.source == nil {
            add(
                "no-origin", "neither a source nor a license is given",
                "license: MIT, or source: the address it is from")
        }
        if let license = recipe.license, !isLicense(license) {
            add(
                "unknown-license", "\(license) is no SPDX license expression",
                "for example MIT, Apache-2.0 or CC-BY-4.0")
        }
        if let created = recipe.created, let updated = recipe.updated, updated < created {
            add("updated-before-created", "it was updated on \(updated), before it was created", "put the days right")
        }
        let links = [recipe.source ?? "", recipe.body].flatMap(insecureLinks)
        for link in links { add("insecure-link", "the link \(link) is not encrypted", "use https") }
        if recipe.body.contains("![](") {
            add("picture-without-text", "a picture has no text for those who do not see it", "![what it shows](…)")
        }
        if recipe.expectations.isEmpty {
            add("unchecked", "nothing is expected of it", "write frames blocks, or recipes record \(recipe.slug)")
        }
        for expectation in recipe.expectations where expectation.tolerance > 0.5 && expectation.reason == nil {
            add(
                "tolerance-without-reason",
                "frames of scenario \(expectation.scenario) may be off by "
                    + "\(ReportText.number(expectation.tolerance)) points, and nobody says why", "reason=\"…\"")
        }
        return found
    }

    /// The addresses in a text that begin with http://, but for examples and the machine itself.
    private static func insecureLinks(_ text: String) -> [String] {
        text.ranges(of: "http://").compactMap { range in
            let rest = text[range.upperBound...].prefix { !$0.isWhitespace && !")>\"'`".contains($0) }
            let host = rest.prefix { $0 != "/" && $0 != ":" }
            if host == "localhost" || host == "127.0.0.1" || host.hasPrefix("www.w3.org") { return nil }
            return "http://" + rest
        }
    }

    /// Whether a text is made like an SPDX expression: identifiers joined by AND, OR and WITH.
    private static func isLicense(_ text: String) -> Bool {
        let words = text.filter { $0 != "(" && $0 != ")" }.split(separator: " ")
        guard words.count % 2 == 1 else { return false }
        return words.enumerated().allSatisfy { place, word in
            if place % 2 == 1 { return ["AND", "OR", "WITH"].contains(word) }
            return identifiers.contains(word.lowercased()) || word.hasPrefix("LicenseRef-")
        }
    }

    /// The identifiers that recipes are likely to carry; the whole list has hundreds.
    private static let identifiers: Set<String> = [
        "mit", "mit-0", "apache-2.0", "bsd-2-clause", "bsd-3-clause", "0bsd", "isc", "zlib", "unlicense", "cc0-1.0",
        "cc-by-3.0", "cc-by-4.0", "cc-by-sa-3.0", "cc-by-sa-4.0", "cc-by-nc-4.0", "cc-by-nc-sa-4.0", "cc-by-nd-4.0",
        "gpl-2.0-only", "gpl-2.0-or-later", "gpl-3.0-only", "gpl-3.0-or-later", "lgpl-2.1-only", "lgpl-2.1-or-later",
        "lgpl-3.0-only", "lgpl-3.0-or-later", "agpl-3.0-only", "agpl-3.0-or-later", "mpl-2.0", "epl-2.0", "bsl-1.0",
        "artistic-2.0", "wtfpl", "swift-exception", "llvm-exception", "classpath-exception-2.0"
    ]
}
