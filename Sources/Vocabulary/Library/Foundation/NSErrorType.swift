/// `NSError`: what errors of Foundation are, and what `error as NSError` shows of any other.
enum NSErrorType {
    static let type = NativeType.record(
        "NSError", "domain: String; code: Int; userInfo: [String: Any]", conforms: "Error NSObject"
    ) { type in
        type.initializer("(domain: String, code: Int, userInfo: [String: Any]? = nil)") { call in
            let info = call.has(2) ? call.value(2) : .dictionary(DictionaryValue())
            return RecordValue("NSError", [("domain", call.value(0)), ("code", call.value(1)), ("userInfo", info)])
                .asValue
        }
        type.get("localizedDescription") { (error: RecordValue) in
            if case .dictionary(let info) = error["userInfo"], let text = info[.string(descriptionKey)] { return text }
            let domain = String.converted(from: error["domain"]) ?? ""
            let code = Int.converted(from: error["code"]) ?? 0
            return .string("The operation couldn’t be completed. (\(domain) error \(code).)")
        }
    }

    /// NSLocalizedDescriptionKey.
    static let descriptionKey = "NSLocalizedDescription"
}
