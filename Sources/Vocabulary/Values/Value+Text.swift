extension Value {
    /// A text that equal values share and different values do not, for keys and identities.
    ///
    /// What nests deeper than `hashedDepth` levels counts as the same.
    public var hashText: String { hashText(depth: 0) }

    private static let hashedDepth = 2_000

    private func hashText(depth: Int) -> String {
        if depth > Self.hashedDepth { return "…" }
        func inside(_ value: Value) -> String { Value.delimited(value.hashText(depth: depth + 1)) }
        return switch self {
        case .void: "()"
        case .none: "nil"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): "\(value)"
        case .double(let value):
            value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let value): "\"" + value
        case .character(let value): "\"" + String(value)
        case .array(let elements): "[" + elements.map(inside).joined() + "]"
        case .dictionary(let value):
            "{"
                + zip(value.keys, value.values).map { inside($0) + inside($1) }
                .sorted().joined() + "}"
        case .set(let value): "{" + value.elements.map(inside).sorted().joined() + "}"
        case .tuple(let value): "(" + value.elements.map(inside).joined() + ")"
        case .range(let value):
            "\(value.lower?.hashText ?? "")..\(value.isClosed ? "." : "<")\(value.upper?.hashText ?? "")"
        case .size(let value): "size \(value.width) \(value.height)"
        case .point(let value): "point \(value.x) \(value.y)"
        case .rect(let box): "rect \(box.rect.minX) \(box.rect.minY) \(box.rect.width) \(box.rect.height)"
        case .proposal(let box): "proposal \(box.proposal)"
        case .instance(let value):
            value.type.customHashText(of: self) ?? value.type.name + "("
                + value.fields.map(inside).joined() + ")"
        case .enumeration(let value):
            value.type.customHashText(of: self) ?? value.type.name + "." + value.caseName + "("
                + value.payload.map(inside).joined()
                + ")"
        case .object(let value):
            value.type.customHashText(of: self) ?? "object \(value.number)"
        case .function(let value): "function \(UInt(bitPattern: ObjectIdentifier(value).hashValue))"
        case .type(let value): "type \(value)"
        case .keyPath(let value): "keyPath " + value.hashText
        case .view(let value): "view \(UInt(bitPattern: ObjectIdentifier(value).hashValue))"
        case .box(let box): box.value.hashText(depth: depth + 1)
        case .binding: "binding"
        case .native(let value): value.hashText
        }
    }

    /// Length-prefixed, so that joined texts stay unambiguous.
    private static func delimited(_ text: String) -> String { "\(text.utf8.count):\(text)" }
}
