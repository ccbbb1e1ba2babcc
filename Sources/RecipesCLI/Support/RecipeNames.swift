import Diagnostics
import Foundation
import RecipeModel
import RecipeService

/// The slugs of recipes that a command reads, with where each was read: two of one slug would hide each other.
struct RecipeNames {
    private var places: [String: String] = [:]

    /// Whether a recipe was not read before; one file that is named twice is read once.
    ///
    /// - Throws: `InputError` if another one has its slug.
    mutating func isNew(_ input: RecipeInput) throws -> Bool {
        let name = input.document?.source.name ?? input.snippet.name
        return try isNew(input.recipe.slug, in: name)
    }

    /// - Parameter place: the file, or what else holds it.
    mutating func isNew(_ slug: String, in place: String) throws -> Bool {
        guard let other = places.updateValue(place, forKey: slug) else { return true }
        if Self.real(other) == Self.real(place) { return false }
        throw InputError(
            "\(other) and \(place) are both called \(slug)", id: "slug-twice",
            hint: "give one of them another title, or a slug of its own")
    }

    private static func real(_ path: String) -> String {
        guard let text = realpath(path, nil) else { return path }
        defer { free(text) }
        return String(cString: text)
    }
}
