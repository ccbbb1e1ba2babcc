import RecipeService
import RecipeStore

/// What a command works with: its store and where its output goes.
struct CommandContext {
    /// The store as the command line names it.
    var store: String?
    var output = Output(color: .auto)

    /// Opens the catalogue that the options and the environment choose; a new one is filled with the cookbook.
    ///
    /// - Parameter makesStore: whether a store that is not there is made with the cookbook; a check of that would say
    ///   nothing about the recipes that are meant.
    func openCatalogue(_ access: RecipeStore.Access = .read, makesStore: Bool = true) throws -> Catalogue {
        let location = StoreLocation.resolve(option: store)
        let isNew = !StoreFile.exists(location.path)
        if isNew, !makesStore {
            throw Failure(
                "there is no store at \(location.path)",
                hint: "recipes init makes one; recipes validate FOLDER/ checks documents without a store")
        }
        let bar = ProgressBar(
            label: "filling the catalogue", isOn: isNew && Terminal.isErrorTerminal && !output.isJSON)
        let catalogue: Catalogue
        do {
            defer { bar.finish() }
            catalogue = try Catalogue.open(location, access: access) { bar.update($0, of: $1) }
        }
        Self.opened.append(catalogue)
        output.detail("the store \(location.path), chosen by \(location.reason.rawValue)")
        for warning in catalogue.store.warnings { output.note("recipes: \(warning)") }
        if let backup = catalogue.store.migrationBackup {
            output.note("recipes: migrated the store; the old one is kept as \(backup)")
        }
        if let seeded = catalogue.seeded {
            output.note(
                catalogue.isTemporary
                    ? "recipes: no store can be made at \(location.path); this is the cookbook as it comes"
                    : "recipes: made \(location.path) with the \(seeded) recipes of the cookbook")
        }
        return catalogue
    }

    /// Catalogues live as long as the process: to take one apart costs a tenth of a search. Only the main thread opens any.
    nonisolated(unsafe) private static var opened: [Catalogue] = []

    /// Closes the files of all catalogues, so that none is left beside a store.
    static func closeCatalogues() {
        for catalogue in opened { try? catalogue.store.close() }
    }

    /// The recipes that come out so when they are laid out now.
    func slugs(_ verdict: Verdict, among slugs: [String], of catalogue: Catalogue) throws -> [String] {
        let bar = ProgressBar(label: "laying out", isOn: slugs.count > 20 && Terminal.isErrorTerminal && !output.isJSON)
        defer { bar.finish() }
        return try catalogue.slugs(verdict, among: slugs) { bar.update($0, of: $1) }
    }

    /// Says where the store as it was is kept.
    func noteBackup(_ path: String) { output.note("recipes: the store as it was is kept as \(path)") }
}

extension GlobalOptions {
    var context: CommandContext { CommandContext(store: store, output: output) }

    func openCatalogue(_ access: RecipeStore.Access = .read, makesStore: Bool = true) throws -> Catalogue {
        try context.openCatalogue(access, makesStore: makesStore)
    }

    /// Whether the environment says that nothing may be written.
    var isCheckOnly: Bool { !(Terminal.variable("CI") ?? "").isEmpty }

    /// Refuses a command that writes where the environment says that nothing may be written.
    ///
    /// - Parameter word: what would be done, for example `recorded`.
    func refuseInCI(_ word: String, unless isAllowed: Bool) throws {
        guard isCheckOnly, !isAllowed else { return }
        throw Failure("CI is set, so nothing is \(word)", hint: "--write does it all the same")
    }
}
