import Vocabulary

/// Implicit members inside operations and ternaries, which take their type from what stands around them.
extension Compiler {
    /// Whether a branch of `a ? .b : c` has no type by itself.
    func hasImplicitBranches(_ expression: Expression) -> Bool {
        guard case .ternary(_, let yes, let no) = expression.kind else { return false }
        return isImplicit(yes) || isImplicit(no) || hasImplicitBranches(yes) || hasImplicitBranches(no)
    }

    /// `.degrees(90) * count`: an implicit member times a number, of the type that the operation around it has.
    func scaled(
        _ operation: BinaryOperator, _ left: Expression, _ right: Expression, implicitIsLeft: Bool, _ range: Range<Int>
    ) -> Node? {
        guard let root = implicitRoot(implicitIsLeft ? left : right) else { return nil }
        let number = compile(implicitIsLeft ? right : left)
        guard let type = number.type?.unwrapped, machine.isNumber(type), !machine.hasStaticMember(type, root) else {
            return nil
        }
        let owners = [operandHint, machine.uniqueOwner(ofStatic: root)].compactMap { $0 }
        guard let owner = owners.first(where: { machine.hasStaticMember($0, root) }) else { return nil }
        let member = compile(implicitIsLeft ? left : right, expected: owner)
        return BinaryNode(
            operation, implicitIsLeft ? member : number, implicitIsLeft ? number : member, range, type: nil)
    }
}
