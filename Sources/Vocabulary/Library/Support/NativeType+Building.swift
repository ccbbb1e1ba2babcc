/// How the files of the library describe a type: short statements that the compiler checks quickly.
extension NativeType {
    /// A type described by a closure.
    init(_ name: String, conforms: String = "", _ build: (inout NativeType) -> Void) {
        self.init(name)
        for conformance in NameList.names(in: conforms) { conformances.insert(conformance) }
        build(&self)
    }

    mutating func initializer(_ signature: String, _ body: @escaping NativeFunction.Body) {
        initializers.append(NativeFunction(signature, body))
    }

    mutating func constant(_ name: String, _ make: @autoclosure @escaping @Sendable () -> Value) {
        constants[name] = make
    }

    mutating func staticFunction(_ name: String, _ signature: String, _ body: @escaping NativeFunction.Body) {
        staticFunctions[name, default: []].append(NativeFunction(signature, body))
    }

    mutating func method(_ name: String, _ signature: String, _ body: @escaping NativeFunction.Body) {
        methods[name, default: []].append(NativeFunction(signature, body))
    }

    mutating func mutatingMethod(_ name: String, _ signature: String, _ body: @escaping NativeFunction.Body) {
        methods[name, default: []].append(NativeFunction(signature, mutating: true, body))
    }

    /// A binary operator, or a prefix operator called `prefix -`; the receiver is the left side.
    mutating func op(_ name: String, _ signature: String, _ body: @escaping NativeFunction.Body) {
        operators[name, default: []].append(NativeFunction(signature, body))
    }

    /// A property that is only read.
    mutating func get<R: ValueConvertible>(_ name: String, _ read: @escaping @Sendable (R) -> Value) {
        properties[name] = NativeProperty(get: { value in
            guard let receiver = R.converted(from: value) else { throw NativeFailure.wrongType(value, R.describedName) }
            return read(receiver)
        })
    }

    /// A property that is read in context.
    mutating func contextual<R: ValueConvertible>(
        _ name: String, _ read: @escaping @Sendable (R, any Evaluator) throws -> Value
    ) {
        properties[name] = NativeProperty(in: { value, evaluator in
            guard let receiver = R.converted(from: value) else { throw NativeFailure.wrongType(value, R.describedName) }
            return try read(receiver, evaluator)
        })
    }

    /// A property that is read and written.
    mutating func property<R: ValueConvertible, V: ValueConvertible>(
        _ name: String, _ type: String, _ path: any WritableKeyPath<R, V> & Sendable
    ) {
        properties[name] = NativeProperty(
            type: type,
            get: { value in
                guard let receiver = R.converted(from: value) else {
                    throw NativeFailure.wrongType(value, R.describedName)
                }
                return receiver[keyPath: path].asValue
            },
            set: { value, new in
                guard var receiver = R.converted(from: value) else {
                    throw NativeFailure.wrongType(value, R.describedName)
                }
                guard let converted = V.converted(from: new) else {
                    throw NativeFailure.wrongType(new, V.describedName)
                }
                receiver[keyPath: path] = converted
                value = receiver.asValue
            })
    }

    /// A static property that is read in context.
    mutating func staticProperty(_ name: String, _ read: @escaping @Sendable (any Evaluator) throws -> Value) {
        staticProperties[name] = NativeProperty(in: { _, evaluator in try read(evaluator) })
    }
}

extension NativeFailure {
    static func wrongType(_ found: Value, _ expected: String) -> NativeFailure {
        NativeFailure(id: "wrong-type", "found \(found.kindText) where \(expected) is expected")
    }
}
