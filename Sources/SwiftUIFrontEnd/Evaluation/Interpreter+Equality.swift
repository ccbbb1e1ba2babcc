import LayoutEngine
import Vocabulary

/// Equality, order and matching of values.
extension Interpreter {
    public func areEqual(_ a: Value, _ b: Value) throws -> Bool {
        try enterValue()
        defer { valueDepth -= 1 }
        switch (a, b) {
        case (.int(let x), .int(let y)): return x == y
        case (.double(let x), .double(let y)): return x == y
        case (.int(let x), .double(let y)): return Double(x) == y
        case (.double(let x), .int(let y)): return x == Double(y)
        case (.string(let x), .string(let y)):
            try chargeText(x)
            return x == y
        case (.character(let x), .character(let y)): return x == y
        case (.string(let x), .character(let y)), (.character(let y), .string(let x)): return x == String(y)
        case (.bool(let x), .bool(let y)): return x == y
        case (.native(let native), _) where native.isExactly(SubstringValue.self),
            (_, .native(let native)) where native.isExactly(SubstringValue.self):
            return try areEqual(a.unsliced, b.unsliced)
        case (.none, .none), (.void, .void): return true
        case (.none, .native(let native)), (.native(let native), .none):
            return native.exactly(OutsideValue.self)?.isUnknown ?? false
        case (.none, _), (_, .none): return false
        case (.array(let x), .array(let y)):
            guard x.count == y.count else { return false }
            try charge(steps: x.count, bytes: 0)
            for (p, q) in zip(x, y) where !(try areEqual(p, q)) { return false }
            return true
        case (.tuple(let x), .tuple(let y)):
            guard x.elements.count == y.elements.count else { return false }
            try charge(steps: 1, bytes: 0)
            for (p, q) in zip(x.elements, y.elements) where !(try areEqual(p, q)) { return false }
            return true
        case (.dictionary(let x), .dictionary(let y)):
            guard x.count == y.count else { return false }
            try charge(steps: 4 * x.count, bytes: 0)
            for (key, value) in zip(x.keys, x.values) {
                guard let other = y[key], try areEqual(value, other) else { return false }
            }
            return true
        case (.set(let x), .set(let y)):
            try charge(steps: 4 * x.count, bytes: 0)
            return x.count == y.count && x.elements.allSatisfy { y.contains($0) }
        case (.size(let x), .size(let y)): return x == y
        case (.point(let x), .point(let y)): return x == y
        case (.rect(let x), .rect(let y)): return x.rect == y.rect
        case (.proposal, .proposal), (.range, .range), (.keyPath, .keyPath): return a.hashText == b.hashText
        case (.type(let x), .type(let y)):
            // Generic arguments may be known on one side only.
            if case .named(let a, let p) = x, case .named(let b, let q) = y, p.isEmpty || q.isEmpty { return a == b }
            return x == y
        case (.enumeration(let x), .enumeration(let y)):
            if let same = try declaredEquality(a, b) { return same }
            try charge(steps: 1, bytes: 0)
            guard x.type === y.type, x.caseIndex == y.caseIndex, x.payload.count == y.payload.count else {
                return false
            }
            for (p, q) in zip(x.payload, y.payload) where !(try areEqual(p, q)) { return false }
            return true
        case (.instance(let x), .instance(let y)):
            if let same = try declaredEquality(a, b) { return same }
            guard x.type === y.type else { return false }
            for (p, q) in zip(x.fields, y.fields) where !(try areEqual(p, q)) { return false }
            return true
        case (.object(let x), .object(let y)):
            if let same = try declaredEquality(a, b) { return same }
            return x === y
        case (.box(let x), _): return try areEqual(x.value, b)
        case (_, .box(let y)): return try areEqual(a, y.value)
        case (.binding(let x), .binding(let y)): return try areEqual(try x.get(), try y.get())
        case (.native(let x as ScalarValue), .string(let y)), (.string(let y), .native(let x as ScalarValue)):
            return y.unicodeScalars.elementsEqual([x.scalar])
        case (.native(let x), .native(let y)): return x.isEqual(to: y) ?? (x.hashText == y.hashText)
        case (.view(let x), .view(let y)): return x === y
        default:
            if let function = index.operators["=="].flatMap({ declared($0, a, b) }) {
                var receiver = Value.void
                if case .bool(let same) = try call(function, receiver: &receiver, [a, b]) { return same }
            }
            return false
        }
    }

    private func declaredEquality(_ a: Value, _ b: Value) throws -> Bool? {
        guard let functions = index.operators["=="], let function = declared(functions, a, b) else { return nil }
        var receiver = function.owner.map { Value.type($0.typeName) } ?? .void
        if case .bool(let same) = try call(function, receiver: &receiver, [a, b]) { return same }
        return nil
    }

    public func isLess(_ a: Value, _ b: Value) throws -> Bool {
        switch (a, b) {
        case (.int(let x), .int(let y)): return x < y
        case (.double(let x), .double(let y)): return x < y
        case (.int(let x), .double(let y)): return Double(x) < y
        case (.double(let x), .int(let y)): return x < Double(y)
        case (.string(let x), .string(let y)):
            try chargeText(x)
            return x < y
        case (.character(let x), .character(let y)): return x < y
        case (.character(let x), .string(let y)): return String(x) < y
        case (.native(is SubstringValue), _), (_, .native(is SubstringValue)):
            return try isLess(a.unsliced, b.unsliced)
        case (.native(let x as StringIndexValue), .native(let y as StringIndexValue)): return x.offset < y.offset
        case (.native(let x as ScalarValue), .native(let y as ScalarValue)): return x.scalar < y.scalar
        case (.native(is SizedInteger), _), (_, .native(is SizedInteger)), (.native(is FloatValue), _),
            (_, .native(is FloatValue)):
            if case .bool(let less)? = try SizedNumbers.binary("<", a, b, self, nativeRange) { return less }
        case (.string(let x), .character(let y)): return x < String(y)
        case (.tuple(let x), .tuple(let y)):
            for (p, q) in zip(x.elements, y.elements) {
                if try isLess(p, q) { return true }
                if try isLess(q, p) { return false }
            }
            return false
        default: break
        }
        if let function = index.operators["<"].flatMap({ declared($0, a, b) }) {
            var receiver = Value.void
            if case .bool(let less) = try call(function, receiver: &receiver, [a, b]) { return less }
        }
        if let info = info(of: a), info.conforms(to: "Strideable") || !info.methods(named: "distance").isEmpty {
            return try isLess(.int(0), callMethod("distance", of: a, [("to", b)], nativeRange))
        }
        if case .enumeration(let x) = a, case .enumeration(let y) = b, x.type === y.type {
            if x.caseIndex != y.caseIndex { return x.caseIndex < y.caseIndex }
            for (p, q) in zip(x.payload, y.payload) {
                if try isLess(p, q) { return true }
                if try isLess(q, p) { return false }
            }
            return false
        }
        if case .bool(let less)? = try nativeOperator("<", a, b, nativeRange) { return less }
        if a.outside != nil || b.outside != nil { return false }
        throw failure(
            "unknown-operator", "`<` does not take \(typeText(of: a)) and \(typeText(of: b))", nativeRange)
    }

    func isIdentical(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.object(let x), .object(let y)): x === y
        case (.none, .none): true
        case (.type(let x), .type(let y)): x == y
        default: false
        }
    }

    /// `pattern ~= value`.
    func matches(_ pattern: Value, _ value: Value, _ range: Range<Int>) throws -> Bool {
        if let functions = index.operators["~="], let function = declared(functions, pattern, value) {
            var receiver = Value.void
            if case .bool(let result) = try call(function, receiver: &receiver, [pattern, value]) { return result }
        }
        if case .range(let bounds) = pattern {
            if case .range = value { return try areEqual(pattern, value) }
            return try contains(bounds, value)
        }
        if case .none = value { if case .none = pattern { return true } else { return false } }
        if case .native(let regex as RegexValue) = pattern { return try RegexMembers.fits(regex, value, self, range) }
        return try areEqual(pattern, value)
    }

    func contains(_ bounds: RangeValue, _ value: Value) throws -> Bool {
        if let low = bounds.lower, try isLess(value, low) { return false }
        if let high = bounds.upper {
            if bounds.isClosed { return !(try isLess(high, value)) }
            return try isLess(value, high)
        }
        return true
    }
}
