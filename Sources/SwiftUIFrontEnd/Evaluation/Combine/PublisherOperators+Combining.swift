import Vocabulary

/// Operators that put several publishers together.
extension PublisherOperator {
    static let combining: [PublisherOperator] =
        together("combineLatest", PublisherValue.combiningLatest) + together("zip", PublisherValue.zipping) + [
            PublisherOperator("merge with:p*") { call in
                guard case .array(let others)? = call.arguments.first else { return call.upstream }
                return .merging([call.upstream] + (try others.map { try call.machine.publisher($0, call.range) }))
            },
            PublisherOperator("flatMap _:f", .inner) { call in
                .flattening(call.upstream) { try call.machine.publisher(try call.run(0, $0), call.range) }
            },
            PublisherOperator("flatMap maxPublishers:M _:f", .inner) { call in
                .flattening(call.upstream) { try call.machine.publisher(try call.run(1, $0), call.range) }
            },
            PublisherOperator("switchToLatest", .flattened) { call in
                .switching(call.upstream) { try call.machine.publisher($0, call.range) }
            }
        ]
        + [("prepend", true), ("append", false)].flatMap { name, isFirst in
            [
                PublisherOperator("\(name) _:K*") { call in
                    guard case .array(let values)? = call.arguments.first else { return call.upstream }
                    // A publisher of values that nothing tells the type of is taken for one.
                    if values.count == 1, case .native(let native) = values[0], native is PublisherValue {
                        return joined(call, try call.machine.publisher(values[0], call.range), isFirst)
                    }
                    return joined(call, .sending(values), isFirst)
                },
                PublisherOperator("\(name) _:Q") { call in
                    joined(call, .sending(try call.machine.elements(of: call.arguments[0], call.range)), isFirst)
                },
                PublisherOperator("\(name) _:p") { call in joined(call, try call.publisher(0), isFirst) }
            ]
        }

    private static func joined(_ call: PublisherCall, _ other: PublisherValue, _ isFirst: Bool) -> PublisherValue {
        .concatenating(isFirst ? [other, call.upstream] : [call.upstream, other])
    }

    /// An operator on two to four publishers, with a closure at the end or without.
    private static func together(
        _ name: String, _ combine: @escaping @Sendable ([PublisherValue]) -> PublisherValue
    ) -> [PublisherOperator] {
        let counts = 1...3
        let text: (Int) -> String = { name + String(repeating: " _:p", count: $0) }
        let combined: @Sendable (PublisherCall, Int) throws -> PublisherValue = { call, count in
            combine([call.upstream] + (try (0..<count).map { try call.publisher($0) }))
        }
        // Those without come first: where the types are not known, a last argument is rather a publisher.
        return counts.map { count in PublisherOperator(text(count), .tuple) { try combined($0, count) } }
            + counts.map { count in
                PublisherOperator(text(count) + " _:h", .unknown) { call in
                    try combined(call, count).staged { next in
                        .init { value in try next.send(try call.run(count, value)) }
                    }
                }
            }
    }
}

/// Several publishers as one.
extension PublisherValue {
    private static func tuple(_ values: [Value]) -> Value {
        .tuple(TupleValue(labels: values.map { _ in nil }, elements: values))
    }

    /// The latest value of each, once each has sent one.
    static func combiningLatest(_ publishers: [PublisherValue]) -> PublisherValue {
        PublisherValue { next in
            var latest = [Value?](repeating: nil, count: publishers.count)
            var running = publishers.count
            for (place, publisher) in publishers.enumerated() where next.isActive {
                let upstream = next.upstream { value in
                    latest[place] = .some(value)
                    let values = latest.compactMap { $0 }
                    if values.count == latest.count { try next.send(tuple(values)) }
                } complete: { completion in
                    running -= 1
                    try end(next, completion, isLast: running == 0)
                }
                try publisher.subscribe(upstream)
            }
        }
    }

    /// The first values of all, then the second ones.
    static func zipping(_ publishers: [PublisherValue]) -> PublisherValue {
        PublisherValue { next in
            var waiting = [[Value]](repeating: [], count: publishers.count)
            var ended: Set<Int> = []
            func isOver() -> Bool { ended.contains { waiting[$0].isEmpty } }
            for (place, publisher) in publishers.enumerated() where next.isActive {
                let upstream = next.upstream { value in
                    waiting[place].append(value)
                    guard waiting.allSatisfy({ !$0.isEmpty }) else { return }
                    try next.send(tuple(waiting.indices.map { waiting[$0].removeFirst() }))
                    if isOver() { try next.complete(.finished) }
                } complete: { completion in
                    ended.insert(place)
                    try end(next, completion, isLast: isOver())
                }
                try publisher.subscribe(upstream)
            }
        }
    }

    /// All values as they come.
    static func merging(_ publishers: [PublisherValue]) -> PublisherValue {
        PublisherValue { next in
            var running = publishers.count
            if running == 0 { try next.complete(.finished) }
            for publisher in publishers where next.isActive {
                let upstream = next.upstream {
                    try next.send($0)
                } complete: { completion in
                    running -= 1
                    try end(next, completion, isLast: running == 0)
                }
                try publisher.subscribe(upstream)
            }
        }
    }

    /// One after the other.
    static func concatenating(_ publishers: [PublisherValue]) -> PublisherValue {
        PublisherValue { next in try follow(publishers[...], next) }
    }

    private static func follow(_ publishers: ArraySlice<PublisherValue>, _ next: Subscription) throws {
        guard let first = publishers.first else { return try next.complete(.finished) }
        let upstream = next.upstream {
            try next.send($0)
        } complete: { completion in
            guard case .finished = completion else { return try next.complete(completion) }
            try follow(publishers.dropFirst(), next)
        }
        try first.subscribe(upstream)
    }

    /// What the publishers made of all values send.
    static func flattening(
        _ outer: PublisherValue, _ make: @escaping (Value) throws -> PublisherValue
    ) -> PublisherValue {
        PublisherValue { next in
            var running = 1
            func complete(_ completion: Completion) throws {
                running -= 1
                try end(next, completion, isLast: running == 0)
            }
            let upstream = next.upstream { value in
                let inner = try make(value)
                running += 1
                try inner.subscribe(next.upstream(receive: { try next.send($0) }, complete: complete))
            } complete: {
                try complete($0)
            }
            try outer.subscribe(upstream)
        }
    }

    /// What the publisher made of the latest value sends.
    static func switching(
        _ outer: PublisherValue, _ make: @escaping (Value) throws -> PublisherValue
    ) -> PublisherValue {
        PublisherValue { next in
            var current: Subscription?
            var isOuterDone = false
            let upstream = next.upstream { value in
                current?.cancel()
                let inner = try make(value)
                let subscription = next.upstream {
                    try next.send($0)
                } complete: { completion in
                    current = nil
                    try end(next, completion, isLast: isOuterDone)
                }
                current = subscription
                try inner.subscribe(subscription)
            } complete: { completion in
                isOuterDone = true
                try end(next, completion, isLast: current == nil)
            }
            try outer.subscribe(upstream)
        }
    }

    /// Passes on a failure at once, and the end where nothing else sends.
    private static func end(_ next: Subscription, _ completion: Completion, isLast: Bool) throws {
        if case .failure = completion { return try next.complete(completion) }
        if isLast { try next.complete(completion) }
    }
}
