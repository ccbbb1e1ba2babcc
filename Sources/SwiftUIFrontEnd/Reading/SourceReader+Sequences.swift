import SwiftSyntax
import Vocabulary

extension SourceReader {
    private enum Link {
        case infix(String)
        case ternary(Expression)
        case cast(Expression.Cast)
    }

    /// Folds a flat sequence of operands and operators by precedence.
    func sequence(_ syntax: SequenceExprSyntax) -> Expression {
        let elements = Array(syntax.elements)
        guard elements.count <= Self.chainLimit else {
            report(
                "nesting-limit",
                "an expression joins \(elements.count / 2) operators; the limit is \(Self.chainLimit / 2)", syntax)
            return Expression(.nilLiteral, range(syntax))
        }
        // `try` on the left covers everything to its right.
        if let attempt = elements[0].as(TryExprSyntax.self) {
            effects.addTry(range(syntax))
            let rest = sequence(elements, first: expression(attempt.expression))
            let kind: Expression.Attempt =
                attempt.questionOrExclamationMark.map { $0.text == "?" ? .optional : .forced } ?? .try_
            return Expression(.attempt(kind, rest), range(syntax))
        }
        return sequence(elements, first: expression(elements[0]))
    }

    private func sequence(_ elements: [ExprSyntax], first: Expression) -> Expression {
        var operands = [first]
        var links: [Link] = []
        var index = 1
        while index + 1 < elements.count {
            let element = elements[index]
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let infix): links.append(.infix(infix.operator.text))
            case .assignmentExpr: links.append(.infix("="))
            case .unresolvedTernaryExpr(let ternary): links.append(.ternary(expression(ternary.thenExpression)))
            case .unresolvedAsExpr(let cast):
                links.append(
                    .cast(cast.questionOrExclamationMark.map { $0.text == "?" ? .conditional : .forced } ?? .as_))
            case .unresolvedIsExpr: links.append(.cast(.test))
            case .arrowExpr:
                // A function type in an expression, as in `Foo<() -> Void>.self`.
                unsupported("function type in an expression", element)
                return operands[0]
            default:
                unsupported("operator", element)
                return operands[0]
            }
            operands.append(expression(elements[index + 1]))
            index += 2
        }
        return operators.fold(operands, links, name: spelling, combine: combine)
    }

    private func spelling(_ link: Link) -> String {
        switch link {
        case .infix(let name): name
        case .ternary: "?:"
        case .cast: "as"
        }
    }

    private func combine(_ link: Link, _ left: Expression, _ right: Expression) -> Expression {
        let place = left.range.lowerBound..<max(left.range.upperBound, right.range.upperBound)
        switch link {
        case .ternary(let middle): return Expression(.ternary(left, middle, right), place)
        case .cast(let kind):
            guard case .type(let target) = right.kind else { return left }
            return Expression(.cast(kind, left, target), place)
        case .infix("="): return Expression(.assignment(nil, left, right), place)
        case .infix(let name):
            let isCompound =
                name.hasSuffix("=") && name.count > 1
                && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
            if isCompound { return Expression(.assignment(String(name.dropLast()), left, right), place) }
            return Expression(.binary(name, left, right), place)
        }
    }
}
