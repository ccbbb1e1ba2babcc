import Diagnostics
import Foundation
import RecipeModel

/// A recipe as a command names it: a file, standard input, or a slug of the store.
public struct RecipeInput: Sendable {
    public var recipe: Recipe
    /// The snippet with the lines that diagnostics should name.
    public var snippet: SourceText
    /// The document that the recipe was read from; `nil` for one of the store.
    public var document: RecipeDocument?

    /// What reading found that is not an error.
    public var diagnostics: [Diagnostic] { document?.diagnostics ?? [] }

    /// Reads a file, or standard input for `-`; `nil` if there is no file of that name.
    ///
    /// - Throws: `InputError`.
    public static func file(_ path: String) throws -> RecipeInput? {
        let (bytes, name) = try contents(of: path)
        guard let bytes else { return nil }
        let kind = path == "-" ? kindOfText(bytes) : RecipeDocument.Kind(name: name)
        let document = RecipeDocument(reading: bytes, name: name, kind: kind)
        guard let recipe = document.recipe else {
            throw InputError(diagnostics: document.diagnostics, source: document.source)
        }
        return RecipeInput(recipe: recipe, snippet: document.snippet, document: document)
    }

    /// A recipe of the store.
    public init(stored recipe: Recipe) {
        self.recipe = recipe
        snippet = recipe.snippetSource
        document = nil
    }

    init(recipe: Recipe, snippet: SourceText, document: RecipeDocument?) {
        self.recipe = recipe
        self.snippet = snippet
        self.document = document
    }

    /// The bytes of a file, `nil` if there is none, with the name for messages.
    static func contents(of path: String, isLimited: Bool = true) throws -> (bytes: Data?, name: String) {
        if path == "-" { return (FileHandle.standardInput.readDataToEndOfFile(), "standard input") }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return (nil, path) }
        guard !isDirectory.boolValue else {
            throw InputError(
                "\(path) is a folder, expected a file", id: "is-a-folder",
                hint: "recipes check \(path) looks at every Swift file in it")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if isLimited, let size = attributes?[.size] as? Int, size > Limits.documentBytes {
            throw InputError(
                "\(path) has \(size) bytes, at most \(Limits.documentBytes) are read", id: "document-too-large")
        }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw InputError("cannot read \(path)", id: "unreadable")
        }
        return (bytes, path)
    }

    /// What standard input holds: a document begins with front matter, a heading or markup, anything else is Swift.
    private static func kindOfText(_ bytes: Data) -> RecipeDocument.Kind {
        let text = String(decoding: bytes.prefix(4_096), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let isMarkdown = text.hasPrefix("---") || text.hasPrefix("#") || text.hasPrefix("<") || text.contains("\n```")
        return isMarkdown && !text.hasPrefix("#Preview") && !text.hasPrefix("#if") ? .markdown : .swift
    }
}

/// An input that cannot be used, with everything that is wrong with it.
public struct InputError: Error, Sendable {
    public var diagnostics: [Diagnostic]
    public var source: SourceText?

    public init(diagnostics: [Diagnostic], source: SourceText? = nil) {
        self.diagnostics = diagnostics
        self.source = source
    }

    public init(_ message: String, id: String, hint: String? = nil) {
        self.init(diagnostics: [Diagnostic(id: id, message: message, hints: hint.map { [$0] } ?? [])])
    }
}
