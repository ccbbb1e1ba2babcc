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
        if let written { return try WrittenEntry(source: written, interpreter: interpreter).resolved() }
        if let preview = preview(in: interpreter) { return preview.evaluate }
        let views = interpreter.describedTypes().filter {
            $0.conformances.contains("View") && $0.requiredParameters.isEmpty && !isPartOfApp($0)
        }
        // A view that another one uses is a part, not the root.
        let users = NameUsers(in: interpreter)
        var roots = views.filter { !users.contains($0) }
        // A shape, and a view inside another type, are parts too where something else could be the root.
        for isPart in [{ $0.conformances.contains("Shape") }, { $0.name.contains(".") }] as [(TypeDescription) -> Bool]
        {
            let others = roots.filter { !isPart($0) }
            if roots.count > 1, !others.isEmpty { roots = others }
        }
        let needsObject = roots.contains { root in root.storedProperties.contains { $0.wrapper == "EnvironmentObject" }
        }
        if needsObject, let app = app(in: interpreter) { return app }
        if roots.count == 1, let root = roots.first { return { try interpreter.evaluate(view: root.name) } }
        if roots.isEmpty, views.count == 1, let only = views.first {
            // What another view shows is a part of it, unless each shows the other.
            let others = interpreter.describedTypes().filter { $0.conformances.contains("View") && !isPartOfApp($0) }
            if others.contains(where: { !users.contains($0) }) {
                return try sample(in: interpreter, isAllowed: makesAssumptions)
            }
            return { try interpreter.evaluate(view: only.name) }
        }
        if interpreter.program.statements.contains(where: \.mayShowViews), roots.isEmpty {
            return { try interpreter.evaluate(builder: interpreter.program.statements) }
        }
        // An app stands for its first window.
        if roots.isEmpty, let app = app(in: interpreter) { return app }
        if roots.isEmpty { return try sample(in: interpreter, isAllowed: makesAssumptions) }
        let shown = roots.prefix(8).map { "`\($0.name)`" }.joined(separator: ", ")
        throw DiagnosticsError([
            Diagnostic(
                id: "ambiguous-entry",
                message: "several views could be the root: \(shown)"
                    + (roots.count > 8 ? " and \(roots.count - 8) more" : ""),
                hints: ["name the entry, for example `\(roots[0].name)()`"])
        ])
    }

    /// The first preview; a note names the others.
    private static func preview(in interpreter: Interpreter) -> PreviewEntry? {
        let previews = interpreter.previewEntries
        guard let first = previews.first, previews.count > 1 else { return previews.first }
        let others = previews.dropFirst().prefix(4).map { "`\($0.entry)`" }.joined(separator: ", ")
        interpreter.notes.append(
            Diagnostic(
                id: "several-previews", severity: .note,
                message: "the first of \(previews.count) previews is laid out, `\(first.entry)`",
                hints: ["--entry chooses: \(others)\(previews.count > 5 ? ", …" : "")"]))
        return first
    }

    private static func app(in interpreter: Interpreter) -> (() throws -> Value)? {
        interpreter.describedTypes().first { $0.conformances.contains("App") }.map { app in
            { try interpreter.evaluate(entry: app.name + "()") }
        }
    }

    private static func isPartOfApp(_ type: TypeDescription) -> Bool {
        type.conformances.contains("App") || type.conformances.contains("Scene")
    }

    /// The one view that could be the root if it got arguments, with made-up ones.
    private static func sample(in interpreter: Interpreter, isAllowed: Bool) throws -> () throws -> Value {
        let views = interpreter.describedTypes().filter { $0.conformances.contains("View") && !isPartOfApp($0) }
        let users = NameUsers(in: interpreter)
        let roots = views.filter { !users.contains($0) }
        let entries = roots.compactMap { SampleEntry(interpreter).expression(for: $0.name) }
        guard isAllowed, roots.count == 1, let entry = entries.first else {
            if views.isEmpty, let found = interpreter.index.typeOrder.first(where: { $0.hasBodyWithoutView }) {
                throw DiagnosticsError([
                    Diagnostic(
                        id: "no-entry", message: "`\(found.name)` has a body and is no view",
                        range: found.declaration?.nameRange, hints: ["write `struct \(found.name): View`"])
                ])
            }
            throw DiagnosticsError([
                Diagnostic(
                    id: "no-entry", message: "there is no view that needs no arguments, and no preview",
                    hints: ["name an entry such as `\(entries.first ?? "MyView(title: \"…\")")`"]
                        + otherPlatform(of: interpreter))
            ])
        }
        interpreter.notes.append(
            Diagnostic(
                id: "sample-entry", severity: .warning,
                message: "nothing here says what `\(roots[0].name)` shows, so its arguments are made up",
                range: roots[0].range, hints: ["it was laid out as `\(entry)`; name the entry to choose"]))
        return { try interpreter.evaluate(entry: entry) }
    }
}

extension Entry {
    /// Where the source has code for macOS alone, the option that lays it out.
    private static func otherPlatform(of interpreter: Interpreter) -> [String] {
        let isElsewhere = ["#if os(macOS)", "#if canImport(AppKit)"].contains { interpreter.program.text.contains($0) }
        return isElsewhere ? ["some of the source is for macOS alone: --platform macOS"] : []
    }
}

/// Which declared names other declarations mention; each body is looked through once.
private struct NameUsers {
    /// The types that mention a name, but previews and apps.
    private var types: [String: Set<String>] = [:]
    /// Names in extensions of types that are not declared here.
    private var extensions: Set<String> = []

    /// What only shows views where they run: a view that nothing else uses is a root.
    private static let hosts: Set<String> = ["App", "PreviewProvider", "Widget", "WidgetBundle"]

    init(in interpreter: Interpreter) {
        for type in interpreter.index.typeOrder where type.parent == nil {
            guard let declaration = type.declaration, Self.hosts.isDisjoint(with: type.conformances) else { continue }
            for name in interpreter.namesUsed(in: declaration) where interpreter.index.types[name] != nil {
                types[name, default: []].insert(type.name)
            }
        }
        for info in interpreter.index.nativeExtensions.values {
            for function in info.methods.values.joined() + info.initializers {
                extensions.formUnion(NameUse(statements: function.body).mentions)
            }
        }
    }

    /// Whether anything but the view itself mentions it.
    func contains(_ view: TypeDescription) -> Bool {
        extensions.contains(view.name) || types[view.name]?.contains { $0 != view.name } ?? false
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
    /// Every mention of a name by the bodies of a type.
    func namesUsed(in type: TypeDeclaration) -> [String] {
        var names: [String] = []
        func add(_ statements: [Statement]) { names += NameUse(statements: statements).mentions }
        for member in type.members {
            switch member {
            case .function(let function): add(function.body ?? [])
            case .variable(let variable):
                add(variable.accessors?.get ?? [])
                if let initial = variable.initial { names += NameUse(expression: initial).mentions }
            case .type(let inner): names += namesUsed(in: inner)
            case .alias: break
            }
        }
        return names
    }
}

extension TypeInfo {
    /// Whether a structure looks like a view that does not say so.
    fileprivate var hasBodyWithoutView: Bool {
        kind == .structure && !isView && property("body")?.getter != nil && !conforms(to: "ViewModifier")
            && !conforms(to: "App") && !conforms(to: "Scene")
    }
}
