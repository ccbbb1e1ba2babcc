import Vocabulary

/// What reading and laying out many snippets or trees one after another can share: tables that words and values are
/// looked up in. It belongs to one thread at a time; results do not depend on what it has seen before.
public final class Workspace {
    let tables = SharedTables()
    private(set) lazy var natives = NativeTexts(tables)

    var parameters: WordParameters { tables.parameters }

    public init() {}
}
