import Vocabulary

/// What the interpreter knows of SwiftUI's words and native types.
public struct Catalogue: Sendable {
    public var nativeType: @Sendable (String) -> NativeType?
    public var nativeFunctions: @Sendable (String) -> [NativeFunction]?
    public var viewSignatures: @Sendable (String) -> [String]?
    public var modifierSignatures: @Sendable (String) -> [String]?
    public var viewNames: @Sendable () -> [String]
    public var modifierNames: @Sendable () -> [String]
    /// Every property and method of any native type.
    public var nativeMemberNames: @Sendable () -> Set<String>
    /// The native types that have a static member, by its name.
    public var staticOwners: @Sendable () -> [String: [String]]

    public init(
        nativeType: @escaping @Sendable (String) -> NativeType?,
        nativeFunctions: @escaping @Sendable (String) -> [NativeFunction]?,
        viewSignatures: @escaping @Sendable (String) -> [String]?,
        modifierSignatures: @escaping @Sendable (String) -> [String]?,
        viewNames: @escaping @Sendable () -> [String], modifierNames: @escaping @Sendable () -> [String],
        nativeMemberNames: @escaping @Sendable () -> Set<String>,
        staticOwners: @escaping @Sendable () -> [String: [String]]
    ) {
        self.nativeType = nativeType
        self.nativeFunctions = nativeFunctions
        self.viewSignatures = viewSignatures
        self.modifierSignatures = modifierSignatures
        self.viewNames = viewNames
        self.modifierNames = modifierNames
        self.nativeMemberNames = nativeMemberNames
        self.staticOwners = staticOwners
    }
}
