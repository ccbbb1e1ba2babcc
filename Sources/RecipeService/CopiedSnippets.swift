import Foundation
import RecipeModel
import RecipeStore

/// A file that was copied from a recipe, compared three ways: what was copied, what the file holds, what the recipe is.
public struct CopiedSnippet: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// The file holds the recipe's snippet.
        case current
        /// The file was changed, the recipe was not.
        case modified
        /// The recipe was changed, the file was not.
        case outdated
        /// Both were changed, and the changes go together.
        case mergeable
        /// Both were changed in the same place.
        case conflict
        /// The recipe, or the revision that was copied, is not in this store.
        case unknown
    }

    public var path: String
    public var origin: SnippetOrigin
    public var state: State
    /// The recipe's newest revision; 0 where it is unknown.
    public var revision: Int
    /// What the file holds, its first line included.
    public var text: String
    /// What the file would hold after an update; conflicts are marked in it.
    public var updated: String
    public var conflicts: Int
    /// Why the state is `unknown`.
    public var problem: String?
}

extension Catalogue {
    /// Every file under the paths that begins with the line of `SnippetOrigin`, sorted by path.
    ///
    /// - Throws: `InputError` for a path that is not there; `StoreError`.
    public func copiedSnippets(under paths: [String]) throws -> [CopiedSnippet] {
        try SourceCheck.files(under: paths).compactMap { path in
            guard let bytes = FileManager.default.contents(atPath: path),
                let text = String(data: bytes, encoding: .utf8),
                let (origin, mine) = SnippetOrigin.read(text)
            else { return nil }
            return try compare(path: path, text: text, origin: origin, mine: mine)
        }
    }

    private func compare(path: String, text: String, origin: SnippetOrigin, mine: String) throws -> CopiedSnippet {
        var result = CopiedSnippet(
            path: path, origin: origin, state: .unknown, revision: 0, text: text, updated: text, conflicts: 0)
        let stored: StoredRecipe
        let base: String
        do {
            stored = try store.recipe(origin.slug)
            base = Self.ended(try store.recipe(origin.slug, at: origin.revision).snippet)
        } catch let error as StoreError where error.kind == .notFound {
            result.problem = error.message
            return result
        }
        result.revision = stored.revision
        // Another store may count its revisions otherwise; only the hash tells what was copied.
        guard [base, String(base.dropLast())].contains(where: { SnippetOrigin.hash(of: $0) == origin.hash }) else {
            result.problem = "revision \(origin.revision) of \(origin.slug) in this store is not what was copied"
            return result
        }
        let theirs = Self.ended(stored.recipe.snippet)
        let mark = { SnippetOrigin.marked($0, slug: stored.recipe.slug, revision: stored.revision) }
        if theirs == base {
            result.state = mine == base ? .current : .modified
        } else if mine == theirs {
            result.state = .current
        } else if mine == base {
            result.state = .outdated
            result.updated = mark(stored.recipe.snippet)
        } else {
            let merge = LineDifference.merge(
                base: base, mine: mine, theirs: theirs, mineName: (path as NSString).lastPathComponent,
                theirsName: "\(stored.recipe.slug)@\(stored.revision)")
            result.state = merge.conflicts == 0 ? .mergeable : .conflict
            result.conflicts = merge.conflicts
            // The line names the revision that the changes are now relative to, with the hash of its snippet.
            let head = mark(stored.recipe.snippet).prefix { $0 != "\n" }
            result.updated = head + "\n" + merge.text
        }
        return result
    }

    private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
