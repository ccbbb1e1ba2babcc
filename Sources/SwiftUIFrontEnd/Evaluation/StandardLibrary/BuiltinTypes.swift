import Vocabulary

/// Types of the standard library that values represent directly.
enum BuiltinTypes {
    static let names: Set<String> = Interpreter.doubleNames.union(Interpreter.intNames).union([
        "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange",
        "Any", "AnyObject", "AnyHashable", "Result", "Void", "FloatingPointRoundingRule", "Binding", "State",
        "Environment",
        "StateObject",
        "Published", "AnyIterator", "ArraySlice", "Never", "ComparisonResult", "KeyValuePairs", "CollectionOfOne",
        "ContiguousArray", "ObservedObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "ScaledMetric",
        "SystemRandomNumberGenerator", "Hasher", "UnicodeScalar", "Unicode.Scalar", "CancellationError",
        "Float", "Float32", "ObjectIdentifier", "AsyncStream", "AsyncThrowingStream", "String.Index",
        "FloatingPointSign", "Data", "Mirror", "NSRegularExpression", "NSTextCheckingResult", "AnySequence",
        "AnyCollection", "IteratorSequence"
    ])

    static func constant(_ type: String, _ name: String) -> Value? {
        if Interpreter.doubleNames.contains(type) {
            switch name {
            case "pi": return .double(.pi)
            case "infinity": return .double(.infinity)
            case "zero": return .double(0)
            case "greatestFiniteMagnitude": return .double(.greatestFiniteMagnitude)
            case "leastNormalMagnitude": return .double(.leastNormalMagnitude)
            case "leastNonzeroMagnitude": return .double(.leastNonzeroMagnitude)
            case "ulpOfOne": return .double(.ulpOfOne)
            case "nan": return .double(.nan)
            default: return nil
            }
        }
        if type == "Float" || type == "Float32" {
            if name == "greatestFiniteMagnitude" { return .native(FloatValue(.greatestFiniteMagnitude)) }
            if name == "pi" { return .native(FloatValue(.pi)) }
            guard case .double(let number)? = constant("Double", name) else { return nil }
            return .native(FloatValue(Float(number)))
        }
        if let kind = SizedInteger.Kind(name: type) {
            let (low, high) = SizedInteger.bounds(of: kind)
            switch name {
            case "zero": return .native(SizedInteger(truncating: 0, kind))
            case "min": return .native(low)
            case "max": return .native(high)
            case "bitWidth": return .int(low.bitWidth)
            default: return nil
            }
        }
        if Interpreter.intNames.contains(type) {
            switch (type, name) {
            case (_, "zero"): return .int(0)
            case (_, "max"): return .int(.max)
            case (_, "min"): return .int(.min)
            case (_, "bitWidth"): return .int(64)
            default: return nil
            }
        }
        switch (type, name) {
        case ("FloatingPointRoundingRule", "up"), ("FloatingPointRoundingRule", "down"),
            ("FloatingPointRoundingRule", "towardZero"), ("FloatingPointRoundingRule", "awayFromZero"),
            ("FloatingPointRoundingRule", "toNearestOrEven"), ("FloatingPointRoundingRule", "toNearestOrAwayFromZero"):
            return .native(Token(type, name))
        case ("Mirror.DisplayStyle", let style)
        where ["struct", "class", "enum", "tuple", "optional", "collection", "dictionary", "set"].contains(style):
            return .native(Token(type, style))
        case (Completion.typeName, "finished"): return Completion.finished.value
        case ("FloatingPointSign", "plus"), ("FloatingPointSign", "minus"): return .native(Token(type, name))
        case ("ComparisonResult", "orderedAscending"), ("ComparisonResult", "orderedSame"),
            ("ComparisonResult", "orderedDescending"):
            return .native(Token(type, name))
        default: return nil
        }
    }

    /// Names of the constants of a number type, for hints.
    static func constantNames(_ type: String) -> [String] {
        [
            "pi", "infinity", "zero", "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude",
            "ulpOfOne", "nan", "max", "min"
        ].filter { constant(type, $0) != nil }
    }

    static func hasStatic(_ type: String, _ name: String) -> Bool {
        switch type {
        case "Binding": name == "constant"
        case "Result": name == "success" || name == "failure"
        case Completion.typeName: name == "failure"
        case "Int", "Double", "Bool": name == "random"
        default: false
        }
    }

    static func construct(
        _ type: TypeName, _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>, _ expected: TypeName?
    ) -> Node? {
        if type.nominalName == "Binding", arguments.map(\.label) == [nil, "set"], arguments[0].isTrailing {
            // `Binding { … } set: { … }`.
            var labelled = arguments
            labelled[0] = CallArgument(label: "get", value: arguments[0].value)
            return construct(type, labelled, compiler, range, expected)
        }
        switch type.nominalName {
        case MirrorMembers.typeName?: return MirrorMembers.construct(arguments, compiler, range)
        case RegularExpressionValue.sourceName?: return RegularExpressionMembers.construct(arguments, compiler, range)
        case "NSRange"?: if let node = UTF16Places.construct(arguments, compiler, range) { return node }
        case "Range"?: if let node = UTF16Places.constructRange(arguments, compiler, range) { return node }
        default: break
        }
        if type.isNamed("Regex") { return RegexMembers.construct(arguments, compiler, range) }
        switch type {
        case .array(let element): return array(element, arguments, compiler, range, expected)
        case .dictionary: return dictionary(type, arguments, compiler, range)
        case .optional(let wrapped):
            return arguments.isEmpty
                ? ConstantNode(.none, range, type: type)
                : CastNode(.as_, compiler.compile(arguments[0].value, expected: wrapped), type, range)
        case .named("Void", _) where arguments.isEmpty: return ConstantNode(.void, range, type: type)
        case .named("Array", _), .named("ArraySlice", _), .named("ContiguousArray", _):
            return array(nil, arguments, compiler, range, expected)
        case .named("KeyValuePairs", _) where arguments.first?.label == "dictionaryLiteral":
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: nil) { _, pairs in
                .array(
                    pairs.map { pair in
                        guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { return pair }
                        return .tuple(TupleValue(labels: ["key", "value"], elements: tuple.elements))
                    })
            }
        case .named("Dictionary", _): return dictionary(expected?.unwrapped, arguments, compiler, range)
        case .named(let name, let generics):
            if let node = PublisherSources.construct(name, generics, arguments, compiler, range) { return node }
            guard names.contains(name) else { return nil }
            return scalar(name, generics, arguments, compiler, range, expected)
        default: return nil
        }
    }
}
