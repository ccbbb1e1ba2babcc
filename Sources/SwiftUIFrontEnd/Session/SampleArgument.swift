import Vocabulary

/// A plain value for a parameter whose type is a generic parameter, or a type that belongs to one, by its bounds.
struct SampleArgument {
    private let interpreter: Interpreter
    /// All bounds of the type that the parameter is of.
    private let all: [String: [TypeName]]
    /// The bounds of the parameter itself.
    private let bounds: [String]

    /// - Parameter word: the generic parameter, or a type that belongs to one: `Data.Element`.
    init(_ word: String, of info: TypeInfo, _ interpreter: Interpreter) {
        self.interpreter = interpreter
        var all: [String: [TypeName]] = [:]
        var scope: TypeInfo? = info
        while let inner = scope {
            all.merge(inner.declaration?.bounds ?? [:]) { own, _ in own }
            scope = inner.parent
        }
        self.all = all
        self.word = word
        bounds = (all[word] ?? []).map(\.text)
    }

    private let word: String

    /// The expression; `nil` if nothing is known that meets the bounds.
    ///
    /// - Parameter make: makes a value of a declared type.
    func value(title: String, make: (TypeInfo) -> String?) -> String? {
        if let same = bounds.lazy.compactMap({ interpreter.index.types[$0] }).first(where: { $0.kind != .protocolType })
        {
            return make(same)
        }
        if bounds.contains(where: Self.collections.contains) {
            let element = SampleArgument(word + ".Element", all, interpreter)
            return element.value(title: title, make: make).map { "[\($0)]" }
        }
        let wanted = bounds.filter { interpreter.index.types[$0] != nil || Self.needsDeclaration.contains($0) }
        if !wanted.isEmpty {
            let made = interpreter.index.typeOrder.lazy
                .filter { type in
                    ![.protocolType, .native].contains(type.kind) && wanted.allSatisfy { type.conforms(to: $0) }
                }
                .compactMap(make).first
            // A contact is identifiable, and nothing is known of it.
            return made ?? (wanted.allSatisfy { $0 == "Identifiable" } ? "CNContact()" : nil)
        }
        if word.hasSuffix(".Index") { return "0" }
        if bounds.contains(where: Self.numbers.contains) { return "1" }
        if bounds.contains(where: Self.texts.contains) || word.contains(".") { return title }
        if let shape = bounds.lazy.compactMap({ Self.plain[$0] }).first { return shape }
        return bounds.allSatisfy(Self.views.contains) ? "Text(\(title))" : title
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

    private static let plain: [String: String] = [
        "Shape": "Rectangle()", "InsettableShape": "Rectangle()", "ShapeStyle": "Color.blue",
        "ViewModifier": "EmptyModifier()", "Layout": "VStackLayout()", "Gesture": "TapGesture()",
        "ButtonStyle": "BorderlessButtonStyle()", "PrimitiveButtonStyle": "BorderlessButtonStyle()"
    ]

    private static let views: Set<String> = ["View", "Sendable"]
}
