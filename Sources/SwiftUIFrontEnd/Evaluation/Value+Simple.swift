import Vocabulary

extension Value {
    /// A text that tells the value, for values that are cheap to tell; `nil` for others.
    var simple: String? {
        switch self {
        case .none, .bool, .int, .double, .size, .point, .rect: hashText
        case .string(let text): text.utf8.count < 256 ? hashText : nil
        case .enumeration(let instance): instance.payload.isEmpty ? hashText : nil
        default: nil
        }
    }
}
