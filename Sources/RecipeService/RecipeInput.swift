import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd

/// A recipe as a command names it: a file, standard input, or a slug of the store.
public struct RecipeInput: Sendable {
    public var recipe: Recipe
    /// The snippet with the lines that diagnostics should name.
    public var snippet: SourceText
    /// The document that the recipe was read from; `nil` for one of the store.
    public var document: RecipeDocument?
    /// The stored layout tree that the input is, in place of a recipe.
    public private(set) var tree: String?

    /// What reading found that is not an error.
    public var diagnostics: [Diagnostic] { document?.diagnostics ?? [] }

    /// Reads a file, or standard input for `-`; `nil` if there is no file of that name.
    ///
    /// - Parameter takesTrees: whether the file may be a layout tree.
    /// - Throws: `InputError`.
    public static func file(_ path: String, takesTrees: Bool = false) throws -> RecipeInput? {
        let (bytes, name) = try contents(of: path)
        guard let bytes else { return nil }
        if takesTrees, let input = storedTree(bytes, path: path, name: name) { return input }
        if let text = json(bytes, path: path) {
            let inputs = try RecipeImport.json(text, name: name)
            guard inputs.count == 1 else {
                throw InputError(
                    "\(name) holds \(inputs.count) recipes, expected one", id: "several-recipes",
                    hint: "recipes import takes them all")
            }
            return inputs[0]
        }
        return try document(bytes, path: path, name: name)
    }

    /// Reads all recipes of a file, or of standard input for `-`: of a document one, of JSON as many as it holds.
    ///
    /// - Throws: `InputError` with all problems, also if there is no file of that name.
    public static func all(in path: String) throws -> [RecipeInput] {
        let (bytes, name) = try contents(of: path, isLimited: !isJSONName(path))
        guard let bytes else { throw InputError("there is no file \(path)", id: "no-such-file") }
        if let text = json(bytes, path: path) { return try RecipeImport.json(text, name: name) }
        return [try document(bytes, path: path, name: name)]
    }

    private static func isJSONName(_ path: String) -> Bool { path.hasSuffix(".json") || path.hasSuffix(".jsonl") }

    /// The text of a file that is JSON by its name, or of standard input that begins as no document does.
    private static func json(_ bytes: Data, path: String) -> String? {
        guard path == "-" || isJSONName(path), bytes.first(where: { !" \n\r\t".utf8.contains($0) }) == 0x7B else {
            return nil
        }
        return String(data: bytes, encoding: .utf8)
    }

    /// Refuses JSON that is no object: as Swift it would only give a puzzling message.
    private static func refuseValue(_ bytes: Data, path: String, name: String) throws {
        guard path == "-" || isJSONName(path), let text = String(data: bytes, encoding: .utf8),
            let value = try? JSON(parsing: text)
        else { return }
        let found =
            switch value {
            case .array: "a JSON list"
            case .object: "a JSON object"
            case .string: "a JSON string"
            case .null, .bool, .number: "the JSON value \(value.text())"
            }
        throw InputError(
            "\(name) holds \(found), not a recipe", id: "no-recipe",
            hint: "a recipe is an object, many are one a line or {\"recipes\": […]}; recipes schema describes them")
    }

    /// Reads what a file, or standard input for `-`, held.
    static func document(_ bytes: Data, path: String, name: String) throws -> RecipeInput {
        try refuseValue(bytes, path: path, name: name)
        let kind = path == "-" ? kindOfText(bytes) : RecipeDocument.Kind(name: name)
        let document = RecipeDocument(reading: bytes, name: name, kind: kind)
        guard let recipe = document.recipe else {
            throw InputError(diagnostics: document.diagnostics, source: document.source)
        }
        return RecipeInput(recipe: recipe, snippet: document.snippet, document: document)
    }

    /// A layout tree by itself, as `recipes render --format tree` prints it.
    private static func storedTree(_ bytes: Data, path: String, name: String) -> RecipeInput? {
        guard path == "-" || path.hasSuffix(".json"), bytes.first(where: { !" \n\r\t".utf8.contains($0) }) == 0x7B
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let json = try? JSON(parsing: text), json["format"]?.stringValue == StoredTree.format else { return nil }
        var recipe = Recipe(title: (name as NSString).lastPathComponent)
        recipe.platform = json["platform"]?.stringValue.flatMap { Platform(rawValue: $0) } ?? .iOS
        var input = RecipeInput(recipe: recipe, snippet: SourceText(name: name, text: ""), document: nil)
        input.tree = text
        return input
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
        let limit = isLimited ? Limits.documentBytes : nil
        if path == "-" { return (try read(.standardInput, name: "standard input", limit: limit), "standard input") }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return (nil, path) }
        guard !isDirectory.boolValue else {
            throw InputError(
                "\(path) is a folder, expected a file", id: "is-a-folder",
                hint: "recipes check \(path) looks at every Swift file in it")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw InputError("cannot read \(path)", id: "unreadable")
        }
        return (try read(handle, name: path, limit: limit), path)
    }

    /// Everything that a file holds, up to a limit that also ends what has no end.
    private static func read(_ handle: FileHandle, name: String, limit: Int?) throws -> Data {
        var bytes = Data()
        do {
            while let part = try handle.read(upToCount: 1 << 16), !part.isEmpty {
                bytes += part
                if let limit, bytes.count > limit {
                    throw InputError("\(name) has more than \(limit) bytes", id: "document-too-large")
                }
            }
        } catch let error as InputError {
            throw error
        } catch {
            throw InputError("cannot read \(name)", id: "unreadable")
        }
        return bytes
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
