import Vocabulary

/// What is looked up in the vocabulary again and again and depends on no program. It belongs to one thread at a time.
final class SharedTables {
    let signatures = SignatureCache()
    let parameters = WordParameters()
    /// Names of the parameters of a word that take views, by the word; modifiers with a dot in front.
    var viewParameters: [String: Set<String>] = [:]
}
