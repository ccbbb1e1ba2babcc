import CanonicalJSON
import Vocabulary

/// Where in a JSON document code decodes or encodes, and how the decoder or encoder is set.
struct CodingPlace {
    var path: [Value] = []
    let coder: ObjectValue

    func inside(_ key: Value) -> CodingPlace { CodingPlace(path: path + [key], coder: coder) }

    /// The name of a setting that is a constant.
    func strategy(_ name: String) -> String? {
        switch coder.settings[name] {
        case .native(let token as Token)?: token.name
        case .native(let call as TokenCall)?: call.name
        default: nil
        }
    }

    /// The argument of a setting that is a function, as `.formatted(formatter)`.
    func argument(of name: String) -> Value? {
        guard case .native(let call as TokenCall)? = coder.settings[name] else { return nil }
        return call.arguments.first?.value
    }
}

/// A `Decoder`, and its containers.
final class DecodingValue: NativeValue {
    enum Kind { case decoder, keyed(TypeName?), unkeyed, single }

    let kind: Kind
    let json: JSON
    let place: CodingPlace
    /// The next element of an unkeyed container.
    var next = 0

    init(_ kind: Kind, _ json: JSON, _ place: CodingPlace) {
        self.kind = kind
        self.json = json
        self.place = place
    }

    var typeName: String {
        switch kind {
        case .decoder: "Decoder"
        case .keyed: "KeyedDecodingContainer"
        case .unkeyed: "UnkeyedDecodingContainer"
        case .single: "SingleValueDecodingContainer"
        }
    }

    func isEqual(to other: any NativeValue) -> Bool? { other as? DecodingValue === self }
}

/// What an encoder has been given so far.
final class EncodedNode {
    enum Content { case none, value(JSON), object, array }

    var content = Content.none
    var members: [(key: String, node: EncodedNode)] = []

    func member(_ key: String) -> EncodedNode {
        content = .object
        let node = EncodedNode()
        members.removeAll { $0.key == key }
        members.append((key, node))
        return node
    }

    func element() -> EncodedNode {
        content = .array
        let node = EncodedNode()
        members.append(("", node))
        return node
    }

    var json: JSON {
        switch content {
        case .none: .object([:])
        case .value(let json): json
        case .object: .object(Dictionary(members.map { ($0.key, $0.node.json) }, uniquingKeysWith: { $1 }))
        case .array: .array(members.map(\.node.json))
        }
    }
}

/// An `Encoder`, and its containers.
final class EncodingValue: NativeValue {
    let kind: DecodingValue.Kind
    let node: EncodedNode
    let place: CodingPlace

    init(_ kind: DecodingValue.Kind, _ node: EncodedNode, _ place: CodingPlace) {
        self.kind = kind
        self.node = node
        self.place = place
    }

    var typeName: String {
        switch kind {
        case .decoder: "Encoder"
        case .keyed: "KeyedEncodingContainer"
        case .unkeyed: "UnkeyedEncodingContainer"
        case .single: "SingleValueEncodingContainer"
        }
    }

    func isEqual(to other: any NativeValue) -> Bool? { other as? EncodingValue === self }
}
