import Vocabulary

/// Literals with interpolated values for types with a `StringInterpolation` of their own.
extension Compiler {
    /// The value of such a type, made as the compiler makes it: the interpolation takes the parts one after the other.
    func ownInterpolation(_ parts: [Expression.StringPart], _ info: TypeInfo, _ range: Range<Int>) -> Node? {
        guard info.initializers.contains(where: { $0.parameters.first?.label == "stringInterpolation" }),
            let interpolation = info.nested["StringInterpolation"]
        else { return nil }
        func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, range) }
        func call(_ callee: Expression, _ arguments: [CallArgument]) -> Expression {
            expression(.call(callee, arguments))
        }
        let name = "\u{1}interpolation"
        let collector = expression(.name(name, []))
        var literalLength = 0
        var count = 0
        var appends: [Expression] = []
        for part in parts {
            switch part {
            case .text(let text):
                literalLength += text.utf8.count
                appends.append(
                    call(
                        expression(.member(collector, "appendLiteral")),
                        [CallArgument(label: nil, value: expression(.string([.text(text)])))]))
            case .interpolation(let arguments):
                count += 1
                appends.append(call(expression(.member(collector, "appendInterpolation")), arguments))
            }
        }
        let first = call(
            expression(.type(interpolation.typeName)),
            [
                CallArgument(label: "literalCapacity", value: expression(.integer(literalLength))),
                CallArgument(label: "interpolationCount", value: expression(.integer(count)))
            ])
        let variable = VariableDeclaration(
            pattern: .name(name, isVariable: true, range), type: nil, initial: first, accessors: nil, isLet: false,
            isStatic: false, isLazy: false, isPrivate: false, attributes: [], range: range)
        let made = call(
            expression(.type(info.typeName)), [CallArgument(label: "stringInterpolation", value: collector)])
        let body =
            [Statement(.declaration(.variable(variable)), range)]
            + appends.map { Statement(.expression($0), range) } + [Statement(.returned(made), range)]
        let closure = ClosureExpression(
            parameters: [], namesParameters: false, result: nil, captures: [], body: body, range: range)
        let node = self.closure(closure, expected: .function([], info.typeName), builder: nil)
        return ValueCallNode(node, [], labels: [], range, type: info.typeName)
    }
}
