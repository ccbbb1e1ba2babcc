import Vocabulary

extension BuiltinTypes {
    static func staticCall(
        _ type: String, _ name: String, generics: [TypeName] = [], _ arguments: [CallArgument], _ compiler: Compiler,
        _ range: Range<Int>
    ) -> Node? {
        switch (type, name) {
        case ("String", "localizedStringWithFormat"):
            guard let first = arguments.first else { return nil }
            let formatted = [CallArgument(label: "format", value: first.value)] + arguments.dropFirst()
            return construct(.named("String"), Array(formatted), compiler, range, nil)
        case ("AsyncStream", "makeStream"), ("AsyncThrowingStream", "makeStream"):
            return OperationNode([], range, type: nil) { _, _ in
                let continuation = StreamContinuation()
                return .tuple(
                    TupleValue(
                        labels: ["stream", "continuation"],
                        elements: [.native(continuation.stream), .native(continuation)]))
            }
        case ("Binding", "constant"):
            guard let first = arguments.first else { return nil }
            let node = compiler.open(first.value, expected: generics.first.flatMap { compiler.type($0) })
            return OperationNode([node], range, type: .named("Binding")) { _, a in
                let value = a[0]
                return .binding(BindingValue(get: { value }, set: { _ in }))
            }
        case ("Result", "success"), ("Result", "failure"), (Completion.typeName, "failure"):
            guard let first = arguments.first else { return nil }
            let place = name == "success" || type == Completion.typeName ? 0 : 1
            let node = compiler.compile(
                first.value, expected: place < generics.count ? compiler.type(generics[place]) : nil)
            return OperationNode([node], range, type: .named(type)) { _, a in
                .native(CaseValue(typeName: type, caseName: name, payload: a))
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
