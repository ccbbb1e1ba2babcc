import CanonicalJSON
import Vocabulary

/// Property wrappers that decode themselves: a lossy number, a flag that is false where it is missing.
extension Interpreter {
    /// The wrapper of a property, if it is one that can be decoded.
    func decodableWrapper(of property: PropertyInfo) -> TypeInfo? {
        guard case .declared(let wrapper) = property.wrapper, wrapper.conforms(to: "Decodable") else { return nil }
        return wrapper
    }

    /// The wrapper of a property as it stands under a key.
    ///
    /// - Parameter decode: decodes the wrapper from the member.
    /// - Throws: the decoding error for a key that is missing, unless an extension of the container decodes the wrapper.
    func decodeWrapper(
        _ wrapper: TypeInfo, _ key: Value, of json: JSON, _ place: CodingPlace, _ range: Range<Int>,
        decode: (JSON) throws -> Value
    ) throws -> Value {
        if let own = containerMethod(for: wrapper) {
            var container = Value.native(DecodingValue(.keyed(nil), json, place))
            let arguments: [Value?] = [.type(wrapper.typeName), key]
            return try call(own, receiver: &container, arguments, boxes: [])
        }
        guard let member = try member(key, of: json, place) else { throw keyNotFound(key, place, range) }
        return try decode(member)
    }

    /// `decode(_:forKey:)` for a wrapper in an extension of `KeyedDecodingContainer`.
    private func containerMethod(for wrapper: TypeInfo) -> FunctionInfo? {
        index.nativeExtensions["KeyedDecodingContainer"]?.methods["decode"]?.first { function in
            guard function.parameters.map(\.label) == [nil, "forKey"],
                case .metatype(let type)? = function.parameters[0].type
            else { return false }
            return type.nominalName == wrapper.name || type.nominalName == wrapper.simpleName
        }
    }
}
