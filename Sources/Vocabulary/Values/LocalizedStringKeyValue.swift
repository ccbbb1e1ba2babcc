/// A LocalizedStringKey or LocalizedStringResource; the text stands for itself, in English.
public struct LocalizedStringKeyValue: NativeValue, Hashable, Sendable {
    public let key: String

    public init(_ key: String) { self.key = key }

    public var debugText: String { "\"\(key)\"" }
}

extension LocalizedStringKeyValue: NativeConvertible {
    static let sourceName = "LocalizedStringKey"
}
