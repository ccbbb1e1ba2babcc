import Diagnostics
import Vocabulary

extension Interpreter {
    /// Evaluates what a step sets a state property to.
    ///
    /// - Parameters:
    ///   - type: the declared type; without one the value that the property has tells it.
    /// - Throws: `DiagnosticsError`, also for a plain value that the property cannot hold.
    func evaluate(state name: String, source: String, as type: TypeName?, like current: Value) throws -> Value {
        var wanted = type
        if wanted == nil, !isNil(current) { wanted = typeName(of: current) }
        let value = try evaluate(expression: source, as: wanted)
        guard let wanted, !canHold(wanted, value, like: current) else { return value }
        // On a command line the text 3 is written like the number 3.
        if wanted.unwrappedOnce.text == "String", isPlain(value) { return .string(source) }
        let found = isNil(value) ? "it cannot be nil" : "`\(source)` is of type " + typeText(of: value)
        throw DiagnosticsError([
            Diagnostic(
                id: "state-type", message: "the state `\(name)` is of type \(wanted.text), and \(found)",
                hints: hints(for: wanted, name, like: current))
        ])
    }

    /// Whether a property may hold a value: only what is surely wrong is refused, as aliases and protocols are not
    /// looked through.
    private func canHold(_ wanted: TypeName, _ value: Value, like current: Value) -> Bool {
        if isNil(value) {
            if case .optional = wanted { return true }
            return !Self.plainTypes.contains(wanted.text)
        }
        switch wanted.unwrappedOnce {
        case .array, .dictionary: return !isPlain(value)
        default: break
        }
        return switch wanted.unwrappedOnce.text {
        case "Bool": if case .bool = value { true } else { false }
        case "Int": if case .int = value { true } else { false }
        case "Double", "CGFloat": value.asNumber != nil
        case "String": if case .string = value { true } else { false }
        default: !isPlain(value) || isNil(current) || wanted != typeName(of: current)
        }
    }

    private func isPlain(_ value: Value) -> Bool { Self.plainTypes.contains(typeText(of: value)) }

    private static let plainTypes: Set<String> = ["Bool", "Int", "Double", "CGFloat", "String"]

    private func hints(for wanted: TypeName, _ name: String, like current: Value) -> [String] {
        if wanted.unwrappedOnce.text == "Bool" { return ["write \(name)=true or \(name)=false"] }
        let cases = info(of: current)?.caseOrder.prefix(8).map { "." + $0.name } ?? []
        return cases.isEmpty ? [] : ["write one of " + cases.joined(separator: ", ")]
    }

    private func isNil(_ value: Value) -> Bool { if case .none = value { true } else { false } }
}
