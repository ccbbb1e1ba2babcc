import Diagnostics

extension NativeCall {
    /// Whether an argument was given and is not nil.
    func has(_ index: Int) -> Bool {
        guard index < arguments.count, let value = arguments[index] else { return false }
        if case .none = value { return false }
        return true
    }

    /// The argument as it is; nil where it was left out.
    func value(_ index: Int) -> Value { index < arguments.count ? arguments[index] ?? .none : .none }

    /// The argument of a parameter, converted.
    ///
    /// - Throws: the evaluator's error `wrong-type` if it was left out or is of another type.
    func get<T: ValueConvertible>(_ index: Int, as type: T.Type = T.self) throws -> T {
        if let converted = T.converted(from: value(index)) { return converted }
        // What a module gives that cannot be seen takes on the type that is asked for.
        if let outside = value(index).outside, outside.mayBeView, let made = T.madeUp { return made }
        throw wrongType(value(index), expected: T.describedName)
    }

    /// The argument of a parameter, or the default where it was left out or is nil.
    func get<T: ValueConvertible>(_ index: Int, default fallback: @autoclosure () -> T) throws -> T {
        has(index) ? try get(index) : fallback()
    }

    /// The argument of an optional parameter.
    func optional<T: ValueConvertible>(_ index: Int, as type: T.Type = T.self) throws -> T? {
        has(index) ? try get(index, as: T.self) : nil
    }

    /// A token's name; nil where the argument was left out.
    func token(_ index: Int) throws -> String? {
        guard has(index) else { return nil }
        guard let name = value(index).tokenName else {
            throw wrongType(value(index), expected: "a constant")
        }
        return name
    }

    /// A closure argument; nil where it was left out.
    func function(_ index: Int) throws -> FunctionValue? {
        guard has(index) else { return nil }
        guard case .function(let function) = value(index) else { throw wrongType(value(index), expected: "a closure") }
        return function
    }

    /// The receiver, converted.
    func me<T: ValueConvertible>(as type: T.Type = T.self) throws -> T {
        guard let converted = T.converted(from: receiver) else { throw wrongType(receiver, expected: T.describedName) }
        return converted
    }

    func wrongType(_ found: Value, expected: String) -> any Error {
        evaluator.failure(id: "wrong-type", "found \(found.kindText) where \(expected) is expected", hints: [])
    }

    /// Notes that a value stands for what only a running app would know.
    func noteFixed(_ message: String) { evaluator.noteFixed(message, range: range) }
}

extension Evaluator {
    /// Notes that a value stands for what only a running app would know.
    func noteFixed(_ message: String, range: Range<Int>? = nil) {
        note(Diagnostic(id: "fixed-value", severity: .note, message: message, range: range))
    }
}

extension Value {
    /// How messages call a value of this kind.
    var kindText: String {
        switch self {
        case .void: "no value"
        case .none: "nil"
        case .bool: "a Bool"
        case .int: "an Int"
        case .double: "a Double"
        case .string: "a String"
        case .character: "a Character"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .set: "a set"
        case .tuple: "a tuple"
        case .range: "a range"
        case .size: "a CGSize"
        case .point: "a CGPoint"
        case .rect: "a CGRect"
        case .proposal: "a ProposedViewSize"
        case .instance(let instance): "a value of type \(instance.type.name)"
        case .object(let object): "an object of type \(object.type.name)"
        case .enumeration(let value): "a value of type \(value.type.name)"
        case .function: "a closure"
        case .type: "a type"
        case .keyPath: "a key path"
        case .view(let node): "a view (\(node.word))"
        case .box(let box): box.value.kindText
        case .binding: "a binding"
        case .native(let native): "a value of type \(native.typeName)"
        }
    }

    /// The value as source could write it, as far as it can be written.
    var sourceText: String {
        switch self {
        case .none: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .int(let number): "\(number)"
        case .double(let number): number.sourceText
        case .string(let text): "\"\(text)\""
        case .array(let values): "[" + values.map(\.sourceText).joined(separator: ", ") + "]"
        case .size(let size): "CGSize(width: \(size.width.sourceText), height: \(size.height.sourceText))"
        case .point(let point): "CGPoint(x: \(point.x.sourceText), y: \(point.y.sourceText))"
        case .type(let type): "\(type.nominalName ?? "Any").self"
        case .native(let native): native.debugText
        case .function: "{…}"
        case .view(let node): "\(node.word)(…)"
        default: kindText
        }
    }
}

extension Double {
    /// The shortest text that reads back as the number, whole numbers without a fraction.
    var sourceText: String {
        if self == .infinity { return ".infinity" }
        if self == -.infinity { return "-.infinity" }
        if isNaN { return ".nan" }
        return self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
    }
}
