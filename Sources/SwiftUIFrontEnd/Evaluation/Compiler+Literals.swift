import Diagnostics
import Vocabulary

extension Compiler {
    func integer(_ value: Int, _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if let wanted = expected?.unwrapped, let sized = SizedNumbers.converted(.int(value), to: wanted) {
            return ConstantNode(sized, range, type: wanted)
        }
        if machine.wantsDouble(expected) {
            return ConstantNode(.double(Double(value)), range, type: .named("Double"), isLiteral: true)
        }
        return literal(ConstantNode(.int(value), range, type: .named("Int"), isLiteral: true), expected)
    }

    /// A literal where a type that is made from literals is expected.
    func literal(_ node: ConstantNode, _ expected: TypeName?) -> Node {
        guard case .named(let name, _)? = expected?.unwrapped,
            !["Int", "Double", "Any", "String", "Bool"].contains(name)
        else { return node }
        if let info = index.types[name] {
            let labels = if case .int = node.value { ["integerLiteral", "floatLiteral"] } else { ["floatLiteral"] }
            for label in labels {
                if let made = initialized(info, label: label, node) { return made }
            }
        }
        if let make = nativeType(name)?.fromNumberLiteral {
            return ConvertedNode(node, type: expected) { value, machine in
                switch value {
                case .int(let number): return try make(Double(number))
                case .double(let number): return try make(number)
                default: return value
                }
            }
        }
        return node
    }

    func literalInfo(_ expected: TypeName?) -> TypeInfo? {
        guard case .named(let name, _)? = expected?.unwrapped else { return nil }
        return index.types[name]
    }

    func initialized(_ info: TypeInfo, label: String, _ node: Node) -> Node? {
        guard let function = info.initializers.first(where: { $0.parameters.first?.label == label }) else { return nil }
        let target = InitializerTarget(machine, function, info)
        return KnownCallNode([PreparedCall(target: target, plans: [.node(node)])], node.range, type: info.typeName)
    }

    func string(_ parts: [Expression.StringPart], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if isKey(expected) { return key(parts, range) }
        if parts.contains(where: { if case .interpolation = $0 { true } else { false } }),
            let info = literalInfo(expected), let made = ownInterpolation(parts, info, range)
        {
            return made
        }
        let node: Node
        if parts.isEmpty {
            node = ConstantNode(.string(""), range, type: .named("String"))
        } else if parts.count == 1, case .text(let text) = parts[0] {
            if expected?.unwrapped == .named("Character"), let character = text.first, text.count == 1 {
                return ConstantNode(.character(character), range, type: .named("Character"))
            }
            node = ConstantNode(.string(text), range, type: .named("String"))
        } else {
            let parts = parts.compactMap(interpolated)
            if case .named(let name, _)? = expected?.unwrapped,
                let make = nativeType(name)?.fromInterpolation
            {
                return InterpolationNode(parts, range, type: expected, make)
            }
            node = StringNode(parts, range, joinsViews: expected?.unwrapped != .named("String"))
        }
        guard case .named(let name, _)? = expected?.unwrapped, name != "String" else { return node }
        if let info = index.types[name] {
            return initialized(info, label: "stringLiteral", node) ?? node
        }
        if let make = nativeType(name)?.fromStringLiteral {
            return ConvertedNode(node, type: expected) { value, _ in
                if case .string(let text) = value { return try make(text) }
                return value
            }
        }
        return node
    }

    /// Whether a literal of the type is a key, which is preferred where a string would do as well (SwiftUI's overloads for
    /// strings are disfavoured).
    private func isKey(_ type: TypeName?) -> Bool {
        switch type?.unwrapped {
        case .named("LocalizedStringKey", _)?, .named("LocalizedStringResource", _)?: return true
        case .anyOf(let types)?: return types.contains(.named("LocalizedStringKey"))
        default: return false
        }
    }

    private func key(_ parts: [Expression.StringPart], _ range: Range<Int>) -> Node {
        let type = TypeName.named("LocalizedStringKey")
        let texts = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        if texts.count == parts.count {
            return ConstantNode(.native(LocalizedStringKeyValue(texts.joined())), range, type: type)
        }
        return InterpolationNode(parts.compactMap(interpolated), range, type: type, isKey: true) {
            LocalizedStringKeyValue.value(of: $0)
        }
    }

    func interpolated(_ part: Expression.StringPart) -> StringNode.Part? {
        switch part {
        case .text(let text): return .text(text)
        case .interpolation(let arguments):
            guard let first = arguments.first else { return nil }
            if !index.nativeExtensions.isEmpty, let own = declaredInterpolation(arguments, first.value.range) {
                return .value(own)
            }
            let value = compile(first.value)
            if arguments.count > 1, let label = arguments[1].label {
                let expected: TypeName? =
                    switch label {
                    case "format": .named("FormatStyle")
                    case "style": .named("Text.DateStyle")
                    default: nil
                    }
                let format = compile(arguments[1].value, expected: expected)
                return .formatted(value, label, format)
            }
            return .value(value)
        }
    }

    func array(_ elements: [Expression], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        var wanted: TypeName?
        var finish: ((Value, Interpreter) throws -> Value)?
        if let name = expected?.nominalName, index.types[name] == nil, nativeType(name)?.isOutside == true {
            return open(Expression(.array(elements), range), expected: nil)
        }
        switch expected?.unwrapped {
        case .array(let element)?: wanted = type(element)
        case .named("Set", let arguments)?:
            wanted = arguments.first
            finish = { value, _ in
                if case .array(let elements) = value { return .set(SetValue(elements)) }
                return value
            }
        case .named(let name, let arguments)?:
            if let info = index.types[name] {
                if let made = initializedFromArray(info, elements, range) { return made }
            } else if let make = nativeType(name)?.fromArrayLiteral {
                wanted = expected?.unwrapped
                finish = { value, _ in
                    if case .array(let elements) = value { return try make(elements) }
                    return value
                }
            } else {
                wanted = arguments.first.flatMap { type($0) }
            }
        case .anyOf(let types)?:
            for case .array(let element) in types { wanted = wanted ?? element }
        default: break
        }
        if wanted == nil, elements.contains(where: { holdsImplicit($0) }),
            let shown = elements.first(where: { !holdsImplicit($0) })
        {
            wanted = compile(shown).type?.unwrapped
        }
        if wanted == nil, elements.count > 1 { wanted = literalElement(elements) }
        var nodes = elements.map { coerced(compile($0, expected: wanted), to: wanted) }
        let takesAnything = expected == .array(.named("Any"))
        if wanted == nil, !takesAnything, nodes.contains(where: { $0.type == .named("Double") }),
            nodes.contains(where: { $0.isLiteral && $0.type == .named("Int") })
        {
            nodes = elements.map { compile($0, expected: .named("Double")) }
        }
        var elementType = wanted ?? common(nodes.map(\.type))
        let present = nodes.filter { !isNil($0) }
        if elementType == nil, present.count < nodes.count, let shown = common(present.map(\.type)) {
            elementType = if case .optional = shown { shown } else { .optional(shown) }
        }
        let node = ArrayNode(nodes, range, type: elementType.map { .array($0) })
        guard let finish else { return node }
        var made = expected?.unwrapped
        if case .named(let name, let arguments)? = made, arguments.isEmpty, name == "Set", let elementType {
            made = .named(name, [elementType])
        }
        return ConvertedNode(node, type: made, finish)
    }

    /// The declared type of an element where the others are literals that it is made from.
    private func literalElement(_ elements: [Expression]) -> TypeName? {
        func isLiteral(_ expression: Expression) -> Bool {
            switch expression.kind {
            case .integer, .float, .string, .bool, .nilLiteral, .array, .dictionary: true
            default: false
            }
        }
        guard elements.contains(where: isLiteral), let shown = elements.first(where: { !isLiteral($0) }),
            let type = compile(shown).type, case .named(let name, _) = type, let info = index.types[name],
            info.initializers.contains(where: { $0.parameters.first?.label?.hasSuffix("Literal") ?? false })
        else { return nil }
        return type
    }

    func isNil(_ node: Node) -> Bool {
        if let constant = node as? ConstantNode, case .none = constant.value { return true }
        return false
    }

    func holdsImplicit(_ expression: Expression) -> Bool {
        if case .tuple(let elements) = expression.kind { return elements.contains { holdsImplicit($0.value) } }
        return isImplicit(expression)
    }

    func initializedFromArray(_ info: TypeInfo, _ elements: [Expression], _ range: Range<Int>) -> Node? {
        if let function = info.initializers.first(where: { $0.parameters.first?.label == "arrayLiteral" }) {
            let target = InitializerTarget(machine, function, info)
            let wanted = type(function.parameters[0].type, of: target)
            let nodes = elements.map { compile($0, expected: wanted) }
            return KnownCallNode([PreparedCall(target: target, plans: [.variadic(nodes)])], range, type: info.typeName)
        }
        guard info.conforms(to: "OptionSet") else { return nil }
        let nodes = elements.map { compile($0, expected: info.typeName) }
        return ConvertedNode(ArrayNode(nodes, range, type: nil), type: info.typeName) { value, machine in
            try machine.optionSet(info, of: value)
        }
    }

    /// The type that all share, if they do.
    func common(_ types: [TypeName?]) -> TypeName? {
        guard let first = types.first, let first else { return nil }
        return types.allSatisfy { $0 == first } ? first : nil
    }

    func dictionary(
        _ elements: [(key: Expression, value: Expression)], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if let info = literalInfo(expected),
            let function = info.initializers.first(where: { $0.parameters.first?.label == "dictionaryLiteral" })
        {
            let target = InitializerTarget(machine, function, info)
            let wanted = type(function.parameters[0].type, of: target)
            let pairs = elements.map { key, value in
                let pair = [CallArgument(label: nil, value: key), CallArgument(label: nil, value: value)]
                return compile(Expression(.tuple(pair), key.range), expected: wanted)
            }
            return KnownCallNode([PreparedCall(target: target, plans: [.variadic(pairs)])], range, type: info.typeName)
        }
        var key: TypeName?
        var value: TypeName?
        if case .dictionary(let wantedKey, let wantedValue)? = expected?.unwrapped {
            key = type(wantedKey)
            value = type(wantedValue)
        }
        if key == nil, elements.contains(where: { isImplicit($0.key) }),
            let shown = elements.first(where: { !isImplicit($0.key) })
        {
            key = compile(shown.key).type
        }
        if value == nil, elements.contains(where: { holdsImplicit($0.value) }),
            let shown = elements.first(where: { !holdsImplicit($0.value) })
        {
            value = compile(shown.value).type
        }
        if value == nil, elements.count > 1 {
            let types = elements.map { compile($0.value).type }
            if types.contains(.named("Double")), types.contains(.named("Int")) { value = .named("Double") }
        }
        let nodes = elements.map {
            (key: compile($0.key, expected: key), value: coerced(compile($0.value, expected: value), to: value))
        }
        var known: TypeName? = expected?.unwrapped
        if expected == nil, let key = common(nodes.map(\.key.type)), let value = common(nodes.map(\.value.type)) {
            known = .dictionary(key, value)
        }
        return DictionaryNode(nodes, range, type: known)
    }

    func tuple(_ elements: [CallArgument], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        if elements.isEmpty { return ConstantNode(.void, range, type: .named("Void")) }
        if elements.count == 1, elements[0].label == nil { return compile(elements[0].value, expected: expected) }
        var wanted: [TypeName?] = elements.map { _ in nil }
        var labels = elements.map(\.label)
        if case .tuple(let names, let types)? = expected?.unwrapped, types.count == elements.count {
            wanted = types.map { type($0) }
            for (index, name) in names.enumerated() where labels[index] == nil { labels[index] = name }
        }
        let nodes = zip(elements, wanted).map { coerced(compile($0.value, expected: $1), to: $1) }
        return TupleNode(labels: labels, elements: nodes, range)
    }

    func macro(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        switch name {
        case "line": return ConstantNode(.int(machine.line(of: range.lowerBound)), range, type: .named("Int"))
        case "column": return ConstantNode(.int(1), range, type: .named("Int"))
        case "function": return ConstantNode(.string(context.code.name), range, type: .named("String"))
        case "file", "fileID", "filePath":
            return ConstantNode(.string("main.swift"), range, type: .named("String"))
        case "colorLiteral":
            let callee = Expression(.name("Color", []), range)
            let wanted = arguments.map {
                CallArgument(label: $0.label == "alpha" ? "opacity" : $0.label, value: $0.value)
            }
            return call(callee, wanted, range, nil)
        case "imageLiteral":
            let callee = Expression(.name("Image", []), range)
            return call(callee, arguments.map { CallArgument(label: nil, value: $0.value) }, range, nil)
        case "selector":
            let name = arguments.first.flatMap { Self.methodName($0.value) } ?? ""
            return ConstantNode(.native(Token("Selector", name)), range, type: nil)
        case "Predicate", "Expression", "Rule", "keyPath", "fileLiteral":
            // What they make is for frameworks that do not run here.
            return ConstantNode(.native(OutsideValue("#" + name, isUnknown: false)), range, type: nil)
        case "URL":
            return call(
                Expression(.name("URL", []), range),
                arguments.prefix(1).map {
                    CallArgument(label: "string", value: $0.value)
                }, range, nil)
        case "available": return ConstantNode(.bool(true), range, type: .named("Bool"))
        default: return fail("unsupported-macro", "the macro `#\(name)` is not supported", range)
        }
    }

    /// The name of the method that `#selector` names, without its type and its labels.
    private static func methodName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name, _), .member(_, let name): name
        case .labelled(let inner, _): methodName(inner)
        default: nil
        }
    }

    func keyPath(_ root: TypeName?, _ parts: [Expression.KeyPathPart], _ range: Range<Int>) -> Node {
        let (root, parts) = rooted(root, parts)
        return KeyPathNode(
            root: root.flatMap { type($0) },
            parts: parts.map { part in
                switch part {
                case .member(let name): .member(name)
                case .index(let arguments): .index(arguments.map { compile($0.value) })
                case .optionalLink: .optionalLink
                case .forceUnwrap: .forceUnwrap
                }
            }, range)
    }

    /// `\Outer.Inner.member`: the nested type belongs to the root.
    func rooted(
        _ root: TypeName?, _ parts: [Expression.KeyPathPart]
    ) -> (root: TypeName?, parts: [Expression.KeyPathPart]) {
        guard case .named(let name, let arguments)? = root, case .member(let inner)? = parts.first,
            index.find(name + "." + inner, from: context.owner) != nil
        else { return (root, parts) }
        return rooted(.named(name + "." + inner, arguments), Array(parts.dropFirst()))
    }
}
