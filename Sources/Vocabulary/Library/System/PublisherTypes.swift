/// Combine's types by name, timers, and the centre of the program's own notifications.
enum PublisherTypes {
    static let timer = NativeType("Timer", conforms: "Equatable Hashable") { type in
        type.tokenFunction(
            "publish",
            "(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in "
                + "mode: RunLoop.Mode, "
                + "options: Any? = nil)", as: "Publisher")
        let signature = "(withTimeInterval interval: TimeInterval, repeats: Bool, block: (Timer) -> Void)"
        for (name, signature) in [
            ("scheduledTimer", signature),
            (
                "scheduledTimer",
                "(timeInterval: TimeInterval, target: Any, selector: Any, userInfo: Any?, repeats: Bool)"
            )
        ] {
            type.staticFunction(name, signature) { call in
                call.evaluator.note(
                    .init(id: "not-run", severity: .note, message: "a timer never fires here", range: call.range))
                return .native(Token("Timer", "timer"))
            }
        }
        type.initializer("(timeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void)") { _ in
            .native(Token("Timer", "timer"))
        }
        type.method("invalidate", "()") { _ in .void }
        type.method("fire", "()") { _ in .void }
        type.get("isValid") { (_: Token) in .bool(true) }
        type.get("timeInterval") { (_: Token) in .double(0) }
    }
    /// The types of publishers; what their values do is the interpreter's.
    static func publisher(_ name: String) -> NativeType { NativeType(name, conforms: "Publisher") { _ in } }
    static func subject(_ name: String) -> NativeType { NativeType(name, conforms: "Publisher Subject") { _ in } }

    static let cancellable = NativeType("AnyCancellable", conforms: "Cancellable Equatable Hashable") { _ in }
    static let completion = NativeType("Subscribers.Completion")
    static let demand = NativeType.tokens("Subscribers.Demand", "unlimited none") { type in
        type.tokenFunction("max", "(_ count: Int)")
    }
    static let immediate = NativeType.tokens("ImmediateScheduler", "shared")

    static let notificationCenter = NativeType("NotificationCenter") { type in
        type.constant("default", .native(Token("NotificationCenter", "default")))
        let publisher = "(for name: Notification.Name, object: Any? = nil)"
        let labels = NativeType.labels(of: publisher)
        type.method("publisher", publisher) { call in
            .native(TokenCall("Publisher", "notifications", arguments: call.kept(labels)))
        }
        type.method("notifications", "(named name: Notification.Name, object: Any? = nil)") { _ in .array([]) }
        type.method("post", "(name: Notification.Name, object: Any? = nil, userInfo: Any? = nil)") { call in
            try call.evaluator.notifications.post(
                RecordValue(
                    "Notification", [("name", call.value(0)), ("object", call.value(1)), ("userInfo", call.value(2))]))
            return .void
        }
        type.method("post", "(_ notification: Notification)") { call in
            try call.evaluator.notifications.post(try call.get(0))
            return .void
        }
        type.method(
            "addObserver",
            "(forName name: Notification.Name?, object: Any?, queue: Any?, using: (Notification) -> Void)"
        ) { call in
            guard let action = try call.function(3) else { return .none }
            return call.evaluator.notifications.add(call.value(0)) { _ = try action.call([$0]) }
        }
        type.method(
            "addObserver", "(_ observer: Any, selector: Any, name: Notification.Name?, object: Any? = nil)"
        ) { call in
            guard let method = call.value(1).tokenName else { return .void }
            let (observer, evaluator) = (call.value(0), call.evaluator)
            _ = evaluator.notifications.add(call.value(2), for: observer) { [unowned evaluator] notification in
                try evaluator.perform(method, on: observer, with: notification)
            }
            return .void
        }
        type.method("removeObserver", "(_ observer: Any, name: Notification.Name? = nil, object: Any? = nil)") {
            call in
            call.evaluator.notifications.remove(call.value(0))
            return .void
        }
    }

    /// A `Notification`, as observers get it.
    static let notification = NativeType.record(
        "Notification", "name: Notification.Name; object: Any?; userInfo: Any?", conforms: "Equatable Hashable",
        memberwise: true)

    static let runLoop = NativeType.tokens("RunLoop", "main current") { type in
        type.method("add", "(_ timer: Any, forMode: RunLoop.Mode)") { _ in .void }
    }
}
