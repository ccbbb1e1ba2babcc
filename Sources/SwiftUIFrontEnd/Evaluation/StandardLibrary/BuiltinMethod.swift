import Vocabulary

/// A method of the standard library.
struct BuiltinMethod: Sendable {
    typealias Body = @Sendable (Interpreter, inout Value, [Value], Range<Int>) throws -> Value

    let name: String
    /// The name and the parameters as they are written, `label:kind` with spaces between.
    private let text: String
    /// Labels with what is expected: `e` an element, `s` the receiver's type, `k` a key, `v` a value of a dictionary,
    /// `d` a Double, `i` an Int, `f` a closure, `R` a Regex, `a` anything, `&` a place; `?` marks what may be left out, `*` a
    /// list. Those of publishers stand with `PublisherOperator`.
    private var shape: [(label: String?, kind: Character, isOptional: Bool, isVariadic: Bool)] {
        NameList.names(in: text).dropFirst().map { part in
            let mark = part.utf8.firstIndex(of: UInt8(ascii: ":")) ?? part.endIndex
            let kind = part[mark...].dropFirst()
            let label = part[..<mark] == "_" ? nil : String(part[..<mark])
            return (label, kind.first ?? "a", kind.hasSuffix("?"), kind.hasSuffix("*"))
        }
    }
    let isMutating: Bool
    let body: Body
    /// Whether the first argument is an index, as in `prefix(upTo:)`.
    var takesIndex: Bool { ["upTo", "through", "from"].contains(shape.first?.label) }

    init(_ text: String, mutating isMutating: Bool = false, _ body: @escaping Body) {
        // Parameters are read when the method is called: most never are.
        name = text.utf8.firstIndex(of: UInt8(ascii: " ")).map { String(text[..<$0]) } ?? text
        self.text = text
        self.isMutating = isMutating
        self.body = body
    }

    func parameters(for receiver: TypeName?) -> [ParameterSpec] {
        shape.map { label, kind, isOptional, isVariadic in
            var type: TypeName?
            switch (kind, receiver?.unwrapped) {
            case ("e", .array(let element)?): type = element
            case ("e", .named("Set", let arguments)?), ("e", .named("Range", let arguments)?): type = arguments.first
            case ("e", .named("ClosedRange", let arguments)?): type = arguments.first
            case ("e", .named("String", _)?): type = nil
            case ("s", let own?): type = own
            case ("k", .dictionary(let key, _)?): type = key
            case ("v", .dictionary(_, let value)?): type = value
            case ("d", _): type = .named("Double")
            case ("i", _): type = .named("Int")
            case ("S", _): type = .named("String")
            case ("f", .array(let element)?): type = .function([element], .named("Any"))
            case ("f", .named("Set", let arguments)?), ("f", .named("Range", let arguments)?),
                ("f", .named("ClosedRange", let arguments)?):
                type = arguments.first.map { .function([$0], .named("Any")) }
            case ("f", .dictionary(let key, let value)?):
                type = .function([.tuple(["key", "value"], [key, value])], .named("Any"))
            case ("g", .array(let element)?): type = .function([element, element], .bool)
            default: type = PublisherOperator.parameterType(kind, receiver)
            }
            if kind == "K", case .named(_, let arguments)? = receiver?.unwrapped { type = arguments.first }
            if kind == "r" { type = .named("FloatingPointRoundingRule") }
            if kind == "F" { type = .named("FormatStyle") }
            if kind == "R" { type = .named("Regex") }
            if kind == "C" { type = .named("CharacterSet") }
            var spec = ParameterSpec(label: label, name: label ?? "value", type: type, hasDefault: isOptional)
            spec.rejectsClosures =
                !"fgaehcP".contains(kind) || kind == "e" && receiver?.unwrapped.isNamed("String") ?? false
            spec.isVariadic = isVariadic
            spec.isInout = kind == "&"
            return spec
        }
    }
}

/// The methods of the standard library by the kind of receiver.
enum BuiltinMethods {
    enum Kind: Int, CaseIterable {
        case int, double, bool, string, character, array, dictionary, set, range, any, tuple, sequence, optionSet
        case lazy, result, taskGroup, scalar, coding, continuation, publisher, cancellable, regex, observable, data
        case mirror, checking
    }

    /// The methods of a name for one kind of receiver.
    static func entries(_ kind: Kind, _ name: String) -> [BuiltinMethod]? { table[name]?[kind.rawValue] }

    /// Whether any kind of receiver has a method of the name.
    static func isKnown(_ name: String) -> Bool { table[name] != nil }

    /// The names of all methods.
    static var names: [String] { table.names }

    /// The methods of one name by the kind of receiver, of which there are few.
    private struct Overloads {
        private var kinds: [(kind: Int, methods: [BuiltinMethod])] = []

        subscript(kind: Int) -> [BuiltinMethod]? {
            for index in kinds.indices where kinds[index].kind == kind { return kinds[index].methods }
            return nil
        }

        mutating func add(_ method: BuiltinMethod, _ kind: Int) {
            if let index = kinds.firstIndex(where: { $0.kind == kind }) {
                kinds[index].methods.append(method)
            } else {
                kinds.append((kind, [method]))
            }
        }
    }

    private static let table: NameTable<Overloads> = {
        var table = NameTable<Overloads>(minimumCapacity: 512)
        let groups: [(Kind, [BuiltinMethod])] = [
            (.int, NumberMembers.int), (.double, NumberMembers.double), (.bool, NumberMembers.bool),
            (.string, StringMembers.methods), (.string, StringSearching.methods),
            (.string, StringDrawing.methods), (.string, RegexMembers.ofStrings), (.regex, RegexMembers.ofRegexes),
            (.character, StringMembers.character), (.array, ArrayMembers.methods),
            (.dictionary, DictionaryMembers.methods), (.set, SetMembers.methods), (.range, RangeMembers.methods),
            (.sequence, SequenceMembers.methods), (.optionSet, OptionSetMembers.methods), (.any, AnyMembers.methods),
            (.lazy, LazyView.methods), (.result, ResultMembers.methods), (.taskGroup, ConcurrencyMembers.methods),
            (.scalar, ScalarValue.methods), (.coding, CodingMembers.methods),
            (.continuation, CheckedContinuation.methods), (.publisher, PublisherOperator.methods),
            (.cancellable, CancellableValue.methods), (.data, DataMembers.methods),
            (.observable, ObservationMembers.methods), (.sequence, DifferenceMembers.methods),
            (.mirror, MirrorMembers.methods), (.checking, RegularExpressionMembers.methods)
        ]
        for (kind, methods) in groups {
            for method in methods {
                var overloads = table[method.name] ?? Overloads()
                overloads.add(method, kind.rawValue)
                table.set(overloads, for: method.name)
            }
        }
        return table
    }()

    private static func kinds(of value: Value) -> [Kind] {
        switch value {
        case .int: [.int, .any]
        case .double: [.double, .any]
        case .bool: [.bool, .any]
        case .string: [.string, .sequence, .any]
        case .character: [.character, .any]
        case .array: [.array, .sequence, .any]
        case .dictionary: [.dictionary, .sequence, .any]
        case .set: [.set, .sequence, .any]
        case .range: [.range, .sequence, .any]
        case .native(let native): kinds(ofNative: native)
        case .instance(let instance):
            instance.type.conforms(to: "OptionSet")
                ? [.optionSet, .any] : isSequence(instance.type) ? [.sequence, .any] : [.any]
        case .object(let object):
            object.type.conforms(to: ObservationMembers.observable)
                ? [.observable, .any] : isSequence(object.type) ? [.sequence, .any] : [.any]
        case .enumeration(let instance): isSequence(instance.type) ? [.sequence, .any] : [.any]
        case .none, .tuple: [.any]
        default: [.any]
        }
    }

    private static func kinds(ofNative native: any NativeValue) -> [Kind] {
        if let kinds = nativeKinds[ObjectIdentifier(type(of: native))] { return kinds }
        if let record = native as? RecordValue, record.typeName == MirrorMembers.typeName { return [.mirror, .any] }
        if CodingMembers.isCoding(native) { return [.coding, .any] }
        if Interpreter.isPublisher(native) { return [.publisher, .any] }
        return native.exactly(CaseValue.self)?.typeName == "Result" ? [.result, .any] : [.any]
    }

    private static let nativeKinds: [ObjectIdentifier: [Kind]] = [
        ObjectIdentifier(TaskGroupValue.self): [.taskGroup, .sequence, .any],
        ObjectIdentifier(StreamContinuation.self): [.taskGroup, .sequence, .any],
        ObjectIdentifier(LazySequence.self): [.sequence, .any],
        ObjectIdentifier(IteratorValue.self): [.sequence, .any],
        ObjectIdentifier(LazyView.self): [.lazy, .sequence, .any],
        ObjectIdentifier(SliceValue.self): [.array, .sequence, .any],
        ObjectIdentifier(SubstringValue.self): [.string, .sequence, .any],
        ObjectIdentifier(NSStringValue.self): [.string, .sequence, .any],
        ObjectIdentifier(DataValue.self): [.data, .sequence, .any],
        ObjectIdentifier(CancellableValue.self): [.cancellable, .any],
        ObjectIdentifier(RegexValue.self): [.regex, .any],
        ObjectIdentifier(RegularExpressionValue.self): [.checking, .any],
        ObjectIdentifier(TextCheckingValue.self): [.checking, .any],
        ObjectIdentifier(SizedInteger.self): [.int, .any],
        ObjectIdentifier(FloatValue.self): [.double, .any],
        ObjectIdentifier(ScalarValue.self): [.scalar, .any],
        ObjectIdentifier(CheckedContinuation.self): [.continuation, .any]
    ]

    private static func isSequence(_ type: any DeclaredType) -> Bool {
        [
            "Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
            "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol"
        ]
        .contains { type.conforms(to: $0) }
    }

    static func targets(_ name: String, on value: Value, type: TypeName?) -> [Target] {
        // A method of the optional itself, which its value may have too.
        if case .optional? = type, ["map", "flatMap", "take"].contains(name) {
            return (entries(.any, name) ?? []).map { BuiltinTarget($0, receiverType: type) }
        }
        for kind in kinds(of: value) {
            if let methods = entries(kind, name) {
                let more = kind == .sequence ? [] : entries(.sequence, name) ?? []
                let all = kinds(of: value).contains(.sequence) ? methods + more : methods
                return all.map { BuiltinTarget($0, receiverType: type) }
            }
        }
        return []
    }

    static func has(_ name: String, on value: Value) -> Bool { kinds(of: value).contains { entries($0, name) != nil } }

    static func has(_ name: String, onType type: String) -> Bool {
        let kind: Kind? =
            switch type {
            case "Int", "BinaryInteger": .int
            case "Double", "CGFloat", "Float", "FloatingPoint", "BinaryFloatingPoint": .double
            case "FixedWidthInteger", "SignedInteger", "UnsignedInteger": .int
            case "ArraySlice": .array
            case "Substring": .string
            case "String", "StringProtocol": .string
            case "Character": .character
            case "Array", "MutableCollection": .array
            case "Dictionary": .dictionary
            case "Set": .set
            case "Range", "ClosedRange": .range
            case "Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection", "AsyncSequence":
                .sequence
            case "OptionSet": .optionSet
            case "AnyCancellable": .cancellable
            case _ where PublisherOperator.isPublisher(.named(type)): .publisher
            case "Bool": .bool
            case "LayoutSubviews": .array
            case "Result": .result
            case "Regex": .regex
            case MirrorMembers.typeName: .mirror
            case RegularExpressionValue.sourceName, "NSTextCheckingResult": .checking
            case "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer", "Decoder",
                "KeyedEncodingContainer", "UnkeyedEncodingContainer", "SingleValueEncodingContainer", "Encoder":
                .coding
            case "Hashable", "Optional", "String.StringInterpolation", "DefaultStringInterpolation": .any
            default: SizedInteger.Kind(name: type) == nil ? nil : .int
            }
        guard let kind else { return false }
        if entries(kind, name) != nil { return true }
        return [.string, .array, .dictionary, .set, .range].contains(kind) && entries(.sequence, name) != nil
    }

    /// The static type of a method's result, as far as the receiver's type tells.
    static func resultType(of type: TypeName, _ name: String, _ arguments: [CallArgument], _ compiler: Compiler)
        -> TypeName?
    {
        if PublisherOperator.isPublisher(type), !PublisherOperator.named(name).isEmpty {
            return PublisherOperator.resultType(of: type, name, arguments, compiler)
        }
        let element = compiler.machine.elementType(of: type).flatMap { compiler.type($0) }
        switch (type, name) {
        case (.named("JSONDecoder", _), "decode"), (.named("KeyedDecodingContainer", _), "decode"):
            return metatype(arguments, compiler)
        case (.named("KeyedDecodingContainer", _), "decodeIfPresent"):
            return metatype(arguments, compiler).map { .optional($0) }
        case (.named("Decoder", _), "container"):
            return metatype(arguments, compiler).map { .named("KeyedDecodingContainer", [$0]) }
        case (.array, "filter"), (.array, "sorted"), (.array, "reversed"), (.array, "dropFirst"), (.array, "dropLast"),
            (.array, "prefix"), (.array, "suffix"), (.array, "shuffled"):
            return type
        case (.array, "first"), (.array, "last"), (.array, "randomElement"), (.array, "min"), (.array, "max"),
            (.array, "popLast"):
            return element.map { .optional($0) }
        case (.named("String", _), "popLast"), (.named("String", _), "popFirst"), (.named("String", _), "first"),
            (.named("String", _), "last"), (.named("String", _), "randomElement"), (.named("String", _), "max"),
            (.named("String", _), "min"):
            return .optional(.named("Character"))
        case (.named("String", _), "range"), (.named("String", _), "rangeOfCharacter"):
            return .optional(.named("Range", [.named("String.Index")]))
        case (.named("String", _), "split"), (.named("String", _), "components"): return .array(.named("String"))
        case (.named("String", _), "firstMatch"), (.named("String", _), "wholeMatch"),
            (.named("String", _), "prefixMatch"):
            return RegexMembers.match(of: regexType(arguments, compiler)).map { .optional($0) }
        case (.named("String", _), "matches"):
            return RegexMembers.match(of: regexType(arguments, compiler)).map { .array($0) }
        case (.named("Regex", _), "firstMatch"), (.named("Regex", _), "wholeMatch"),
            (.named("Regex", _), "prefixMatch"):
            return RegexMembers.match(of: type).map { .optional($0) }
        case (.named("Regex", _), _): return type
        case (.array, "applying"), (.named("String", _), "applying"): return .optional(type)
        case (.array(let inner), "split"): return .array(.array(inner))
        case (.array(let inner), "popFirst"): return .optional(inner)
        case (.array, "removeLast"), (.array, "removeFirst"), (.array, "remove"): return element
        case (.named("String", _), "firstIndex"), (.named("String", _), "lastIndex"):
            return .optional(.named("String.Index"))
        case (_, "firstIndex"), (_, "lastIndex"): return .optional(.named("Int"))
        case (_, "contains"), (_, "allSatisfy"), (_, "hasPrefix"), (_, "hasSuffix"), (_, "isMultiple"): return .bool
        case (_, "joined"), (_, "uppercased"), (_, "lowercased"), (_, "replacingOccurrences"),
            (_, "trimmingCharacters"),
            (_, "formatted"), (_, "padding"):
            if case .array(.array(let inner)) = type, name == "joined" { return .array(inner) }
            return .named("String")
        case (.named("Double", _), "rounded"), (.named("Double", _), "squareRoot"),
            (.named("Double", _), "truncatingRemainder"),
            (.named("Double", _), "advanced"):
            return type
        case (.dictionary(_, let value), "updateValue"), (.dictionary(_, let value), "removeValue"):
            return .optional(value)
        case (.dictionary(let key, let value), "randomElement"):
            return .optional(.tuple(["key", "value"], [key, value]))
        case (.named("Set", _), "randomElement"), (.named("Set", _), "min"), (.named("Set", _), "max"),
            (.named("Set", _), "remove"),
            (.named("Set", _), "first"):
            return element.map { .optional($0) }
        case (.named("Set", _), "sorted"): return element.map { .array($0) }
        case (.named("Set", _), "union"), (.named("Set", _), "intersection"), (.named("Set", _), "subtracting"),
            (.named("Set", _), "filter"), (.dictionary, "filter"), (.named("Set", _), "symmetricDifference"):
            return type
        case (.named("Range", _), "filter"), (.named("ClosedRange", _), "filter"), (.named("Range", _), "reversed"),
            (.named("ClosedRange", _), "reversed"), (.named("Range", _), "shuffled"),
            (.named("ClosedRange", _), "shuffled"):
            return element.map { .array($0) }
        case (.optional, "take"): return type
        case (.optional(let wrapped), "map"), (.optional(let wrapped), "flatMap"):
            guard arguments.count == 1 else { return nil }
            let result = mapped(arguments[0].value, compiler.type(wrapped) ?? wrapped, compiler)
            return result.map { if case .optional = $0, name == "flatMap" { $0 } else { .optional($0) } }
        case (_, "enumerated"): return element.map { .array(.tuple(["offset", "element"], [.named("Int"), $0])) }
        case (_, "map"):
            guard let element, arguments.count == 1 else { return nil }
            return mapped(arguments[0].value, element, compiler).map { .array($0) }
        case (_, "reduce"):
            guard arguments.count == 2, arguments[0].label == nil else { return nil }
            if compiler.isImplicit(arguments[0].value) {
                guard case .closure(let closure) = arguments[1].value.kind else { return element }
                return (closure.result ?? closure.parameters.first?.type).flatMap { compiler.type($0) }
            }
            let first = compiler.compile(arguments[0].value)
            if first.isLiteral {
                if case .operatorFunction = arguments[1].value.kind { return element }
                return nil
            }
            return first.type
        default: return nativeResult(of: type, name, arguments, compiler)
        }
    }

    /// The type of a regular expression that a method of strings is given.
    private static func regexType(_ arguments: [CallArgument], _ compiler: Compiler) -> TypeName? {
        arguments.first.flatMap { compiler.copy().compile($0.value).type }
    }

    /// What `X.self` as the first argument names.
    private static func metatype(_ arguments: [CallArgument], _ compiler: Compiler) -> TypeName? {
        guard case .member(let base, "self")? = arguments.first?.value.kind, compiler.unshownGeneric(base) == nil
        else { return nil }
        return compiler.typeReference(base)
    }

    /// The result of a native method; without a written one it is of the receiver's own type.
    private static func nativeResult(
        of type: TypeName, _ name: String, _ arguments: [CallArgument], _ compiler: Compiler
    ) -> TypeName? {
        guard let nominal = type.nominalName else { return nil }
        let machine = compiler.machine
        for step in machine.nativeLineage(nominal) {
            let own = machine.index.nativeExtensions[step]?.methods[name] ?? []
            let methods = own.filter { Compiler.match(arguments, $0.parameters) != nil }
            if let first = methods.first {
                guard methods.count == 1, let result = first.result else { return nil }
                return machine.canonical(result, owner: first.owner, generics: first.generics)
            }
            guard let functions = machine.nativeType(step)?.methods[name] else { continue }
            let targets = functions.compactMap { machine.nativeTarget($0) }.filter {
                Compiler.match(arguments, $0.parameters) != nil
            }
            let results = targets.map {
                $0.result.map { machine.canonical($0, owner: nil, generics: []) } ?? (step == nominal ? type : nil)
            }
            guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
            return first
        }
        if machine.catalogue.modifierSignatures(name) != nil, let native = machine.nativeType(nominal),
            native.conformances.contains("View")
        {
            return .named("View")
        }
        return nil
    }

    /// What a function or key path gives for an element of a known type.
    static func mapped(_ expression: Expression, _ element: TypeName, _ compiler: Compiler) -> TypeName? {
        switch expression.kind {
        case .closure(let closure):
            // Only its type is wanted: what its result is wanted for, it is told when it is called.
            let before = compiler.machine.compileDiagnostics.count
            let node = compiler.copy().closure(closure, expected: .function([element], .named("Any")), builder: nil)
            compiler.machine.compileDiagnostics.removeSubrange(before...)
            if case .function(_, let result)? = node.type, result != .named("Any") { return result }
            return nil
        case .keyPath(let root, let written):
            let parts = compiler.rooted(root, written).parts
            var type: TypeName = element
            var isChain = false
            for part in parts {
                if case .optionalLink = part {
                    isChain = true
                    type = type.unwrapped
                    continue
                }
                guard case .member(let name) = part else { return nil }
                if let info = compiler.info(type), let property = info.anyProperty(name),
                    let known = compiler.propertyType(property)
                {
                    type = known
                } else if let known = compiler.machine.memberType(of: type, name) {
                    type = known
                } else {
                    return nil
                }
            }
            if isChain { if case .optional = type {} else { return .optional(type) } }
            return type
        case .member(let base, "init"):
            // `map(Int.init)` may fail on texts.
            guard let type = compiler.typeReference(base) else { return nil }
            let mayFail = element == .named("String") || element == .named("Character")
            if compiler.machine.isNumber(type), mayFail { return .optional(type) }
            return type == .named("String") ? type : nil
        default: return nil
        }
    }
}
