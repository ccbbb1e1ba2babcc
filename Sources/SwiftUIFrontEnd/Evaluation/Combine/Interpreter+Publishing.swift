import Vocabulary

/// What publishes the changes of one object, made when something first asks for it.
final class ObjectPublishers {
    /// What `objectWillChange` is.
    let willChange = SubjectValue("ObservableObjectPublisher")
    /// What `$name` is, by the place of the property.
    fileprivate(set) var properties: [Int: SubjectValue] = [:]
}

/// Published properties: subscribers learn of a value before the property holds it.
extension Interpreter {
    private func publishers(of object: ClassInstance) -> ObjectPublishers {
        if let known = object.publishers as? ObjectPublishers { return known }
        let made = ObjectPublishers()
        object.publishers = made
        return made
    }

    /// `objectWillChange` of an object that does not declare its own.
    func willChangePublisher(of object: ClassInstance) -> Value { .native(publishers(of: object).willChange) }

    /// `$name` of a published property.
    func propertyPublisher(_ property: PropertyInfo, _ place: Int, of object: ClassInstance, _ range: Range<Int>) throws
        -> Value
    {
        let publishers = publishers(of: object)
        if let known = publishers.properties[place] { return .native(known) }
        let current = try checked(object.fields[place], property.name, range)
        let made = SubjectValue("Published.Publisher", current: .some(current))
        made.assign = { [unowned self, weak object] value in
            guard let object else { return }
            _ = try modifyByReference(.object(object), property.name, range) { $0 = value }
        }
        publishers.properties[place] = made
        return .native(made)
    }

    /// Writes a stored property, after telling those who subscribed to it.
    func store(
        _ property: PropertyInfo, _ place: Int, of owner: inout Value, _ body: (inout Value) throws -> Void
    ) throws {
        guard case .object(let object) = owner, let publishers = object.publishers as? ObjectPublishers,
            property.isPublished
        else { return try modifyField(place, of: &owner, body) }
        var new = object.fields[place]
        try body(&new)
        try publishers.willChange.send(.void)
        try publishers.properties[place]?.send(new)
        object.fields[place] = new
    }

    /// Writes a property of a publisher: the value of a subject. False for anything else.
    func modifySubject(_ native: any NativeValue, _ name: String, _ body: (inout Value) throws -> Void) throws -> Bool {
        guard name == "value", let subject = native as? SubjectValue, var value = subject.current else { return false }
        try body(&value)
        try subject.send(value)
        return true
    }
}

/// Properties of publishers, and what makes publishers of other values.
enum PublisherProperties {
    static let names: Set<String> = ["publisher", "values", "value", "upstream"]

    /// A property of a publisher; `nil` if it has none of the name.
    static func read(
        _ m: Interpreter, _ publisher: PublisherValue, _ name: String, _ range: Range<Int>
    ) throws -> Value? {
        switch (name, publisher) {
        case ("value", let subject as SubjectValue): return subject.current
        case ("value", let future as FutureValue): return try awaited(future, range)
        case ("upstream", _): return .native(publisher)
        case ("values", _): return .native(elements(of: publisher, range))
        default: return nil
        }
    }

    /// `publisher` of a sequence, a `Result` or an optional; `nil` for other values.
    static func publisher(of value: Value, _ m: Interpreter, _ range: Range<Int>) throws -> Value? {
        switch value {
        case .array, .set, .dictionary, .range, .string, .native(is SliceValue), .native(is SubstringValue):
            return .native(PublisherValue.sending(try m.elements(of: value, range), as: "Publishers.Sequence"))
        case .native(let result as CaseValue) where result.typeName == "Result":
            let future = FutureValue()
            try future.resolve(value)
            return .native(future)
        case .none: return .native(PublisherValue.sending([]))
        case .int, .double, .bool: return .native(PublisherValue.sending([value]))
        default: return nil
        }
    }

    /// `await future.value`: what it was given by now, as nothing waits here.
    private static func awaited(_ future: FutureValue, _ range: Range<Int>) throws -> Value {
        guard let result = future.result else { return .none }
        switch Completion.outcome(of: result) {
        case (_, .failure(let error)): throw ThrownValue(value: error, range: range)
        case (let value, .finished): return value ?? .void
        }
    }

    /// `values`: what is sent while the loop runs, then its error if there is one.
    private static func elements(of publisher: PublisherValue, _ range: Range<Int>) -> LazySequence {
        var waiting: [Value] = []
        var failure: Value?
        var subscription: Subscription?
        return LazySequence { machine in
            if subscription == nil {
                let made = Subscription(machine) {
                    try machine.charge(steps: 1, bytes: 32)
                    waiting.append($0)
                } complete: { completion in
                    if case .failure(let error) = completion { failure = .some(error) }
                }
                subscription = made
                try publisher.subscribe(made)
            }
            if !waiting.isEmpty { return waiting.removeFirst() }
            if let error = failure { throw ThrownValue(value: error, range: range) }
            if subscription?.isActive == true {
                machine.note(
                    .init(
                        id: "not-run", severity: .note,
                        message: "the loop takes the values that are there; what is published later does not reach it",
                        range: range))
                subscription?.cancel()
            }
            return nil
        }
    }
}
