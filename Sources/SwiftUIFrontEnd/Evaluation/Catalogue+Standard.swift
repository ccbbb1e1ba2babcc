import Vocabulary

extension Catalogue {
    /// The words and types that this package implements.
    public static let standard = Catalogue(
        nativeType: { NativeLibrary.type(named: $0) }, nativeFunctions: { NativeLibrary.function(named: $0) },
        viewSignatures: { Lexicon.view(named: $0)?.signatures },
        modifierSignatures: { Lexicon.modifier(named: $0)?.signatures },
        viewNames: { Lexicon.viewNames }, modifierNames: { Lexicon.modifierNames },
        nativeMemberNames: { memberNames }, staticOwners: { owners })

    private static let owners: [String: [String]] = {
        var owners: [String: [String]] = [:]
        for name in NativeLibrary.typeNames {
            guard let type = NativeLibrary.type(named: name) else { continue }
            for member in type.constants.keys.sorted() + type.staticFunctions.keys.sorted() {
                owners[member, default: []].append(name)
            }
        }
        return owners
    }()

    private static let memberNames: Set<String> = {
        var names: Set<String> = []
        for name in NativeLibrary.typeNames {
            guard let type = NativeLibrary.type(named: name) else { continue }
            names.formUnion(type.properties.keys)
            names.formUnion(type.methods.keys)
        }
        return names
    }()
}
