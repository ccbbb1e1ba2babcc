import Vocabulary

/// Operators that handle a failure.
extension PublisherOperator {
    static let failures: [PublisherOperator] =
        ["catch", "tryCatch"].map { name in
            PublisherOperator("\(name) _:h", .same) { call in
                PublisherValue { next in
                    let upstream = next.upstream {
                        try next.send($0)
                    } complete: { completion in
                        guard case .failure(let error) = completion else { return try next.complete(completion) }
                        guard let made = try next.attempt({ try call.run(0, error) }) else { return }
                        try call.machine.publisher(made, call.range).subscribe(next.upstream { try next.send($0) })
                    }
                    try call.upstream.subscribe(upstream)
                }
            }
        } + [
            PublisherOperator(staged: "mapError _:h") { call, next in
                .init {
                    try next.send($0)
                } complete: { completion in
                    guard case .failure(let error) = completion else { return try next.complete(completion) }
                    try next.complete(.failure(try call.run(0, error)))
                }
            },
            PublisherOperator(staged: "replaceError with:K") { call, next in
                .init {
                    try next.send($0)
                } complete: { completion in
                    if case .failure = completion { try next.send(call.arguments[0]) }
                    try next.complete(.finished)
                }
            },
            PublisherOperator(staged: "assertNoFailure _:a?") { call, next in
                .init {
                    try next.send($0)
                } complete: { completion in
                    guard case .failure(let error) = completion else { return try next.complete(completion) }
                    throw call.machine.failure(
                        "fatal-error", "a publisher fails with \(try call.machine.text(of: error))", call.range)
                }
            },
            PublisherOperator("retry _:i") { call in
                let count = try call.int(0)
                return PublisherValue { next in try attempt(call.upstream, retries: count, next) }
            }
        ]

    private static func attempt(_ source: PublisherValue, retries: Int, _ next: Subscription) throws {
        let upstream = next.upstream {
            try next.send($0)
        } complete: { completion in
            guard case .failure = completion, retries > 0 else { return try next.complete(completion) }
            try attempt(source, retries: retries - 1, next)
        }
        try source.subscribe(upstream)
    }
}
