import Vocabulary

/// A publisher that the program feeds: subjects, and what `$name` of a published property is.
class SubjectValue: PublisherValue {
    /// What a new subscriber gets at once; `nil` for subjects that remember nothing.
    private(set) var current: Value?
    /// Writes what a publisher is assigned to by `assign(to:)`; `nil` for what is no property.
    var assign: ((Value) throws -> Void)?
    /// Subscriptions that last as long as the subject.
    var held: [CancellableValue] = []
    private var subscribers: [Subscription] = []
    private var completion: Completion?

    init(_ typeName: String, current: Value? = nil) {
        self.current = current
        super.init(typeName) { _ in }
    }

    override func subscribe(_ subscription: Subscription) throws {
        if let completion { return try subscription.complete(completion) }
        subscribers.append(subscription)
        subscription.whenEnded { [weak self, weak subscription] in
            self?.subscribers.removeAll { $0 === subscription }
        }
        if let current { try subscription.send(current) }
    }

    func send(_ value: Value) throws {
        guard completion == nil else { return }
        if current != nil { current = value }
        for subscriber in subscribers { try subscriber.send(value) }
    }

    func complete(_ completion: Completion) throws {
        guard self.completion == nil else { return }
        self.completion = completion
        for subscriber in subscribers { try subscriber.complete(completion) }
    }
}

/// A publisher whose subscribers share one subscription to another: `share()`, and connectable ones.
final class SharedPublisher: SubjectValue {
    private let source: PublisherValue
    /// Whether the first subscriber connects it.
    private let connectsItself: Bool
    private var isConnected = false

    init(_ source: PublisherValue, connectsItself: Bool) {
        self.source = source
        self.connectsItself = connectsItself
        super.init("AnyPublisher")
    }

    override func subscribe(_ subscription: Subscription) throws {
        try super.subscribe(subscription)
        if connectsItself { _ = try connect(subscription.machine) }
    }

    /// Begins to deliver what the source sends; `nil` if it does already.
    func connect(_ machine: Interpreter) throws -> Subscription? {
        guard !isConnected else { return nil }
        isConnected = true
        let subscription = Subscription(
            machine, receive: { [self] in try send($0) }, complete: { [self] in try complete($0) })
        machine.subscriptions.append(subscription)
        try source.subscribe(subscription)
        return subscription
    }
}
