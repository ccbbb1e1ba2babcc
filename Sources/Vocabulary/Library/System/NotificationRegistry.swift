/// Who observes which notifications of the program's own.
public final class NotificationRegistry {
    private struct Observer {
        let token: String
        /// `nil` for all names.
        let name: String?
        let action: (Value) throws -> Void
    }

    private var observers: [Observer] = []
    private var count = 0

    public init() {}

    /// Adds an observer; what comes back takes it away again.
    func add(_ name: Value, for object: Value? = nil, _ action: @escaping (Value) throws -> Void) -> Value {
        count += 1
        let token = object ?? .native(Token("NSObjectProtocol", "observer \(count)"))
        observers.append(Observer(token: token.hashText, name: Self.text(of: name), action: action))
        return token
    }

    func remove(_ token: Value) {
        let text = token.hashText
        observers.removeAll { $0.token == text }
    }

    /// Calls all observers of a notification, in the order in which they were added.
    func post(_ notification: RecordValue) throws {
        let name = Self.text(of: notification["name"])
        for observer in observers where observer.name == nil || observer.name == name {
            try observer.action(notification.asValue)
        }
    }

    /// What tells names apart: the text that they are made of.
    private static func text(of name: Value) -> String? {
        switch name {
        case .native(let call as TokenCall): call.arguments.first?.value.hashText ?? call.hashText
        case .none: nil
        default: name.hashText
        }
    }
}
