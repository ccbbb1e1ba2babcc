import Vocabulary

/// Operators that make other values of values.
extension PublisherOperator {
    static let mapping: [PublisherOperator] =
        ["map", "tryMap"].map { name in
            PublisherOperator(staged: "\(name) _:f", .mapped) { call, next in
                .init { value in
                    if let made = try next.attempt({ try call.run(0, value) }) { try next.send(made) }
                }
            }
        } + [
            PublisherOperator(staged: "map _:a _:a", .unknown) { call, next in several(call, next) },
            PublisherOperator(staged: "map _:a _:a _:a", .unknown) { call, next in several(call, next) }
        ]
        + ["compactMap", "tryCompactMap"].map { name in
            PublisherOperator(staged: "\(name) _:f", .unwrapped) { call, next in
                .init { value in
                    guard let made = try next.attempt({ try call.run(0, value) }), !made.isMissing else { return }
                    try next.send(made.unwrapped)
                }
            }
        }
        + ["scan", "tryScan"].map { name in
            PublisherOperator(staged: "\(name) _:a _:h", .seed) { call, next in
                var result = call.arguments[0]
                return .init { value in
                    guard let made = try next.attempt({ try call.run(1, result, value) }) else { return }
                    result = made
                    try next.send(made)
                }
            }
        } + [
            PublisherOperator(staged: "replaceNil with:a", .known(publisher(of: nil))) { call, next in
                .init { try next.send($0.isMissing ? call.arguments[0] : $0.unwrapped) }
            },
            PublisherOperator(staged: "decode type:a decoder:a", .named) { call, next in
                .init { value in
                    let arguments: [(String?, Value)] = [(nil, call.arguments[0]), ("from", value)]
                    let made = try next.attempt {
                        try call.machine.callMethod("decode", of: call.arguments[1], arguments, call.range)
                    }
                    // Data that is not the program's own is not there.
                    if let made, made.outside == nil { try next.send(made) }
                }
            },
            PublisherOperator(staged: "encode encoder:a", .known(publisher(of: .named("Data")))) { call, next in
                .init { value in
                    let made = try next.attempt {
                        try call.machine.callMethod("encode", of: call.arguments[0], [(nil, value)], call.range)
                    }
                    if let made { try next.send(made) }
                }
            }
        ]
        // What changes nothing but types, and what only tells a console.
        + [
            "eraseToAnyPublisher", "setFailureType to:a", "print _:a? to:a?", "buffer size:a prefetch:a whenFull:a",
            "breakpointOnError", "timeout _:D scheduler:p options:a? customError:h?"
        ].map { text in PublisherOperator(text) { $0.upstream } }
        + [
            PublisherOperator(
                "handleEvents receiveSubscription:h? receiveOutput:f? receiveCompletion:c? receiveCancel:h? "
                    + "receiveRequest:h?", .same, handlingEvents)
        ]

    /// A tuple of what several key paths give.
    private static func several(_ call: PublisherCall, _ next: Subscription) -> PublisherValue.Stage {
        .init { value in
            let elements = try call.arguments.indices.map { try call.run($0, value) }
            try next.send(.tuple(TupleValue(labels: elements.map { _ in nil }, elements: elements)))
        }
    }

    private static func handlingEvents(_ call: PublisherCall) -> PublisherValue {
        PublisherValue { next in
            if call.has(0) { _ = try call.run(0, .native(Token("Subscription", "subscription"))) }
            let upstream = next.upstream { value in
                if call.has(1) { _ = try call.run(1, value) }
                try next.send(value)
            } complete: { completion in
                if call.has(2) { _ = try call.run(2, completion.value) }
                try next.complete(completion)
            }
            try call.upstream.subscribe(upstream)
        }
    }
}
