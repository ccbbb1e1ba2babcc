import Vocabulary

/// The names that a source uses as types, and those that it declares as such.
struct WrittenTypes {
    /// A name where a type stands, with its place.
    struct Mention: Hashable {
        var name: String
        var range: Range<Int>
    }

    /// The outermost names of types, wherever one can stand, in the order in which they were read.
    private(set) var mentions: [Mention] = []
    /// Types, aliases, generic parameters and associated types, nested and local ones too.
    private(set) var declared: Set<String> = []
    /// Capitalised names that stand before a dot.
    private(set) var namespaces: Set<String> = []
    private var places: Set<Int> = []

    mutating func mention(_ name: String, _ range: Range<Int>) {
        // Some types are read twice.
        if places.insert(range.lowerBound).inserted { mentions.append(Mention(name: name, range: range)) }
    }

    mutating func declare(_ name: String) { declared.insert(name) }

    mutating func open(_ name: String) { namespaces.insert(name) }
}
