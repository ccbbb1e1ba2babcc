import Diagnostics
import Vocabulary

extension Compiler {
    /// What `init` assigns to a `State` that its declaration gives a value already: SwiftUI keeps the declared one.
    func lostAssignment(to member: MemberNode, _ right: Expression, _ range: Range<Int>) -> Node? {
        guard let property = context.owner?.property(member.name), property.wrapperAttribute?.name == "State",
            property.declaration.initial != nil
        else { return nil }
        machine.note(
            Diagnostic(
                id: "lost-assignment", severity: .warning,
                message: "`\(member.name)` has an initial value, so what `init` assigns is lost", range: range,
                hints: ["write `_\(member.name) = State(initialValue: …)`, or leave the initial value out"]))
        return AssignNode(DiscardNode(range), compile(right, expected: property.type), range)
    }
}
