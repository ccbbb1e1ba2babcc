/// Combine's publishers, timers and notifications: nothing is ever sent.
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
    /// The spelling `Timer.TimerPublisher` and the erased publishers are one type.
    static let publisher = NativeType("Publisher", conforms: "Publisher") { type in
        type.isOpen = true
        type.tokenInitializer("()")
        type.tokenInitializer("(_ value: Any)")
        type.tokenInitializer("(sequence: Any)")
        type.tokenInitializer("(completeImmediately: Bool)")
        type.tokenInitializer("(error: Any)")
        type.tokenInitializer("(outputType: Any, failure: Any)")
        type.tokenInitializer("(createPublisher: () -> Any)")
        type.tokenInitializer("(_ first: Any, _ second: Any, _ others: Any...)")
        for signature in [
            "autoconnect ()", "connect ()", "map (_ transform: Any)", "filter (_ isIncluded: (Any) -> Bool)",
            "compactMap (_ transform: (Any) -> Any)", "flatMap (_ transform: (Any) -> Any)",
            "receive (on scheduler: Any, options: Any? = nil)", "subscribe (on scheduler: Any, options: Any? = nil)",
            "debounce (for dueTime: DispatchTimeInterval|Any, scheduler: Any, options: Any? = nil)",
            "throttle (for interval: DispatchTimeInterval|Any, scheduler: Any, latest: Bool)",
            "delay (for interval: DispatchTimeInterval|Any, scheduler: Any)", "removeDuplicates ()",
            "eraseToAnyPublisher ()",
            "prepend (_ values: Any...)", "append (_ values: Any...)", "merge (with other: Any)",
            "combineLatest (_ other: Any)", "zip (_ other: Any)", "dropFirst (_ count: Int = 1)",
            "replaceError (with value: Any)", "scan (_ initial: Any, _ next: (Any, Any) -> Any)", "share ()",
            "first ()", "handleEvents (receiveOutput: ((Any) -> Void)? = nil)"
        ] {
            let parts = signature.split(separator: " ", maxSplits: 1)
            type.chained(String(parts[0]), String(parts[1]))
        }
        for signature in [
            "(receiveValue: (Any) -> Void)", "(receiveCompletion: (Any) -> Void, receiveValue: (Any) -> Void)"
        ] {
            type.method("sink", signature) { _ in .native(Token("AnyCancellable", "cancellable")) }
        }
        type.method("assign", "(to: Any, on: Any? = nil)") { _ in .native(Token("AnyCancellable", "cancellable")) }
        type.method("send", "(_ value: Any? = nil)") { call in
            call.evaluator.note(
                .init(
                    id: "not-run", severity: .note, message: "what a subject sends is not received here",
                    range: call.range))
            return .void
        }
        type.method("cancel", "()") { _ in .void }
        type.get("value") { (publisher: TokenCall) in publisher.argument("_value") ?? .none }
    }

    static let observableObjectPublisher = publisher

    static let cancellable = NativeType("AnyCancellable", conforms: "Equatable Hashable") { type in
        type.initializer("(_ cancel: () -> Void)") { _ in .native(Token("AnyCancellable", "cancellable")) }
        type.method("cancel", "()") { _ in .void }
        type.method("store", "(in set: inout Any)") { _ in .void }
    }

    static let notificationCenter = NativeType("NotificationCenter") { type in
        type.constant("default", .native(Token("NotificationCenter", "default")))
        let publisher = "(for name: NSNotification.Name, object: Any? = nil)"
        let labels = NativeType.labels(of: publisher)
        type.method("publisher", publisher) { call in
            .native(TokenCall("Publisher", "notifications", arguments: call.kept(labels)))
        }
        type.method("notifications", "(named name: NSNotification.Name, object: Any? = nil)") { _ in .array([]) }
        type.method("post", "(name: NSNotification.Name, object: Any? = nil, userInfo: Any? = nil)") { _ in .void }
        type.method(
            "addObserver",
            "(forName name: NSNotification.Name?, object: Any?, queue: Any?, using: (Any) -> Void)"
        ) { _ in .native(Token("NSObjectProtocol", "observer")) }
        type.method(
            "addObserver", "(_ observer: Any, selector: Any, name: NSNotification.Name?, object: Any? = nil)"
        ) { _ in .void }
        type.method("removeObserver", "(_ observer: Any, name: NSNotification.Name? = nil, object: Any? = nil)") { _ in
            .void
        }
    }

    static let runLoop = NativeType.tokens("RunLoop", "main current") { type in
        type.method("add", "(_ timer: Any, forMode: RunLoop.Mode)") { _ in .void }
    }
}
