import Vocabulary

/// Where publishers end: in closures, properties and subjects; and what feeds them.
extension PublisherOperator {
    static let sharing: [PublisherOperator] = [
        PublisherOperator("share") { SharedPublisher($0.upstream, connectsItself: true) },
        PublisherOperator("makeConnectable") { SharedPublisher($0.upstream, connectsItself: false) },
        PublisherOperator("autoconnect") { call in
            PublisherValue { next in
                try call.upstream.subscribe(next)
                _ = try (call.upstream as? SharedPublisher)?.connect(call.machine)
            }
        },
        PublisherOperator(ending: "connect", .known(cancellable)) { call in
            let connection = try (call.upstream as? SharedPublisher)?.connect(call.machine)
            return .native(connection.map { CancellableValue($0) } ?? CancellableValue {})
        }
    ]

    static let ends: [PublisherOperator] = [
        PublisherOperator(ending: "sink receiveValue:f", .known(cancellable)) { call in
            try call.subscribed { _ = try call.run(0, $0) }
        },
        PublisherOperator(ending: "sink receiveCompletion:c receiveValue:f", .known(cancellable)) { call in
            try call.subscribed {
                _ = try call.run(1, $0)
            } complete: {
                _ = try call.run(0, $0.value)
            }
        },
        PublisherOperator(ending: "assign to:a on:a", .known(cancellable)) { call in
            guard case .keyPath(let path) = call.arguments[0] else {
                throw call.machine.failure("type-mismatch", "`to:` takes a key path", call.range)
            }
            var owner = call.arguments[1]
            return try call.subscribed { value in
                try call.machine.modify(path.components[...], of: &owner, call.range) { $0 = value }
            }
        },
        PublisherOperator(ending: "assign to:a", .known(.named("Void"))) { call in
            guard case .native(let property as SubjectValue) = call.arguments[0], let assign = property.assign else {
                throw call.machine.failure(
                    "type-mismatch", "`assign(to:)` takes a published property", call.range,
                    hints: ["write `&$name` of a property that is `@Published`"])
            }
            let subscribed = try call.subscribed { try assign($0) }
            if case .native(let cancellable as CancellableValue) = subscribed { property.held.append(cancellable) }
            return .void
        },
        PublisherOperator(ending: "subscribe _:p", .known(cancellable)) { call in
            let subject = try call.subject(call.arguments[0])
            return try call.subscribed {
                try subject.send($0)
            } complete: {
                try subject.complete($0)
            }
        },
        PublisherOperator(ending: "send", .known(.named("Void"))) { call in
            try call.subject(.native(call.upstream)).send(.void)
            return .void
        },
        PublisherOperator(ending: "send _:K", .known(.named("Void"))) { call in
            try call.subject(.native(call.upstream)).send(call.arguments[0])
            return .void
        },
        PublisherOperator(ending: "send completion:T", .known(.named("Void"))) { call in
            try call.subject(.native(call.upstream)).complete(Completion(call.arguments[0]))
            return .void
        }
    ]

    private static let cancellable = TypeName.named("AnyCancellable")
}

extension PublisherCall {
    /// Subscribes; what comes back ends the subscription.
    func subscribed(
        _ receive: @escaping (Value) throws -> Void, complete: @escaping (Completion) throws -> Void = { _ in }
    ) throws -> Value {
        let subscription = Subscription(machine, receive: receive, complete: complete)
        let cancellable = CancellableValue(subscription)
        machine.subscriptions.append(subscription)
        try upstream.subscribe(subscription)
        return .native(cancellable)
    }

    /// The subject that a value is.
    func subject(_ value: Value) throws -> SubjectValue {
        guard case .native(let native) = value, let subject = native as? SubjectValue else {
            throw machine.failure("type-mismatch", "only subjects can be sent values", range)
        }
        return subject
    }
}
