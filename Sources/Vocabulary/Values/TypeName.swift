/// A type as it is written, in source or in the signature of a word.
public indirect enum TypeName: Hashable, Sendable {
    /// A nominal type, member types joined by dots, with its generic arguments.
    case named(String, [TypeName])
    case optional(TypeName)
    case array(TypeName)
    case dictionary(TypeName, TypeName)
    case tuple([String?], [TypeName])
    case function([TypeName], TypeName)
    /// `X.Type`, or `X.self` as an argument.
    case metatype(TypeName)
    /// Any of several types, written `A|B` in signatures: overloads that differ only in the type of one argument.
    case anyOf([TypeName])

    /// A nominal type without generic arguments.
    public static func named(_ name: String) -> TypeName { .named(name, []) }

    /// The type under optionals.
    public var unwrapped: TypeName { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }

    /// The nominal name, if the type under optionals has one.
    public var nominalName: String? {
        switch unwrapped {
        case .named(let name, _): name
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: nil
        }
    }
}
