import LayoutEngine
import Vocabulary

extension Interpreter {
    /// The text of a value as `print` and interpolation show it; optionals are told by the static type.
    func text(of value: Value, type: TypeName?, isNested: Bool = false) throws -> String {
        if case .optional(let wrapped)? = type {
            if case .none = value { return "nil" }
            if case .native(is WrappedNil) = value { return "Optional(nil)" }
            return "Optional(" + (try text(of: value, type: wrapped, isNested: true)) + ")"
        }
        try enterValue()
        defer { valueDepth -= 1 }
        switch value {
        case .native(let some as WrappedSome):
            return try text(of: some.value, type: some.type, isNested: isNested)
        case .void: return "()"
        case .none: return "nil"
        case .bool(let flag): return flag ? "true" : "false"
        case .int(let number): return String(number)
        case .double(let number): return "\(number)"
        case .string(let text): return isNested ? try quoted(text) : text
        case .character(let character): return isNested ? "\"\(character)\"" : String(character)
        case .array(let elements):
            var inner: TypeName?
            if case .array(let element)? = type { inner = element }
            if case .named("Set", let arguments)? = type { inner = arguments.first }
            return try list(elements, inner)
        case .set(let set):
            var inner: TypeName?
            if case .named("Set", let arguments)? = type { inner = arguments.first }
            return try list(set.elements, inner)
        case .dictionary(let dictionary):
            if dictionary.count == 0 { return "[:]" }
            var keyType: TypeName?
            var valueType: TypeName?
            if case .dictionary(let key, let element)? = type { (keyType, valueType) = (key, element) }
            let parts = try zip(dictionary.keys, dictionary.values).map { key, value in
                try text(of: key, type: keyType, isNested: true) + ": "
                    + text(of: value, type: valueType, isNested: true)
            }
            let whole = "[" + parts.joined(separator: ", ") + "]"
            try chargeWritten(whole)
            return whole
        case .tuple(let tuple):
            var types: [TypeName?] = tuple.elements.map { _ in nil }
            if case .tuple(_, let known)? = type, known.count == types.count { types = known }
            var parts: [String] = []
            for (place, element) in tuple.elements.enumerated() {
                let label = tuple.labels[place].map { $0 + ": " } ?? ""
                parts.append(label + (try text(of: element, type: types[place], isNested: true)))
            }
            let whole = "(" + parts.joined(separator: ", ") + ")"
            try chargeWritten(whole)
            return whole
        case .range(let range):
            let low = try range.lower.map { try text(of: $0) } ?? ""
            let high = try range.upper.map { try text(of: $0) } ?? ""
            if range.lower == nil {
                return range.isClosed
                    ? "PartialRangeThrough<Int>(upperBound: \(high))" : "PartialRangeUpTo<Int>(upperBound: \(high))"
            }
            if range.upper == nil { return "PartialRangeFrom<Int>(lowerBound: \(low))" }
            return low + (range.isClosed ? "..." : "..<") + high
        case .size(let size): return "(\(size.width), \(size.height))"
        case .point(let point): return "(\(point.x), \(point.y))"
        case .rect(let box):
            return "(\(box.rect.minX), \(box.rect.minY), \(box.rect.width), \(box.rect.height))"
        case .proposal(let box): return "\(box.proposal)"
        case .instance, .object, .enumeration: return try declaredText(value, isNested: isNested)
        case .function: return "(Function)"
        case .native(let data as DataValue): return data.bytes.count == 1 ? "1 byte" : "\(data.bytes.count) bytes"
        case .type(let type): return shownName(of: type, isNested: isNested).text
        case .keyPath(let path): return keyPathText(path)
        case .view(let node): return node.word
        case .box(let box): return try text(of: box.value, type: nil, isNested: isNested)
        case .binding(let binding): return try text(of: try binding.get(), type: nil, isNested: isNested)
        case .native(let slice as SliceValue):
            let shown = try list(slice.elements, nil)
            return isNested ? "ArraySlice(" + shown + ")" : shown
        case .native(let part as SubstringValue): return isNested ? try quoted(part.text) : part.text
        case .native(let value as CaseValue) where !value.payload.isEmpty:
            let parts = try value.payload.map { try text(of: $0, type: nil, isNested: true) }
            return value.caseName + "(" + parts.joined(separator: ", ") + ")"
        case .native(let token as Token) where isNativeCase(token):
            return isNested ? "SwiftUI." + token.debugText : token.name
        case .native(let native):
            guard let edge = native.exactly(EdgeValue.self) else { return native.debugText }
            return isNested ? "SwiftUI." + edge.debugText : String(edge.debugText.dropFirst("Edge.".count))
        }
    }

    /// Whether a value is a case of an enum of the library.
    private func isNativeCase(_ token: Token) -> Bool {
        if token.typeName == "FloatingPointSign" { return true }
        return Self.nativeEnums.contains(token.typeName) || nativeType(token.typeName)?.constants["allCases"] != nil
    }

    /// Enums of SwiftUI that do not list their cases.
    private static let nativeEnums: Set<String> = [
        "ScenePhase", "UserInterfaceSizeClass", "ControlActiveState", "Mirror.DisplayStyle"
    ]

    private func keyPathText(_ path: KeyPathValue) -> String {
        "\\" + (path.root?.text ?? "")
            + path.components.map {
                switch $0 {
                case .member(let name): "." + name
                case .index: "[…]"
                case .optionalChain: "?"
                case .forceUnwrap: "!"
                }
            }.joined()
    }

    private func list(_ elements: [Value], _ type: TypeName?) throws -> String {
        try charge(steps: elements.count, bytes: 0)
        let parts = try elements.map { try text(of: $0, type: type, isNested: true) }
        let whole = "[" + parts.joined(separator: ", ") + "]"
        try chargeWritten(whole)
        return whole
    }

    private func quoted(_ text: String) throws -> String {
        try chargeWritten(text)
        return String(reflecting: text)
    }

    private func declaredText(_ value: Value, isNested: Bool) throws -> String {
        guard let info = info(of: value) else { return "" }
        for name in isNested ? ["debugDescription", "description"] : ["description", "debugDescription"] {
            if let property = info.property(name), property.getter != nil || property.index != nil,
                info.conforms(to: name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible")
                    || name == "description" && info.conforms(to: "LosslessStringConvertible")
            {
                if case .string(let text) = try read(property, of: value, property.declaration.range) { return text }
            }
        }
        switch value {
        case .instance(let instance):
            depth += 1
            defer { depth -= 1 }
            guard depth < limits.depth else {
                throw failure("depth-limit", "a value nests too deep to be shown", nativeRange)
            }
            var parts: [String] = []
            for (property, field) in zip(info.stored, instance.fields) {
                let known = property.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                let name =
                    property.wrapperAttribute == nil || property.wrapperAttribute?.name == "Published"
                    ? property.name : "_" + property.name
                parts.append("\(name): " + (try text(of: field, type: known, isNested: true)))
            }
            let arguments = genericArguments(of: instance, info)
            let shown = arguments.isEmpty ? "" : "<" + arguments.map(\.text).joined(separator: ", ") + ">"
            return (isNested ? "main." + info.name : info.simpleName) + shown + "(" + parts.joined(separator: ", ")
                + ")"
        case .enumeration(let instance):
            guard !instance.payload.isEmpty else {
                return isNested ? info.name.qualified(by: instance.caseName) : instance.caseName
            }
            let specs = info.cases[instance.caseName]?.payload ?? []
            var parts: [String] = []
            for (place, element) in instance.payload.enumerated() {
                let spec = place < specs.count ? specs[place] : nil
                let label = spec?.label.map { $0 + ": " } ?? ""
                let known = spec?.type.flatMap { canonical($0, owner: info, generics: info.generics) }
                parts.append(label + (try text(of: element, type: known, isNested: true)))
            }
            let text = instance.caseName + "(" + parts.joined(separator: ", ") + ")"
            try chargeWritten(text)
            return isNested ? info.name.qualified(by: text) : text
        default: return "main." + info.name
        }
    }

    /// What the generic parameters of a struct stand for, as far as its stored properties show all of them.
    func genericArguments(of instance: StructInstance, _ info: TypeInfo) -> [TypeName] {
        var found: [TypeName] = []
        for name in info.declaration?.generics ?? [] {
            var argument: TypeName?
            for (property, field) in zip(info.stored, instance.fields) where argument == nil {
                argument = property.type.flatMap { self.argument(name, $0, field) }
            }
            guard let argument else { return [] }
            found.append(argument)
        }
        return found
    }

    /// The type that a generic parameter has in a value whose type is written in terms of it.
    private func argument(_ name: String, _ written: TypeName, _ value: Value) -> TypeName? {
        switch (written, value) {
        case (_, .none): return nil
        case (.named(name, _), .native(let native)) where native is Unset: return nil
        case (.named(name, _), _): return shownType(of: value)
        case (.optional(let inner), _): return argument(name, inner, value)
        case (.array(let inner), .array(let elements)): return elements.first.flatMap { argument(name, inner, $0) }
        case (.dictionary(let key, let inner), .dictionary(let dictionary)):
            return dictionary.keys.first.flatMap { argument(name, key, $0) }
                ?? dictionary.values.first.flatMap { argument(name, inner, $0) }
        default: return nil
        }
    }

    /// The type of a value with what is known of its generic arguments.
    func shownType(of value: Value) -> TypeName {
        if case .native(let native) = value, let slice = native.exactly(SliceValue.self) {
            return .named("ArraySlice", [slice.elements.first.map { shownType(of: $0) } ?? .named("Any")])
        }
        switch value {
        case .instance(let instance):
            guard let info = instance.type as? TypeInfo else { return typeName(of: value) }
            return .named(info.name, genericArguments(of: instance, info))
        case .view(let node): return node.modifiers.isEmpty ? .named(node.word) : .named("ModifiedContent")
        case .native(let native):
            guard let list = native.exactly(ViewList.self) else { return typeName(of: value) }
            if list.entries.isEmpty { return .named("EmptyView") }
            guard list.entries.count == 1, list.isStaticallySingle else { return .named("TupleView") }
            return shownType(of: list.entries[0].value)
        default: return typeName(of: value)
        }
    }

    public func text(of value: Value) throws -> String { try text(of: value, type: nil) }

    /// The text of an interpolation with a label: `specifier:`, `format:`, `style:`.
    func formatted(_ value: Value, label: String, format: Value, _ range: Range<Int>) throws -> String {
        if label == "specifier", case .string(let specifier) = format {
            return try StringFormat.format(specifier, [value], self, range)
        }
        if label == "format", let text = Formatting.text(of: value, style: format) { return text }
        if label == "formatter", let text = Formatting.text(of: value, formatter: format) { return text }
        if label == "style", case .native(let style as Token) = format, case .native(let date as DateValue) = value {
            return Formatting.text(of: date, dateStyle: style.name)
        }
        return try text(of: value)
    }
}

extension String {
    /// `main.Type.case`, as nested enum cases are shown.
    fileprivate func qualified(by name: String) -> String { "main." + self + "." + name }
}
