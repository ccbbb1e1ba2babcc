import Vocabulary

/// Operators that the source declares.
extension Compiler {
    /// A declared operator that takes its right side unevaluated.
    func lazyOperator(
        _ symbol: String, _ left: Expression, _ right: Expression, _ range: Range<Int>
    ) -> Node? {
        var functions: [FunctionInfo] = []
        for function in index.operators[symbol] ?? [] {
            if let last = function.parameters.last, last.isAutoclosure { functions.append(function) }
        }
        let arguments = [CallArgument(label: nil, value: left), CallArgument(label: nil, value: right)]
        return operatorCall(functions, arguments, range)
    }

    /// The number that every declared operator with a value of a type on one side takes on the other: `vector * 2`.
    func scalar(of symbol: String, beside type: TypeName, literalIsRight: Bool) -> TypeName? {
        let functions = (index.operators[symbol] ?? []).filter { $0.parameters.count == 2 }
        var found: TypeName?
        for function in functions {
            let types = function.parameters.map { parameter in
                parameter.type.flatMap { machine.canonical($0, owner: function.owner, generics: function.generics) }
            }
            guard types[literalIsRight ? 0 : 1] == type else { continue }
            guard let scalar = types[literalIsRight ? 1 : 0], machine.isNumber(scalar) else { return nil }
            found = scalar
        }
        return found
    }

    /// The call of the declared operator that takes the operands; `nil` if none does.
    func operatorCall(
        _ functions: [FunctionInfo], _ arguments: [CallArgument], _ range: Range<Int>
    ) -> Node? {
        guard !functions.isEmpty else { return nil }
        var targets: [Target] = []
        for function in functions {
            let owner = function.owner.map { Value.type($0.typeName) }
            targets.append(UnlabelledTarget(FunctionTarget(machine, function, receiver: owner)))
        }
        guard let calls = prepare(targets, arguments, range) else { return nil }
        let made = calls.map { ($0.target as? UnlabelledTarget)?.base.function.result }
        let isOne = made.allSatisfy { $0 == made[0] }
        return KnownCallNode(calls, range, type: isOne ? type(made[0] ?? nil, of: calls[0].target) : nil)
    }

    /// A prefix or postfix operator of the source's own: one that the standard library has not.
    func unaryOperator(_ symbol: String, _ operand: Expression, _ range: Range<Int>, isPrefix: Bool) -> Node? {
        if isPrefix, ["-", "+", "!", "~"].contains(symbol) { return nil }
        let functions = (index.operators[symbol] ?? []).filter {
            $0.parameters.count == 1 && ($0.declaration?.isPostfix ?? false) != isPrefix
        }
        return operatorCall(functions, [CallArgument(label: nil, value: operand)], range)
    }

    /// A declared `??=` and its like, whose right side waits until it is asked for.
    func lazyAssignment(
        _ symbol: String, _ left: Expression, _ right: Expression, _ range: Range<Int>
    ) -> Node? {
        let functions = (index.operators[symbol] ?? []).filter { $0.parameters.last?.isAutoclosure == true }
        let place = CallArgument(label: nil, value: Expression(.inoutReference(left), left.range))
        return operatorCall(functions, [place, CallArgument(label: nil, value: right)], range)
    }

    /// A declared prefix or postfix operator that changes its operand.
    func changingOperator(_ symbol: String, _ operand: Expression, _ range: Range<Int>) -> Node? {
        let functions = (index.operators[symbol] ?? []).filter {
            $0.parameters.count == 1 && $0.parameters[0].isInout
        }
        let place = CallArgument(label: nil, value: Expression(.inoutReference(operand), operand.range))
        return operatorCall(functions, [place], range)
    }

    /// The type that a declared prefix or postfix operator wants for a literal.
    func operandType(_ symbol: String, _ operand: Expression) -> TypeName? {
        switch operand.kind {
        case .integer, .float, .string: break
        default: return nil
        }
        let functions = (index.operators[symbol] ?? []).filter { $0.parameters.count == 1 }
        let types = functions.map { function in
            function.parameters[0].type.flatMap {
                machine.canonical($0, owner: function.owner, generics: function.generics)
            }
        }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
