import Diagnostics
import Vocabulary

/// Local variables and types as a whole block shows them.
extension Compiler {
    /// Variables that are read before they have a value.
    func checkFirstValues(in statements: [Statement]) {
        guard machine.checksProgram else { return }
        for (place, statement) in statements.enumerated() {
            guard case .declaration(.variable(let variable)) = statement.kind, let name = variable.name,
                variable.initial == nil, variable.accessors == nil, variable.attributes.isEmpty, !variable.isLazy,
                needsValue(variable)
            else { continue }
            var values = FirstValues(name: name, isLet: variable.isLet) { self.mayNeverReturn($0) }
            values.follow(statements[(place + 1)...])
            if let early = values.early {
                fail(
                    "uninitialized", "`\(name)` is read before it has a value", early,
                    hints: ["give it a value on every way to here"])
            } else if let second = values.second {
                fail(
                    "immutable", "`\(name)` is a constant and has a value already", second,
                    hints: ["declare it with `var`"])
            }
        }
    }

    private func needsValue(_ variable: VariableDeclaration) -> Bool {
        switch type(variable.type) {
        case .optional: variable.isLet
        case .tuple, nil: false
        default: true
        }
    }

    private func mayNeverReturn(_ expression: Expression) -> Bool {
        if neverReturns(expression) { return true }
        guard case .call(let callee, _) = expression.kind else { return false }
        guard case .member(_, let name) = callee.kind else {
            return machine.mayBeElsewhere && callsUnknown([Statement(.expression(expression), expression.range)])
        }
        return index.typeOrder.contains { info in
            (info.methods(named: name) + info.staticMethods(named: name)).contains { $0.result == .named("Never") }
        }
    }

    /// What is wrong inside of the types that a block declares.
    func checkLocalTypes(in statements: [Statement]) {
        guard machine.checksProgram, context.generics.isEmpty else { return }
        for statement in statements {
            guard case .declaration(.type(let type)) = statement.kind else { continue }
            let info = index.declareLocal(type)
            machine.checkDeclaration(of: info)
            machine.checkBodies(of: info)
        }
    }

    /// A range of numbers with fractions, over which nothing steps.
    func checkSteps(of expression: Expression, _ node: Node) {
        var noSequence = false
        switch expression.kind {
        case .integer, .float, .bool: noSequence = true
        default:
            if case .named(let name, [])? = sureType(of: node), index.types[name] == nil {
                noSequence = ["Int", "Double", "Bool"].contains(name) && index.nativeExtensions[name] == nil
            }
        }
        if noSequence {
            fail(
                "not-a-sequence", "a value of type \(shownType(of: node)) is not a sequence", expression.range,
                hints: ["write `0..<\(machine.sourceText(expression.range))`"])
            return
        }
        guard let range = node as? RangeNode, case .named(_, let bound)? = node.type, bound == [.named("Double")],
            case .binary = expression.kind
        else { return }
        fail(
            "wrong-type", "a range of numbers with fractions has no elements", range.range,
            hints: ["write `stride(from:through:by:)`"])
    }
}
