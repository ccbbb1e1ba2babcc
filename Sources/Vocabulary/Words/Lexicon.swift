/// All words that the tool understands, looked up by name.
public enum Lexicon {
    /// The word that makes a view; `nil` if there is none of the name.
    public static func view(named name: String) -> (any ViewWord.Type)? { views[name] }

    /// The modifier of a name; `nil` if there is none.
    public static func modifier(named name: String) -> ModifierEntry? { modifiers[name] }

    /// The names of all views that source can write, sorted.
    public static let viewNames = views.names.filter { !internalViews.contains($0) }.sorted()

    /// The names of all modifiers, sorted.
    public static let modifierNames = modifiers.names.sorted()

    /// Everything that is understood, views before modifiers, each sorted by name.
    public static var entries: [WordSummary] {
        let viewEntries = viewNames.compactMap { name in
            views[name].map { word in
                WordSummary(
                    kind: .view, name: name, support: word.support, signatures: word.signatures, remark: word.remark,
                    examples: word.examples)
            }
        }
        let modifierEntries = modifierNames.compactMap { name in
            modifiers[name].map { word in
                WordSummary(
                    kind: .modifier, name: name, support: word.support, signatures: word.signatures,
                    remark: word.remark, examples: word.examples)
            }
        }
        return viewEntries + modifierEntries
    }

    private static let views: NameTable<any ViewWord.Type> = {
        var table = NameTable<any ViewWord.Type>(minimumCapacity: viewWords.count)
        for word in viewWords { table.set(word, for: word.name) }
        return table
    }()

    private static let modifiers: NameTable<ModifierEntry> = {
        var table = NameTable<ModifierEntry>(minimumCapacity: 600)
        for family in effectFreeFamilies {
            for word in family { table.set(ModifierEntry(word), for: word.name) }
        }
        for word in modifierWords { table.set(ModifierEntry(word), for: word.name) }
        return table
    }()

    /// Views that stand in the layout tree without a name in source.
    private static let internalViews: Set<String> = ["ModifiedContent", "Layout", "Shape"]
}
