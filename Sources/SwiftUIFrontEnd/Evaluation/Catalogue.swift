import Vocabulary

/// What the interpreter knows of SwiftUI's words and native types.
public struct Catalogue: Sendable {
    public var nativeType: @Sendable (String) -> NativeType?
    public var nativeFunctions: @Sendable (String) -> [NativeFunction]?
    public var viewSignatures: @Sendable (String) -> [String]?
    public var modifierSignatures: @Sendable (String) -> [String]?
    public var viewNames: @Sendable () -> [String]
    public var modifierNames: @Sendable () -> [String]
    /// Whether any native type has a property or method of a name.
    public var isNativeMember: @Sendable (String) -> Bool
    /// Which native types have a static member of a name; `nil` if none has.
    public var staticOwner: @Sendable (String) -> NativeMembers.Owner?

    public init(
        nativeType: @escaping @Sendable (String) -> NativeType?,
        nativeFunctions: @escaping @Sendable (String) -> [NativeFunction]?,
        viewSignatures: @escaping @Sendable (String) -> [String]?,
        modifierSignatures: @escaping @Sendable (String) -> [String]?,
        viewNames: @escaping @Sendable () -> [String], modifierNames: @escaping @Sendable () -> [String],
        isNativeMember: @escaping @Sendable (String) -> Bool,
        staticOwner: @escaping @Sendable (String) -> NativeMembers.Owner?
    ) {
        self.nativeType = nativeType
        self.nativeFunctions = nativeFunctions
        self.viewSignatures = viewSignatures
        self.modifierSignatures = modifierSignatures
        self.viewNames = viewNames
        self.modifierNames = modifierNames
        self.isNativeMember = isNativeMember
        self.staticOwner = staticOwner
    }
}
