import Vocabulary

extension Catalogue {
    /// The words and types that this package implements.
    public static let standard = Catalogue(
        nativeType: { NativeLibrary.type(named: $0) }, nativeFunctions: { NativeLibrary.function(named: $0) },
        viewSignatures: { Lexicon.view(named: $0)?.signatures },
        modifierSignatures: { Lexicon.modifier(named: $0)?.signatures },
        viewNames: { Lexicon.viewNames }, modifierNames: { Lexicon.modifierNames },
        isNativeMember: { NativeMembers.isMember($0) }, staticOwner: { NativeMembers.owner(ofStatic: $0) })
}
