import Vocabulary

/// A plain value for a parameter whose type is a generic parameter, or a type that belongs to one, by its bounds.
struct SampleArgument {
    private let interpreter: Interpreter
    /// All bounds of the type that the parameter is of.
    private let all: [String: [TypeName]]
    /// The bounds of the parameter itself.
    private let bounds: [String]

    /// - Parameters:
    ///   - word: the generic parameter, or a type that belongs to one: `Data.Element`.
    ///   - initializer: what the initialiser that is called, or its extension, binds besides.
    init(_ word: String, of info: TypeInfo, by initializer: [String: [TypeName]] = [:], _ interpreter: Interpreter) {
        self.interpreter = interpreter
        var all = initializer
        var scope: TypeInfo? = info
        while let inner = scope {
            all.merge(inner.declaration?.bounds ?? [:]) { $0 + $1 }
            scope = inner.parent
        }
        self.all = all
        self.word = word
        bounds = (all[word] ?? []).map(\.text)
    }

    private let word: String

    /// The expression; `nil` if nothing is known that meets the bounds.
    ///
    /// - Parameters:
    ///   - make: makes a value of a declared type.
    ///   - plain: makes one of any type.
    func value(title: String, make: (TypeInfo) -> String?, plain: (TypeName) -> String?) -> String? {
        // `Label == Image`, `S.Element == Item`.
        for bound in all[word] ?? [] where !isProtocol(bound) {
            if all[bound.text] != nil {
                let others = all.filter { $0.key != word }
                return SampleArgument(bound.text, others, interpreter).value(title: title, make: make, plain: plain)
            }
            if let value = plain(bound) { return value }
        }
        if let same = bounds.lazy.compactMap({ interpreter.index.types[$0] }).first(where: { $0.kind != .protocolType })
        {
            return make(same)
        }
        if bounds.contains(where: Self.collections.contains) {
            let element = SampleArgument(word + ".Element", all, interpreter)
            return element.value(title: title, make: make, plain: plain).map { "[\($0)]" }
        }
        if !wanted.isEmpty {
            let made = interpreter.index.typeOrder.lazy.filter { meetsBounds($0) }.compactMap(make).first
            return made ?? standIn.map { $0 + "()" }
        }
        if word.hasSuffix(".Index") { return "0" }
        if bounds.contains(where: Self.numbers.contains) { return "1" }
        if bounds.contains(where: Self.texts.contains) || word.contains(".") { return title }
        if let shape = bounds.lazy.compactMap({ Self.plain[$0] }).first { return shape }
        return bounds.allSatisfy(Self.views.contains) ? "Text(\(title))" : title
    }

    /// The type that is named where one is asked for and no value: `Key.Type`.
    var type: String? {
        wanted.isEmpty && bounds.allSatisfy { Self.texts.contains($0) || Self.views.contains($0) }
            ? "String" : interpreter.index.typeOrder.first { meetsBounds($0) }?.name
    }

    /// The bounds that only types of the source meet.
    private var wanted: [String] {
        bounds.filter { interpreter.index.types[$0] != nil || Self.needsDeclaration.contains($0) }
    }

    private func meetsBounds(_ type: TypeInfo) -> Bool {
        ![.protocolType, .native].contains(type.kind) && type.generics.isEmpty
            && wanted.allSatisfy { type.conforms(to: $0) }
    }

    private func isProtocol(_ bound: TypeName) -> Bool {
        Interpreter.protocolNames.contains(bound.text) || Self.known.contains(bound.text)
            || interpreter.index.types[bound.text] != nil
    }

    /// The name of a type of another file, where nothing here meets the parameter's bounds.
    private var standIn: String? {
        let name = word.split(separator: ".").last.map(String.init) ?? word
        return [name, "Item", "Element", "Model"].first { name in
            name.count > 1 && interpreter.index.types[name] == nil && !interpreter.isKnownType(name)
                && !NativeLibrary.isOutside(name) && Lexicon.view(named: name) == nil
        }
    }

    /// The types that stand for generic parameters of a type whose bounds only types of the source meet.
    static func standIns(in info: TypeInfo, _ interpreter: Interpreter) -> [String] {
        let written = info.initializers.map { $0.declaration?.bounds ?? [:] }
        return ([[:]] + written).flatMap { bounds in
            bounds.merging(info.declaration?.bounds ?? [:]) { own, _ in own }.keys.flatMap { word in
                let argument = SampleArgument(word, of: info, by: bounds, interpreter)
                guard argument.bounds.contains(where: collections.contains) else { return [argument] }
                return [argument, SampleArgument(word + ".Element", of: info, by: bounds, interpreter)]
            }
        }
        .compactMap { $0.wanted.isEmpty ? nil : $0.standIn }
    }

    private init(_ word: String, _ all: [String: [TypeName]], _ interpreter: Interpreter) {
        self.word = word
        self.all = all
        self.interpreter = interpreter
        bounds = (all[word] ?? []).map(\.text)
    }

    private static let collections: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection"
    ]

    private static let numbers: Set<String> = [
        "BinaryFloatingPoint", "FloatingPoint", "BinaryInteger", "FixedWidthInteger", "Numeric", "SignedNumeric",
        "Strideable", "Comparable", "AdditiveArithmetic", "VectorArithmetic", "SignedInteger", "UnsignedInteger"
    ]

    /// Protocols that a text conforms to.
    private static let texts: Set<String> = [
        "StringProtocol", "Hashable", "Equatable", "CustomStringConvertible", "LosslessStringConvertible", "Codable",
        "Encodable", "Decodable"
    ]

    /// Protocols that only types of the source conform to.
    private static let needsDeclaration: Set<String> = [
        "Identifiable", "CaseIterable", "RawRepresentable", "ObservableObject"
    ]

    private static let known = collections.union(numbers).union(texts).union(needsDeclaration).union(plain.keys)
        .union(views)

    private static let plain: [String: String] = [
        "Shape": "Rectangle()", "InsettableShape": "Rectangle()", "ShapeStyle": "Color.blue",
        "ViewModifier": "EmptyModifier()", "Layout": "VStackLayout()", "Gesture": "TapGesture()",
        "ButtonStyle": "BorderlessButtonStyle()", "PrimitiveButtonStyle": "BorderlessButtonStyle()"
    ]

    private static let views: Set<String> = ["View", "Sendable"]
}
