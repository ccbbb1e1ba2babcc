import Vocabulary

/// Types of the standard library that values represent directly.
enum BuiltinTypes {
    static let names: Set<String> = Interpreter.doubleNames.union(Interpreter.intNames).union([
        "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange",
        "Any", "AnyObject", "AnyHashable", "Result", "Void", "FloatingPointRoundingRule", "Binding", "State",
        "StateObject",
        "Published", "AnyIterator", "ArraySlice", "Never", "ComparisonResult", "KeyValuePairs", "CollectionOfOne",
        "ContiguousArray", "ObservedObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "ScaledMetric",
        "SystemRandomNumberGenerator", "Hasher", "UnicodeScalar", "Unicode.Scalar", "CancellationError"
    ])

    static func constant(_ type: String, _ name: String) -> Value? {
        if Interpreter.doubleNames.contains(type) {
            switch name {
            case "pi": return .double(.pi)
            case "infinity": return .double(.infinity)
            case "zero": return .double(0)
            case "greatestFiniteMagnitude": return .double(.greatestFiniteMagnitude)
            case "leastNormalMagnitude": return .double(.leastNormalMagnitude)
            case "leastNonzeroMagnitude": return .double(.leastNonzeroMagnitude)
            case "ulpOfOne": return .double(.ulpOfOne)
            case "nan": return .double(.nan)
            default: return nil
            }
        }
        if Interpreter.intNames.contains(type) {
            switch (type, name) {
            case (_, "zero"): return .int(0)
            case ("Int8", "max"): return .int(Int(Int8.max))
            case ("Int16", "max"): return .int(Int(Int16.max))
            case ("Int32", "max"): return .int(Int(Int32.max))
            case ("UInt8", "max"): return .int(Int(UInt8.max))
            case ("UInt16", "max"): return .int(Int(UInt16.max))
            case ("UInt32", "max"): return .int(Int(UInt32.max))
            case ("Int8", "min"): return .int(Int(Int8.min))
            case ("Int16", "min"): return .int(Int(Int16.min))
            case ("Int32", "min"): return .int(Int(Int32.min))
            case (_, "min") where type.hasPrefix("U"): return .int(0)
            case (_, "max"): return .int(.max)
            case (_, "min"): return .int(.min)
            case (_, "bitWidth"): return .int(64)
            default: return nil
            }
        }
        switch (type, name) {
        case ("FloatingPointRoundingRule", "up"), ("FloatingPointRoundingRule", "down"),
            ("FloatingPointRoundingRule", "towardZero"), ("FloatingPointRoundingRule", "awayFromZero"),
            ("FloatingPointRoundingRule", "toNearestOrEven"), ("FloatingPointRoundingRule", "toNearestOrAwayFromZero"):
            return .native(Token(type, name))
        case ("ComparisonResult", "orderedAscending"), ("ComparisonResult", "orderedSame"),
            ("ComparisonResult", "orderedDescending"):
            return .native(Token(type, name))
        default: return nil
        }
    }

    static func hasStatic(_ type: String, _ name: String) -> Bool {
        switch type {
        case "Binding": name == "constant"
        case "Result": name == "success" || name == "failure"
        case "Int", "Double", "Bool": name == "random"
        default: false
        }
    }

    static func construct(
        _ type: TypeName, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node? {
        switch type {
        case .array(let element): return array(element, arguments, compiler, range, expected)
        case .dictionary: return dictionary(type, arguments, compiler, range)
        case .optional(let wrapped):
            return arguments.isEmpty
                ? ConstantNode(.none, range, type: type) : compiler.compile(arguments[0].value, expected: wrapped)
        case .named("Void", _) where arguments.isEmpty: return ConstantNode(.void, range, type: type)
        case .named("Array", _), .named("ArraySlice", _), .named("ContiguousArray", _):
            return array(nil, arguments, compiler, range, expected)
        case .named("KeyValuePairs", _) where arguments.first?.label == "dictionaryLiteral":
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: nil) { _, pairs in
                .array(
                    pairs.map { pair in
                        guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { return pair }
                        return .tuple(TupleValue(labels: ["key", "value"], elements: tuple.elements))
                    })
            }
        case .named("Dictionary", _): return dictionary(expected?.unwrapped, arguments, compiler, range)
        case .named(let name, let generics):
            guard names.contains(name) else { return nil }
            return scalar(name, generics, arguments, compiler, range, expected)
        default: return nil
        }
    }

    private static func array(
        _ element: TypeName?, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>,
        _ expected: TypeName?
    ) -> Node? {
        var element = element.flatMap { compiler.type($0) }
        if element == nil, case .array(let wanted)? = expected?.unwrapped { element = compiler.type(wanted) }
        let known = element.map { TypeName.array($0) }
        if arguments.isEmpty { return ArrayNode([], range, type: known) }
        if arguments.count == 2, arguments[0].label == "repeating", arguments[1].label == "count" {
            let value = compiler.coerced(compiler.compile(arguments[0].value, expected: element), to: element)
            let count = compiler.compile(arguments[1].value, expected: .named("Int"))
            return OperationNode([value, count], range, type: known ?? value.type.map { .array($0) }) { m, a in
                guard case .int(let count) = a[1], count >= 0 else {
                    throw m.failure("invalid-count", "an array cannot have fewer than 0 elements", range)
                }
                let (size, overflow) = count.multipliedReportingOverflow(by: 32)
                try m.charge(steps: count / 8, bytes: overflow ? .max : size)
                return .array(Array(repeating: a[0], count: count))
            }
        }
        if arguments.count == 1, arguments[0].label == nil {
            let sequence = compiler.compile(arguments[0].value)
            let inner = compiler.machine.elementType(of: sequence.type)
            return OperationNode([sequence], range, type: known ?? inner.map { .array($0) }) { m, a in
                .array(try m.elements(of: a[0], range))
            }
        }
        return nil
    }

    private static func dictionary(
        _ type: TypeName?, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>
    ) -> Node? {
        if arguments.isEmpty { return ConstantNode(.dictionary(DictionaryValue()), range, type: type) }
        if arguments.first?.label == "minimumCapacity" {
            return ConstantNode(.dictionary(DictionaryValue()), range, type: type)
        }
        let nodes = arguments.map { compiler.compile($0.value) }
        switch arguments.first?.label {
        case "uniqueKeysWithValues", nil:
            let combine = arguments.count > 1
            return OperationNode(nodes, range, type: type) { m, a in
                var out = DictionaryValue()
                for pair in try m.elements(of: a[0], range) {
                    guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { continue }
                    try m.charge(steps: 1, bytes: 96)
                    if let old = out[tuple.elements[0]] {
                        guard combine else {
                            throw m.failure("duplicate-key", "a key stands twice in a dictionary", range)
                        }
                        out[tuple.elements[0]] = try m.call(a[1], [old, tuple.elements[1]], range)
                    } else {
                        out[tuple.elements[0]] = tuple.elements[1]
                    }
                }
                return .dictionary(out)
            }
        case "grouping":
            return OperationNode(nodes, range, type: type) { m, a in
                var out = DictionaryValue()
                for element in try m.elements(of: a[0], range) {
                    let key = try m.call(a[1], [element], range)
                    try m.charge(steps: 1, bytes: 64)
                    if case .array(let members)? = out[key] {
                        out[key] = .array(members + [element])
                    } else {
                        out[key] = .array([element])
                    }
                }
                return .dictionary(out)
            }
        default: return nil
        }
    }

    private static func scalar(
        _ name: String, _ generics: [TypeName], _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>,
        _ expected: TypeName?
    ) -> Node? {
        let labels = arguments.map(\.label)
        if Interpreter.doubleNames.contains(name) {
            if arguments.isEmpty { return ConstantNode(.double(0), range, type: .named("Double")) }
            // A `Decimal` is a Double here; `Decimal(string:)` may have a locale as well.
            guard arguments.count == 1 || labels.first == "string" else { return nil }
            let literal = compiler.compile(arguments[0].value, expected: .named("Double"))
            if literal.isLiteral { return literal }
            let node = compiler.compile(arguments[0].value)
            return OperationNode(
                [node], range, type: node.type == .named("String") ? .optional(.named("Double")) : .named("Double")
            ) { m, a in
                switch a[0] {
                case .int(let number): return .double(Double(number))
                case .double: return a[0]
                case .string(let text): return Double(text).map { .double($0) } ?? .none
                case .none: throw m.failure("unexpected-nil", "`\(name)` is made from nil", range)
                default: return try m.initialize(.named("Double"), native: a[0], range)
                }
            }
        }
        if Interpreter.intNames.contains(name) { return int(name, arguments, compiler, range) }
        switch (name, labels) {
        case ("String", []): return ConstantNode(.string(""), range, type: .named("String"))
        case ("String", ["repeating", "count"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String")) { m, a in
                let text = StringMembers.string(a[0])
                guard case .int(let count) = a[1], count >= 0 else {
                    throw m.failure("invalid-count", "a string cannot be repeated fewer than 0 times", range)
                }
                let (size, overflow) = count.multipliedReportingOverflow(by: max(1, text.utf8.count))
                try m.charge(steps: 1, bytes: overflow ? .max : size)
                return .string(String(repeating: text, count: count))
            }
        case ("String", let labels) where labels.first == "format":
            let nodes = arguments.filter { $0.label != "locale" }.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String")) { m, a in
                var values = Array(a.dropFirst())
                if labels.contains("arguments"), case .array(let list)? = values.first { values = list }
                return .string(try StringFormat.format(StringMembers.string(a[0]), values, m, range))
            }
        case ("String", [nil, "radix"]), ("String", [nil, "radix", "uppercase"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String")) { m, a in
                guard case .int(let number) = a[0], case .int(let radix) = a[1], (2...36).contains(radix) else {
                    return .string("")
                }
                var uppercase = false
                if a.count > 2, case .bool(let flag) = a[2] { uppercase = flag }
                return .string(String(number, radix: radix, uppercase: uppercase))
            }
        case ("String", let labels) where labels.count == 1:
            let node = compiler.compile(arguments[0].value)
            let isReflecting = labels[0] == "reflecting"
            return OperationNode([node], range, type: .named("String")) { m, a in
                if !isReflecting {
                    switch a[0] {
                    case .string: return a[0]
                    case .array(let elements):
                        let isText = elements.allSatisfy {
                            switch $0 {
                            case .character, .string: true
                            default: false
                            }
                        }
                        if isText, labels[0] == nil { return .string(elements.map(StringMembers.string).joined()) }
                    default: break
                    }
                }
                return .string(try m.text(of: a[0], type: node.type, isNested: isReflecting))
            }
        case ("Character", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named("Character")) { m, a in
                if case .character = a[0] { return a[0] }
                if case .int(let code) = a[0], let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
                    return .character(Character(scalar))
                }
                guard case .string(let text) = a[0], let first = text.first, text.count == 1 else {
                    throw m.failure("invalid-character", "a Character is made from one character", range)
                }
                return .character(first)
            }
        case ("UnicodeScalar", [nil]), ("Unicode.Scalar", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { _, a in
                switch a[0] {
                case .int(let code):
                    return UInt32(exactly: code).flatMap { Unicode.Scalar($0) }.map { .character(Character($0)) }
                        ?? .none
                case .string(let text): return text.first.map { .character($0) } ?? .none
                default: return a[0]
                }
            }
        case ("CancellationError", []): return ConstantNode(.native(Token(name, "error")), range, type: .named(name))
        case ("Bool", []): return ConstantNode(.bool(false), range, type: .bool)
        case ("Bool", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .optional(.bool)) { _, a in
                guard case .string(let text) = a[0] else { return a[0] }
                return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .none
            }
        case ("Set", []):
            return ConstantNode(
                .set(SetValue()), range, type: generics.isEmpty ? expected?.unwrapped : .named("Set", generics))
        case ("Set", [nil]):
            let node = compiler.compile(arguments[0].value, expected: generics.first.map { .array($0) })
            let element = generics.first ?? compiler.machine.elementType(of: node.type)
            return OperationNode([node], range, type: element.map { .named("Set", [$0]) }) { m, a in
                let elements = try m.elements(of: a[0], range)
                try m.charge(steps: elements.count, bytes: elements.count * 96)
                return .set(SetValue(elements))
            }
        case ("Optional", [nil]), ("AnyHashable", [nil]), ("Substring", [nil]), ("Range", [nil]),
            ("ClosedRange", [nil]):
            let node = compiler.compile(arguments[0].value)
            if name == "Optional", let type = node.type { return CastNode(.as_, node, .optional(type), range) }
            if name == "ClosedRange" || name == "Range" {
                return OperationNode([node], range, type: nil) { m, a in
                    guard case .range(let bounds) = a[0], let ints = bounds.intBounds, !ints.isEmpty || name == "Range"
                    else { return a[0] }
                    return name == "Range"
                        ? .range(
                            RangeValue(lower: .int(ints.lowerBound), upper: .int(ints.upperBound), isClosed: false))
                        : .range(
                            RangeValue(lower: .int(ints.lowerBound), upper: .int(ints.upperBound - 1), isClosed: true))
                }
            }
            return node
        case ("Binding", ["get", "set"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("Binding", generics)) { m, a in
                let (get, set) = (a[0], a[1])
                return .binding(
                    BindingValue(
                        get: { [unowned m] in try m.call(get, [], range) },
                        set: { [unowned m] in _ = try m.call(set, [$0], range) }))
            }
        case ("Binding", ["projectedValue"]), ("Binding", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { m, a in
                guard case .binding(let binding) = a[0] else { return a[0] }
                if case .none = try binding.get() { return .none }
                return a[0]
            }
        case ("State", ["initialValue"]), ("State", ["wrappedValue"]), ("StateObject", ["wrappedValue"]),
            ("FocusState", []), ("GestureState", ["initialValue"]), ("GestureState", ["wrappedValue"]),
            ("AppStorage", ["wrappedValue", nil]), ("ScaledMetric", ["wrappedValue"]), ("Published", ["initialValue"]),
            ("Published", ["wrappedValue"]), ("ObservedObject", ["wrappedValue"]),
            ("SceneStorage", ["wrappedValue", nil]),
            ("State", [nil]), ("ScaledMetric", ["wrappedValue", "relativeTo"]):
            guard let first = arguments.first else {
                return OperationNode([], range, type: nil) { _, _ in .box(Box(.bool(false))) }
            }
            let node = compiler.compile(first.value, expected: generics.first)
            let isPlain = name == "Published" || name == "ObservedObject"
            return OperationNode([node], range, type: nil) { _, a in isPlain ? a[0] : .box(Box(a[0])) }
        case ("SystemRandomNumberGenerator", []):
            return ConstantNode(.native(Token(name, "default")), range, type: .named(name))
        case ("Hasher", []): return ConstantNode(.native(Token(name, "default")), range, type: .named(name))
        case ("AnyIterator", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { m, a in
                guard case .function = a[0] else { return a[0] }
                let next = a[0]
                return .native(
                    LazySequence { m in
                        let value = try m.call(next, [], range)
                        if case .none = value { return nil }
                        return value
                    })
            }
        default: return nil
        }
    }

    private static func int(
        _ name: String, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>
    ) -> Node? {
        if arguments.isEmpty { return ConstantNode(.int(0), range, type: .named("Int")) }
        let nodes = arguments.map { compiler.compile($0.value) }
        let label = arguments[0].label
        let isOptional = nodes[0].type == .named("String") || label == "exactly" || nodes[0].type == .named("Character")
        let bits = UInt64(name.drop { !$0.isNumber }) ?? 64
        let isUnsigned = name.hasPrefix("U")
        return OperationNode(nodes, range, type: isOptional ? .optional(.named("Int")) : .named("Int")) { m, a in
            var result: Int?
            switch a[0] {
            case .int(let number): result = number
            case .double(let number):
                if label == "exactly" {
                    return Int(exactly: number).map { .int($0) } ?? .none
                }
                guard number.isFinite, let whole = Int(exactly: number.rounded(.towardZero)) else {
                    throw m.failure("integer-overflow", "\(number) does not fit an Int", range)
                }
                result = whole
            case .string(let text):
                if a.count > 1, case .int(let radix) = a[1], (2...36).contains(radix) {
                    return Int(text, radix: radix).map { .int($0) } ?? .none
                }
                return Int(text).map { .int($0) } ?? .none
            case .character(let character): return Int(String(character)).map { .int($0) } ?? .none
            case .none: throw m.failure("unexpected-nil", "`\(name)` is made from nil", range)
            case .bool(let flag): result = flag ? 1 : 0
            default: result = nil
            }
            guard let number = result else {
                throw m.failure("wrong-arguments", "`\(name)` is not made from \(m.typeText(of: a[0]))", range)
            }
            if bits < 64, label == "truncatingIfNeeded" || label == "clamping" {
                let mask = (1 << Int(bits)) - 1
                if label == "clamping" {
                    let low = isUnsigned ? 0 : -(1 << (Int(bits) - 1))
                    let high = isUnsigned ? mask : (1 << (Int(bits) - 1)) - 1
                    return .int(min(max(number, low), high))
                }
                var cut = number & mask
                if !isUnsigned, cut >> (Int(bits) - 1) == 1 { cut -= mask + 1 }
                return .int(cut)
            }
            let fits =
                bits >= 64
                ? !isUnsigned || number >= 0
                : isUnsigned
                    ? number >= 0 && number < 1 << Int(bits)
                    : number >= -(1 << (Int(bits) - 1)) && number < 1 << (Int(bits) - 1)
            if !fits {
                if label == "exactly" { return .none }
                throw m.failure("integer-overflow", "\(number) does not fit \(name)", range)
            }
            return .int(number)
        }
    }

    static func staticCall(
        _ type: String, _ name: String, generics: [TypeName] = [], _ arguments: [CallArgument], _ compiler: Compiler,
        _ range: Range<Int>
    ) -> Node? {
        switch (type, name) {
        case ("Binding", "constant"):
            guard let first = arguments.first else { return nil }
            let node = compiler.open(first.value, expected: generics.first.flatMap { compiler.type($0) })
            return OperationNode([node], range, type: .named("Binding")) { _, a in
                let value = a[0]
                return .binding(BindingValue(get: { value }, set: { _ in }))
            }
        case ("Result", "success"), ("Result", "failure"):
            guard let first = arguments.first else { return nil }
            let place = name == "success" ? 0 : 1
            let node = compiler.compile(
                first.value, expected: place < generics.count ? compiler.type(generics[place]) : nil)
            return OperationNode([node], range, type: .named("Result")) { _, a in
                .native(CaseValue(typeName: "Result", caseName: name, payload: a))
            }
        case ("Int", "random"), ("Double", "random"), ("CGFloat", "random"), ("Float", "random"), ("Bool", "random"),
            ("UInt8", "random"):
            guard let first = arguments.first else {
                return OperationNode([], range, type: .bool) { m, _ in
                    m.noteRandom(range)
                    return .bool(Bool.random(using: &m.random))
                }
            }
            let isInt = Interpreter.intNames.contains(type)
            let scalar: TypeName = isInt ? .named("Int") : .named("Double")
            let node = compiler.compile(first.value, expected: .named("Range", [scalar]))
            return OperationNode([node], range, type: scalar) { m, a in
                m.noteRandom(range)
                guard case .range(let bounds) = a[0] else { return .int(0) }
                if isInt {
                    guard let ints = bounds.intBounds, !ints.isEmpty else {
                        throw m.failure("invalid-range", "the range is empty", range)
                    }
                    return .int(Int.random(in: ints, using: &m.random))
                }
                let low = bounds.lower.flatMap(NumberMembers.double) ?? 0
                let high = bounds.upper.flatMap(NumberMembers.double) ?? 0
                guard low <= high, low.isFinite, high.isFinite else {
                    throw m.failure("invalid-range", "the range is empty", range)
                }
                return .double(Double.random(in: low...high, using: &m.random))
            }
        case ("Double", "minimum"), ("Double", "maximum"), ("CGFloat", "minimum"), ("CGFloat", "maximum"):
            let nodes = arguments.map { compiler.compile($0.value, expected: .named("Double")) }
            return OperationNode(nodes, range, type: .named("Double")) { m, a in
                guard let x = NumberMembers.double(a[0]), a.count > 1, let y = NumberMembers.double(a[1]) else {
                    return .double(0)
                }
                return .double(name == "minimum" ? min(x, y) : max(x, y))
            }
        default: return nil
        }
    }
}

/// A native operation on evaluated operands.
final class OperationNode: Node {
    let operands: [Node]
    let body: (Interpreter, [Value]) throws -> Value

    init(
        _ operands: [Node], _ range: Range<Int>, type: TypeName?,
        _ body: @escaping (Interpreter, [Value]) throws -> Value
    ) {
        self.operands = operands
        self.body = body
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let values = try operands.map { try $0.eval(f) }
        f.machine.nativeRange = range
        return try body(f.machine, values)
    }
}
