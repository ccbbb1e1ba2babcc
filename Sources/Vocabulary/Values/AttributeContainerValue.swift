/// An AttributeContainer: attributes of texts by name, without a text.
public struct AttributeContainerValue: NativeValue {
    public var attributes: [String: Value] = [:]

    public init() {}

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }

    public var hashText: String {
        "AttributeContainer:"
            + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.hashText)" }.joined(separator: "\u{1}")
    }

    public var debugText: String {
        "AttributeContainer()"
            + attributes.sorted { $0.key < $1.key }.map { ".\($0.key)(\($0.value.sourceText))" }.joined()
    }
}

extension AttributeContainerValue: NativeConvertible {
    static let sourceName = "AttributeContainer"
}
