import CanonicalJSON
import Diagnostics
import Foundation
import RecipeModel
import RecipeStore

/// A store and a folder of Markdown documents brought to the same state, each taking what the other has changed.
///
/// What both agreed on last is remembered beside the store, so that it can be told which side changed a recipe. Where
/// nothing is remembered, a document that the store's history holds is older than the store; anything else that differs
/// is a conflict, which is left alone unless a policy decides.
public struct FolderSync {
    /// What is done about one recipe.
    public enum Action: String, Hashable, Sendable {
        case addToStore, updateStore, removeFromStore
        case addDocument, updateDocument, removeDocument
        case conflict
    }

    /// A recipe that is not the same on both sides.
    public struct Step: Hashable, Sendable {
        public var slug: String
        public var action: Action
        /// Why it is a conflict.
        public var reason: String?
    }

    private let catalogue: Catalogue
    private let folder: String
    private let policy: ConflictPolicy
    private var agreed: SyncMemory
    private var documents: [String: Document] = [:]
    private var stored: [String: Recipe] = [:]
    /// Documents without front matter, which are no recipes.
    public private(set) var passedOver: [String] = []
    /// Links to a folder that they lie in, which are not followed.
    public private(set) var loops: [String] = []
    public private(set) var steps: [Step] = []

    private struct Document {
        var path: String
        var input: RecipeInput
    }

    /// Compares both sides; nothing is written.
    ///
    /// - Parameter policy: what wins where both sides changed a recipe; `ours` is the store.
    /// - Throws: `InputError` with the problems of all documents, `StoreError`.
    public init(_ catalogue: Catalogue, folder: String, policy: ConflictPolicy) throws {
        self.catalogue = catalogue
        self.folder = folder
        self.policy = policy
        agreed = SyncMemory(store: catalogue.store.path, folder: folder)
        try readFolder()
        for recipe in try catalogue.store.recipes() { stored[recipe.recipe.slug] = recipe.recipe }
        // Nor is another branch or an empty mount.
        if documents.isEmpty, agreed.slugs.count > 1, !stored.isEmpty, policy != .theirs {
            throw InputError(
                "the folder \(folder) holds no recipe any more; \(agreed.slugs.count) were in it", id: "folder-empty",
                hint: "with --on-conflict theirs they are removed from the store too")
        }
        for slug in Set(stored.keys).union(documents.keys).union(agreed.slugs).sorted() {
            if let step = try step(slug) { steps.append(step) }
        }
    }

    private mutating func readFolder() throws {
        guard FileManager.default.fileExists(atPath: folder) else {
            // A folder that is moved or not mounted is no wish to remove everything.
            guard agreed.slugs.isEmpty else {
                throw InputError(
                    "the folder \(folder) is gone; \(agreed.slugs.count) recipes were in it", id: "folder-gone",
                    hint: "make it again: empty, its recipes are removed from the store too")
            }
            return
        }
        var problems: [Diagnostic] = []
        let found = try DocumentFolder(folder)
        loops = found.loops
        for name in found.names where name.hasSuffix(".md") {
            let path = (folder as NSString).appendingPathComponent(name)
            guard let bytes = try RecipeInput.contents(of: path).bytes else { continue }
            guard bytes.starts(with: Data("---".utf8)) || bytes.starts(with: Data("\u{FEFF}---".utf8)) else {
                passedOver.append(name)
                continue
            }
            do {
                let input = try RecipeInput.document(bytes, path: path, name: name)
                if let other = documents[input.recipe.slug] {
                    problems.append(
                        Diagnostic(
                            id: "same-slug",
                            message: "\(name) and \(other.input.snippet.name) have the slug \(input.recipe.slug)",
                            hints: ["give one of them another slug"]))
                }
                documents[input.recipe.slug] = Document(path: path, input: input)
            } catch let error as InputError {
                problems += error.diagnostics.filter { $0.severity == .error }.map { diagnostic in
                    var named = diagnostic
                    named.message = "\(name): \(diagnostic.message)"
                    named.range = nil
                    return named
                }
            }
        }
        guard problems.isEmpty else { throw InputError(diagnostics: problems) }
    }

    private func step(_ slug: String) throws -> Step? {
        let ours = stored[slug].map(SyncMemory.hash)
        let theirs = documents[slug].map { SyncMemory.hash(of: $0.input.recipe) }
        if ours == theirs { return nil }
        let both = agreed.hash(of: slug)
        if both != nil, ours == both { return Step(slug: slug, action: action(fromDocument: slug)) }
        if both != nil, theirs == both { return Step(slug: slug, action: action(fromStore: slug)) }
        if both == nil {
            if ours == nil { return Step(slug: slug, action: .addToStore) }
            if theirs == nil { return Step(slug: slug, action: .addDocument) }
            if let theirs, try isInHistory(slug, theirs) { return Step(slug: slug, action: .updateDocument) }
        }
        switch policy {
        case .ours: return Step(slug: slug, action: action(fromStore: slug))
        case .theirs: return Step(slug: slug, action: action(fromDocument: slug))
        case .newer:
            if let mine = day(stored[slug]), let other = day(documents[slug]?.input.recipe), mine != other {
                return Step(slug: slug, action: mine > other ? action(fromStore: slug) : action(fromDocument: slug))
            }
        case .fail: break
        }
        let reason =
            ours == nil
            ? "removed from the store, changed in the folder"
            : theirs == nil ? "changed in the store, removed from the folder" : "changed on both sides"
        return Step(slug: slug, action: .conflict, reason: reason)
    }

    private func day(_ recipe: Recipe?) -> String? { recipe?.updated ?? recipe?.created }

    private func action(fromStore slug: String) -> Action {
        stored[slug] == nil ? .removeDocument : documents[slug] == nil ? .addDocument : .updateDocument
    }

    private func action(fromDocument slug: String) -> Action {
        documents[slug] == nil ? .removeFromStore : stored[slug] == nil ? .addToStore : .updateStore
    }

    /// Whether the store had that document before.
    private func isInHistory(_ slug: String, _ hash: String) throws -> Bool {
        for revision in try catalogue.store.log(slug) where revision.slug == slug {
            if SyncMemory.hash(of: try catalogue.store.recipe(slug, at: revision.number)) == hash { return true }
        }
        return false
    }

    /// The recipes that go into the store, read and laid out; those with errors keep everything from being written.
    public func checked() -> [Catalogue.Checked] {
        let slugs = steps.filter { [.addToStore, .updateStore].contains($0.action) }.map(\.slug)
        return Catalogue.check(slugs.compactMap { documents[$0]?.input })
    }

    /// Writes both sides and remembers what they agree on.
    ///
    /// - Parameters:
    ///   - checked: what `checked()` gave.
    ///   - write: writes a document, complete or not at all.
    ///   - backup: called with the path of the backup that is made before many recipes are replaced.
    public mutating func run(
        _ checked: [Catalogue.Checked], write: (_ text: String, _ path: String) throws -> Void,
        backup: (String) -> Void
    ) throws {
        let removed = steps.count { $0.action == .removeFromStore }
        try catalogue.store.backUp(beforeReplacing: removed).map(backup)
        try catalogue.store.add(
            checked.map(\.entry), onConflict: .theirs, reason: "sync with \(folder)", backup: backup)
        for step in steps {
            switch step.action {
            case .removeFromStore: try catalogue.store.remove(step.slug, reason: "removed from \(folder)")
            case .addDocument, .updateDocument:
                guard let recipe = stored[step.slug] else { continue }
                let path = (folder as NSString).appendingPathComponent(step.slug + ".md")
                try write(recipe.markdown, documents[step.slug]?.path ?? path)
            case .removeDocument:
                guard let path = documents[step.slug]?.path else { continue }
                do { try FileManager.default.removeItem(atPath: path) } catch {
                    throw InputError("cannot remove \(path)", id: "unwritable")
                }
            case .addToStore, .updateStore, .conflict: continue
            }
        }
        let open = Set(steps.filter { $0.action == .conflict }.map(\.slug))
        let fromDocument = Set(steps.filter { [.addToStore, .updateStore].contains($0.action) }.map(\.slug))
        let gone = Set(steps.filter { [.removeFromStore, .removeDocument].contains($0.action) }.map(\.slug))
        for slug in Set(stored.keys).union(documents.keys).union(agreed.slugs) where !open.contains(slug) {
            let recipe = fromDocument.contains(slug) ? documents[slug]?.input.recipe : stored[slug]
            agreed.remember(gone.contains(slug) ? nil : recipe, for: slug)
        }
        try write(agreed.text, agreed.path)
    }
}
