import Vocabulary

/// How a publisher ends.
enum Completion {
    case finished
    case failure(Value)

    static let typeName = "Subscribers.Completion"

    /// The `Subscribers.Completion` that code sees.
    var value: Value {
        switch self {
        case .finished: .native(CaseValue(typeName: Self.typeName, caseName: "finished", payload: []))
        case .failure(let error):
            .native(CaseValue(typeName: Self.typeName, caseName: "failure", payload: [error]))
        }
    }

    /// What a `Subscribers.Completion` says.
    init(_ value: Value) {
        if case .native(let end as CaseValue) = value, let error = end.payload.first {
            self = .failure(error)
        } else {
            self = .finished
        }
    }

    /// What a `Result` says about the end.
    static func outcome(of result: Value) -> (value: Value?, completion: Completion) {
        guard case .native(let native as CaseValue) = result, let payload = native.payload.first else {
            return (result, .finished)
        }
        return native.caseName == "success" ? (payload, .finished) : (nil, .failure(payload))
    }
}
