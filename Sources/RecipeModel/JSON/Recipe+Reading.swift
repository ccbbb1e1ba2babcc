import CanonicalJSON
import Diagnostics

extension Recipe {
    /// Reads a recipe's JSON.
    ///
    /// The snippet and the places of the expectations are made from the document that the recipe writes, so that
    /// JSON and Markdown can never disagree.
    /// - Throws: `DiagnosticsError` with every problem, each with its path.
    public init(json: JSON) throws {
        if let version = json["version"]?.numberValue, json["format"]?.stringValue == RecipeSchema.format,
            version > Double(RecipeSchema.version)
        {
            throw DiagnosticsError([
                Diagnostic(
                    id: "newer-format",
                    message: "the recipe is of format version \(JSON.text(of: version)), "
                        + "this program reads up to \(RecipeSchema.version)",
                    hints: ["update the program"])
            ])
        }
        var problems = SchemaValidator(schema: RecipeSchema.value).problems(in: json)
        for key in (json["extra"]?.objectValue ?? [:]).keys.sorted() where FrontMatter.knownKeys.contains(key) {
            problems.append(
                RecipeProblem(
                    path: [.key("extra"), .key(key)], id: "known-key", message: "the key belongs to the recipe itself",
                    isAboutKey: true))
        }
        var recipe = RecipeDecoder.recipe(json)
        problems += RecipeChecks.problems(of: recipe)
        if let body = json["body"]?.stringValue, body.utf8.count > Limits.documentBytes {
            problems.append(
                RecipeProblem(
                    path: [.key("body")], id: "document-too-large",
                    message: "the body has \(body.utf8.count) bytes, at most \(Limits.documentBytes) are read"))
        }
        guard problems.isEmpty else { throw DiagnosticsError(problems.map { $0.diagnostic(range: nil) }) }
        recipe.expectations = recipe.expectations.enumerated()
            .sorted { ($0.element.bodyOffset ?? .max, $0.offset) < ($1.element.bodyOffset ?? .max, $1.offset) }
            .map(\.element)
        self = try recipe.normalized()
    }

    /// The recipe as writing and reading it gives it back, with the snippet of its body.
    ///
    /// - Throws: `DiagnosticsError` if a document cannot hold the recipe, for example because its body leaves a code
    ///   block open.
    public func normalized() throws -> Recipe {
        let document = RecipeDocument(reading: markdown, name: slug + ".md", kind: .markdown)
        guard let read = document.recipe else {
            throw DiagnosticsError(
                document.diagnostics.filter { $0.severity == .error }.map {
                    Diagnostic(id: $0.id, severity: $0.severity, message: "body: " + $0.message, hints: $0.hints)
                })
        }
        func unplaced(_ expectations: [Expectation]) -> Set<Expectation> {
            Set(
                expectations.map { expectation in
                    var copy = expectation
                    copy.bodyOffset = nil
                    return copy
                })
        }
        let lost = unplaced(expectations).subtracting(unplaced(read.expectations))
        guard lost.isEmpty, read.metadataJSON == metadataJSON, read.extra == extra else {
            throw DiagnosticsError([
                Diagnostic(
                    id: "not-representable", message: "a document cannot hold this recipe without loss",
                    hints: ["avoid line breaks in comments and notes, and placeholders in square brackets"])
            ])
        }
        return read
    }

    /// The problems of a recipe made in code that reading a document would have reported, such as a scenario that an
    /// expectation names and the recipe lacks.
    public var problems: [Diagnostic] { RecipeChecks.problems(of: self).map { $0.diagnostic(range: nil) } }
}
