import Vocabulary

/// Operators that let some values through.
extension PublisherOperator {
    static let filtering: [PublisherOperator] =
        ["filter", "tryFilter"].map { name in
            PublisherOperator(staged: "\(name) _:f") { call, next in
                .init { value in
                    if try next.attempt({ try call.holds(0, value) }) == true { try next.send(value) }
                }
            }
        } + [
            PublisherOperator(staged: "removeDuplicates") { call, next in
                changes(next) { try call.machine.areEqual($0, $1) }
            },
            PublisherOperator(staged: "removeDuplicates by:g") { call, next in
                changes(next) { try call.holds(0, $0, $1) }
            },
            PublisherOperator(staged: "ignoreOutput") { _, _ in .init { _ in } },
            PublisherOperator(staged: "first") { _, next in leading(1, next) },
            PublisherOperator(staged: "first where:f") { call, next in
                .init { value in
                    guard try call.holds(0, value) else { return }
                    try next.send(value)
                    try next.complete(.finished)
                }
            },
            PublisherOperator(staged: "prefix _:i") { call, next in
                var left: Int?
                return .init { value in
                    let count = try left ?? call.count(0, atLeast: 0)
                    left = count - 1
                    if count > 0 { try next.send(value) }
                    if count <= 1 { try next.complete(.finished) }
                }
            },
            PublisherOperator(staged: "prefix while:f") { call, next in
                .init { value in
                    if try call.holds(0, value) { try next.send(value) } else { try next.complete(.finished) }
                }
            },
            PublisherOperator("prefix untilOutputFrom:p") { call in
                let gate = try call.publisher(0)
                return PublisherValue { next in
                    try gate.subscribe(
                        next.upstream(receive: { _ in try next.complete(.finished) }, complete: { _ in }))
                    try call.upstream.subscribe(next.upstream(receive: { try next.send($0) }))
                }
            },
            PublisherOperator(staged: "dropFirst _:i?") { call, next in
                var dropped = 0
                return .init { value in
                    if dropped >= (call.has(0) ? try call.int(0) : 1) { return try next.send(value) }
                    dropped += 1
                }
            },
            PublisherOperator(staged: "drop while:f") { call, next in
                var isOpen = false
                return .init { value in
                    if !isOpen { isOpen = try !call.holds(0, value) }
                    if isOpen { try next.send(value) }
                }
            },
            PublisherOperator("drop untilOutputFrom:p") { call in
                let gate = try call.publisher(0)
                return PublisherValue { next in
                    var isOpen = false
                    try gate.subscribe(next.upstream(receive: { _ in isOpen = true }, complete: { _ in }))
                    try call.upstream.subscribe(next.upstream { if isOpen { try next.send($0) } })
                }
            },
            PublisherOperator(staged: "output at:i") { call, next in
                var place = 0
                return .init { value in
                    defer { place += 1 }
                    guard place == (try call.int(0)) else { return }
                    try next.send(value)
                    try next.complete(.finished)
                }
            },
            PublisherOperator(staged: "output in:a") { call, next in
                var place = 0
                return .init { value in
                    guard case .range(let bounds) = call.arguments[0] else { return }
                    let last = bounds.upper?.place.map { bounds.isClosed ? $0 : $0 - 1 } ?? .max
                    if place >= bounds.lower?.place ?? 0, place <= last { try next.send(value) }
                    place += 1
                    if place > last { try next.complete(.finished) }
                }
            }
        ]

    /// The first values, then the end.
    private static func leading(_ count: Int, _ next: Subscription) -> PublisherValue.Stage {
        var left = count
        return .init { value in
            left -= 1
            try next.send(value)
            if left == 0 { try next.complete(.finished) }
        }
    }

    /// Values that differ from the one before.
    private static func changes(
        _ next: Subscription, _ areEqual: @escaping (Value, Value) throws -> Bool
    ) -> PublisherValue.Stage {
        var last: Value?
        return .init { value in
            if let last, try areEqual(last, value) { return }
            last = value
            try next.send(value)
        }
    }
}
