import Vocabulary

/// Makes the expression of a view that takes arguments, with plain values in their places.
///
/// `Row(title: "Title", isOn: .constant(false))` shows whether a row lays out where nothing in the source makes one. What
/// the values say is made up, so whoever uses such an entry tells it.
struct SampleEntry {
    private let interpreter: Interpreter
    /// How far values may be made of values.
    private static let depth = 5
    /// The views that the values must be made inside, by the name of what they give.
    private let readers = Readers()

    private final class Readers { var names: Set<String> = [] }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// The expression for a view; `nil` if a parameter is of a type for which nothing can be made up.
    func expression(for name: String) -> String? {
        guard let info = interpreter.index.types[name] else { return nil }
        readers.names = []
        guard let call = info.kind == .enumeration ? value(of: info, Self.depth) : call(of: info, Self.depth) else {
            return nil
        }
        return readers.names.sorted().reduce(call) { inner, name in
            "\(name == "geometry" ? "GeometryReader" : "ScrollViewReader") { \(name) in \(inner) }"
        }
    }

    /// The expression of a value for a property; `nil` if none can be made up.
    func expression(of type: TypeName, for property: PropertyInfo) -> String? {
        value(of: type, property.name, in: property.owner, Bounds(), Self.depth)
    }

    /// A call of the initialiser that requires the least.
    private func call(of info: TypeInfo, _ depth: Int) -> String? {
        guard depth > 0 else { return nil }
        let calls = interpreter.initializers(of: info).map { target in
            (target: target, parameters: target.parameters.filter { !$0.hasDefault && !$0.isVariadic })
        }
        // The initialiser of the members is no public one where a member is private.
        let hidden = info.stored.contains { $0.declaration.isPrivate } ? 100 : 0
        let ranked = calls.sorted {
            $0.parameters.count + ($0.target is InitializerTarget ? 0 : hidden)
                < $1.parameters.count + ($1.target is InitializerTarget ? 0 : hidden)
        }
        for (target, parameters) in ranked {
            let declaration = (target as? InitializerTarget)?.function.declaration
            let bounds = Bounds(generics: target.generics, all: declaration?.bounds ?? [:])
            if let arguments = arguments(parameters, of: info, bounds, depth) { return "\(info.name)(\(arguments))" }
        }
        return nil
    }

    /// The generic parameters of an initialiser, and what it or its extension binds.
    private struct Bounds {
        var generics: Set<String> = []
        var all: [String: [TypeName]] = [:]
    }

    private func arguments(
        _ parameters: [ParameterSpec], of info: TypeInfo, _ bounds: Bounds, _ depth: Int
    ) -> String? {
        var written: [String] = []
        for parameter in parameters {
            guard var type = parameter.type else { return nil }
            if parameter.isAutoclosure, case .function(_, let result) = type { type = result }
            // A builder of the source's own makes the array of its parts.
            if let builder = parameter.builder, builder != "ViewBuilder",
                case .function(let given, .array(let part)) = type
            {
                type = .function(given, part)
            }
            guard let value = value(of: type, parameter.name, in: info, bounds, depth) else { return nil }
            written.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return written.joined(separator: ", ")
    }

    private func value(
        of type: TypeName, _ name: String, in info: TypeInfo, _ bounds: Bounds, _ depth: Int
    ) -> String? {
        switch type {
        case .optional: return "nil"
        case .array(let element): return value(of: element, name, in: info, bounds, depth).map { "[\($0)]" }
        case .dictionary: return "[:]"
        case .tuple(let labels, let elements):
            var parts: [String] = []
            for (label, element) in zip(labels, elements) {
                guard let part = value(of: element, label ?? name, in: info, bounds, depth) else { return nil }
                parts.append((label.map { $0 + ": " } ?? "") + part)
            }
            return "(" + parts.joined(separator: ", ") + ")"
        case .function(let parameters, let result): return closure(parameters, result, name, in: info, bounds, depth)
        case .metatype(let type):
            guard isGeneric(type.text, info, bounds) else { return type.text + ".self" }
            return SampleArgument(type.text, of: info, by: bounds.all, interpreter).type.map { $0 + ".self" }
        case .anyOf(let types): return types.lazy.compactMap { value(of: $0, name, in: info, bounds, depth) }.first
        case .named(let word, let arguments): return named(word, arguments, name, in: info, bounds, depth)
        }
    }

    private func closure(
        _ parameters: [TypeName], _ result: TypeName, _ name: String, in info: TypeInfo, _ bounds: Bounds,
        _ depth: Int
    ) -> String? {
        let head = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if result == .tuple([], []) || result == .named("Void") { return "{ \(head)}" }
        return value(of: result, name, in: info, bounds, depth).map { "{ \(head)\($0) }" }
    }

    private func named(
        _ word: String, _ arguments: [TypeName], _ name: String, in info: TypeInfo, _ bounds: Bounds, _ depth: Int
    ) -> String? {
        if isGeneric(word, info, bounds) {
            guard depth > 0 else { return nil }
            return SampleArgument(word, of: info, by: bounds.all, interpreter).value(title: Self.title(name)) {
                self.value(of: $0, depth)
            } plain: {
                value(of: $0, name, in: info, bounds, depth - 1)
            }
        }
        if ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(word) {
            return keyPath(arguments, from: info)
        }
        if let declared = declaredType(word, from: info) { return value(of: declared, depth) }
        if let alias = info.aliases[word] ?? interpreter.index.aliases[word] {
            return depth > 0 ? value(of: alias, name, in: info, bounds, depth - 1) : nil
        }
        switch word {
        case "GeometryProxy", "ScrollViewProxy":
            let reader = word == "GeometryProxy" ? "geometry" : "scroller"
            readers.names.insert(reader)
            return reader
        case "TupleView":
            guard case .tuple(_, let views)? = arguments.first else { return nil }
            let made = views.compactMap { value(of: $0, $0.nominalName ?? name, in: info, bounds, depth) }
            return made.count == views.count ? made.joined(separator: "; ") : nil
        case "Binding":
            return arguments.first.flatMap { value(of: $0, name, in: info, bounds, depth) }.map { ".constant(\($0))" }
        case "Array", "ArraySlice", "ContiguousArray":
            return arguments.first.flatMap { value(of: $0, name, in: info, bounds, depth) }.map { "[\($0)]" }
        default:
            // The associated type of a timeline's provider.
            if word.hasSuffix(".Entry"), let entry = conforming(to: "TimelineEntry", depth) { return entry }
            if word == "Error" { return conforming(to: word, depth) ?? "URLError(.badURL)" }
            if let plain = Self.plain[word] ?? (Self.texts.contains(word) ? Self.title(name) : nil) { return plain }
            if interpreter.isUnseen(word, from: info) { return word + "()" }
            return interpreter.nativeType(word).flatMap { native($0, named: word, depth) }
        }
    }

    private func isGeneric(_ word: String, _ info: TypeInfo, _ bounds: Bounds) -> Bool {
        bounds.generics.union(info.generics).contains { word == $0 || word.hasPrefix($0 + ".") }
    }

    /// The path to the first property of the wanted type, or to the value itself.
    private func keyPath(_ arguments: [TypeName], from info: TypeInfo) -> String {
        guard arguments.count == 2, let root = arguments[0].nominalName, arguments[0] != arguments[1] else {
            return "\\.self"
        }
        let wanted = arguments[1]
        if let declared = declaredType(root, from: info) {
            let found = declared.properties.values.filter {
                $0.type == wanted || interpreter.inferredType(of: $0) == wanted
            }
            return "\\." + (found.map(\.name).min() ?? "self")
        }
        let known = interpreter.canonical(wanted, owner: nil, generics: [])
        let names = interpreter.nativeType(root)?.properties.keys.filter {
            interpreter.nativePropertyType(root, $0) == known
        }
        return "\\." + (names?.min() ?? "self")
    }

    /// A native type's value without arguments, or else the plainest of its constants, or what plain arguments make.
    private func native(_ type: NativeType, named word: String, _ depth: Int) -> String? {
        if type.isOutside { return word + "()" }
        let makers = type.initializers.compactMap { interpreter.nativeTarget($0) }
        if makers.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }) { return word + "()" }
        let names = type.constants.keys.filter { $0 != "allCases" }.sorted()
        let plain = ["default", "automatic", "identity", "zero", "main", "current"].first(where: names.contains)
        if let constant = plain ?? names.first { return "\(word).\(constant)" }
        guard depth > 0 else { return nil }
        return makers.lazy.compactMap { maker -> String? in
            let written = maker.parameters.filter { !$0.hasDefault && !$0.isVariadic }.map { parameter -> String? in
                guard let type = parameter.type, case .named(let name, _) = type else { return nil }
                let value =
                    Self.plain[name] ?? interpreter.nativeType(name).flatMap { native($0, named: name, depth - 1) }
                return value.map { (parameter.label.map { $0 + ": " } ?? "") + $0 }
            }
            return written.contains(nil) ? nil : "\(word)(\(written.compactMap { $0 }.joined(separator: ", ")))"
        }.first
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
                        let part = value(of: type, parameter.name, in: info, Bounds(), depth - 1)
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
        "Set": "[]", "Dictionary": "[:]", "IndexSet": "[]", "Animation": "Animation.default",
        "UIFont": "UIFont.systemFont(ofSize: 17)", "NSFont": "NSFont.systemFont(ofSize: 17)", "UIImage": "UIImage()"
    ]
}
