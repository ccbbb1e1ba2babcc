import Vocabulary

extension BuiltinTypes {
    static func int(
        _ name: String, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>
    ) -> Node? {
        let kind = SizedInteger.Kind(name: name)
        if arguments.isEmpty {
            return ConstantNode(
                kind.map { .native(SizedInteger(truncating: 0, $0)) } ?? .int(0), range,
                type: .named(kind == nil ? "Int" : name))
        }
        if arguments[0].label == "ascii" {
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named(name)) { _, a in
                let scalar = StringMembers.string(a[0]).unicodeScalars.first?.value ?? 0
                return .native(SizedInteger(truncating: UInt64(scalar), kind ?? .uint8))
            }
        }
        let nodes = arguments.map { compiler.compile($0.value) }
        let label = arguments[0].label
        let isOptional = nodes[0].type == .named("String") || label == "exactly" || nodes[0].type == .named("Character")
        let made = TypeName.named(kind == nil ? "Int" : name)
        func finished(_ number: Int?) -> Value? {
            guard let number else { return nil }
            guard let kind else { return .int(number) }
            return SizedInteger(number, kind).map { .native($0) }
        }
        return OperationNode(nodes, range, type: isOptional ? .optional(made) : made) { m, a in
            var result: Int?
            switch a[0] {
            case .int(let number): result = number
            case .native(let number as SizedInteger):
                if let kind, number.int == nil || label == "truncatingIfNeeded" || label == "bitPattern" {
                    return .native(SizedInteger(truncating: number.bits, kind))
                }
                if label == "bitPattern" || label == "truncatingIfNeeded" {
                    return .int(Int(truncatingIfNeeded: number.bits))
                }
                if number.int == nil, label == "clamping" { return .int(.max) }
                guard let int = number.int else {
                    if label == "exactly" { return .none }
                    throw m.failure("integer-overflow", "\(number.description) does not fit \(name)", range)
                }
                result = int
            case .native(let number as FloatValue):
                guard let whole = Int(exactly: number.number.rounded(.towardZero)) else {
                    throw m.failure("integer-overflow", "\(number.number) does not fit \(name)", range)
                }
                result = whole
            case .double(let number):
                if label == "exactly" { return finished(Int(exactly: number)) ?? .none }
                guard number.isFinite, let whole = Int(exactly: number.rounded(.towardZero)) else {
                    throw m.failure("integer-overflow", "\(number) does not fit an Int", range)
                }
                result = whole
            case .string(let text):
                if a.count > 1, case .int(let radix) = a[1], (2...36).contains(radix) {
                    return finished(Int(text, radix: radix)) ?? .none
                }
                return finished(Int(text)) ?? .none
            case .character(let character): return finished(Int(String(character))) ?? .none
            case .none: throw m.failure("unexpected-nil", "`\(name)` is made from nil", range)
            case .bool(let flag): result = flag ? 1 : 0
            // What another file would give.
            case .native(let native) where native.exactly(OutsideValue.self)?.madeUpText != nil: result = 0
            default: result = nil
            }
            guard let number = result else {
                throw m.failure("wrong-arguments", "`\(name)` is not made from \(m.typeText(of: a[0]))", range)
            }
            guard let kind else { return .int(number) }
            switch label {
            case "truncatingIfNeeded", "bitPattern":
                return .native(SizedInteger(truncating: UInt64(bitPattern: Int64(number)), kind))
            case "clamping":
                let (low, high) = SizedInteger.bounds(of: kind)
                return finished(number) ?? .native(number < 0 ? low : high)
            default: break
            }
            if let fitting = finished(number) { return fitting }
            if label == "exactly" { return .none }
            throw m.failure("integer-overflow", "\(number) does not fit \(name)", range)
        }
    }

    static func float(_ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>) -> Node? {
        let type = TypeName.named("Float")
        guard let first = arguments.first else { return ConstantNode(.native(FloatValue(0)), range, type: type) }
        let node = compiler.compile(first.value)
        let isText = node.type == .named("String")
        return OperationNode([node], range, type: isText ? .optional(type) : type) { m, a in
            if case .string(let text) = a[0] { return Float(text).map { .native(FloatValue($0)) } ?? .none }
            if case .native(let number as FloatValue) = a[0] { return .native(number) }
            guard let number = NumberMembers.double(a[0]) else {
                throw m.failure("wrong-arguments", "`Float` is not made from \(m.typeText(of: a[0]))", range)
            }
            return .native(FloatValue(Float(number)))
        }
    }
}
