import Vocabulary

extension BuiltinTypes {
    static func array(
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

    static func dictionary(
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
                    try m.charge(steps: 4, bytes: 160)
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
                    try m.charge(steps: 4, bytes: 64)
                    if case .array(var members)? = out[key] {
                        // Moved out, so that a group grows in place.
                        out[key] = .void
                        members.append(element)
                        out[key] = .array(members)
                    } else {
                        try m.charge(steps: 1, bytes: 128)
                        out[key] = .array([element])
                    }
                }
                return .dictionary(out)
            }
        default: return nil
        }
    }
}
