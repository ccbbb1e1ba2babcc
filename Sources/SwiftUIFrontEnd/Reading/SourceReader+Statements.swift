import SwiftSyntax
import Vocabulary

extension SourceReader {
    func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
        var result: [Statement] = []
        for item in list { append(item.item, to: &result) }
        return result
    }

    private func append(_ item: CodeBlockItemSyntax.Item, to result: inout [Statement]) {
        switch item {
        case .decl(let declaration):
            if let config = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner) = activeClause(config)?.elements { result += statements(inner) }
                return
            }
            for read in self.declarations(declaration) {
                result.append(Statement(.declaration(read), range(declaration)))
            }
        case .stmt(let statement):
            if let read = self.statement(statement, label: nil) { result.append(read) }
        case .expr(let expression):
            if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
                preview(macro.arguments, macro.trailingClosure, range(macro))
                return
            }
            if let macro = expression.as(MacroExpansionExprSyntax.self),
                ["warning", "error"].contains(macro.macroName.text)
            {
                if macro.macroName.text == "error" { reportError(macro.arguments, macro) }
                return
            }
            result.append(self.expressionStatement(expression))
        }
    }

    private func expressionStatement(_ syntax: ExprSyntax) -> Statement {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .ifExpr(let inner): return Statement(.ifElse(ifStatement(inner, label: nil)), range(syntax))
        case .switchExpr(let inner): return Statement(.switched(switchStatement(inner, label: nil)), range(syntax))
        default:
            let read = expression(syntax)
            return Statement(.expression(read), read.range)
        }
    }

    func preview(_ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ place: Range<Int>) {
        var title: String?
        if let first = arguments.first?.expression.as(StringLiteralExprSyntax.self) {
            title = first.representedLiteralValue
        }
        // A preview of a widget shows no view of its own: the widget's view is one.
        guard let closure, !arguments.contains(where: { $0.label?.text == "as" }) else { return }
        let traits = arguments.drop { $0.label?.text != "traits" }.map { expression($0.expression) }
        previews.append(
            Program.Preview(title: title, traits: traits, body: statements(closure.statements), range: place))
    }

    func statement(_ syntax: StmtSyntax, label: String?) -> Statement? {
        let place = range(syntax)
        switch syntax.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let statement):
            switch statement.expression.as(ExprSyntaxEnum.self) {
            case .ifExpr(let inner): return Statement(.ifElse(ifStatement(inner, label: label)), place)
            case .switchExpr(let inner): return Statement(.switched(switchStatement(inner, label: label)), place)
            default: return expressionStatement(statement.expression)
            }
        case .returnStmt(let statement): return Statement(.returned(statement.expression.map { expression($0) }), place)
        case .guardStmt(let statement):
            return Statement(
                .guarded(conditions(statement.conditions), statements(statement.body.statements)), place)
        case .whileStmt(let statement):
            return Statement(
                .whileLoop(
                    label: label, conditions(statement.conditions), statements(statement.body.statements)), place)
        case .repeatStmt(let statement):
            return Statement(
                .repeatLoop(label: label, statements(statement.body.statements), expression(statement.condition)),
                place)
        case .forStmt(let statement):
            var element = pattern(statement.pattern)
            if statement.caseKeyword == nil, let written = statement.typeAnnotation {
                element = .typed(element, type(written.type))
            }
            return Statement(
                .forLoop(
                    ForStatement(
                        label: label, pattern: element, sequence: expression(statement.sequence),
                        filter: statement.whereClause.map { expression($0.condition) },
                        body: statements(statement.body.statements))), place)
        case .breakStmt(let statement):
            checkJump(statement, "break", isLabelled: statement.label != nil)
            return Statement(.broken(statement.label.map(name)), place)
        case .continueStmt(let statement):
            checkJump(statement, "continue", isLabelled: statement.label != nil)
            return Statement(.continued(statement.label.map(name)), place)
        case .fallThroughStmt: return Statement(.fallenThrough, place)
        case .throwStmt(let statement): return Statement(.thrown(expression(statement.expression)), place)
        case .deferStmt(let statement): return Statement(.deferred(statements(statement.body.statements)), place)
        case .doStmt(let statement):
            let catches = statement.catchClauses.map { clause in
                CatchClause(
                    patterns: clause.catchItems.compactMap { item in
                        guard let written = item.pattern else { return nil }
                        return (pattern(written), item.whereClause.map { expression($0.condition) })
                    }, body: statements(clause.body.statements))
            }
            if !catches.isEmpty { effects.addCatch(range(statement.body)) }
            return Statement(
                .block(label: label, statements(statement.body.statements), catches: catches), place)
        case .labeledStmt(let statement): return self.statement(statement.statement, label: name(statement.label))
        default:
            unsupported("statement", syntax)
            return nil
        }
    }

    func ifStatement(_ syntax: IfExprSyntax, label: String?) -> IfStatement {
        var otherwise: [Statement]?
        switch syntax.elseBody {
        case .ifExpr(let next):
            elseDepth += 1
            defer { elseDepth -= 1 }
            if elseDepth < Self.nestingLimit {
                otherwise = [Statement(.ifElse(ifStatement(next, label: nil)), range(next))]
            } else if elseDepth == Self.nestingLimit {
                report(
                    "nesting-limit", "`else if` follows more than \(Self.nestingLimit) times", next.ifKeyword,
                    hints: ["use a `switch`, or look the value up in a table"])
            }
        case .codeBlock(let block): otherwise = statements(block.statements)
        case nil: otherwise = nil
        }
        return IfStatement(
            label: label, conditions: conditions(syntax.conditions), body: statements(syntax.body.statements),
            otherwise: otherwise)
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let condition): return .expression(expression(condition))
            case .availability(let condition):
                return .constant(condition.availabilityKeyword.text == "#available")
            case .matchingPattern(let condition):
                return .pattern(pattern(condition.pattern), expression(condition.initializer.value))
            case .optionalBinding(let condition):
                let isVariable = condition.bindingSpecifier.text == "var"
                let bound = pattern(condition.pattern, isVariable: isVariable)
                let value: Expression
                if let initializer = condition.initializer {
                    value = expression(initializer.value)
                } else if let shorthand = condition.pattern.as(IdentifierPatternSyntax.self) {
                    value = Expression(.name(name(shorthand.identifier), []), range(shorthand))
                } else {
                    unsupported("condition", condition)
                    return .constant(false)
                }
                return .binding(bound, condition.typeAnnotation.map { type($0.type) }, value, range(condition))
            }
        }
    }

    func switchStatement(_ syntax: SwitchExprSyntax, label: String?) -> SwitchStatement {
        var cases: [SwitchStatement.Case] = []
        appendCases(syntax.cases, to: &cases)
        return SwitchStatement(label: label, subject: expression(syntax.subject), cases: cases)
    }

    private func appendCases(_ list: SwitchCaseListSyntax, to cases: inout [SwitchStatement.Case]) {
        for element in list {
            switch element {
            case .switchCase(let item):
                switch item.label {
                case .default:
                    cases.append(.init(patterns: [], isDefault: true, body: statements(item.statements)))
                case .case(let written):
                    let patterns = written.caseItems.map { item in
                        (pattern: pattern(item.pattern), filter: item.whereClause.map { expression($0.condition) })
                    }
                    cases.append(.init(patterns: patterns, isDefault: false, body: statements(item.statements)))
                }
            case .ifConfigDecl(let config):
                if case .switchCases(let inner) = activeClause(config)?.elements { appendCases(inner, to: &cases) }
            }
        }
    }
}
