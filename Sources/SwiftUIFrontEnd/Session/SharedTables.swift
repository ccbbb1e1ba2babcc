import Vocabulary

/// What is looked up in the vocabulary again and again and depends on no program. It belongs to one thread at a time.
final class SharedTables {
    let signatures = SignatureCache()
    let parameters = WordParameters()
    /// Names of the parameters of a word that take views, by the word.
    var viewParameters = NameTable<Set<String>>()
    var modifierViewParameters = NameTable<Set<String>>()
    /// The overloads of views and of modifiers that were called.
    var wordTargets = NameTable<[WordTarget]>()
    var modifierTargets = NameTable<[ModifierTarget]>()
    /// Native types that were asked for; `nil` for names of none.
    var nativeTypes: [String: NativeType?] = [:]
    /// The native types in which members of a type are looked up, where the program does not declare the type.
    var lineages: [String: [String]] = [:]
    /// Closures of stored trees that were read; those of one catalogue are often the same.
    private var closures: [WrittenClosure.Key: Program] = [:]
    private static let closureLimit = 256

    /// The program that a closure without captures is. Closures that could be understood differently share none, as the
    /// interpreter remembers what its parts turned out to be.
    func program(of closure: WrittenClosure.Key, _ read: () throws -> Program) rethrows -> Program {
        if let known = closures[closure] { return known }
        let program = try read()
        if closures.count >= Self.closureLimit { closures.removeAll() }
        closures[closure] = program
        return program
    }
}
