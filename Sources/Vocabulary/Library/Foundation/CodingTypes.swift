/// `JSONDecoder`, `JSONEncoder` and what they are set to; the front end decodes and encodes.
enum CodingTypes {
    static let decoder = NativeType.object(
        "JSONDecoder",
        "keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy; dateDecodingStrategy: JSONDecoder.DateDecodingStrategy; "
            + "dataDecodingStrategy: JSONDecoder.DataDecodingStrategy; "
            + "nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy; "
            + "allowsJSON5: Bool; assumesTopLevelDictionary: Bool; userInfo: Any"
    ) { $0.isOpen = true }

    static let encoder = NativeType.object(
        "JSONEncoder",
        "outputFormatting: JSONEncoder.OutputFormatting; keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy; "
            + "dateEncodingStrategy: JSONEncoder.DateEncodingStrategy; "
            + "dataEncodingStrategy: JSONEncoder.DataEncodingStrategy; "
            + "nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy; userInfo: Any"
    ) { $0.isOpen = true }

    static let keyDecoding = keyStrategy("JSONDecoder.KeyDecodingStrategy", "useDefaultKeys convertFromSnakeCase")
    static let keyEncoding = keyStrategy("JSONEncoder.KeyEncodingStrategy", "useDefaultKeys convertToSnakeCase")
    static let dateDecoding = dateStrategy("JSONDecoder.DateDecodingStrategy")
    static let dateEncoding = dateStrategy("JSONEncoder.DateEncodingStrategy")
    static let dataDecoding = NativeType.tokens("JSONDecoder.DataDecodingStrategy", "base64 deferredToData")
    static let dataEncoding = NativeType.tokens("JSONEncoder.DataEncodingStrategy", "base64 deferredToData")

    /// Where decoding or encoding went wrong.
    static let context = NativeType.record(
        "DecodingError.Context", "codingPath: Any; debugDescription: String; underlyingError: Any?", memberwise: true)
    /// A key that no enum of the source declares.
    static let key = NativeType.record(
        "CodingKey", "stringValue: String; intValue: Int?; description: String; debugDescription: String")

    private static func keyStrategy(_ name: String, _ constants: String) -> NativeType {
        NativeType.tokens(name, constants) { $0.tokenFunction("custom", "(_ convert: Any)") }
    }

    private static func dateStrategy(_ name: String) -> NativeType {
        let formats = name.hasPrefix("JSONDecoder") ? "decode" : "encode"
        return NativeType.tokens(name, "deferredToDate iso8601 secondsSince1970 millisecondsSince1970") { type in
            type.tokenFunction("formatted", "(_ formatter: DateFormatter)")
            type.tokenFunction("custom", "(_ \(formats): Any)")
        }
    }
}
