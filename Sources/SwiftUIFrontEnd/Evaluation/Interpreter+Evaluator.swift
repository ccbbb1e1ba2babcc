import Diagnostics
import Vocabulary

extension Interpreter: Evaluator {
    public func charge(steps count: Int, bytes: Int) throws {
        if bytes > bytesLeft { bytesLeft = -1 } else { bytesLeft -= bytes }
        if bytesLeft < 0 {
            throw failure(
                "memory-limit", "the program makes more than \(limits.bytes >> 20) MiB of values", nativePlace)
        }
        if count > steps {
            steps = -1
            throw outOfSteps(nativePlace)
        }
        steps -= count
    }

    public func failure(id: String, _ message: String, hints: [String]) -> any Error {
        failure(id, message, nativePlace, hints: hints)
    }

    /// The number of the next object.
    func nextObjectNumber() -> Int {
        objectCount += 1
        return objectCount
    }

    public func freshNumber() -> Int {
        freshNumbers += 1
        return freshNumbers
    }

    public func perform(_ method: String, on object: Value, with argument: Value) throws {
        guard let function = info(of: object)?.methods(named: method).first else { return }
        var receiver = object
        _ = try call(function, receiver: &receiver, function.parameters.isEmpty ? [] : [argument])
    }

    public func setUserDefault(_ key: String, to value: Value?) {
        let isSame = userDefaults[key]?.hashText == value?.hashText
        userDefaults[key] = value
        if !isSame { wrote(key) }
    }

    public func runLater(_ work: DeferredWork) { deferred.append(work) }

    public func note(_ diagnostic: Diagnostic) {
        var placed = diagnostic
        if placed.range == nil { placed.range = nativeRange }
        noteWhole(placed)
    }

    /// Keeps a note once, as it is: one without a place is about the whole source.
    func noteWhole(_ diagnostic: Diagnostic) {
        if !notes.contains(diagnostic) { notes.append(diagnostic) }
    }

    // MARK: Sequences

    /// Calls `body` with each element until it gives `false`.
    func forEach(in value: Value, _ range: Range<Int>, _ body: (Value) throws -> Bool) throws {
        switch value {
        case .array(let elements):
            for element in elements where !(try body(element)) { return }
        case .range(let bounds):
            if let ints = bounds.intBounds {
                var place = ints.lowerBound
                while place < ints.upperBound {
                    if !(try body(.int(place))) { return }
                    place += 1
                }
                return
            }
            if case .int(var place)? = bounds.lower, bounds.upper == nil {
                while try body(.int(place)) {
                    try charge(steps: 1, bytes: 0)
                    place &+= 1
                }
                return
            }
            for element in try elements(of: value, range) where !(try body(element)) { return }
        case .string(let text):
            for character in text where !(try body(.character(character))) { return }
        case .set(let set):
            for element in set.elements where !(try body(element)) { return }
        case .dictionary(let dictionary):
            for (key, element) in zip(dictionary.keys, dictionary.values) {
                if !(try body(.tuple(TupleValue(labels: ["key", "value"], elements: [key, element])))) { return }
            }
        case .binding(let binding):
            if case .array(let elements) = try binding.get() {
                for place in elements.indices {
                    if !(try body(.binding(elementBinding(binding, [.int(place)], range)))) { return }
                }
            }
        case .native(let part as SubstringValue):
            for character in part.text where !(try body(.character(character))) { return }
        case .native(let data as DataValue):
            try charge(steps: data.bytes.count / 16, bytes: data.bytes.count * 48)
            for element in data.elements where !(try body(element)) { return }
        case .native(let slice as SliceValue):
            for element in slice.elements where !(try body(element)) { return }
        case .native(let native) where native.isExactly(LazyView.self):
            let next = try iterator(of: value, range)
            while let element = try next() {
                try charge(steps: 1, bytes: 0)
                if !(try body(element)) { return }
            }
        case .native(let iterator as IteratorValue):
            for element in iterator.elements[iterator.place...] where !(try body(element)) { return }
        case .native(let lazy as LazySequence):
            while let element = try lazy.next(self) {
                try charge(steps: 1, bytes: 0)
                if !(try body(element)) { return }
            }
        case .instance, .object, .enumeration: try iterate(value, range, body)
        case .native(let native) where native.isExactly(OutsideValue.self): return
        case .none: throw failure("unexpected-nil", "the sequence is nil", range)
        default: throw failure("not-a-sequence", "a value of type `\(typeText(of: value))` is not a sequence", range)
        }
    }

    /// A declared sequence or iterator.
    private func iterate(_ value: Value, _ range: Range<Int>, _ body: (Value) throws -> Bool) throws {
        guard let info = info(of: value) else { return }
        var iterator = value
        let makers = info.methods(named: "makeIterator") + info.methods(named: "makeAsyncIterator")
        if let make = makers.first { iterator = try call(make, receiver: &iterator, []) }
        guard let own = self.info(of: iterator),
            let next = own.methods(named: "next").first(where: { $0.parameters.isEmpty })
        else {
            if case .array = iterator { return try forEach(in: iterator, range, body) }
            if case .native = iterator { return try forEach(in: iterator, range, body) }
            if info.property("count") != nil || info.property("endIndex") != nil {
                return try iterateIndices(value, range, body)
            }
            throw failure("not-a-sequence", "`\(info.name)` is not a sequence", range)
        }
        while true {
            let element = try call(next, receiver: &iterator, [])
            if case .none = element { return }
            if !(try body(element)) { return }
        }
    }

    private func iterateIndices(_ value: Value, _ range: Range<Int>, _ body: (Value) throws -> Bool) throws {
        guard case .int(let start) = try readMember(value, "startIndex", range),
            case .int(let end) = try readMember(value, "endIndex", range)
        else { throw failure("not-a-sequence", "the indices are not integers", range) }
        var place = start
        while place < end {
            if !(try body(try readIndex(value, [.int(place)], [nil], range))) { return }
            place += 1
        }
    }

    /// The elements of any sequence as an array.
    func elements(of value: Value, _ range: Range<Int>) throws -> [Value] {
        switch value {
        case .array(let elements): return elements
        case .native(let native) where native.isExactly(OutsideValue.self): return []
        case .range(let bounds):
            if let ints = bounds.intBounds {
                let (count, tooMany) = ints.upperBound.subtractingReportingOverflow(ints.lowerBound)
                let (size, tooLarge) = count.multipliedReportingOverflow(by: 32)
                try charge(steps: tooMany ? .max : count, bytes: tooLarge ? .max : size)
                return ints.map { .int($0) }
            }
            if case .character(let low)? = bounds.lower, case .character(let high)? = bounds.upper,
                let a = low.unicodeScalars.first?.value, let b = high.unicodeScalars.first?.value, a <= b
            {
                return (a...b).compactMap { Unicode.Scalar($0).map { .character(Character($0)) } }
            }
            if case .native(let low as SizedInteger)? = bounds.lower,
                case .native(let high as SizedInteger)? = bounds.upper, let a = low.int, let b = high.int
            {
                let ints = RangeValue(lower: .int(a), upper: .int(b), isClosed: bounds.isClosed)
                return try elements(of: .range(ints), range).map { SizedNumbers.restored($0, like: .native(low)) }
            }
            if let low = bounds.lower, let high = bounds.upper, let info = info(of: low),
                !info.methods(named: "advanced").isEmpty
            {
                var result: [Value] = []
                var place = low
                while try bounds.isClosed ? !isLess(high, place) : isLess(place, high) {
                    try charge(steps: 1, bytes: 32)
                    result.append(place)
                    place = try callMethod("advanced", of: place, [("by", .int(1))], range)
                }
                return result
            }
            throw failure("not-a-sequence", "a range of such bounds is not a sequence", range)
        case .set(let set): return set.elements
        case .native(let slice as SliceValue): return slice.elements
        default:
            var result: [Value] = []
            try forEach(in: value, range) {
                result.append($0)
                try self.charge(steps: 1, bytes: 96)
                return true
            }
            return result
        }
    }

    func elementType(of type: TypeName?) -> TypeName? {
        switch type {
        case .array(let element)?: return element
        case .named("Set", let arguments)?, .named("Range", let arguments)?, .named("ClosedRange", let arguments)?,
            .named("ArraySlice", let arguments)?, .named("AsyncStream", let arguments)?:
            return arguments.first
        case .dictionary(let key, let value)?: return .tuple(["key", "value"], [key, value])
        case .named("String", _)?: return .named("Character")
        default: return nil
        }
    }

    // MARK: Calls of values

    func callValue(_ value: Value, _ arguments: [Value], _ labels: [String?] = [], _ range: Range<Int>) throws -> Value
    {
        switch value {
        case .function(let function):
            // A call from native code costs more than one between interpreted functions.
            steps &-= 4
            if steps < 0 { throw outOfSteps(range) }
            return try function.call(arguments)
        case .keyPath(let path):
            guard let first = arguments.first else { return .none }
            return try apply(path, to: first, range)
        case .type(let type): return try initialize(type, arguments, labels: labels, range)
        case .instance, .object:
            if let info = info(of: value), !info.methods(named: "callAsFunction").isEmpty {
                let named = arguments.indices.map { ($0 < labels.count ? labels[$0] : nil, arguments[$0]) }
                return try callMethod("callAsFunction", of: value, named, range)
            }
            if let found = try callDynamically(value, arguments, labels, range) { return found }
        case .native(let native):
            nativeRange = range
            if let functions = nativeType(native.typeName)?.methods["callAsFunction"] {
                for function in functions {
                    guard let target = nativeTarget(function), target.parameters.count >= arguments.count else {
                        continue
                    }
                    var receiver = value
                    return try target.call(self, &receiver, arguments.map { $0 }, range)
                }
            }
            if let outside = native.exactly(OutsideValue.self) { return outside.member("()") }
            return .void
        case .none: throw failure("unexpected-nil", "the function that is called is nil", range)
        default: break
        }
        throw failure("not-callable", "a value of type `\(typeText(of: value))` cannot be called", range)
    }

    /// `@dynamicCallable`: the arguments as an array, or with their labels where they have some.
    private func callDynamically(
        _ value: Value, _ arguments: [Value], _ labels: [String?], _ range: Range<Int>
    ) throws -> Value? {
        guard let info = info(of: value), info.attributes.contains(where: { $0.name == "dynamicCallable" }) else {
            return nil
        }
        let methods = info.methods(named: "dynamicallyCall")
        func method(_ label: String) -> FunctionInfo? { methods.first { $0.parameters.first?.label == label } }
        var receiver = value
        if labels.allSatisfy({ $0 == nil }), let plain = method("withArguments") {
            return try call(plain, receiver: &receiver, [.array(arguments)])
        }
        guard let labelled = method("withKeywordArguments") else { return nil }
        let pairs = arguments.indices.map { place in
            let label = place < labels.count ? labels[place] ?? "" : ""
            return Value.tuple(TupleValue(labels: ["key", "value"], elements: [.string(label), arguments[place]]))
        }
        guard case .dictionary? = labelled.parameters[0].type else {
            return try call(labelled, receiver: &receiver, [.array(pairs)])
        }
        var dictionary = DictionaryValue()
        for (place, argument) in arguments.enumerated() {
            dictionary[.string(place < labels.count ? labels[place] ?? "" : "")] = argument
        }
        return try call(labelled, receiver: &receiver, [.dictionary(dictionary)])
    }

    func call(_ function: Value, _ arguments: [Value], _ range: Range<Int>) throws -> Value {
        try callValue(function, arguments, [], range)
    }

    func truth(_ function: Value, _ arguments: [Value], _ range: Range<Int>) throws -> Bool {
        if case .bool(let flag) = try callValue(function, arguments, [], range) { return flag }
        throw failure("type-mismatch", "the closure should give a Bool", range)
    }

    func nativeTarget(_ function: NativeFunction, result: TypeName? = nil) -> NativeTarget? {
        guard let signature = signature(function.signature) else { return nil }
        return NativeTarget(self, function, signature, result: result)
    }

    /// The overloads of a view; `nil` for no view. They depend on no program, and so all share them.
    func wordTargets(_ name: String) -> [WordTarget]? {
        if let known = tables.wordTargets[name] { return known }
        guard let texts = catalogue.viewSignatures(name) else { return nil }
        let targets = texts.compactMap { text in signature(text).map { WordTarget(name, $0) } }
        tables.wordTargets.set(targets, for: name)
        return targets
    }

    /// The overloads of a modifier; `nil` for no modifier.
    func modifierTargets(_ name: String) -> [ModifierTarget]? {
        if let known = tables.modifierTargets[name] { return known }
        guard let texts = catalogue.modifierSignatures(name) else { return nil }
        let targets = texts.compactMap { text in signature(text).map { ModifierTarget(name, $0) } }
        tables.modifierTargets.set(targets, for: name)
        return targets
    }

    func signature(_ text: String) -> Signature? {
        try? tables.signatures.signature(text)
    }

    /// Calls a static function of a declared type by name and labels.
    func callStatic(_ info: TypeInfo, _ name: String, _ arguments: [(String?, Value)], _ range: Range<Int>) throws
        -> Value
    {
        let functions = info.staticMethods(named: name)
        guard let (function, values) = choose(functions, arguments) else {
            throw failure("wrong-arguments", "`\(info.name)` has no fitting `\(name)`", range)
        }
        var receiver = Value.type(info.typeName)
        return try call(function, receiver: &receiver, values)
    }

    /// The function that takes labelled values, with one value a parameter.
    func choose(_ functions: [FunctionInfo], _ arguments: [(String?, Value)]) -> (FunctionInfo, [Value?])? {
        var loose: (found: (FunctionInfo, [Value?]), misfits: Int)?
        var best: (found: (FunctionInfo, [Value?]), known: Int)?
        for function in functions {
            guard let values = place(arguments, function.parameters) else { continue }
            var misfits = 0
            var known = 0
            for (parameter, value) in zip(function.parameters, values) {
                guard let value, !parameter.isVariadic,
                    let type = parameter.type.flatMap({
                        canonical($0, owner: function.owner, generics: function.generics)
                    })
                else { continue }
                known += 1
                if !self.value(value, is: type) {
                    if case .int = value, wantsDouble(type) { continue }
                    misfits += 1
                }
            }
            // The one that says most about its parameters; the first among equals.
            if misfits == 0, known > best?.known ?? -1 { best = ((function, values), known) }
            // Types that are not told apart at run time (`inout ()`) are misfits of each of the overloads.
            if misfits < loose?.misfits ?? .max { loose = ((function, values), misfits) }
        }
        return best?.found ?? loose?.found
    }

    private func place(_ arguments: [(String?, Value)], _ parameters: [ParameterSpec]) -> [Value?]? {
        var values: [Value?] = parameters.map { _ in nil }
        var next = 0
        for (label, value) in arguments {
            if next > 0, label == nil, parameters[next - 1].isVariadic, case .array(let list)? = values[next - 1] {
                values[next - 1] = .array(list + [value])
                continue
            }
            guard let found = (next..<parameters.count).first(where: { parameters[$0].label == label }),
                (next..<found).allSatisfy({ parameters[$0].hasDefault })
            else { return nil }
            values[found] = parameters[found].isVariadic ? .array([value]) : value
            next = found + 1
        }
        for (place, parameter) in parameters.enumerated() where values[place] == nil {
            if parameter.isVariadic { values[place] = .array([]) } else if !parameter.hasDefault { return nil }
        }
        return values
    }

    /// Calls a method of any value by name and labels.
    func callMethod(_ name: String, of value: Value, _ arguments: [(String?, Value)], _ range: Range<Int>) throws
        -> Value
    {
        var receiver = value
        return try callMethod(name, on: &receiver, arguments, range)
    }

    func callMethod(
        _ name: String, on receiver: inout Value, _ arguments: [(String?, Value)], _ range: Range<Int>
    ) throws -> Value {
        var functions = info(of: receiver)?.methods(named: name) ?? []
        functions += extensions(of: receiver).flatMap { $0.methods[name] ?? [] }
        if let (function, values) = choose(functions, arguments) {
            return try call(function, receiver: &receiver, values)
        }
        let names = arguments.indices.map { "\u{1}m\($0)" }
        for (name, argument) in zip(names, arguments) {
            let variable = StaticInfo(
                name: name, owner: nil,
                declaration: VariableDeclaration(
                    pattern: .name(name, isVariable: false, range), type: nil, initial: nil, accessors: nil,
                    isLet: true,
                    isStatic: false, isLazy: false, isPrivate: false, attributes: [], range: range))
            variable.state = .ready
            variable.value = argument.1
            index.globals[name] = variable
        }
        defer { for name in names { index.globals[name] = nil } }
        let context = FunctionContext(
            name: "", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false,
            use: NameUse(statements: []), parameterCount: 0, generics: [])
        let compiler = Compiler(self, context)
        let written = zip(arguments, names).map { CallArgument(label: $0.0, value: Expression(.name($1, []), range)) }
        let calls = try compiler.methodCalls(receiver, baseType: nil, name, written, range, expected: nil)
        let base = top
        top += context.code.frameSize
        defer { top = base }
        let frame = Frame(slots: slots + base, machine: self)
        return try withChoice(calls, frame) { try $0.target.invoke(frame, &receiver, $0.plans, range) }
    }
}

/// A sequence whose elements are made when they are asked for: `sequence(first:next:)`.
class LazySequence: NativeValue {
    var typeName: String { "UnfoldSequence" }
    private let step: (Interpreter) throws -> Value?
    init(_ step: @escaping (Interpreter) throws -> Value?) { self.step = step }
    func next(_ machine: Interpreter) throws -> Value? { try step(machine) }
}

/// The fixed generator behind everything random.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
