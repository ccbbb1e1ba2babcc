import Vocabulary

/// What is understood, for `recipes support`.
public enum SupportedWords {
    /// One view or modifier.
    public struct Entry: Sendable {
        public var name: String
        /// `view` or `modifier`.
        public var kind: String
        /// `layout`, `approximate` or `no layout effect`.
        public var support: String
        public var remark: String
        public var signatures: [String]
    }

    /// Every word, views before modifiers, each sorted by name.
    public static var all: [Entry] {
        Lexicon.entries.map {
            Entry(
                name: $0.name, kind: $0.kind.rawValue, support: $0.support.rawValue, remark: $0.remark,
                signatures: $0.signatures)
        }
    }

    /// The generated page `docs/vocabulary.md`.
    public static var markdown: String { VocabularyDocument.text() }
}
