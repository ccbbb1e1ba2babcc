import Vocabulary

/// Operators that answer when the publisher has finished, or as soon as the answer is known.
extension PublisherOperator {
    static let gathering: [PublisherOperator] =
        [
            PublisherOperator(staged: "collect", .collected) { _, next in
                var values: [Value] = []
                return gathered(next) {
                    try next.machine.charge(steps: 1, bytes: 32)
                    values.append($0)
                } result: {
                    .array(values)
                }
            },
            PublisherOperator(staged: "collect _:i", .collected) { call, next in
                var values: [Value] = []
                return .init { value in
                    values.append(value)
                    guard values.count >= (try call.count(0, atLeast: 1)) else { return }
                    let full = values
                    values = []
                    try next.send(.array(full))
                } complete: { completion in
                    if case .finished = completion, !values.isEmpty { try next.send(.array(values)) }
                    try next.complete(completion)
                }
            },
            PublisherOperator(staged: "count", .known(publisher(of: .named("Int")))) { _, next in
                var count = 0
                return gathered(next) { _ in
                    count += 1
                } result: {
                    .int(count)
                }
            },
            PublisherOperator(staged: "last") { _, next in
                var last: Value?
                return gathered(next) {
                    last = $0
                } result: {
                    last
                }
            },
            PublisherOperator(staged: "last where:f") { call, next in
                var last: Value?
                return gathered(next) {
                    if try call.holds(0, $0) { last = $0 }
                } result: {
                    last
                }
            },
            PublisherOperator(staged: "contains _:K", .known(publisher(of: .bool))) { call, next in
                deciding(next, true) { try call.machine.areEqual($0, call.arguments[0]) }
            },
            PublisherOperator(staged: "contains where:f", .known(publisher(of: .bool))) { call, next in
                deciding(next, true) { try call.holds(0, $0) }
            },
            PublisherOperator(staged: "allSatisfy _:f", .known(publisher(of: .bool))) { call, next in
                deciding(next, false) { try !call.holds(0, $0) }
            },
            PublisherOperator(staged: "replaceEmpty with:K") { call, next in
                var isEmpty = true
                return .init { value in
                    isEmpty = false
                    try next.send(value)
                } complete: { completion in
                    if case .finished = completion, isEmpty { try next.send(call.arguments[0]) }
                    try next.complete(completion)
                }
            }
        ]
        + ["reduce", "tryReduce"].map { name in
            PublisherOperator(staged: "\(name) _:a _:h", .seed) { call, next in
                var result = call.arguments[0]
                return gathered(next) { value in
                    if let made = try next.attempt({ try call.run(1, result, value) }) { result = made }
                } result: {
                    result
                }
            }
        }
        + [("min", true), ("max", false)].flatMap { name, isLeast in
            [
                PublisherOperator(staged: name) { call, next in
                    extreme(next, isLeast) { try call.machine.isLess($0, $1) }
                },
                PublisherOperator(staged: "\(name) by:g") { call, next in
                    extreme(next, isLeast) { try call.holds(0, $0, $1) }
                }
            ]
        }

    /// What is known once the publisher has finished; `nil` sends nothing.
    private static func gathered(
        _ next: Subscription, _ receive: @escaping (Value) throws -> Void, result: @escaping () -> Value?
    ) -> PublisherValue.Stage {
        .init(receive: receive) { completion in
            if case .finished = completion, let result = result() { try next.send(result) }
            try next.complete(completion)
        }
    }

    /// An answer that the first value which decides gives, and the opposite if none does.
    private static func deciding(
        _ next: Subscription, _ answer: Bool, _ decides: @escaping (Value) throws -> Bool
    ) -> PublisherValue.Stage {
        .init { value in
            guard try decides(value) else { return }
            try next.send(.bool(answer))
            try next.complete(.finished)
        } complete: { completion in
            if case .finished = completion { try next.send(.bool(!answer)) }
            try next.complete(completion)
        }
    }

    private static func extreme(
        _ next: Subscription, _ isLeast: Bool, _ isLess: @escaping (Value, Value) throws -> Bool
    ) -> PublisherValue.Stage {
        var best: Value?
        return gathered(next) { value in
            guard let known = best else { return best = value }
            if try isLeast ? isLess(value, known) : isLess(known, value) { best = value }
        } result: {
            best
        }
    }
}
