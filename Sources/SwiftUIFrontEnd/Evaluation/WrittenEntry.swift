import Diagnostics
import Vocabulary

/// The root view where somebody wrote what it is: an expression, statements of a view builder, the name of a preview.
struct WrittenEntry {
    let source: String
    let interpreter: Interpreter

    /// How to make the view.
    ///
    /// - Throws: `DiagnosticsError` if it can be no entry; making it throws what evaluation stops with.
    func resolved() throws -> () throws -> Value {
        let name = String(source.drop(while: \.isWhitespace))
        if let preview = preview(named: name) { return preview.evaluate }
        if name.hasPrefix("#Preview") { throw unknownPreview() }
        if name.isEmpty { throw failure("no-entry", "the entry names no view", hints: [example]) }
        return {
            let value = try interpreter.evaluate(entry: source)
            try check(value)
            return value
        }
    }

    /// `Card_Previews.previews` or `Card_Previews`; `#Preview("Title")`, `#Preview 2`, or `#Preview` for the first.
    private func preview(named name: String) -> PreviewEntry? {
        let previews = interpreter.previewEntries
        if let found = previews.first(where: { $0.entry == name || $0.entry == name + ".previews" }) { return found }
        let macros = previews.filter { $0.entry.hasPrefix("#Preview") }
        if name == "#Preview" { return macros.first }
        return macros.indices.first { name == "#Preview \($0 + 1)" }.map { macros[$0] }
    }

    /// Refuses what is no view while it is known where it comes from.
    private func check(_ value: Value) throws {
        switch value {
        case .void, .none, .view, .native: return
        case .array(let values): try values.forEach(check)
        case .box(let box): try check(box.value)
        case .type(let type):
            let parameters = interpreter.describedTypes().first { $0.name == type.text }?.requiredParameters ?? []
            let call = type.text + "(" + parameters.map { "\($0): …" }.joined(separator: ", ") + ")"
            throw failure("not-a-view", "`\(type.text)` is a type, not a view", hints: ["write `\(call)`"])
        default:
            guard !interpreter.isView(value) else { return }
            let found = try interpreter.text(of: value).prefix(60)
            throw failure(
                "not-a-view", "the entry `\(source.prefix(60))` gives `\(found)`, which is no view", hints: [example])
        }
    }

    private func unknownPreview() -> DiagnosticsError {
        let names = interpreter.previewEntries.prefix(8).map { "`\($0.entry)`" }.joined(separator: ", ")
        return failure(
            "no-entry", "there is no preview `\(source.prefix(60))`",
            hints: [names.isEmpty ? "the source has no previews" : "there are: \(names)"])
    }

    /// How an entry is written, in terms of the source.
    private var example: String {
        let view = interpreter.describedTypes().first { $0.conformances.contains("View") }?.name ?? "MyView"
        return "an entry is an expression such as `\(view)()`, or statements of a view builder"
    }

    private func failure(_ id: String, _ message: String, hints: [String]) -> DiagnosticsError {
        DiagnosticsError([Diagnostic(id: id, message: message, hints: hints)])
    }
}
