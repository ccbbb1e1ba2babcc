import Vocabulary

extension BuiltinTypes {
    static func scalar(
        _ name: String, _ generics: [TypeName], _ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>,
        _ expected: TypeName?
    ) -> Node? {
        let labels = arguments.map(\.label)
        if Interpreter.doubleNames.contains(name) {
            if arguments.isEmpty { return ConstantNode(.double(0), range, type: .named("Double")) }
            // A `Decimal` is a Double here; `Decimal(string:)` may have a locale as well.
            guard arguments.count == 1 || labels.first == "string" else { return nil }
            let literal = compiler.compile(arguments[0].value, expected: .named("Double"))
            switch arguments[0].value.kind {
            case .integer, .float, .prefix: if literal.isLiteral { return literal }
            default: break
            }
            let node = compiler.compile(arguments[0].value)
            return OperationNode(
                [node], range, type: node.type == .named("String") ? .optional(.named("Double")) : .named("Double")
            ) { m, a in
                switch a[0] {
                case .int(let number): return .double(Double(number))
                case .double: return a[0]
                case .native(let number as SizedInteger): return .double(number.double)
                case .native(let number as FloatValue): return .double(Double(number.number))
                case .string(let text): return Double(text).map { .double($0) } ?? .none
                case .none: throw m.failure("unexpected-nil", "`\(name)` is made from nil", range)
                default: return try m.initialize(.named("Double"), native: a[0], range)
                }
            }
        }
        if name == "Float" || name == "Float32" { return float(arguments, compiler, range) }
        if Interpreter.intNames.contains(name) { return int(name, arguments, compiler, range) }
        switch (name, labels) {
        case ("String", []): return ConstantNode(.string(""), range, type: .named("String"))
        case ("String", ["repeating", "count"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String")) { m, a in
                let text = StringMembers.string(a[0])
                guard case .int(let count) = a[1], count >= 0 else {
                    throw m.failure("invalid-count", "a string cannot be repeated fewer than 0 times", range)
                }
                let (size, overflow) = count.multipliedReportingOverflow(by: max(1, text.utf8.count))
                try m.charge(steps: 1, bytes: overflow ? .max : size)
                return .string(String(repeating: text, count: count))
            }
        case ("String", let labels) where labels.first == "format":
            let nodes = arguments.filter { $0.label != "locale" }.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String")) { m, a in
                var values = Array(a.dropFirst())
                if labels.contains("arguments"), case .array(let list)? = values.first { values = list }
                return .string(try StringFormat.format(StringMembers.string(a[0]), values, m, range))
            }
        case ("String", let labels) where labels.first == "localized":
            // A literal is a key, with numbers as keys show them; the default value is what is shown.
            let shown = arguments.first { $0.label == "defaultValue" } ?? arguments[0]
            return ConvertedNode(
                compiler.compile(shown.value, expected: .named("LocalizedStringKey")), type: .named("String")
            ) { value, _ in
                if case .native(let key as LocalizedStringKeyValue) = value { return .string(key.key) }
                return value
            }
        case ("String.Index", ["utf16Offset", "in"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String.Index")) { _, a in
                let text = StringMembers.string(a[1])
                let offset = min(max(NumberMembers.int(a[0]) ?? 0, 0), text.utf16.count)
                let place = text.utf16.index(text.startIndex, offsetBy: offset)
                return .stringIndex(text.distance(from: text.startIndex, to: place))
            }
        case ("CollectionOfOne", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: node.type.map { .array($0) }) { _, a in .array(a) }
        case ("Data", []): return ConstantNode(.native(DataValue(bytes: [])), range, type: .named("Data"))
        case ("Data", ["count"]), ("Data", ["repeating", "count"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("Data")) { m, a in
                let count = max(0, NumberMembers.int(a[a.count - 1]) ?? 0)
                try m.charge(steps: count / 16, bytes: count)
                let byte = a.count > 1 ? NumberMembers.int(a[0]) ?? 0 : 0
                return .native(DataValue(bytes: Array(repeating: UInt8(truncatingIfNeeded: byte), count: count)))
            }
        case ("Data", ["base64Encoded"]), ("Data", ["base64Encoded", "options"]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .optional(.named("Data"))) { m, a in
                let text: String
                if case .native(let data as DataValue) = a[0] {
                    text = data.text
                } else {
                    text = StringMembers.string(a[0])
                }
                try m.charge(steps: text.utf8.count / 16, bytes: text.utf8.count)
                return Base64.bytes(of: text).map { .native(DataValue(bytes: $0)) } ?? .none
            }
        case ("Data", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named("Data")) { m, a in
                if case .native(is DataValue) = a[0] { return a[0] }
                return .native(DataValue(bytes: try DataMembers.bytes(of: a[0], m, range)))
            }
        case ("String", ["data", "encoding"]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .optional(.named("String"))) { _, a in
                if case .native(let data as DataValue) = a[0] { return .string(data.text) }
                return .none
            }
        case ("String", ["contentsOf"]), ("String", ["contentsOfFile"]):
            return ConstantNode(.none, range, type: .optional(.named("String")))
        case ("String", [nil, "radix"]), ("String", [nil, "radix", "uppercase"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("String")) { m, a in
                guard case .int(let radix) = a[1], (2...36).contains(radix) else { return .string("") }
                var uppercase = false
                if a.count > 2, case .bool(let flag) = a[2] { uppercase = flag }
                if case .native(let number as SizedInteger) = a[0] {
                    return .string(number.text(radix: radix, uppercase: uppercase))
                }
                guard case .int(let number) = a[0] else { return .string("") }
                return .string(String(number, radix: radix, uppercase: uppercase))
            }
        case ("String", ["decoding", "as"]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named("String")) { m, a in
                if case .native(let data as DataValue) = a[0] { return .string(data.text) }
                let bytes = try m.elements(of: a[0], range).compactMap {
                    NumberMembers.int($0).map { UInt8(truncatingIfNeeded: $0) }
                }
                return .string(String(decoding: bytes, as: UTF8.self))
            }
        case ("String", let labels) where labels.count == 1:
            let node = compiler.compile(arguments[0].value)
            let isReflecting = labels[0] == "reflecting"
            return OperationNode([node], range, type: .named("String")) { m, a in
                if !isReflecting {
                    switch a[0].unsliced {
                    case .string: return a[0]
                    case .array(let elements):
                        let isText = elements.allSatisfy {
                            switch $0 {
                            case .character, .string, .native(is ScalarValue): true
                            default: false
                            }
                        }
                        if isText, labels[0] == nil { return .string(elements.map(StringMembers.string).joined()) }
                    default: break
                    }
                }
                return .string(try m.text(of: a[0], type: node.type, isNested: isReflecting))
            }
        case ("Character", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named("Character")) { m, a in
                if case .character = a[0] { return a[0] }
                if case .native(let value as ScalarValue) = a[0] { return .character(Character(value.scalar)) }
                if case .int(let code) = a[0], let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
                    return .character(Character(scalar))
                }
                guard case .string(let text) = a[0], let first = text.first, text.count == 1 else {
                    throw m.failure("invalid-character", "a Character is made from one character", range)
                }
                return .character(first)
            }
        case ("UnicodeScalar", [nil]), ("Unicode.Scalar", [nil]):
            let node = compiler.compile(arguments[0].value)
            let isFailable = node.type != .named("UInt8") && !(node.type == .named("Int") && node.isLiteral)
            let made = TypeName.named("Unicode.Scalar")
            return OperationNode([node], range, type: isFailable ? nil : made) { _, a in ScalarValue.made(from: a[0]) }
        case ("AnySequence", [nil]), ("AnyCollection", [nil]), ("IteratorSequence", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { m, a in
                guard case .function = a[0] else { return a[0] }
                let make = a[0]
                return .native(LazyView { m in try m.iterator(of: try m.call(make, [], range), range) })
            }
        case ("ObjectIdentifier", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named(name)) { _, a in
                // What a class combines for its hash value may be this.
                guard case .object(let object) = a[0] else {
                    return .native(ObjectIdentifierValue(key: a[0].hashText))
                }
                return .native(ObjectIdentifierValue(key: "\(UInt(bitPattern: ObjectIdentifier(object).hashValue))"))
            }
        case ("AsyncStream", _), ("AsyncThrowingStream", _):
            guard let last = arguments.last, last.label == nil || last.isTrailing else { return nil }
            let node = compiler.compile(last.value)
            return OperationNode([node], range, type: .named("AsyncStream", generics)) { m, a in
                try StreamContinuation.make(a[0], m, range)
            }
        case ("Result", [nil]), ("Result", ["catching"]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .named("Result", generics)) { m, a in
                try ResultMembers.catching(a[0], m, range)
            }
        case ("CancellationError", []): return ConstantNode(.native(Token(name, "error")), range, type: .named(name))
        case ("Bool", []): return ConstantNode(.bool(false), range, type: .bool)
        case ("Bool", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: .optional(.bool)) { _, a in
                guard case .string(let text) = a[0] else { return a[0] }
                return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .none
            }
        case ("Set", []):
            return ConstantNode(
                .set(SetValue()), range, type: generics.isEmpty ? expected?.unwrapped : .named("Set", generics))
        case ("Set", [nil]):
            let node = compiler.compile(arguments[0].value, expected: generics.first.map { .array($0) })
            let element = generics.first ?? compiler.machine.elementType(of: node.type)
            return OperationNode([node], range, type: element.map { .named("Set", [$0]) }) { m, a in
                let elements = try m.elements(of: a[0], range)
                try m.charge(steps: elements.count * 4, bytes: elements.count * 160)
                return .set(SetValue(elements))
            }
        case ("Optional", [nil]), ("AnyHashable", [nil]), ("Substring", [nil]), ("Range", [nil]),
            ("ClosedRange", [nil]):
            let node = compiler.compile(arguments[0].value)
            if name == "Optional", let type = node.type { return CastNode(.as_, node, .optional(type), range) }
            if name == "AnyHashable" { return ConvertedNode(node, type: nil) { value, _ in value } }
            if name == "Substring" {
                return ConvertedNode(node, type: .named("String")) { value, _ in
                    if case .string(let text) = value { return .substring(text, 0, text) }
                    return value
                }
            }
            if name == "ClosedRange" || name == "Range" {
                return OperationNode([node], range, type: nil) { m, a in
                    guard case .range(let bounds) = a[0], let ints = bounds.intBounds, !ints.isEmpty || name == "Range"
                    else { return a[0] }
                    return name == "Range"
                        ? .range(
                            RangeValue(lower: .int(ints.lowerBound), upper: .int(ints.upperBound), isClosed: false))
                        : .range(
                            RangeValue(lower: .int(ints.lowerBound), upper: .int(ints.upperBound - 1), isClosed: true))
                }
            }
            return node
        case ("Binding", ["get", "set"]):
            let nodes = arguments.map { compiler.compile($0.value) }
            return OperationNode(nodes, range, type: .named("Binding", generics)) { m, a in
                let (get, set) = (a[0], a[1])
                return .binding(
                    BindingValue(
                        get: { [unowned m] in try m.call(get, [], range) },
                        set: { [unowned m] in _ = try m.call(set, [$0], range) }))
            }
        case ("Binding", ["projectedValue"]), ("Binding", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { m, a in
                guard case .binding(let binding) = a[0] else { return a[0] }
                if case .none = try binding.get() { return .none }
                return a[0]
            }
        case ("State", ["initialValue"]), ("State", ["wrappedValue"]), ("StateObject", ["wrappedValue"]),
            ("FocusState", []), ("GestureState", ["initialValue"]), ("GestureState", ["wrappedValue"]),
            ("AppStorage", ["wrappedValue", nil]), ("ScaledMetric", ["wrappedValue"]), ("Published", ["initialValue"]),
            ("Published", ["wrappedValue"]), ("ObservedObject", ["wrappedValue"]),
            ("SceneStorage", ["wrappedValue", nil]),
            ("State", [nil]), ("ScaledMetric", ["wrappedValue", "relativeTo"]):
            guard let first = arguments.first else {
                return OperationNode([], range, type: nil) { _, _ in .box(Box(.bool(false))) }
            }
            let node = compiler.compile(first.value, expected: generics.first)
            let isPlain = name == "Published" || name == "ObservedObject"
            return OperationNode([node], range, type: nil) { _, a in isPlain ? a[0] : .box(Box(a[0])) }
        case ("Environment", [nil]):
            // Outside a view's own properties there are only the defaults.
            let path = compiler.compile(arguments[0].value)
            return OperationNode([path], range, type: nil) { m, a in
                guard case .keyPath(let path) = a[0] else { return .none }
                let defaults = EnvironmentReading(interpreter: m, environment: Environment())
                return .box(Box(try defaults.value(of: path, range: range)))
            }
        case ("SystemRandomNumberGenerator", []):
            return ConstantNode(.native(Token(name, "default")), range, type: .named(name))
        case ("Hasher", []): return OperationNode([], range, type: .named(name)) { _, _ in .native(HasherValue()) }
        case ("AnyIterator", [nil]):
            let node = compiler.compile(arguments[0].value)
            return OperationNode([node], range, type: nil) { m, a in
                guard case .function = a[0] else { return a[0] }
                let next = a[0]
                return .native(
                    LazySequence { m in
                        let value = try m.call(next, [], range)
                        if case .none = value { return nil }
                        return value
                    })
            }
        default: return nil
        }
    }
}
