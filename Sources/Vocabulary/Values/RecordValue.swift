/// A struct of SwiftUI's with named fields and no behaviour: the value of a gesture, the geometry of a scroll view, the
/// configuration that a style gets.
public struct RecordValue: NativeValue {
    public let typeName: String
    /// Fields in the order of the type; those that its maker does not know are missing.
    public private(set) var fields: [(name: String, value: Value)]

    public init(_ typeName: String, _ fields: [(name: String, value: Value)]) {
        self.typeName = typeName
        self.fields = fields
    }

    /// A field; nil if the maker did not give it.
    public subscript(name: String) -> Value {
        get { fields.first { $0.name == name }?.value ?? .none }
        set {
            if let index = fields.firstIndex(where: { $0.name == name }) {
                fields[index].value = newValue
            } else {
                fields.append((name, newValue))
            }
        }
    }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }

    public var hashText: String {
        typeName + ":" + fields.map { "\($0.name)=\($0.value.hashText.utf8.count):\($0.value.hashText)" }.joined()
    }

    public var debugText: String {
        if typeName == "NSRange", case .int(let start) = self["location"], case .int(let count) = self["length"] {
            return "{\(start), \(count)}"
        }
        return "\(typeName)(" + fields.map { "\($0.name): \($0.value.sourceText)" }.joined(separator: ", ") + ")"
    }
}

extension RecordValue: NativeConvertible {
    static var sourceName: String { "a record" }
}

extension NativeType {
    /// A type whose values are records: `fields` are `name: Type`, separated by semicolons.
    static func record(
        _ name: String, _ fields: String, conforms: String = "", memberwise: Bool = false,
        _ build: (inout NativeType) -> Void = { _ in }
    ) -> NativeType {
        NativeType(name, conforms: conforms) { type in
            let fields = fields.split(separator: ";").map { field in
                let parts = field.split(separator: ":", maxSplits: 1)
                return (name: parts[0].trimmed, type: parts.count > 1 ? parts[1].trimmed : "")
            }
            for field in fields {
                let fieldName = field.name
                type.properties[fieldName] = NativeProperty(
                    type: field.type,
                    get: { value in RecordValue.converted(from: value)?[fieldName] ?? .none },
                    set: { value, new in
                        guard var record = RecordValue.converted(from: value) else { return }
                        record[fieldName] = new
                        value = record.asValue
                    })
            }
            if memberwise {
                let signature = fields.map { field in
                    field.type.hasSuffix("?") ? "\(field.name): \(field.type) = nil" : "\(field.name): \(field.type)"
                }
                let names = fields.map(\.name)
                type.initializer("(" + signature.joined(separator: ", ") + ")") { call in
                    RecordValue(name, names.indices.map { (names[$0], call.value($0)) }).asValue
                }
            }
            build(&type)
        }
    }
}

extension Substring {
    /// Without spaces around.
    fileprivate var trimmed: String {
        var rest = drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
