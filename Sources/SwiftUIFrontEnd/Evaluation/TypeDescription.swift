import Vocabulary

/// A declared type as the outside sees it.
struct TypeDescription {
    let name: String
    let conformances: Set<String>
    /// Labels of parameters that the shortest initialiser requires.
    let requiredParameters: [String]
    let storedProperties: [(name: String, wrapper: String?, hasDefault: Bool, type: TypeName?)]
    let range: Range<Int>
}
