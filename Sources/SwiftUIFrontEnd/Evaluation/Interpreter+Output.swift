import Vocabulary

extension Interpreter {
    /// Collects what `print` writes.
    func write(_ text: String, _ range: Range<Int>) throws {
        nativeRange = range
        try charge(steps: 1 + text.utf8.count / 16, bytes: text.utf8.count + 16)
        printed.append(text)
    }

    /// `localizedDescription` of an error.
    func errorText(_ value: Value, _ range: Range<Int>) throws -> String? {
        guard let info = info(of: value) else { return nil }
        if let property = info.property("errorDescription"),
            case .string(let text) = try read(property, of: value, range)
        {
            return text
        }
        return try text(of: value)
    }

    /// A number type made from a native value.
    func initialize(_ type: TypeName, native value: Value, _ range: Range<Int>) throws -> Value {
        if case .native(let native) = value, let number = Double(native.debugText) { return .double(number) }
        throw failure("wrong-arguments", "`\(type.text)` is not made from \(typeText(of: value))", range)
    }

    /// The indices in an index set, however it is held.
    func readIfPresent(_ value: Value, _ range: Range<Int>) throws -> Value {
        switch value {
        case .array, .range, .set: return value
        default:
            if let type = typeName(of: value).nominalName, nativeType(type)?.properties["elements"] != nil {
                return try readMember(value, "elements", range)
            }
            return value
        }
    }
}
