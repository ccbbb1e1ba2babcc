import Diagnostics
import Vocabulary

/// A publisher of Combine's: what it does for each subscriber.
///
/// Values come while it is subscribed to and when a subject is sent one; nothing outside of the program sends any.
class PublisherValue: NativeValue {
    let typeName: String
    private let start: (Subscription) throws -> Void

    init(_ typeName: String = "AnyPublisher", start: @escaping (Subscription) throws -> Void) {
        self.typeName = typeName
        self.start = start
    }

    func isEqual(to other: any NativeValue) -> Bool? { other as? PublisherValue === self }

    /// Starts to deliver to a subscriber.
    func subscribe(_ subscription: Subscription) throws {
        try subscription.machine.nesting { try start(subscription) }
    }

    /// What handles the values and the end of a publisher for one subscriber.
    struct Stage {
        let receive: (Value) throws -> Void
        /// `nil` where the end is passed on.
        var complete: ((Completion) throws -> Void)?
    }

    /// A publisher that handles what this one sends; what `make` holds is the subscriber's own.
    func staged(_ make: @escaping (Subscription) -> Stage) -> PublisherValue {
        PublisherValue { [self] downstream in
            let stage = make(downstream)
            try subscribe(downstream.upstream(receive: stage.receive, complete: stage.complete))
        }
    }

    /// A publisher that sends values and finishes.
    static func sending(_ values: [Value], as typeName: String = "AnyPublisher") -> PublisherValue {
        PublisherValue(typeName) { subscription in
            for value in values where subscription.isActive { try subscription.send(value) }
            try subscription.complete(.finished)
        }
    }
}

extension Interpreter {
    /// Whether a value is a publisher: one of the program's, or one of a system that does not run here.
    static func isPublisher(_ native: any NativeValue) -> Bool {
        native.object is PublisherValue || native.typeName == systemPublisher
    }

    /// The type of publishers that only a running system would feed: timers, notifications.
    private static let systemPublisher = "Publisher"

    /// The publisher that a value is.
    ///
    /// - Throws: a diagnostic for a value that is none.
    func publisher(_ value: Value, _ range: Range<Int>) throws -> PublisherValue {
        switch value {
        case .native(let publisher as PublisherValue): return publisher
        case .native(let system) where system.typeName == Self.systemPublisher:
            return PublisherValue { [unowned self] _ in
                note(
                    Diagnostic(
                        id: "not-run", severity: .note,
                        message: "this publisher never sends here: timers and notifications belong to a running system",
                        range: range))
            }
        case .native(is OutsideValue): return PublisherValue { _ in }
        default:
            throw failure(
                "unsupported-publisher", "a value of type `\(typeText(of: value))` is not subscribed to here", range,
                hints: ["publishers are made of Combine's own and their operators"])
        }
    }
}
