import Diagnostics
import Vocabulary

/// What is laid out: an expression that somebody gave, a preview, or the one view that needs no arguments.
enum Entry {
    /// Finds the root view.
    ///
    /// - Parameter makesAssumptions: whether a view that needs arguments may be given made-up ones; a warning says so.
    /// - Throws: `DiagnosticsError` if there is none, or if several could be meant.
    static func resolve(
        _ written: String?, in interpreter: Interpreter, makesAssumptions: Bool = false
    ) throws -> () throws -> Value {
        if let written, let preview = interpreter.previewEntries.first(where: { $0.entry == written }) {
            return preview.evaluate
        }
        if let written { return { try interpreter.evaluate(entry: written) } }
        let views = interpreter.describedTypes().filter {
            $0.conformances.contains("View") && $0.requiredParameters.isEmpty
        }
        // A view that another one uses is a part, not the root.
        var roots = views.filter { view in !isUsed(view, in: interpreter) }
        // A shape, and a view inside another type, are parts too where something else could be the root.
        for isPart in [{ $0.conformances.contains("Shape") }, { $0.name.contains(".") }] as [(TypeDescription) -> Bool]
        {
            let others = roots.filter { !isPart($0) }
            if roots.count > 1, !others.isEmpty { roots = others }
        }
        let needsObject = roots.contains { root in root.storedProperties.contains { $0.wrapper == "EnvironmentObject" }
        }
        if needsObject, let preview = interpreter.previewEntries.first { return preview.evaluate }
        if roots.count == 1, let root = roots.first { return { try interpreter.evaluate(entry: root.name + "()") } }
        let previews = interpreter.previewEntries
        if previews.count == 1 { return previews[0].evaluate }
        if roots.isEmpty, views.count == 1, let only = views.first {
            return { try interpreter.evaluate(entry: only.name + "()") }
        }
        if !previews.isEmpty { return previews[0].evaluate }
        if interpreter.program.statements.contains(where: \.mayShowViews), roots.isEmpty {
            return { try interpreter.evaluate(builder: interpreter.program.statements) }
        }
        if roots.isEmpty { return try sample(in: interpreter, isAllowed: makesAssumptions) }
        throw DiagnosticsError([
            Diagnostic(
                id: "ambiguous-entry",
                message: "several views could be the root: " + roots.map { "`\($0.name)`" }.joined(separator: ", "),
                hints: ["name the entry, for example `\(roots[0].name)()`"])
        ])
    }

    /// The one view that could be the root if it got arguments, with made-up ones.
    private static func sample(in interpreter: Interpreter, isAllowed: Bool) throws -> () throws -> Value {
        let views = interpreter.describedTypes().filter { $0.conformances.contains("View") }
        let roots = views.filter { !isUsed($0, in: interpreter) }
        let entries = roots.compactMap { SampleEntry(interpreter).expression(for: $0.name) }
        guard isAllowed, roots.count == 1, let entry = entries.first else {
            throw DiagnosticsError([
                Diagnostic(
                    id: "no-entry", message: "there is no view that needs no arguments, and no preview",
                    hints: ["name an entry such as `\(entries.first ?? "MyView(title: \"…\")")`"])
            ])
        }
        interpreter.notes.append(
            Diagnostic(
                id: "sample-entry", severity: .warning,
                message: "nothing here says what `\(roots[0].name)` shows, so its arguments are made up",
                range: roots[0].range, hints: ["it was laid out as `\(entry)`; name the entry to choose"]))
        return { try interpreter.evaluate(entry: entry) }
    }

    private static func isUsed(_ view: TypeDescription, in interpreter: Interpreter) -> Bool {
        interpreter.index.typeOrder.contains { other in
            guard other.name != view.name, let declaration = other.declaration, !other.conforms(to: "PreviewProvider"),
                other.parent == nil
            else { return false }
            return interpreter.namesUsed(in: declaration).contains(view.name)
        }
            || interpreter.index.nativeExtensions.values.contains { info in
                info.methods.values.contains {
                    $0.contains {
                        NameUse(statements: $0.body).names.contains(view.name)
                            || NameUse(statements: $0.body).namesInClosures.contains(view.name)
                    }
                }
            }
    }
}

/// A preview of the source.
struct PreviewEntry {
    let title: String?
    /// How it is named as an entry: `Card_Previews.previews`, `#Preview("Title")`, `#Preview 2`.
    let entry: String
    /// The names that it uses.
    let names: Set<String>
    let evaluate: () throws -> Value
}

extension Interpreter {
    /// Every name that the bodies of a type mention.
    func namesUsed(in type: TypeDeclaration) -> Set<String> {
        var names: Set<String> = []
        func add(_ statements: [Statement]) {
            let use = NameUse(statements: statements)
            names.formUnion(use.names)
            names.formUnion(use.namesInClosures)
        }
        for member in type.members {
            switch member {
            case .function(let function): add(function.body ?? [])
            case .variable(let variable):
                add(variable.accessors?.get ?? [])
                if let initial = variable.initial { names.formUnion(NameUse(expression: initial).names) }
            case .type(let inner): names.formUnion(namesUsed(in: inner))
            case .alias: break
            }
        }
        return names
    }
}
