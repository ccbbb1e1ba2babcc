import LayoutEngine
import Vocabulary

/// Values of the vocabulary's own types by the Swift source that makes them.
final class NativeTexts {
    /// Texts beyond this many are forgotten, all at once.
    private static let limit = 10_000

    private var values: [String: Value] = [:]
    private let interpreter: Interpreter

    init(_ tables: SharedTables) { interpreter = .empty(platform: .iOS, tables: tables) }

    /// The value that a text makes; `nil` if it makes none.
    func value(of text: String, type: String?) -> Value? {
        let key = type.map { $0 + "\u{0}" + text } ?? text
        if let known = values[key] { return known }
        interpreter.refuel()
        guard let made = try? interpreter.evaluate(expression: text, as: type.map { .named($0) }),
            case .native = made
        else { return nil }
        if values.count >= Self.limit { values.removeAll() }
        values[key] = made
        return made
    }

    /// Whether a text makes a value again.
    func makes(_ native: any NativeValue, from text: String) -> Bool {
        if Self.isPlain(native, text) { return true }
        guard case .native(let made)? = value(of: text, type: text.hasPrefix(".") ? native.typeName : nil),
            made.typeName == native.typeName
        else { return false }
        return made.isEqual(to: native) ?? (made.hashText == native.hashText)
    }

    /// Types whose text says everything, which a test makes sure of.
    private static func isPlain(_ native: any NativeValue, _ text: String) -> Bool {
        if text.utf8.contains(UInt8(ascii: "\"")) { return false }
        switch native {
        case is ColorValue: return !text.hasPrefix("Color(.")
        case is FontValue, is EdgeInsetsValue, is EdgeSetValue, is EdgeValue, is AxisValue,
            is AxisSetValue, is UnitPointValue, is GridItemValue, is HorizontalAlignmentValue,
            is VerticalAlignmentValue, is AlignmentValue:
            return true
        default: return false
        }
    }
}

extension Interpreter {
    /// An interpreter without a program, for expressions that need none.
    static func empty(platform: Platform, tables: SharedTables = SharedTables()) -> Interpreter {
        Interpreter(
            program: Program(text: "", platform: platform, declarations: [], statements: [], previews: []),
            tables: tables)
    }
}
