import Vocabulary

/// Global functions of the standard library and of C's mathematics.
enum FreeFunctions {
    typealias Body = @Sendable (Interpreter, [Value], Range<Int>) throws -> Value

    static let names: Set<String> = Set(unary.keys).union(binary.keys).union(floatNames.keys).union([
        "min", "max", "abs", "print", "debugPrint", "dump", "zip", "stride", "sequence", "repeatElement", "swap",
        "type", "Bindable",
        "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "withExtendedLifetime",
        "round", "numericCast", "NSLog", "isKnownUniquelyReferenced", "unsafeBitCast", "AnyIterator",
        "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withCheckedContinuation",
        "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation"
    ])

    static func constant(_ name: String) -> Value? {
        switch name {
        case "M_PI": .double(.pi)
        case "M_PI_2": .double(.pi / 2)
        case "M_PI_4": .double(.pi / 4)
        case "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC":
            perSecond[name].map { .int($0) }
        default: nil
        }
    }

    private static let perSecond = [
        "NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_MSEC": 1_000_000, "NSEC_PER_USEC": 1_000, "USEC_PER_SEC": 1_000_000,
        "MSEC_PER_SEC": 1_000
    ]

    private static let unary: [String: @Sendable (Double) -> Double] = [
        "sin": MathFunctions.sin, "cos": MathFunctions.cos, "tan": MathFunctions.tan, "asin": MathFunctions.asin,
        "acos": MathFunctions.acos, "atan": MathFunctions.atan, "exp": MathFunctions.exp, "log": MathFunctions.log,
        "log2": { MathFunctions.log($0) / MathFunctions.log(2) }, "log10": MathFunctions.log10,
        "sqrt": { $0.squareRoot() }, "cbrt": MathFunctions.cbrt,
        "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) }, "round": { $0.rounded() },
        "trunc": { $0.rounded(.towardZero) }, "rint": { $0.rounded(.toNearestOrEven) }, "fabs": { abs($0) },
        "sinh": { (MathFunctions.exp($0) - MathFunctions.exp(-$0)) / 2 },
        "cosh": { (MathFunctions.exp($0) + MathFunctions.exp(-$0)) / 2 },
        "tanh": {
            let e = MathFunctions.exp(2 * $0)
            return e.isInfinite ? 1 : (e - 1) / (e + 1)
        }
    ]

    private static let binary: [String: @Sendable (Double, Double) -> Double] = [
        "pow": MathFunctions.pow, "atan2": MathFunctions.atan2, "hypot": { ($0 * $0 + $1 * $1).squareRoot() },
        "fmod": { $0.truncatingRemainder(dividingBy: $1) }, "fmin": { min($0, $1) }, "fmax": { max($0, $1) },
        "copysign": { Double(signOf: $1, magnitudeOf: $0) }, "remainder": { $0.remainder(dividingBy: $1) }
    ]

    /// C's functions on floats, `sinf` and the like, by the function that they are the short form of.
    private static let floatNames: [String: String] = Dictionary(
        uniqueKeysWithValues: (Array(unary.keys) + Array(binary.keys)).compactMap {
            $0.hasPrefix("f") && $0 != "floor" ? nil : ($0 + "f", $0)
        } + [("fabsf", "fabs"), ("fmodf", "fmod"), ("fminf", "fmin"), ("fmaxf", "fmax")])

    /// A function as a value.
    static func function(_ name: String, _ machine: Interpreter, _ range: Range<Int>) -> FunctionValue {
        NativeFunctionValue { [unowned machine] arguments in try call(name, machine, arguments, range) }
    }

    static func call(_ name: String, _ m: Interpreter, _ a: [Value], _ r: Range<Int>) throws -> Value {
        m.nativeRange = r
        if let precise = floatNames[name] {
            let result = try call(precise, m, a, r)
            if case .double(let number) = result { return .native(FloatValue(Float(number))) }
            return result
        }
        if let body = unary[name] {
            guard a.count == 1, let x = NumberMembers.double(a[0]) else { throw wrong(name, m, r) }
            return SizedNumbers.restored(.double(body(x)), like: a[0])
        }
        if let body = binary[name] {
            guard a.count == 2, let x = NumberMembers.double(a[0]), let y = NumberMembers.double(a[1]) else {
                throw wrong(name, m, r)
            }
            return SizedNumbers.restored(.double(body(x, y)), like: a[0])
        }
        switch name {
        case "min", "max":
            guard var best = a.first else { throw wrong(name, m, r) }
            var values = a
            if values.contains(where: { if case .double = $0 { true } else { false } }) {
                values = values.map { if case .int(let n) = $0 { .double(Double(n)) } else { $0 } }
                best = values[0]
            }
            for value in values.dropFirst() {
                if name == "min" ? try m.isLess(value, best) : !(try m.isLess(value, best)) { best = value }
            }
            return best
        case "abs":
            switch a.first {
            case .int(let number)?:
                if number == .min { throw m.overflow("abs", 0, number, r) }
                return .int(abs(number))
            case .double(let number)?: return .double(abs(number))
            case .native?:
                if try m.isLess(a[0], .int(0)) { return try m.prefix("-", a[0], r) }
                return a[0]
            default: throw wrong(name, m, r)
            }
        case "zip":
            guard a.count == 2 else { throw wrong(name, m, r) }
            let (first, second) = (try m.iterator(of: a[0], r), try m.iterator(of: a[1], r))
            var pairs: [Value] = []
            while let x = try first(), let y = try second() {
                try m.charge(steps: 1, bytes: 96)
                pairs.append(.tuple(TupleValue(labels: [nil, nil], elements: [x, y])))
            }
            return .array(pairs)
        case "numericCast", "withExtendedLifetime": return a.first ?? .void
        default: throw wrong(name, m, r)
        }
    }

    private static func wrong(_ name: String, _ m: Interpreter, _ r: Range<Int>) -> any Error {
        m.failure("wrong-arguments", "`\(name)` does not take these arguments", r)
    }

    /// A call by name; `nil` if the name is none of these functions.
    static func compile(
        _ name: String, _ arguments: [CallArgument], _ c: Compiler, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node? {
        guard names.contains(name) else { return nil }
        let labels = arguments.map(\.label)
        if unary[name] != nil || binary[name] != nil {
            let nodes = arguments.map { c.compile($0.value, expected: .named("Double")) }
            return OperationNode(nodes, range, type: .named("Double")) { m, a in try call(name, m, a, range) }
        }
        if floatNames[name] != nil {
            let nodes = arguments.map { c.compile($0.value, expected: .named("Float")) }
            return OperationNode(nodes, range, type: .named("Float")) { m, a in try call(name, m, a, range) }
        }
        switch name {
        case "min", "max", "abs":
            var wanted = expected.flatMap { c.machine.isNumber($0.unwrapped) ? $0.unwrapped : nil }
            if wanted == nil, arguments.contains(where: { c.isImplicit($0.value) }) {
                wanted = arguments.first { !c.isImplicit($0.value) }.flatMap { c.compile($0.value).type }
            }
            var nodes = arguments.map { c.compile($0.value, expected: wanted) }
            if let known = nodes.first(where: { $0.type == .named("Double") })?.type {
                nodes = zip(nodes, arguments).map { $0.isLiteral ? c.compile($1.value, expected: known) : $0 }
            }
            if let own = nodes.first(where: { c.info($0.type) != nil })?.type, c.takesLiterals(own) {
                nodes = zip(nodes, arguments).map { $0.isLiteral ? c.compile($1.value, expected: own) : $0 }
            }
            let types = Set(nodes.map(\.type))
            let type = types.count == 1 ? types.first ?? nil : nil
            return OperationNode(nodes, range, type: type) { m, a in try call(name, m, a, range) }
        case "Bindable":
            // Bindings to the properties of an object; `@Bindable` properties are known to the declarations.
            guard arguments.count == 1, labels[0] == nil || labels[0] == "wrappedValue" else { return nil }
            let node = c.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { _, a in
                let object = a[0]
                return .binding(BindingValue(get: { object }, set: { _ in }))
            }
        case "print", "debugPrint": return print(name, arguments, c, range)
        case "NSLog", "dump":
            guard let first = arguments.first else { return nil }
            let node = c.compile(first.value)
            return OperationNode([node], range, type: node.type) { m, a in
                try m.write("- " + (try m.text(of: a[0], type: node.type)) + "\n", range)
                return a[0]
            }
        case "zip":
            let nodes = arguments.map { c.compile($0.value) }
            let inner = nodes.map { c.machine.elementType(of: $0.type) }
            var type: TypeName?
            if inner.count == 2, let a = inner[0], let b = inner[1] { type = .array(.tuple([nil, nil], [a, b])) }
            return OperationNode(nodes, range, type: type) { m, a in try call(name, m, a, range) }
        case "stride": return stride(labels, arguments, c, range, expected)
        case "sequence":
            if labels.first == "state" { return sequence(state: arguments, c, range) }
            guard labels == ["first", "next"] || labels == ["first", nil] else { return nil }
            let nodes = arguments.map { c.compile($0.value) }
            return OperationNode(nodes, range, type: nil) { m, a in
                var next = a[0]
                let function = a[1]
                return .native(
                    LazySequence { m in
                        if case .none = next { return nil }
                        let current = next
                        next = try m.call(function, [current], range)
                        return current
                    })
            }
        case "repeatElement":
            let nodes = arguments.map { c.compile($0.value) }
            return OperationNode(nodes, range, type: nodes.first?.type.map { .array($0) }) { m, a in
                guard a.count == 2, case .int(let count) = a[1], count >= 0 else { return .array([]) }
                let (size, overflow) = count.multipliedReportingOverflow(by: 32)
                try m.charge(steps: count / 8, bytes: overflow ? .max : size)
                return .array(Array(repeating: a[0], count: count))
            }
        case "swap":
            guard arguments.count == 2 else { return nil }
            let nodes = arguments.map { c.compile($0.value) }
            return SwapNode(nodes[0], nodes[1], range)
        case "type":
            let node = c.compile(arguments.first?.value ?? Expression(.nilLiteral, range))
            let shown = OperationNode([node], range, type: nil) { m, a in
                .type(
                    node.type.map { if case .optional = $0 { $0 } else { m.shownType(of: a[0]) } }
                        ?? m.shownType(of: a[0]))
            }
            shown.keepsParts = true
            return shown
        case "fatalError", "preconditionFailure", "assertionFailure":
            let message = arguments.first { $0.label == nil }.map { c.compile($0.value) }
            return OperationNode(message.map { [$0] } ?? [], range, type: .named("Never")) { m, a in
                let text = a.first.map(StringMembers.string) ?? ""
                throw m.failure("fatal-error", "the program stops itself" + (text.isEmpty ? "" : ": \(text)"), range)
            }
        case "precondition", "assert":
            guard let first = arguments.first else { return nil }
            let condition = c.compile(first.value, expected: .bool)
            let message = arguments.count > 1 && arguments[1].label == nil ? c.compile(arguments[1].value) : nil
            return AssertNode(condition, message, name, range)
        case "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup":
            guard let body = arguments.last else { return nil }
            let node = c.compile(body.value)
            return OperationNode([node], range, type: nil) { m, a in
                try TaskGroupValue.run(a[0], throwing: name == "withThrowingTaskGroup", m, range)
            }
        case _ where CheckedContinuation.functions.contains(name):
            guard let body = arguments.last else { return nil }
            let node = c.compile(body.value)
            return OperationNode([node], range, type: nil) { m, a in try CheckedContinuation.run(a[0], m, range) }
        case "isKnownUniquelyReferenced": return ConstantNode(.bool(true), range, type: .bool)
        default:
            let nodes = arguments.map { c.compile($0.value) }
            return OperationNode(nodes, range, type: nil) { m, a in try call(name, m, a, range) }
        }
    }

    private static func print(_ name: String, _ arguments: [CallArgument], _ c: Compiler, _ range: Range<Int>) -> Node {
        let shown = arguments.filter { $0.label == nil }.map { c.compile($0.value) }
        let separator = arguments.first { $0.label == "separator" }.map { c.compile($0.value) }
        let end = arguments.first { $0.label == "terminator" }.map { c.compile($0.value) }
        let types = shown.map(\.type)
        let all = shown + [separator, end].compactMap { $0 }
        if let place = arguments.first(where: { $0.label == "to" })?.value.inoutPlace {
            return PrintingNode(
                all, types, hasSeparator: separator != nil, hasEnd: end != nil, into: c.compile(place), range)
        }
        return OperationNode(all, range, type: .named("Void")) { m, a in
            var rest = a.dropFirst(types.count)
            let between = separator == nil ? " " : StringMembers.string(rest.removeFirst())
            let last = end == nil ? "\n" : StringMembers.string(rest.removeFirst())
            let texts = try zip(a, types).map { try m.text(of: $0, type: $1, isNested: name == "debugPrint") }
            try m.write(texts.joined(separator: between) + last, range)
            return .void
        }
    }

    /// `sequence(state:next:)`: the state is given to the closure in place.
    private static func sequence(state arguments: [CallArgument], _ c: Compiler, _ range: Range<Int>) -> Node? {
        guard arguments.count == 2 else { return nil }
        let nodes = arguments.map { c.compile($0.value) }
        return OperationNode(nodes, range, type: nil) { m, a in
            guard case .function(let function) = a[1] else { return .array([]) }
            var state = [a[0]]
            var isOver = false
            return .native(
                LazySequence { m in
                    if isOver { return nil }
                    try m.charge(steps: 1, bytes: 0)
                    let next = try function.call(changing: &state)
                    if case .none = next {
                        isOver = true
                        return nil
                    }
                    return next
                })
        }
    }

    private static func stride(
        _ labels: [String?], _ arguments: [CallArgument], _ c: Compiler, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node? {
        guard arguments.count == 3, labels[0] == "from", labels[2] == "by" else { return nil }
        var nodes = arguments.map { c.compile($0.value) }
        if nodes.contains(where: { $0.type == .named("Double") }) {
            nodes = zip(nodes, arguments).map { $0.isLiteral ? c.compile($1.value, expected: .named("Double")) : $0 }
        }
        let includesEnd = labels[1] == "through"
        let types = Set(nodes.map(\.type))
        return OperationNode(nodes, range, type: types.count == 1 ? nodes[0].type.map { .array($0) } : nil) { m, a in
            if case .int(let from) = a[0], case .int(let to) = a[1], case .int(let by) = a[2] {
                guard by != 0 else { throw m.failure("invalid-stride", "the stride is zero", range) }
                let (distance, overflow) = to.subtractingReportingOverflow(from)
                guard !overflow else { throw m.overflow("-", to, from, range) }
                if by == -1, distance == .min { throw m.overflow("-", from, to, range) }
                let count = max(0, distance / by &+ 1)
                if count == 0, distance / by > 0 { throw m.outOfSteps(range) }
                let (size, tooLarge) = count.multipliedReportingOverflow(by: 32)
                try m.charge(steps: count, bytes: tooLarge ? .max : size)
                return .array(
                    includesEnd
                        ? Swift.stride(from: from, through: to, by: by).map { .int($0) }
                        : Swift.stride(from: from, to: to, by: by).map { .int($0) })
            }
            // Dates are strided by seconds.
            let isOfDates = if case .native(is DateValue) = a[0] { true } else { false }
            func number(_ value: Value) -> Double? {
                if case .native(let date as DateValue) = value { return date.seconds }
                return NumberMembers.double(value)
            }
            guard let from = number(a[0]), let to = number(a[1]),
                let by = NumberMembers.double(a[2]),
                by != 0, by.isFinite, from.isFinite, to.isFinite
            else { throw m.failure("invalid-stride", "the stride is zero or not finite", range) }
            let count = max(0, (to - from) / by) + 1
            guard count < 1e9 else { throw m.failure("memory-limit", "the stride has too many elements", range) }
            try m.charge(steps: Int(count), bytes: Int(count) * 32)
            let numbers =
                includesEnd
                ? Array(Swift.stride(from: from, through: to, by: by)) : Array(Swift.stride(from: from, to: to, by: by))
            return .array(numbers.map { isOfDates ? .native(DateValue(seconds: $0)) : .double($0) })
        }
    }
}

/// `print(…, to: &text)`.
final class PrintingNode: Node {
    private let nodes: [Node]
    private let types: [TypeName?]
    private let hasSeparator: Bool
    private let hasEnd: Bool
    private let place: Node

    init(
        _ nodes: [Node], _ types: [TypeName?], hasSeparator: Bool, hasEnd: Bool, into place: Node, _ range: Range<Int>
    ) {
        self.nodes = nodes
        self.types = types
        self.hasSeparator = hasSeparator
        self.hasEnd = hasEnd
        self.place = place
        super.init(range, type: .named("Void"))
    }

    override func eval(_ f: Frame) throws -> Value {
        let values = try nodes.map { try $0.eval(f) }
        var rest = values.dropFirst(types.count)
        let between = hasSeparator ? StringMembers.string(rest.removeFirst()) : " "
        let end = hasEnd ? StringMembers.string(rest.removeFirst()) : "\n"
        let texts = try zip(values, types).map { try f.machine.text(of: $0, type: $1) }
        let text = texts.joined(separator: between) + end
        try f.machine.charge(steps: 1, bytes: text.utf8.count)
        try place.modify(f) { value in
            if case .string(let old) = value {
                value = .string(old + text)
            } else {
                _ = try f.machine.callMethod("write", on: &value, [(nil, .string(text))], range)
            }
        }
        return .void
    }
}

final class SwapNode: Node {
    let first: Node
    let second: Node
    init(_ first: Node, _ second: Node, _ range: Range<Int>) {
        self.first = first
        self.second = second
        super.init(range, type: .named("Void"))
    }
    override func eval(_ f: Frame) throws -> Value {
        let a = try first.eval(f)
        let b = try second.eval(f)
        try first.assign(f, b)
        try second.assign(f, a)
        return .void
    }
}

final class AssertNode: Node {
    let condition: Node
    let message: Node?
    let name: String
    init(_ condition: Node, _ message: Node?, _ name: String, _ range: Range<Int>) {
        self.condition = condition
        self.message = message
        self.name = name
        super.init(range, type: .named("Void"))
    }
    override func eval(_ f: Frame) throws -> Value {
        if try condition.test(f) { return .void }
        let text = try message.map { StringMembers.string(try $0.eval(f)) } ?? ""
        throw f.machine.failure("fatal-error", "`\(name)` failed" + (text.isEmpty ? "" : ": \(text)"), range)
    }
}
