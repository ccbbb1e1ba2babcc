import SwiftSyntax
import Vocabulary

extension SourceReader {
    func pattern(_ syntax: PatternSyntax, isVariable: Bool = false) -> Pattern {
        switch syntax.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let pattern):
            let text = name(pattern.identifier)
            return text == "_" ? .wildcard : .name(text, isVariable: isVariable, range(pattern))
        case .wildcardPattern: return .wildcard
        case .tuplePattern(let pattern):
            let elements = pattern.elements.map {
                (label: $0.label.map(name), pattern: self.pattern($0.pattern, isVariable: isVariable))
            }
            if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
            return .tuple(elements)
        case .valueBindingPattern(let pattern):
            return self.pattern(pattern.pattern, isVariable: pattern.bindingSpecifier.text == "var")
        case .isTypePattern(let pattern): return .type(type(pattern.type))
        case .expressionPattern(let pattern): return self.pattern(pattern.expression, isVariable: isVariable)
        default:
            unsupported("pattern", syntax)
            return .wildcard
        }
    }

    /// A pattern written as an expression: `.case(let x)`, `(0, _)`, `1...3`, `let x?`, `let x as T`.
    func pattern(_ syntax: ExprSyntax, isVariable: Bool) -> Pattern {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .patternExpr(let inner): return pattern(inner.pattern, isVariable: isVariable)
        case .discardAssignmentExpr: return .wildcard
        case .optionalChainingExpr(let inner): return .some(pattern(inner.expression, isVariable: isVariable))
        case .tupleExpr(let tuple):
            let elements = tuple.elements.map {
                (label: $0.label.map(name), pattern: pattern($0.expression, isVariable: isVariable))
            }
            if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
            return .tuple(elements)
        case .memberAccessExpr(let member) where member.base == nil || isTypePath(member.base):
            return .enumCase(
                member.base.map { expression($0) }, name(member.declName.baseName), nil, range(syntax))
        case .functionCallExpr(let call):
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.base == nil || holdsBinding(call.arguments) || isTypePath(member.base)
            {
                let payload = call.arguments.map {
                    (label: $0.label.map(name), pattern: pattern($0.expression, isVariable: isVariable))
                }
                return .enumCase(
                    member.base.map { expression($0) }, name(member.declName.baseName), payload, range(syntax))
            }
            return .expression(expression(syntax))
        case .sequenceExpr(let sequence):
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let target = elements[2].as(TypeExprSyntax.self)
            {
                return .cast(pattern(elements[0], isVariable: isVariable), type(target.type))
            }
            return .expression(expression(syntax))
        default: return .expression(expression(syntax))
        }
    }

    private func isTypePath(_ syntax: ExprSyntax?) -> Bool {
        guard let syntax else { return false }
        if let reference = syntax.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text.first?.isUppercase == true
        }
        if let member = syntax.as(MemberAccessExprSyntax.self) {
            return isTypePath(member.base) && member.declName.baseName.text.first?.isUppercase == true
        }
        return false
    }

    private func holdsBinding(_ arguments: LabeledExprListSyntax) -> Bool {
        arguments.contains { $0.expression.is(PatternExprSyntax.self) }
    }
}
