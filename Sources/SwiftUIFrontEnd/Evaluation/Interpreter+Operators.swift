import LayoutEngine
import Vocabulary

extension Interpreter {
    func hasOperator(_ symbol: String) -> Bool { index.operators[symbol] != nil }

    func integer(_ operation: BinaryOperator, _ a: Int, _ b: Int, _ range: Range<Int>) throws -> Value {
        switch operation {
        case .divide, .remainder:
            if b == 0 { throw failure("division-by-zero", "\(a) is divided by zero", range) }
            if a == .min, b == -1 { throw overflow(operation.rawValue, a, b, range) }
            return .int(operation == .divide ? a / b : a % b)
        case .addWrapping: return .int(a &+ b)
        case .subtractWrapping: return .int(a &- b)
        case .multiplyWrapping: return .int(a &* b)
        case .and: return .int(a & b)
        case .or: return .int(a | b)
        case .xor: return .int(a ^ b)
        case .shiftLeft: return .int(a << b)
        case .shiftRight: return .int(a >> b)
        case .shiftLeftMasking: return .int(a &<< b)
        case .shiftRightMasking: return .int(a &>> b)
        default: return .void
        }
    }

    /// Any binary operator on values: declared ones first, then the built-in ones.
    func binary(_ symbol: String, _ a: Value, _ b: Value, _ range: Range<Int>) throws -> Value {
        if case .native(let member as UnresolvedMember) = a, let found = try implicitMember(member.name, like: b) {
            return try binary(symbol, found, b, range)
        }
        if case .native(let member as UnresolvedMember) = b, let found = try implicitMember(member.name, like: a) {
            return try binary(symbol, a, found, range)
        }
        if let functions = index.operators[symbol], let function = declared(functions, a, b) {
            var receiver = function.owner.map { Value.type($0.typeName) } ?? .void
            return try call(function, receiver: &receiver, [a, b])
        }
        if let result = try SizedNumbers.binary(symbol, a, b, self, range) { return result }
        let (a, b) = (a.unsliced, b.unsliced)
        switch symbol {
        case "==":
            nativeRange = range
            return .bool(try areEqual(a, b))
        case "!=":
            nativeRange = range
            if let functions = index.operators["=="], let function = declared(functions, a, b) {
                var receiver = Value.void
                if case .bool(let same) = try call(function, receiver: &receiver, [a, b]) { return .bool(!same) }
            }
            return .bool(!(try areEqual(a, b)))
        case "===": return .bool(isIdentical(a, b))
        case "!==": return .bool(!isIdentical(a, b))
        case "~=": return .bool(try matches(a, b, range))
        default: break
        }
        switch (a, b) {
        case (.int(let x), .double(let y)): return try numbers(symbol, Double(x), y, range)
        case (.double(let x), .int(let y)): return try numbers(symbol, x, Double(y), range)
        case (.double(let x), .double(let y)): return try numbers(symbol, x, y, range)
        case (.int(let x), .int(let y)):
            if let operation = BinaryOperator(rawValue: symbol) { return try integers(operation, x, y, range) }
        case (.string(let x), .string(let y)):
            if symbol == "+" {
                nativeRange = range
                try charge(steps: 1, bytes: x.utf8.count + y.utf8.count)
                return .string(x + y)
            }
        case (.string(let x), .character(let y)) where symbol == "+": return .string(x + String(y))
        case (.array(let x), .array(let y)) where symbol == "+":
            nativeRange = range
            try charge(steps: y.count, bytes: (x.count + y.count) * 32)
            return .array(x + y)
        case (.array(let x), .range(let y)) where symbol == "+":
            return .array(x + (try elements(of: .range(y), range)))
        case (.view, _) where symbol == "+", (_, .view) where symbol == "+":
            return .view(try joinedText([try textNode(a, range), try textNode(b, range)], range))
        case (.bool(let x), .bool(let y)):
            switch symbol {
            case "^": return .bool(x != y)
            case "&": return .bool(x && y)
            case "|": return .bool(x || y)
            default: break
            }
        case (.array(let x), .string(let y)):
            if symbol == "+" { return .array(x + y.map { .character($0) }) }
        case (.set(let x), .set(let y)):
            if symbol == "+" { return .set(SetValue(x.elements + y.elements)) }
        default: break
        }
        if a.outside != nil || b.outside != nil, let result = try outsideOperator(symbol, a, b, range) {
            return result
        }
        switch symbol {
        case "<": return .bool(try isLess(a, b))
        case ">": return .bool(try isLess(b, a))
        case "<=": return .bool(!(try isLess(b, a)))
        case ">=": return .bool(!(try isLess(a, b)))
        default: break
        }
        if let result = try nativeOperator(symbol, a, b, range) { return result }
        if case .none = a { throw failure("unexpected-nil", "the left side of `\(symbol)` is nil", range) }
        if case .none = b { throw failure("unexpected-nil", "the right side of `\(symbol)` is nil", range) }
        throw failure(
            "unknown-operator", "`\(symbol)` does not take \(typeText(of: a)) and \(typeText(of: b))", range)
    }

    private func textNode(_ value: Value, _ range: Range<Int>) throws -> CallNode {
        if case .view(let node) = value { return node }
        throw failure("unknown-operator", "`+` does not take \(typeText(of: value)) and a view", range)
    }

    private func integers(_ operation: BinaryOperator, _ a: Int, _ b: Int, _ range: Range<Int>) throws -> Value {
        let result: (partialValue: Int, overflow: Bool)
        switch operation {
        case .add: result = a.addingReportingOverflow(b)
        case .subtract: result = a.subtractingReportingOverflow(b)
        case .multiply: result = a.multipliedReportingOverflow(by: b)
        case .less: return .bool(a < b)
        case .lessOrEqual: return .bool(a <= b)
        case .greater: return .bool(a > b)
        case .greaterOrEqual: return .bool(a >= b)
        default: return try integer(operation, a, b, range)
        }
        if result.overflow { throw overflow(operation.rawValue, a, b, range) }
        return .int(result.partialValue)
    }

    private func numbers(_ symbol: String, _ a: Double, _ b: Double, _ range: Range<Int>) throws -> Value {
        switch symbol {
        case "+": return .double(a + b)
        case "-": return .double(a - b)
        case "*": return .double(a * b)
        case "/": return .double(a / b)
        case "%": return .double(a.truncatingRemainder(dividingBy: b))
        case "<": return .bool(a < b)
        case "<=": return .bool(a <= b)
        case ">": return .bool(a > b)
        case ">=": return .bool(a >= b)
        default: throw failure("unknown-operator", "`\(symbol)` does not take two Doubles", range)
        }
    }

    /// The declared operator function that takes the values.
    /// The views for which programs declare operators beside the `+` of texts.
    private static let addedViews: Set<String> = ["Text", "Image"]

    /// Whether two operands want a generic parameter to be two types: `list + [item]` is not `+ (list: [T], item: T)`.
    private func contradicts(_ function: FunctionInfo, _ a: Value, _ b: Value) -> Bool {
        guard !function.generics.isEmpty else { return false }
        var known: [String: TypeName] = [:]
        for (parameter, operand) in zip(function.parameters, [a, b]) {
            let shown: (name: String, value: Value)
            switch (parameter.type, operand) {
            case (.named(let name, [])?, _) where function.generics.contains(name): shown = (name, operand)
            case (.array(.named(let name, []))?, .array(let elements)) where function.generics.contains(name):
                // An array without elements is no array of arrays.
                shown = (name, elements.first ?? .void)
            default: continue
            }
            let type = typeName(of: shown.value)
            if case .array = type, let other = known[shown.name], case .named = other { return true }
            known[shown.name] = type
        }
        return false
    }

    func declared(_ functions: [FunctionInfo], _ a: Value, _ b: Value) -> FunctionInfo? {
        var generic: FunctionInfo?
        for function in functions where function.parameters.count == 2 {
            var isExact = true
            var fits = !contradicts(function, a, b)
            for (parameter, operand) in zip(function.parameters, [a, b]) {
                let known = parameter.type.flatMap { canonical($0, owner: function.owner, generics: function.generics) }
                guard let known else {
                    isExact = false
                    // `Self` and generic parameters of a declared type mean values of it.
                    if let owner = function.owner, owner.kind != .protocolType, owner.kind != .native,
                        info(of: operand)?.name != owner.name
                    {
                        fits = false
                    }
                    if let owner = function.owner, owner.kind == .protocolType,
                        !value(operand, isNamed: owner.name)
                    {
                        fits = false
                    }
                    continue
                }
                if !value(operand, is: known) {
                    if case .int = operand, wantsDouble(known) {
                        isExact = false
                        continue
                    }
                    fits = false
                }
                if case .view(let node) = operand, let name = known.nominalName, name != node.word,
                    Self.addedViews.isSuperset(of: [name, node.word])
                {
                    fits = false
                }
            }
            if fits, isExact { return function }
            if fits, generic == nil, !isBuiltinPair(a, b) || !isBuiltin(function.name) { generic = function }
        }
        return generic
    }

    /// Whether an operator, or the one that it assigns the result of, has a built-in meaning.
    func isBuiltin(_ symbol: String) -> Bool {
        BinaryOperator(rawValue: symbol) != nil
            || symbol.hasSuffix("=") && BinaryOperator(rawValue: String(symbol.dropLast())) != nil
    }

    func isBuiltinPair(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool), (.int, .double), (.double, .int):
            true
        default: false
        }
    }

    func nativeOperator(_ symbol: String, _ a: Value, _ b: Value, _ range: Range<Int>) throws -> Value? {
        for side in [a, b] {
            guard let name = typeName(of: side).nominalName else { continue }
            for step in nativeLineage(name) {
                for function in nativeType(step)?.operators[symbol] ?? [] {
                    guard let target = nativeTarget(function) else { continue }
                    let types = target.parameters.map { $0.type.flatMap { canonical($0, owner: nil, generics: []) } }
                    var receiver = a
                    let arguments: [Value] = target.parameters.count == 2 ? [a, b] : [b]
                    let fits = zip(types, arguments).allSatisfy { type, value in
                        guard let type else { return true }
                        if case .int = value, wantsDouble(type) { return true }
                        return self.value(value, is: type)
                    }
                    guard fits, types.count == arguments.count else { continue }
                    let converted = zip(types, arguments).map { type, value in
                        type.map { coerce(value, to: $0) } ?? value
                    }
                    return try target.call(self, &receiver, converted, range)
                }
            }
        }
        return nil
    }

    func prefix(_ symbol: String, _ value: Value, _ range: Range<Int>) throws -> Value {
        if let functions = index.operators[symbol.hasPrefix("postfix") ? String(symbol.dropFirst(7)) : symbol] {
            for function in functions where function.parameters.count == 1 {
                let known = function.parameters[0].type.flatMap {
                    canonical($0, owner: function.owner, generics: function.generics)
                }
                guard known.map({ self.value(value, is: $0) }) ?? true else { continue }
                var receiver = Value.void
                return try call(function, receiver: &receiver, [value])
            }
        }
        if let result = try SizedNumbers.prefix(symbol, value, self, range) { return result }
        switch (symbol, value) {
        case ("-", .int(let number)):
            if number == .min { throw overflow("-", 0, number, range) }
            return .int(0 &- number)
        case ("-", .double(let number)): return .double(-number)
        case ("+", _): return value
        case ("!", .bool(let flag)): return .bool(!flag)
        case ("~", .int(let number)): return .int(~number)
        default: break
        }
        if symbol == "-", let name = typeName(of: value).nominalName {
            for step in nativeLineage(name) {
                for function in nativeType(step)?.operators["prefix -"] ?? [] {
                    guard let target = nativeTarget(function) else { continue }
                    var receiver = value
                    return try target.call(self, &receiver, [value], range)
                }
            }
        }
        throw failure("unknown-operator", "`\(symbol)` does not take \(typeText(of: value))", range)
    }

    /// `place op= value` with an operator that is not declared as such.
    func compound(_ symbol: String, _ place: inout Value, _ operand: Value, _ range: Range<Int>) throws {
        nativeRange = range
        if case .native(let native) = operand, let part = native as? SubstringValue {
            return try compound(symbol, &place, .string(part.text), range)
        }
        // The place is matched by itself, so that the string or array has one owner while it grows.
        if symbol == "+", case .string(let more) = operand, case .string(var text) = place {
            place = .void
            defer { place = .string(text) }
            try charge(steps: 1, bytes: more.utf8.count)
            text += more
            return
        }
        if symbol == "+", case .array(let more) = operand, case .array(var elements) = place {
            place = .void
            defer { place = .array(elements) }
            try charge(steps: more.count, bytes: more.count * 32)
            elements += more
            return
        }
        place = try binary(symbol, place, operand, range)
    }

    /// A declared operator that changes its left side.
    func mutate(_ symbol: String, _ place: inout Value, _ operand: Value, _ range: Range<Int>) throws {
        if let functions = index.operators[symbol], let function = declared(functions, place, operand) {
            let holder = Box(place)
            place = .void
            defer { place = holder.value }
            try callInout(function, holder, [operand])
            return
        }
        try compound(String(symbol.dropLast()), &place, operand, range)
    }

    /// Calls a function whose first parameter is `inout`.
    func callInout(_ function: FunctionInfo, _ first: Box, _ others: [Value]) throws {
        let code = try code(of: function)
        let base = try enter(code, function.range)
        let frame = Frame(slots: slots + base, machine: self)
        defer { leave(base, code) }
        frame.slots[1] = first.value
        first.value = .void
        for (place, value) in others.enumerated() { frame.slots[2 + place] = value }
        defer {
            first.value = frame.slots[1]
            if code.boxedSlots.contains(1), case .box(let box) = first.value { first.value = box.value }
        }
        _ = try execute(code, frame)
    }
}
