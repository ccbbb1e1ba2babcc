/// What a literal may stand for besides the type that it has by itself: protocols, and types made of one.
enum LiteralProtocols {
    static let integer: Set<String> = [
        "BinaryInteger", "Numeric", "Hashable", "Equatable", "Comparable", "Strideable", "BinaryFloatingPoint",
        "FixedWidthInteger", "SignedInteger", "SignedNumeric", "AdditiveArithmetic", "CustomStringConvertible",
        "FloatingPoint"
    ]
    static let float: Set<String> = [
        "Numeric", "Hashable", "Equatable", "Comparable", "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric",
        "AdditiveArithmetic", "CustomStringConvertible"
    ]
    static let string: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "StringProtocol", "Hashable", "Equatable", "Comparable",
        "Collection", "Sequence", "RandomAccessCollection", "CustomStringConvertible"
    ]
    static let array: Set<String> = [
        "Sequence", "Collection", "RandomAccessCollection", "Hashable", "Equatable", "MutableCollection",
        "BidirectionalCollection"
    ]
}
