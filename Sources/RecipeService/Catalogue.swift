import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel
import RecipeStore
import SwiftUIFrontEnd

/// The catalogue as commands use it: a store with everything that is computed when recipes go in.
public final class Catalogue {
    public let store: RecipeStore
    public let location: StoreLocation
    /// How many recipes of the cookbook were put into a store that was just made; `nil` if it was there.
    public let seeded: Int?
    /// Whether the store could not be kept in its file, so that it is gone with the process.
    public var isTemporary: Bool { store.path == ":memory:" }

    /// Opens the store, or makes it and fills it with the built-in cookbook.
    ///
    /// All that is then written is one command for the history.
    ///
    /// Who stops it while it is filled leaves no store behind, rather than an empty one.
    /// Where it only has to be read and its folder cannot be written, the cookbook is held in memory.
    ///
    /// - Parameter progress: called while a new store is filled, with how many recipes are done and how many there are.
    public static func open(
        _ location: StoreLocation, access: RecipeStore.Access = .write,
        progress: @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws -> Catalogue {
        let isMissing = !StoreFile.exists(location.path)
        guard isMissing else {
            let store = try RecipeStore.open(location.path, access: access)
            if access == .write || access == .create { try store.beginCommand() }
            return Catalogue(store: store, location: location, seeded: nil)
        }
        let entries = Cookbook.entries(progress: progress)
        let store: RecipeStore
        do {
            store = try RecipeStore.create(location.path) { try $0.add(entries, onConflict: .ours) }
        } catch let error as StoreError where error.kind == .readOnly && access == .read && location.reason == .home {
            store = try RecipeStore.inMemory()
            try store.add(entries, onConflict: .ours)
        }
        try store.beginCommand()
        return Catalogue(store: store, location: location, seeded: entries.count)
    }

    private init(store: RecipeStore, location: StoreLocation, seeded: Int?) {
        self.store = store
        self.location = location
        self.seeded = seeded
    }

    /// The recipe of a slug.
    ///
    /// - Throws: `StoreError` with the nearest slug as a hint.
    public func recipe(slug: String) throws -> Recipe { try store.recipe(slug).recipe }
}
