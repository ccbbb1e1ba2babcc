import Vocabulary

/// Errors of the program as `NSError` shows them.
extension Interpreter {
    /// `error as NSError`: the domain is the type, the code the case, unless the error says otherwise.
    func foundationError(of error: Value) -> Value {
        guard let info = info(of: error), info.conforms(to: "Error") else { return error }
        var domain = Value.string("main." + info.name)
        var code = Value.int(1)
        if case .enumeration(let instance) = error {
            code = .int(instance.caseIndex)
            if case .int(let raw)? = info.cases[instance.caseName]?.rawValue { code = .int(raw) }
        }
        if info.conforms(to: "CustomNSError") {
            if let own = try? staticProperty("errorDomain", of: info.typeName) { domain = own }
            if let own = try? property("errorCode", of: error) { code = own }
        }
        var details = DictionaryValue()
        if info.property("errorDescription") != nil, let text = try? property("errorDescription", of: error),
            case .string = text
        {
            details[.string("NSLocalizedDescription")] = text
        }
        return .native(
            RecordValue("NSError", [("domain", domain), ("code", code), ("userInfo", .dictionary(details))]))
    }
}
