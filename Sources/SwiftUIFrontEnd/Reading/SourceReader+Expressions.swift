import SwiftSyntax
import Vocabulary

extension SourceReader {
    func expression(_ syntax: ExprSyntax) -> Expression {
        let place = range(syntax)
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal):
            return Expression(integer(literal.literal.text, literal), place)
        case .floatLiteralExpr(let literal):
            return Expression(.float(Double(literal.literal.text.filter { $0 != "_" }) ?? 0), place)
        case .booleanLiteralExpr(let literal): return Expression(.bool(literal.literal.text == "true"), place)
        case .nilLiteralExpr: return Expression(.nilLiteral, place)
        case .stringLiteralExpr(let literal): return Expression(.string(parts(literal)), place)
        case .arrayExpr(let array): return Expression(.array(array.elements.map { expression($0.expression) }), place)
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return Expression(.dictionary([]), place) }
            return Expression(.dictionary(elements.map { (expression($0.key), expression($0.value)) }), place)
        case .tupleExpr(let tuple):
            let elements = arguments(tuple.elements)
            if elements.count == 1, elements[0].label == nil {
                let inner = elements[0].value
                if case .name(let name, _) = inner.kind, OperatorPrecedence.isOperator(name) { return inner }
                return Expression(.tuple(elements), place)
            }
            return Expression(.tuple(elements), place)
        case .declReferenceExpr(let reference):
            return labelled(Expression(referenced(reference), place), reference, place)
        case .superExpr: return Expression(.name("super", []), place)
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
            .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
            return chain(syntax)
        case .closureExpr(let closure): return Expression(.closure(self.closure(closure)), place)
        case .prefixOperatorExpr(let prefix):
            return folded(prefix.operator.text, expression(prefix.expression), place)
        case .sequenceExpr(let sequence): return self.sequence(sequence)
        case .infixOperatorExpr, .ternaryExpr:
            unsupported("operator", syntax)
            return Expression(.nilLiteral, place)
        case .tryExpr(let attempt):
            effects.addTry(covered(by: attempt))
            if attempt.questionOrExclamationMark != nil { effects.addCatch(covered(by: attempt)) }
            let kind: Expression.Attempt =
                attempt.questionOrExclamationMark.map { $0.text == "?" ? .optional : .forced } ?? .try_
            return Expression(.attempt(kind, expression(attempt.expression)), place)
        case .awaitExpr(let inner):
            effects.addAwait(covered(by: inner))
            return expression(inner.expression)
        case .unsafeExpr(let inner): return expression(inner.expression)
        case .borrowExpr(let inner): return expression(inner.expression)
        case .copyExpr(let inner): return expression(inner.expression)
        case .consumeExpr(let inner): return expression(inner.expression)
        case .inOutExpr(let inner): return Expression(.inoutReference(expression(inner.expression)), place)
        case .typeExpr(let inner): return Expression(.type(type(inner.type)), place)
        case .keyPathExpr(let path): return keyPath(path)
        case .ifExpr(let inner): return Expression(.ifElse(ifStatement(inner, label: nil)), place)
        case .switchExpr(let inner): return Expression(.switched(switchStatement(inner, label: nil)), place)
        case .regexLiteralExpr(let literal):
            let pattern = Expression(.string([.text(literal.regex.text)]), place)
            return Expression(
                .call(Expression(.name("Regex", []), place), [CallArgument(label: nil, value: pattern)]), place)
        case .discardAssignmentExpr: return Expression(.discard, place)
        case .macroExpansionExpr(let macro):
            var list = arguments(macro.arguments)
            if let closure = macro.trailingClosure {
                list.append(CallArgument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
            }
            return Expression(.macro(name(macro.macroName), list), place)
        case .patternExpr:
            unsupported("pattern in an expression", syntax)
            return Expression(.nilLiteral, place)
        default:
            unsupported("expression", syntax)
            return Expression(.nilLiteral, place)
        }
    }

    /// A reference that names labels, as in `move(by:)`.
    private func labelled(
        _ expression: Expression, _ reference: DeclReferenceExprSyntax, _ place: Range<Int>
    ) -> Expression {
        guard let names = reference.argumentNames else { return expression }
        let labels = names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        return Expression(.labelled(expression, labels), place)
    }

    private func referenced(_ reference: DeclReferenceExprSyntax) -> Expression.Kind {
        let text = name(reference.baseName)
        if text == "Self", let selfReplacement { return .type(selfReplacement) }
        return OperatorPrecedence.isOperator(text) ? .operatorFunction(text) : .name(text, [])
    }

    private func integer(_ text: String, _ node: some SyntaxProtocol) -> Expression.Kind {
        let digits = text.filter { $0 != "_" }
        let value: Int? =
            if digits.hasPrefix("0x") {
                Int(digits.dropFirst(2), radix: 16)
            } else if digits.hasPrefix("0b") {
                Int(digits.dropFirst(2), radix: 2)
            } else if digits.hasPrefix("0o") {
                Int(digits.dropFirst(2), radix: 8)
            } else {
                Int(digits)
            }
        if let value { return .integer(value) }
        if let double = Double(digits) { return .float(double) }
        report("integer-overflow", "integer literal '\(text)' does not fit 64 bits", node)
        return .integer(0)
    }

    /// Literals with a sign become literals.
    private func folded(_ symbol: String, _ operand: Expression, _ place: Range<Int>) -> Expression {
        switch (symbol, operand.kind) {
        case ("-", .integer(let value)): Expression(.integer(0 &- value), place)
        case ("-", .float(let value)): Expression(.float(-value), place)
        default: Expression(.prefix(symbol, operand), place)
        }
    }

    func arguments(_ list: LabeledExprListSyntax) -> [CallArgument] {
        list.map { CallArgument(label: $0.label.map(name), value: expression($0.expression)) }
    }

    private func parts(_ literal: StringLiteralExprSyntax) -> [Expression.StringPart] {
        var parts: [Expression.StringPart] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text):
                let written = text.content.text
                if !written.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) {
                    if !written.isEmpty { parts.append(.text(written)) }
                    continue
                }
                let single = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(text)]))
                guard let value = single.representedLiteralValue else {
                    report("syntax", "invalid escape in string literal", text)
                    continue
                }
                if !value.isEmpty { parts.append(.text(value)) }
            case .expressionSegment(let inner): parts.append(.interpolation(self.arguments(inner.expressions)))
            }
        }
        return parts
    }

    // MARK: Chains of members, calls and subscripts

    private func chain(_ syntax: ExprSyntax) -> Expression {
        var links: [ExprSyntax] = []
        var current: ExprSyntax? = syntax
        while let link = current {
            switch link.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let member): current = member.base
            case .functionCallExpr(let call): current = call.calledExpression
            case .subscriptCallExpr(let call): current = call.calledExpression
            case .optionalChainingExpr(let inner): current = inner.expression
            case .forceUnwrapExpr(let inner): current = inner.expression
            case .postfixOperatorExpr(let inner): current = inner.expression
            case .genericSpecializationExpr(let inner): current = inner.expression
            case .postfixIfConfigExpr(let inner): current = inner.base
            default:
                current = nil
                continue
            }
            links.append(link)
        }
        guard links.count <= Self.chainLimit else {
            report(
                "nesting-limit",
                "an expression chains \(links.count) members and calls; the limit is \(Self.chainLimit)", syntax)
            return Expression(.nilLiteral, range(syntax))
        }
        return chain(Array(links.reversed()), whole: syntax)
    }

    private func chain(_ links: [ExprSyntax], whole: ExprSyntax) -> Expression {
        var hasOptionalLink = false
        var result: Expression?
        let start = range(whole).lowerBound
        for link in links {
            // Every link begins where the chain does: looking for the first token of each would go down all of it.
            let place = start..<max(start, link.endPositionBeforeTrailingTrivia.utf8Offset)
            // The innermost link still has a base that is not a link.
            func operand(_ syntax: ExprSyntax) -> Expression { result ?? expression(syntax) }
            switch link.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let member):
                result = labelled(
                    self.member(member, base: result ?? member.base.map { expression($0) }, place), member.declName,
                    place)
            case .functionCallExpr(let call):
                let callee = operand(call.calledExpression)
                result = Expression(.call(callee, arguments(call)), place)
            case .subscriptCallExpr(let call):
                var list = arguments(call.arguments)
                if let closure = call.trailingClosure {
                    list.append(CallArgument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
                }
                result = Expression(.index(operand(call.calledExpression), list), place)
            case .optionalChainingExpr(let inner):
                hasOptionalLink = true
                result = Expression(.optionalLink(operand(inner.expression)), place)
            case .forceUnwrapExpr(let inner): result = Expression(.forceUnwrap(operand(inner.expression)), place)
            case .postfixOperatorExpr(let inner):
                result = Expression(.postfix(inner.operator.text, operand(inner.expression)), place)
            case .genericSpecializationExpr(let inner):
                result = specialized(operand(inner.expression), inner.genericArgumentClause, place)
            case .postfixIfConfigExpr(let inner):
                if let before = inner.base, result == nil { result = expression(before) }
                result = continued(result, inner.config)
            default: break
            }
        }
        let chained = result ?? Expression(.nilLiteral, range(whole))
        return hasOptionalLink ? Expression(.optionalChain(chained), chained.range) : chained
    }

    private func member(
        _ member: MemberAccessExprSyntax, base: Expression?, _ place: Range<Int>
    ) -> Expression {
        let text = name(member.declName.baseName)
        guard let base = base ?? (member.base == nil ? takeChainBase() : nil) else {
            return Expression(.implicitMember(text), place)
        }
        if case .name(let module, _) = base.kind, ["SwiftUI", "Swift", "Foundation"].contains(module) {
            let isMarked = text.first?.isLowercase == true || module == "SwiftUI"
            return Expression(.name(isMarked ? Compiler.modulePrefix + text : text, []), place)
        }
        if case .name(let outer, _) = base.kind, outer.utf8.first.map({ (65...90).contains($0) }) == true {
            types.open(outer)
        }
        return Expression(.member(base, text), place)
    }

    private func takeChainBase() -> Expression? {
        defer { chainBase = nil }
        return chainBase
    }

    /// The chain goes on inside the clause of `#if` that holds.
    private func continued(_ base: Expression?, _ config: IfConfigDeclSyntax) -> Expression? {
        guard let base, case .postfixExpression(let inner) = activeClause(config)?.elements else { return base }
        chainBase = base
        defer { chainBase = nil }
        return expression(inner)
    }

    private func specialized(
        _ base: Expression, _ clause: GenericArgumentClauseSyntax, _ place: Range<Int>
    ) -> Expression {
        let generics = genericArguments(clause)
        if case .name(let name, _) = base.kind {
            switch (name, generics.count) {
            case ("Optional", 1): return Expression(.type(.optional(generics[0])), place)
            case ("Array", 1): return Expression(.type(.array(generics[0])), place)
            case ("Dictionary", 2): return Expression(.type(.dictionary(generics[0], generics[1])), place)
            default: return Expression(.name(name, generics), place)
            }
        }
        return base
    }

    private func arguments(_ call: FunctionCallExprSyntax) -> [CallArgument] {
        var list = arguments(call.arguments)
        if let closure = call.trailingClosure {
            list.append(CallArgument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
        }
        for additional in call.additionalTrailingClosures {
            list.append(
                CallArgument(
                    label: name(additional.label), value: expression(ExprSyntax(additional.closure)), isTrailing: true))
        }
        return list
    }

    // MARK: Closures and key paths

    func closure(_ syntax: ClosureExprSyntax) -> ClosureExpression {
        var parameters: [Parameter] = []
        var named = false
        if let clause = syntax.signature?.parameterClause {
            named = true
            switch clause {
            case .simpleInput(let list):
                parameters = list.map { Parameter(name: name($0.name), range: range($0)) }
            case .parameterClause(let clause):
                parameters = clause.parameters.map { parameter in
                    var result = Parameter(
                        name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map { type($0) },
                        isVariadic: parameter.ellipsis != nil, range: range(parameter))
                    if let written = parameter.type { applySpecifiers(of: written, to: &result) }
                    return result
                }
            }
        }
        let captures =
            syntax.signature?.capture?.items.map { item in
                (name: name(item.name), value: item.initializer.map { expression($0.value) })
            } ?? []
        let closure = ClosureExpression(
            parameters: parameters, namesParameters: named,
            result: syntax.signature?.returnClause.map { type($0.type) }, captures: captures,
            body: statements(syntax.statements), range: range(syntax))
        closure.isWritten = true
        return closure
    }

    private func keyPath(_ syntax: KeyPathExprSyntax) -> Expression {
        var parts: [Expression.KeyPathPart] = []
        for component in syntax.components {
            switch component.component {
            case .property(let property):
                let text = name(property.declName.baseName)
                if text != "self" { parts.append(.member(text)) }
            case .subscript(let index): parts.append(.index(arguments(index.arguments)))
            case .optional(let optional):
                parts.append(optional.questionOrExclamationMark.text == "?" ? .optionalLink : .forceUnwrap)
            default: unsupported("key path component", component)
            }
        }
        var root = syntax.root.map { type($0) }
        // Types inside the root look like its properties: `\Data.Element.id`.
        while case .named(let outer, _)? = root, case .member(let inner)? = parts.first,
            inner.first?.isUppercase == true
        {
            root = .named(outer + "." + inner)
            parts.removeFirst()
        }
        return Expression(.keyPath(root, parts), range(syntax))
    }
}

extension OperatorPrecedence {
    static func isOperator(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        if first.value < 0x80 { return "+-*/%<>=!&|^~?.".unicodeScalars.contains(first) }
        switch first.value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF:
            return true
        default: return first.properties.isMath
        }
    }
}
