import Diagnostics

/// What interpreted code can do with a type that this module implements: one value, one file a type.
public struct NativeType: Sendable {
    /// The type's name in source.
    public let name: String
    /// Protocols that it conforms to, as far as code asks (`View`, `Shape`, `ShapeStyle`, `Equatable`…), and types that
    /// stand for the same thing.
    public var conformances: Set<String> = []
    public var initializers: [NativeFunction] = []
    /// Static constants, read by `Type.name` and, where the type is expected, by `.name`.
    public var constants: [String: Value.Maker] = [:]
    /// Static properties that depend on the surroundings or deserve a note when they are read; looked up before
    /// `constants`, where some of them stand as well.
    public var staticProperties: [String: NativeProperty] = [:]
    /// Static functions, called by `Type.name(…)` and `.name(…)`.
    public var staticFunctions: [String: [NativeFunction]] = [:]
    public var properties: [String: NativeProperty] = [:]
    public var methods: [String: [NativeFunction]] = [:]
    /// Subscripts; setters are methods of `subscriptSetters`, with the new value as the last argument.
    public var subscripts: [NativeFunction] = []
    public var subscriptSetters: [NativeFunction] = []
    /// Binary operators with a value of the type on one side at least; the receiver is the left side. A prefix operator
    /// is called `prefix -`. Of the comparisons only `<` is given; equality is `NativeValue.isEqual`.
    public var operators: [String: [NativeFunction]] = [:]
    /// Makes a value of an array literal where the type is expected: option sets.
    public var fromArrayLiteral: (@Sendable ([Value]) throws -> Value)?
    /// Makes a value of a string literal where the type is expected.
    public var fromStringLiteral: (@Sendable (String) throws -> Value)?
    /// Makes a value of a string literal with interpolated values where the type is expected.
    public var fromInterpolation: (@Sendable ([InterpolationPart]) throws -> Value)?
    /// Makes a value of a number literal where the type is expected.
    public var fromNumberLiteral: (@Sendable (Double) throws -> Value)?

    /// Whether nothing of the type is modelled: it belongs to a framework that does not run here.
    public var isOutside = false
    /// Whether members that are not modelled give something unknown.
    public var isOpen = false

    public init(_ name: String) { self.name = name }
}

extension Value {
    /// Makes a constant each time it is read.
    public typealias Maker = @Sendable () -> Value
}

/// A native function, initialiser or method with the parameters that it takes.
public struct NativeFunction: Sendable {
    public typealias Body = @Sendable (inout NativeCall) throws -> Value

    /// The notation of `Signature`; parsed on first use.
    public let signature: String
    /// Whether a method changes its receiver, `NativeCall.receiver`.
    public let isMutating: Bool
    public let body: Body

    public init(_ signature: String, mutating isMutating: Bool = false, _ body: @escaping Body) {
        self.signature = signature
        self.isMutating = isMutating
        self.body = body
    }
}

/// A property of a native type.
public struct NativeProperty: Sendable {
    public typealias Get = @Sendable (Value) throws -> Value
    public typealias ContextualGet = @Sendable (Value, any Evaluator) throws -> Value
    public typealias Set = @Sendable (inout Value, Value) throws -> Void

    /// The type in the notation of `Signature`, for implicit members that are assigned; empty where any value will do.
    public let type: String
    private let plainGet: Get?
    private let contextualGet: ContextualGet?
    /// Changes the receiver; `nil` for what can only be read. A value that does not fit throws `NativeFailure`.
    public let set: Set?

    public init(type: String = "", get: @escaping Get, set: Set? = nil) {
        self.type = type
        plainGet = get
        contextualGet = nil
        self.set = set
    }

    /// A property that depends on the surroundings or tells something when it is read.
    public init(type: String = "", in getInContext: @escaping ContextualGet, set: Set? = nil) {
        self.type = type
        plainGet = nil
        contextualGet = getInContext
        self.set = set
    }

    /// The value of the property.
    ///
    /// - Throws: `NativeFailure`, or what the evaluator stops with.
    public func get(_ receiver: Value, in evaluator: any Evaluator) throws -> Value {
        if let plainGet { return try plainGet(receiver) }
        return try contextualGet?(receiver, evaluator) ?? .none
    }
}

/// One call of a native function.
public struct NativeCall {
    /// The value that a method was called on; a changed one is written back if the method is mutating.
    public var receiver: Value
    /// One entry a parameter of the signature, `nil` where the call leaves it out; variadic arguments are an array.
    /// What a function leaves in the entry of an `inout` parameter is written back.
    public var arguments: [Value?]
    /// Where the call stands in the source.
    public var range: Range<Int>
    /// Runs closures and tells about equality, order and text of values that the source declares.
    public let evaluator: any Evaluator

    public init(receiver: Value, arguments: [Value?], range: Range<Int>, evaluator: any Evaluator) {
        self.receiver = receiver
        self.arguments = arguments
        self.range = range
        self.evaluator = evaluator
    }
}

/// What native functions need from the interpreter.
public protocol Evaluator: AnyObject {
    /// Whether two values are equal by `==`, declared or synthesised.
    func areEqual(_ a: Value, _ b: Value) throws -> Bool
    /// Whether `a < b`, declared or built in.
    func isLess(_ a: Value, _ b: Value) throws -> Bool
    /// The text of a value as `print` and interpolation show it.
    func text(of value: Value) throws -> String
    /// Counts work done natively against the limits, in steps and in bytes allocated.
    ///
    /// - Throws: when a limit is exceeded.
    func charge(steps: Int, bytes: Int) throws
    /// The error for a mistake at the place of the running call.
    func failure(id: String, _ message: String, hints: [String]) -> any Error
    /// Tells something that is not an error, for example that a date is a fixed value.
    func note(_ diagnostic: Diagnostic)
    /// A number that was not given before in this evaluation of the program, counting from 1; it makes UUIDs.
    func freshNumber() -> Int
    /// The screen and device that code asks about.
    var surroundings: Surroundings { get }
    /// Goes on as if time had passed, until that was asked too often.
    ///
    /// - Throws: what ends the work that never comes to rest.
    func sleep() throws
    /// What the program has set in its user defaults.
    var userDefaults: UserDefaultsStore { get }
    /// Sets a user default, or removes it; views that show it change.
    func setUserDefault(_ key: String, to value: Value?)
    /// Calls the method that a selector names, with an argument if it takes one.
    func perform(_ method: String, on object: Value, with argument: Value) throws
    /// The observers of notifications.
    var notifications: NotificationRegistry { get }
    /// Keeps work that the source starts for later (`DispatchQueue.main.async`, `Task`) until the running pass is over.
    func runLater(_ work: DeferredWork)
}

/// What stops a native property or constant, which know no place in the source; the interpreter adds the place.
public struct NativeFailure: Error {
    public let id: String
    /// One sentence in lower case without a full stop.
    public let message: String
    public let hints: [String]

    public init(id: String, _ message: String, hints: [String] = []) {
        self.id = id
        self.message = message
        self.hints = hints
    }
}
