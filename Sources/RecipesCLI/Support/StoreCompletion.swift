import ArgumentParser
import RecipeService
import RecipeStore

/// What shells offer while a command is typed, from the store that the command would use.
///
/// Nothing is made, migrated or reported by completing: where there is no store, the cookbook that a new one would hold
/// is offered, and where anything is wrong, nothing.
enum StoreCompletion {
    static let slugs = kind { $0.slugs() }
    static let slugsAndFiles = kind { $0.slugs() + $0.files() }
    static let revisions = kind { $0.revisions() }
    static let tags = kind { $0.names(RecipeStore.tagNames) }
    static let authors = kind { $0.names(RecipeStore.authorNames) }
    static let symbols = kind { $0.names(RecipeStore.symbolNames) }
    static let scenarios = kind { request in request.names { try $0.scenarios(of: request.mentionedSlug($0)) } }
    static let nodes = kind { request in request.names { try $0.expectedNodes(of: request.mentionedSlug($0)) } }

    private static func kind(_ offers: @escaping @Sendable (CompletionRequest) -> [String]) -> CompletionKind {
        .custom { words, index, prefix in
            let request = CompletionRequest(words: words, index: index, prefix: prefix)
            return offers(request).filter { $0.hasPrefix(request.prefix) }.map(request.literal)
        }
    }
}

/// A command line that is being typed.
struct CompletionRequest {
    let words: [String]
    /// What stands before the cursor of the word that is typed, as it would be without quotes.
    let prefix: String
    let shell: CompletionShell?

    /// At most so many are offered: nobody reads more, and each costs time.
    private static let limit = 2_000

    init(words: [String], index: Int, prefix: String) {
        self.words = words
        // Shells give the word as it was typed, with its quotes.
        self.prefix = prefix.filter { !"\"'\\".contains($0) }
        shell = CompletionShell.requesting
    }

    /// The file that the command would use.
    private var path: String {
        let option =
            words.firstIndex(of: "--store").flatMap { words.dropFirst($0 + 1).first }
            ?? words.first { $0.hasPrefix("--store=") }.map { String($0.dropFirst(8)) }
        return StoreLocation.resolve(option: option.map(Self.expanded)).path
    }

    private func store() -> RecipeStore? { try? RecipeStore.open(path, access: .look, busyTimeout: 0.01) }

    /// A `~` is for the shell to replace, which it has not done yet.
    private static func expanded(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = Terminal.variable("HOME") else { return path }
        return home + path.dropFirst()
    }

    func names(_ read: (RecipeStore) throws -> [String]) -> [String] {
        guard let store = store() else { return [] }
        return Array(((try? read(store)) ?? []).filter { $0.hasPrefix(prefix) }.prefix(Self.limit))
    }

    /// The names of the store that begin with what is typed.
    func names(_ read: (RecipeStore) -> (_ prefix: String, _ limit: Int) throws -> [String]) -> [String] {
        names { try read($0)(prefix, Self.limit) }
    }

    func slugs() -> [String] {
        guard StoreFile.exists(path) else { return Cookbook.slugs }
        guard let store = store() else { return [] }
        return (try? store.slugs(prefix: prefix, limit: Self.limit)) ?? []
    }

    /// Every revision of few recipes, the newest of each of many.
    func revisions() -> [String] {
        guard let store = store() else { return [] }
        let slug = String(prefix.prefix { $0 != "@" })
        let slugs = (try? store.slugs(prefix: slug, limit: Self.limit)) ?? []
        let chosen = prefix.contains("@") ? slugs.filter { $0 == slug } : slugs
        return chosen.flatMap { slug -> [String] in
            guard let newest = try? store.latestRevision(of: slug), newest > 0 else { return [] }
            return ((chosen.count > 20 ? newest : 1)...newest).map { "\(slug)@\($0)" }
        }
    }

    /// The first word of the command line that is a recipe of the store.
    func mentionedSlug(_ store: RecipeStore) -> String {
        words.dropFirst(2).first { (try? store.contains($0)) == true } ?? ""
    }

    /// Swift files, documents and folders that the word may become.
    func files() -> [String] {
        let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
        return StoreFile.names(in: folder.isEmpty ? "." : Self.expanded(folder))
            .filter { $0.hasSuffix("/") || $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
            .filter { !$0.hasPrefix(".") }.map { folder + $0 }.sorted()
    }

    /// A name as the shell has to be given it. Names are other people's text: bash runs what looks like a command in
    /// the words that it is offered, so they are quoted; line breaks and other controls cannot be typed at all.
    func literal(_ name: String) -> String {
        let clean = String(
            String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        switch shell {
        case .bash: return "'" + clean.replacing("'", with: "'\\''") + "'"
        case .zsh: return clean.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        default: return clean
        }
    }
}
