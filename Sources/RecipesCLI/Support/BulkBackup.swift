import RecipeStore

/// The backup before a command replaces many recipes, made once, when the first is about to be written.
final class BulkBackup {
    private let store: RecipeStore
    private let count: Int
    private let context: CommandContext
    private var isMade = false

    /// - Parameter count: how many recipes the command may replace.
    init(of store: RecipeStore, count: Int, context: CommandContext) {
        self.store = store
        self.count = count
        self.context = context
    }

    func make() throws {
        guard !isMade else { return }
        isMade = true
        try store.backUp(beforeReplacing: count).map(context.noteBackup)
    }
}
