import Vocabulary

/// A closure as source with what it captured.
struct WrittenClosure {
    let text: String
    let captures: [(name: String, value: Value)]
    /// Declared types that the closure mentions or captures.
    let types: Set<String>
}
