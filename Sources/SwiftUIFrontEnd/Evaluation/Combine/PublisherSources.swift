import Vocabulary

/// The types whose initialisers make publishers and cancellables.
enum PublisherSources {
    /// One way to make a value of a type; the parameters are written as those of `PublisherOperator`.
    private static func source(
        _ text: String, _ body: @escaping @Sendable (Interpreter, [Value], Range<Int>) throws -> any NativeValue
    ) -> BuiltinMethod {
        BuiltinMethod(text) { machine, _, arguments, range in .native(try body(machine, arguments, range)) }
    }

    private static let initializers: [String: [BuiltinMethod]] = Dictionary(grouping: all, by: \.name)

    private static let all: [BuiltinMethod] =
        [
            source("Just _:K") { _, a, _ in PublisherValue.sending([a[0]], as: "Just") },
            source("Publishers.Sequence sequence:a") { m, a, r in
                PublisherValue.sending(try m.elements(of: a[0], r))
            },
            source("Empty completeImmediately:a?") { _, a, _ in
                let waits = if case .bool(false) = a[0] { true } else { false }
                return PublisherValue("Empty") { if !waits { try $0.complete(.finished) } }
            },
            source("Empty completeImmediately:a? outputType:a failureType:a") { _, _, _ in
                PublisherValue("Empty") { try $0.complete(.finished) }
            },
            source("Fail error:a") { _, a, _ in failing(a[0]) },
            source("Fail outputType:a failure:a") { _, a, _ in failing(a[1]) },
            source("Deferred createPublisher:h") { m, a, r in deferred(m, a[0], r) },
            source("Deferred _:h") { m, a, r in deferred(m, a[0], r) },
            source("Future _:P") { m, a, r in try future(m, a[0], r) },
            source("PassthroughSubject") { _, _, _ in SubjectValue("PassthroughSubject") },
            source("CurrentValueSubject _:K") { _, a, _ in SubjectValue("CurrentValueSubject", current: .some(a[0])) },
            source("ObservableObjectPublisher") { _, _, _ in SubjectValue("ObservableObjectPublisher") },
            source("AnyPublisher _:p") { m, a, r in try m.publisher(a[0], r) },
            source("AnyCancellable _:h") { m, a, r in
                if case .native(let other as CancellableValue) = a[0] { return other }
                let cancel = a[0]
                return CancellableValue { [unowned m] in _ = try m.call(cancel, [], r) }
            }
        ]
        + [("", 2), ("3", 3), ("4", 4)].flatMap { suffix, count in
            let parameters = String(repeating: " _:p", count: count)
            return [
                source("Publishers.CombineLatest\(suffix)\(parameters)") { m, a, r in
                    .combiningLatest(try a.map { try m.publisher($0, r) }) as PublisherValue
                },
                source("Publishers.Zip\(suffix)\(parameters)") { m, a, r in
                    .zipping(try a.map { try m.publisher($0, r) }) as PublisherValue
                },
                source("Publishers.Merge\(suffix)\(parameters)") { m, a, r in
                    .merging(try a.map { try m.publisher($0, r) }) as PublisherValue
                }
            ]
        } + [
            source("Publishers.MergeMany _:p*") { m, a, r in
                guard case .array(var publishers) = a[0] else { return PublisherValue.merging([]) }
                // An array of publishers stands for them.
                if publishers.count == 1, case .array(let elements) = publishers[0] { publishers = elements }
                return PublisherValue.merging(try publishers.map { try m.publisher($0, r) })
            },
            source("Publishers.Concatenate prefix:p suffix:p") { m, a, r in
                PublisherValue.concatenating(try a.map { try m.publisher($0, r) })
            }
        ]

    private static func failing(_ error: Value) -> PublisherValue {
        PublisherValue("Fail") { try $0.complete(.failure(error)) }
    }

    private static func deferred(_ machine: Interpreter, _ make: Value, _ range: Range<Int>) -> PublisherValue {
        PublisherValue("Deferred") { [unowned machine] subscription in
            try machine.publisher(try machine.call(make, [], range), range).subscribe(subscription)
        }
    }

    /// A future: its closure runs at once, and what it promises is kept.
    private static func future(_ machine: Interpreter, _ work: Value, _ range: Range<Int>) throws -> FutureValue {
        let future = FutureValue()
        let promise = NativeFunctionValue { arguments in
            try future.resolve(arguments.first ?? .void)
            return .void
        }
        _ = try machine.call(work, [.function(promise)], range)
        return future
    }

    /// `Type(…)` of a type that makes publishers; `nil` for other types and arguments.
    static func construct(
        _ name: String, _ generics: [TypeName], _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>
    ) -> Node? {
        guard let methods = initializers[name] else { return nil }
        let written = TypeName.named(name, generics)
        let targets = methods.map { BuiltinTarget($0, receiverType: written) }
        guard let calls = compiler.prepare(targets, arguments, range), let call = calls.first else { return nil }
        var type = written
        if generics.isEmpty, case .node(let first)? = call.plans.first, let known = first.type {
            switch name {
            case "Just", "CurrentValueSubject": type = .named(name, [known])
            case "AnyPublisher": type = .named(name, PublisherOperator.output(of: known).map { [$0] } ?? [])
            case "Publishers.Sequence":
                type = .named(name, compiler.machine.elementType(of: known).map { [$0] } ?? [])
            default: break
            }
        }
        if name.hasPrefix("Publishers."), name != "Publishers.Sequence" { type = combined(name, call, compiler) }
        return KnownCallNode(calls, range, type: type)
    }

    /// The type of what `Publishers.CombineLatest` and its kin make.
    private static func combined(_ name: String, _ call: PreparedCall, _ compiler: Compiler) -> TypeName {
        let outputs = call.plans.map { plan -> TypeName? in
            if case .node(let node) = plan { PublisherOperator.output(of: node.type) } else { nil }
        }
        guard outputs.allSatisfy({ $0 != nil }) else { return PublisherOperator.publisher(of: nil) }
        let known = outputs.compactMap { $0 }
        if name.contains("Merge") || name.contains("Concatenate") {
            return PublisherOperator.publisher(of: known.first)
        }
        return PublisherOperator.publisher(of: .tuple(known.map { _ in nil }, known))
    }
}

/// A `Future`: what its promise was given.
final class FutureValue: PublisherValue {
    private let outcome = SubjectValue("Future")
    private(set) var result: Value?

    init() { super.init("Future") { _ in } }

    func resolve(_ result: Value) throws {
        guard self.result == nil else { return }
        self.result = result
        let (value, completion) = Completion.outcome(of: result)
        if let value { try outcome.send(value) }
        try outcome.complete(completion)
    }

    override func subscribe(_ subscription: Subscription) throws {
        guard let result else { return try outcome.subscribe(subscription) }
        let (value, completion) = Completion.outcome(of: result)
        if let value { try subscription.send(value) }
        try subscription.complete(completion)
    }
}
