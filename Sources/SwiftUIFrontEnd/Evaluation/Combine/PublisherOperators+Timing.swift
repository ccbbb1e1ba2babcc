import Vocabulary

/// Operators that name a scheduler: what they deliver comes after the running pass, in the order of its delay.
extension PublisherOperator {
    static let timing: [PublisherOperator] = [
        PublisherOperator("receive on:p options:a?") { call in
            isImmediate(call.arguments[0]) ? call.upstream : call.upstream.staged { delayed(0, $0) }
        },
        PublisherOperator("subscribe on:p options:a?") { call in
            isImmediate(call.arguments[0])
                ? call.upstream
                : PublisherValue { next in
                    let upstream = next.upstream { try next.send($0) }
                    next.later(0) { try call.upstream.subscribe(upstream) }
                }
        },
        PublisherOperator("delay for:D tolerance:a? scheduler:p options:a?") { call in
            let seconds = try call.seconds(0)
            return call.upstream.staged { delayed(seconds, $0) }
        },
        PublisherOperator("debounce for:D scheduler:p options:a?") { call in
            let seconds = try call.seconds(0)
            return call.upstream.staged { next in
                var count = 0
                return .init { value in
                    count += 1
                    let mine = count
                    next.later(seconds) { if mine == count { try next.send(value) } }
                } complete: { completion in
                    // What still waits is dropped.
                    count += 1
                    next.later(0) { try next.complete(completion) }
                }
            }
        },
        PublisherOperator("throttle for:D scheduler:p latest:a") { call in
            let seconds = try call.seconds(0)
            let takesLatest = if case .bool(true) = call.arguments[2] { true } else { false }
            return call.upstream.staged { next in throttled(seconds, latest: takesLatest, next) }
        }
    ]

    /// Whether a scheduler runs its work at once.
    private static func isImmediate(_ scheduler: Value) -> Bool {
        if case .native(let native) = scheduler { native.typeName == "ImmediateScheduler" } else { false }
    }

    private static func delayed(_ seconds: Double, _ next: Subscription) -> PublisherValue.Stage {
        .init { value in
            next.later(seconds) { try next.send(value) }
        } complete: { completion in
            next.later(seconds) { try next.complete(completion) }
        }
    }

    /// The first value of a burst, then one more of what came until the interval is over.
    private static func throttled(_ seconds: Double, latest: Bool, _ next: Subscription) -> PublisherValue.Stage {
        var isWaiting = false
        var kept: Value?
        func wait() {
            isWaiting = true
            next.later(seconds) {
                isWaiting = false
                guard let value = kept else { return }
                kept = nil
                wait()
                try next.send(value)
            }
        }
        return .init { value in
            guard isWaiting else {
                wait()
                return next.later(0) { try next.send(value) }
            }
            if latest || kept == nil { kept = .some(value) }
        } complete: { completion in
            if case .finished = completion, let value = kept { next.later(0) { try next.send(value) } }
            kept = nil
            next.later(0) { try next.complete(completion) }
        }
    }
}
