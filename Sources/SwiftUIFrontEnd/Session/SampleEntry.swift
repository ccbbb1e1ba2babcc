import Vocabulary

/// Makes the expression of a view that takes arguments, with plain values in their places.
///
/// `Row(title: "Title", isOn: .constant(false))` shows whether a row lays out where nothing in the source makes one. What
/// the values say is made up, so whoever uses such an entry tells it.
struct SampleEntry {
    private let interpreter: Interpreter
    /// How far values may be made of values.
    private static let depth = 5

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// The expression for a view; `nil` if a parameter is of a type for which nothing can be made up.
    func expression(for name: String) -> String? {
        guard let info = interpreter.index.types[name] else { return nil }
        return call(of: info, Self.depth)
    }

    /// The expression of a value for a property; `nil` if none can be made up.
    func expression(of type: TypeName, for property: PropertyInfo) -> String? {
        value(of: type, property.name, in: property.owner, Self.depth)
    }

    /// A call of the initialiser that requires the least.
    private func call(of info: TypeInfo, _ depth: Int) -> String? {
        guard depth > 0 else { return nil }
        let calls = interpreter.initializers(of: info).map { $0.parameters.filter { !$0.hasDefault && !$0.isVariadic } }
        for parameters in calls.sorted(by: { $0.count < $1.count }) {
            if let arguments = arguments(parameters, of: info, depth) { return "\(info.name)(\(arguments))" }
        }
        return nil
    }

    private func arguments(_ parameters: [ParameterSpec], of info: TypeInfo, _ depth: Int) -> String? {
        var written: [String] = []
        for parameter in parameters {
            guard let type = parameter.type, let value = value(of: type, parameter.name, in: info, depth) else {
                return nil
            }
            written.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return written.joined(separator: ", ")
    }

    private func value(of type: TypeName, _ name: String, in info: TypeInfo, _ depth: Int) -> String? {
        switch type {
        case .optional: return "nil"
        case .array(let element): return value(of: element, name, in: info, depth).map { "[\($0)]" }
        case .dictionary: return "[:]"
        case .tuple(let labels, let elements):
            var parts: [String] = []
            for (label, element) in zip(labels, elements) {
                guard let part = value(of: element, label ?? name, in: info, depth) else { return nil }
                parts.append((label.map { $0 + ": " } ?? "") + part)
            }
            return "(" + parts.joined(separator: ", ") + ")"
        case .function(let parameters, let result): return closure(parameters, result, name, in: info, depth)
        case .metatype(let type): return type.text + ".self"
        case .anyOf(let types): return types.lazy.compactMap { value(of: $0, name, in: info, depth) }.first
        case .named(let word, let arguments): return named(word, arguments, name, in: info, depth)
        }
    }

    private func closure(
        _ parameters: [TypeName], _ result: TypeName, _ name: String, in info: TypeInfo, _ depth: Int
    ) -> String? {
        let head = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if result == .tuple([], []) || result == .named("Void") { return "{ \(head)}" }
        return value(of: result, name, in: info, depth).map { "{ \(head)\($0) }" }
    }

    private func named(
        _ word: String, _ arguments: [TypeName], _ name: String, in info: TypeInfo, _ depth: Int
    ) -> String? {
        if info.generics.contains(where: { word == $0 || word.hasPrefix($0 + ".") }) {
            return SampleArgument(word, of: info, interpreter).value(title: Self.title(name)) {
                self.value(of: $0, depth)
            }
        }
        if ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(word) { return "\\.self" }
        if let declared = declaredType(word, from: info) { return value(of: declared, depth) }
        if let alias = info.aliases[word] ?? interpreter.index.aliases[word] {
            return depth > 0 ? value(of: alias, name, in: info, depth - 1) : nil
        }
        switch word {
        case "Binding":
            return arguments.first.flatMap { value(of: $0, name, in: info, depth) }.map { ".constant(\($0))" }
        case "Array", "ArraySlice", "ContiguousArray":
            return arguments.first.flatMap { value(of: $0, name, in: info, depth) }.map { "[\($0)]" }
        default:
            // The associated type of a timeline's provider.
            if word.hasSuffix(".Entry"), let entry = conforming(to: "TimelineEntry", depth) { return entry }
            if let plain = Self.plain[word] ?? (Self.texts.contains(word) ? Self.title(name) : nil) { return plain }
            if interpreter.isUnseen(word, from: info) { return word + "()" }
            return interpreter.nativeType(word).flatMap { native($0, named: word) }
        }
    }

    /// A native type's value without arguments, or else the plainest of its constants.
    private func native(_ type: NativeType, named word: String) -> String? {
        if type.isOutside { return word + "()" }
        let makers = type.initializers.compactMap { interpreter.nativeTarget($0) }
        if makers.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }) { return word + "()" }
        let names = type.constants.keys.filter { $0 != "allCases" }.sorted()
        let plain = ["default", "automatic", "identity", "zero", "main", "current"].first(where: names.contains)
        return (plain ?? names.first).map { "\(word).\($0)" }
    }

    /// A value of the first declared type that conforms to a protocol of the library.
    private func conforming(to bound: String, _ depth: Int) -> String? {
        interpreter.index.typeOrder.lazy
            .filter { $0.kind != .protocolType && $0.generics.isEmpty && $0.conforms(to: bound) }
            .compactMap { value(of: $0, depth - 1) }.first
    }

    /// The type that a name means inside another one.
    private func declaredType(_ word: String, from info: TypeInfo) -> TypeInfo? {
        var scope: TypeInfo? = info
        while let inner = scope {
            if let found = interpreter.index.types[inner.name + "." + word] { return found }
            scope = inner.parent
        }
        return interpreter.index.types[word]
    }

    private func value(of info: TypeInfo, _ depth: Int) -> String? {
        switch info.kind {
        case .structure, .classType: return call(of: info, depth - 1)
        case .enumeration:
            return info.caseOrder.lazy.compactMap { item -> String? in
                guard let payload = item.payload, !payload.isEmpty else { return "\(info.name).\(item.name)" }
                guard depth > 0 else { return nil }
                var parts: [String] = []
                for parameter in payload {
                    guard let type = parameter.type,
                        let part = value(of: type, parameter.name, in: info, depth - 1)
                    else { return nil }
                    parts.append((parameter.label.map { $0 + ": " } ?? "") + part)
                }
                return "\(info.name).\(item.name)(\(parts.joined(separator: ", ")))"
            }.first
        case .protocolType:
            return interpreter.index.typeOrder.lazy
                .filter { $0.kind != .protocolType && $0.conforms(to: info.name) }
                .compactMap { value(of: $0, depth - 1) }.first
        case .native: return nil
        }
    }

    private static func title(_ name: String) -> String { "\"\(OutsideValue.title(of: name))\"" }

    /// Types that a string literal makes.
    private static let texts: Set<String> = [
        "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "StringProtocol",
        "Any",
        "AnyHashable"
    ]

    private static let plain: [String: String] = [
        "Int": "1", "Int8": "1", "Int16": "1", "Int32": "1", "Int64": "1", "UInt": "1", "UInt8": "1", "UInt16": "1",
        "UInt32": "1", "UInt64": "1", "Double": "1", "CGFloat": "1", "Float": "1", "TimeInterval": "1", "Decimal": "1",
        "Bool": "false", "Character": "\"A\"", "Date": "Date()", "UUID": "UUID()", "Void": "()",
        "URL": "URL(string: \"https://example.com\")!", "Data": "Data()", "Locale": "Locale(identifier: \"en_US\")",
        "Calendar": "Calendar.current", "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint.zero",
        "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "Angle": "Angle.zero", "UnitPoint": "UnitPoint.center",
        "EdgeInsets": "EdgeInsets()", "Color": "Color.blue", "Font": "Font.body",
        "Image": "Image(systemName: \"star\")",
        "Text": "Text(\"Text\")", "AnyView": "AnyView(Text(\"Text\"))", "View": "Text(\"Text\")",
        "Shape": "Rectangle()",
        "AnyShape": "AnyShape(Rectangle())", "ShapeStyle": "Color.blue", "AnyShapeStyle": "AnyShapeStyle(Color.blue)",
        "Gradient": "Gradient(colors: [.blue, .green])", "Alignment": "Alignment.center",
        "HorizontalAlignment": "HorizontalAlignment.center", "VerticalAlignment": "VerticalAlignment.center",
        "Edge": "Edge.top", "Axis": "Axis.horizontal", "Path": "Path()", "ClosedRange": "0...1", "Range": "0..<1",
        "Namespace.ID": "Namespace().wrappedValue", "DateInterval": "DateInterval(start: Date(), duration: 1)",
        "Set": "[]", "Dictionary": "[:]", "IndexSet": "[]", "Animation": "Animation.default"
    ]
}
