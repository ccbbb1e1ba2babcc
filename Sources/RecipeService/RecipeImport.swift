import CanonicalJSON
import Diagnostics
import Foundation
import RecipeModel
import RecipeStore

/// Reads many recipes from one place.
public enum RecipeImport {
    /// The recipes of a JSON document, of JSON Lines, of another store, or of every document in a folder.
    ///
    /// - Parameter remark: called with a line about each thing in a folder that is passed over: links that lead back to
    ///   it, reports of this program, Markdown that is only text.
    /// - Throws: `InputError` with all problems of all recipes.
    public static func inputs(at path: String, remark: (String) -> Void = { _ in }) throws -> [RecipeInput] {
        var isDirectory: ObjCBool = false
        if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
            return try folder(path, remark: remark)
        }
        if path != "-", isStore(path) { return try stored(path) }
        let (bytes, name) = try RecipeInput.contents(of: path, isLimited: false)
        guard let bytes else { throw InputError("there is no file \(path)", id: "no-such-file") }
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw InputError("\(name) is not UTF-8 text", id: "not-utf8")
        }
        let trimmed = text.drop { $0.isWhitespace }
        guard trimmed.hasPrefix("{") else {
            guard bytes.count <= Limits.documentBytes else {
                throw InputError("\(name) has more than \(Limits.documentBytes) bytes", id: "document-too-large")
            }
            return [try RecipeInput.document(bytes, path: path, name: name)]
        }
        return try json(text, name: name)
    }

    /// Whether a file is an SQLite database.
    public static func isStore(_ path: String) -> Bool {
        // A folder opens too, and then refuses to be read.
        let head = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 16)
        return head?.starts(with: Data("SQLite format 3".utf8)) == true
    }

    /// The recipes of another store, which is left as it is.
    private static func stored(_ path: String) throws -> [RecipeInput] {
        do {
            return try RecipeStore.open(path, access: .look).recipes().map { RecipeInput(stored: $0.recipe) }
        } catch let error as StoreError {
            throw InputError(diagnostics: [error.diagnostic])
        }
    }

    private static func folder(_ path: String, remark: (String) -> Void) throws -> [RecipeInput] {
        let found = try DocumentFolder(path)
        found.loops.forEach { remark(DocumentFolder.remark(onLoop: $0)) }
        var inputs: [RecipeInput] = []
        var problems: [Diagnostic] = []
        for name in found.names {
            let file = (path as NSString).appendingPathComponent(name)
            if let other = OtherFile(file) {
                remark("recipes: \(file) is \(other.what), so it is passed over")
                continue
            }
            do {
                inputs += try self.inputs(at: file)
            } catch let error as InputError {
                problems += error.diagnostics.filter { $0.severity == .error }.map { diagnostic in
                    var named = diagnostic
                    let place = diagnostic.range.flatMap { error.source?.location(of: $0.lowerBound) }
                    named.message = file + (place.map { ":\($0.line):\($0.column)" } ?? "") + ": " + diagnostic.message
                    named.range = nil
                    return named
                }
            }
        }
        guard problems.isEmpty else { throw InputError(diagnostics: problems) }
        return inputs
    }

    /// One document, or a line each; a problem names its line.
    static func json(_ text: String, name: String) throws -> [RecipeInput] {
        if let whole = try? JSON(parsing: text) {
            if let recipes = whole["recipes"]?.arrayValue {
                return try decode(recipes.enumerated().map { ("recipe \($0 + 1)", $1) })
            }
            return try decode([(name, whole)])
        }
        var rows: [(String, JSON)] = []
        var problems: [Diagnostic] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            do {
                rows.append(("line \(index + 1)", try JSON(parsing: String(line))))
            } catch {
                problems.append(Diagnostic(id: "bad-json", message: "\(name), line \(index + 1): \(error)"))
            }
        }
        guard problems.isEmpty else { throw InputError(diagnostics: problems) }
        return try decode(rows)
    }

    private static func decode(_ rows: [(String, JSON)]) throws -> [RecipeInput] {
        var inputs: [RecipeInput] = []
        var problems: [Diagnostic] = []
        for (place, json) in rows {
            do {
                inputs.append(RecipeInput(stored: try Recipe(json: json)))
            } catch let error as DiagnosticsError {
                problems += error.diagnostics.map { diagnostic in
                    var named = diagnostic
                    named.message = "\(place): \(diagnostic.message)"
                    return named
                }
            }
        }
        guard problems.isEmpty else { throw InputError(diagnostics: problems) }
        return inputs
    }
}
