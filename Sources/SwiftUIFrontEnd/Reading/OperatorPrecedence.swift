import SwiftSyntax

/// The precedence of operators, standard and declared, and the folding of flat operator sequences.
final class OperatorPrecedence {
    private struct Group {
        var level: Double
        var associatesRight = false
        var associatesNone = false
        var isAssignment = false
    }

    private var groups = OperatorPrecedence.standardGroups
    private var operators = OperatorPrecedence.standardOperators

    private static let standardGroups: [String: Group] = [
        "BitwiseShiftPrecedence": Group(level: 160, associatesNone: true),
        "MultiplicationPrecedence": Group(level: 150),
        "AdditionPrecedence": Group(level: 140),
        "RangeFormationPrecedence": Group(level: 135, associatesNone: true),
        "CastingPrecedence": Group(level: 132, associatesNone: true),
        "NilCoalescingPrecedence": Group(level: 131, associatesRight: true),
        "ComparisonPrecedence": Group(level: 130, associatesNone: true),
        "LogicalConjunctionPrecedence": Group(level: 120),
        "LogicalDisjunctionPrecedence": Group(level: 110),
        "DefaultPrecedence": Group(level: 105, associatesNone: true),
        "TernaryPrecedence": Group(level: 100, associatesRight: true),
        "AssignmentPrecedence": Group(level: 90, associatesRight: true, isAssignment: true)
    ]

    private static let standardOperators: [String: String] = {
        var table: [String: String] = [:]
        let lists: [(String, String)] = [
            ("BitwiseShiftPrecedence", "<< >> &<< &>>"),
            ("MultiplicationPrecedence", "* / % &* &"),
            ("AdditionPrecedence", "+ - &+ &- | ^"),
            ("RangeFormationPrecedence", "..< ..."),
            ("CastingPrecedence", "is as as? as!"),
            ("NilCoalescingPrecedence", "??"),
            ("ComparisonPrecedence", "< <= > >= == != === !== ~="),
            ("LogicalConjunctionPrecedence", "&&"),
            ("LogicalDisjunctionPrecedence", "||"),
            ("TernaryPrecedence", "?:"),
            ("AssignmentPrecedence", "= += -= *= /= %= &= |= ^= <<= >>=")
        ]
        for (group, names) in lists { for name in names.split(separator: " ") { table[String(name)] = group } }
        return table
    }()

    func declare(_ declaration: PrecedenceGroupDeclSyntax) {
        var group = Group(level: 105)
        for attribute in declaration.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let others = relation.precedenceGroups.compactMap { groups[$0.name.text]?.level }
                if relation.higherThanOrLowerThanLabel.text == "higherThan" {
                    group.level = (others.max() ?? 100) + 0.5
                } else {
                    group.level = (others.min() ?? 110) - 0.5
                }
            case .precedenceGroupAssociativity(let associativity):
                group.associatesRight = associativity.value.text == "right"
                group.associatesNone = associativity.value.text == "none"
            case .precedenceGroupAssignment(let assignment):
                group.isAssignment = assignment.value.text == "true"
            }
        }
        groups[declaration.name.text] = group
    }

    func declare(_ declaration: OperatorDeclSyntax) {
        guard declaration.fixitySpecifier.text == "infix" else { return }
        operators[declaration.name.text] =
            declaration.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
    }

    /// Builds a tree from operands with operators between them, `operands.count == operators.count + 1`.
    func fold<Operand, Operator>(
        _ operands: [Operand], _ between: [Operator], name: (Operator) -> String,
        combine: (Operator, Operand, Operand) -> Operand
    ) -> Operand {
        var output: [Operand] = [operands[0]]
        var pending: [(operation: Operator, group: Group)] = []
        func reduce() {
            let (operation, _) = pending.removeLast()
            let right = output.removeLast()
            let left = output.removeLast()
            output.append(combine(operation, left, right))
        }
        for (index, operation) in between.enumerated() {
            let group = groups[operators[name(operation)] ?? "DefaultPrecedence"] ?? Group(level: 105)
            while let top = pending.last?.group,
                top.level > group.level || (top.level == group.level && !group.associatesRight)
            {
                reduce()
            }
            pending.append((operation, group))
            output.append(operands[index + 1])
            // What stands behind `as` and `is` is a type, which ends there: `a as! Int + 1` is a sum.
            if name(operation) == "as" { reduce() }
        }
        while !pending.isEmpty { reduce() }
        return output[0]
    }
}
