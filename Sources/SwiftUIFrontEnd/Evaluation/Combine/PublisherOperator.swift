import Vocabulary

/// A method of publishers, with what the publisher that it makes gives as far as types tell.
///
/// The parameters are written as those of `BuiltinMethod`; `f` is a closure that takes a value, `h` any closure, `c` one
/// that takes a completion, `p` a publisher or a scheduler, `K` a value, `D` a time.
struct PublisherOperator: Sendable {
    enum Output {
        /// What the publisher gave before.
        case same
        /// What the closure or the key path gives, without its optional, or what the publisher that it gives gives.
        case mapped, unwrapped, inner
        /// What the values give, which are publishers themselves.
        case flattened
        /// Arrays of what it gave before; the first argument's type; the type that the first argument names.
        case collected, seed, named
        /// Tuples of what it gave before and of what the arguments give.
        case tuple
        case known(TypeName)
        /// No publisher comes out, or nothing tells.
        case unknown
    }

    let method: BuiltinMethod
    let output: Output

    init(_ text: String, _ output: Output = .same, _ body: @escaping @Sendable (PublisherCall) throws -> PublisherValue)
    {
        self.output = output
        method = BuiltinMethod(text) { machine, me, arguments, range in
            .native(try body(try PublisherCall(machine, me, arguments, range)))
        }
    }

    /// A method that gives no publisher.
    init(ending text: String, _ output: Output, _ body: @escaping @Sendable (PublisherCall) throws -> Value) {
        self.output = output
        method = BuiltinMethod(text) { machine, me, arguments, range in
            try body(try PublisherCall(machine, me, arguments, range))
        }
    }

    /// An operator that handles values one by one; what it holds is each subscriber's own.
    init(
        staged text: String, _ output: Output = .same,
        _ make: @escaping @Sendable (PublisherCall, Subscription) -> PublisherValue.Stage
    ) {
        self.init(text, output) { call in call.upstream.staged { make(call, $0) } }
    }

    /// All operators, by the idea that they belong to.
    static let all =
        mapping + filtering + gathering + combining + timing + failures + sharing + ends

    static let methods = all.map(\.method)

    private static let outputs: [String: [PublisherOperator]] = Dictionary(grouping: all, by: \.method.name)

    /// The operators of a name.
    static func named(_ name: String) -> [PublisherOperator] { outputs[name] ?? [] }
}

/// One call of an operator.
struct PublisherCall {
    unowned let machine: Interpreter
    let upstream: PublisherValue
    let arguments: [Value]
    let range: Range<Int>

    init(_ machine: Interpreter, _ receiver: Value, _ arguments: [Value], _ range: Range<Int>) throws {
        self.machine = machine
        self.arguments = arguments
        self.range = range
        upstream = try machine.publisher(receiver, range)
    }

    /// Whether an argument was given.
    func has(_ place: Int) -> Bool {
        guard place < arguments.count, case .none = arguments[place] else { return place < arguments.count }
        return false
    }

    /// Calls the closure or the key path of an argument.
    func run(_ place: Int, _ values: Value...) throws -> Value {
        try machine.call(arguments[place], values, range)
    }

    /// Asks the closure of an argument.
    func holds(_ place: Int, _ values: Value...) throws -> Bool {
        try machine.truth(arguments[place], values, range)
    }

    /// The publisher that an argument is.
    func publisher(_ place: Int) throws -> PublisherValue { try machine.publisher(arguments[place], range) }

    /// The whole number that an argument is.
    func int(_ place: Int) throws -> Int {
        guard case .int(let number) = arguments[place] else {
            throw machine.failure("type-mismatch", "expected a whole number", range)
        }
        return number
    }

    /// The number of values that an argument wants, not less than the operator takes.
    func count(_ place: Int, atLeast least: Int) throws -> Int {
        let number = try int(place)
        guard number >= least else {
            throw machine.failure(
                "index-out-of-range", "at least \(least) is wanted here, and this is \(number)", range)
        }
        return number
    }

    /// The seconds that an argument says.
    func seconds(_ place: Int) throws -> Double {
        switch arguments[place] {
        case .int(let number): return Double(number)
        case .double(let number): return number
        case .native(let duration as DurationValue): return duration.seconds
        default: throw machine.failure("type-mismatch", "expected a time", range)
        }
    }
}
